import * as kitApi from '@jobspan/shared-kit/api'
import * as kitDesign from '@jobspan/shared-kit/design'
import * as kitI18n from '@jobspan/shared-kit/i18n'
import * as kitRemote from '@jobspan/shared-kit/remote'
import * as kitRouting from '@jobspan/shared-kit/routing'
import * as kitSession from '@jobspan/shared-kit/session'
import * as reactQuery from '@tanstack/react-query'
import * as jotai from 'jotai'
import * as styledComponents from 'styled-components'
import type { SharedModules } from './create-host.ts'

/** React is CommonJS: what `import * as` makes of it is another object than the one that remotes expect. */
declare const require: (name: string) => object

const eagerModules: Record<string, object> = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  ...(process.env.NODE_ENV === 'production' ? {} : { 'react/jsx-dev-runtime': require('react/jsx-dev-runtime') }),
  'react-dom': require('react-dom'),
  'react-dom/client': require('react-dom/client'),
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
  jotai,
  '@jobspan/shared-kit/remote': kitRemote,
  '@jobspan/shared-kit/routing': kitRouting,
  '@jobspan/shared-kit/session': kitSession,
  '@jobspan/shared-kit/api': kitApi,
  '@jobspan/shared-kit/i18n': kitI18n,
  '@jobspan/shared-kit/design': kitDesign,
}

/** Neither the main bundle nor a first paint pays for these. What only members use is in the file of their header, which they have: no further one is named. */
const lazyModules: Record<string, () => Promise<object>> = {
  '@jobspan/shared-kit/messaging': () =>
    import(/* webpackChunkName: "member-header" */ '@jobspan/shared-kit/messaging'),
  '@jobspan/shared-kit/push': () => import(/* webpackChunkName: "member-header" */ '@jobspan/shared-kit/push'),
  '@jobspan/shared-kit/design/overlays': () => import('@jobspan/shared-kit/design/overlays'),
}

const getPackage = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/**
 * What this page provides to remotes: one React, one kit, one of each package that holds state.
 *
 * @param versions by package
 */
export const createSharedModules = (versions: Readonly<Record<string, string>>): SharedModules => {
  const describe = (name: string) => {
    const version = versions[getPackage(name)] ?? ''
    return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
  }
  return Object.fromEntries([
    ...Object.entries(eagerModules).map(([name, module]) => [name, { ...describe(name), lib: () => module as never }]),
    ...Object.entries(lazyModules).map(([name, load]) => [
      name,
      { ...describe(name), get: () => load().then((module) => () => module as never) },
    ]),
  ])
}

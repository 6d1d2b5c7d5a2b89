import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StatsCompilation } from '@rspack/core'
import type { ReleaseLink } from '../shared-kit/src/contracts/remotes/navigation.ts'
import type { Release, ReleaseContribution } from '../shared-kit/src/contracts/remotes/releases.ts'
import type { RemoteDefinition } from '../shared-kit/src/remote/remote-contract.ts'
import { createContainerName } from './global-names.ts'
import { resolveNavigation } from './resolve-navigation.ts'
import { kitModule, kitPackageName } from './workspace.ts'

/** What `registry publish` needs to know of a build beyond its files. Written to `dist/remote.json`. */
export type RemoteBuildManifest = {
  name: string
  build: string
  contract: string
  global: string
  pages: Release['pages']
  slots: { name: string; files: string[] }[]
  declaredSlots: NonNullable<Release['declaredSlots']>
  contributions: ReleaseContribution[]
  overlays: { name: string; queryFlag: string; access: 'public' | 'member'; files: string[] }[]
  navigation: ReleaseLink[]
  backend?: NonNullable<Release['backend']>
  trustedTypes?: string[]
  texts: Record<string, string[]>
  shared: Record<string, string>
}

/** What `remote.ts` uses of the kit, in files that Node can read. */
const readableParts: Record<string, string | undefined> = {
  [`${kitPackageName}/remote`]: pathToFileURL(kitModule('remote/define-remote')).href,
  [`${kitPackageName}/routing`]: pathToFileURL(kitModule('routing/urls')).href,
}

/** How many definitions are being read: what else is loaded in this process gets the kit itself. */
let reading = 0

// `remote.ts` names its pages by dynamic import only, so Node can read it without any of the interface code.
registerHooks({
  resolve(specifier, context, next) {
    const url = reading > 0 ? readableParts[specifier] : undefined
    return url && !/[\\/](shared-kit|@jobspan[\\/]kit)[\\/]/.test(context.parentURL ?? '')
      ? { url, shortCircuit: true }
      : next(specifier, context)
  },
})

const readDefinition = async (packageDir: string): Promise<RemoteDefinition> => {
  const url = `${pathToFileURL(join(packageDir, 'src/remote.ts')).href}?at=${Date.now()}`
  reading += 1
  try {
    return ((await import(url)) as { default: RemoteDefinition }).default
  } finally {
    reading -= 1
  }
}

const importedBy = (load: (() => unknown) | undefined): string =>
  /import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/s.exec(load?.toString() ?? '')?.[1] ?? ''

/** Joins `src/remote.ts` with the web build's statistics: which files each page needs, by its dynamic import. */
export const createRemoteBuildManifest = async (
  packageDir: string,
  build: string,
  stats: StatsCompilation,
  shared: Record<string, string>,
): Promise<RemoteBuildManifest> => {
  const definition = await readDefinition(packageDir)
  const chunks = stats.chunks ?? []
  const filesOf = (request: string) =>
    chunks
      .filter((chunk) => chunk.origins?.some((origin) => origin.request === request))
      .flatMap((chunk) => chunk.files ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => `web/${file}`)
  const entry = ['web/remoteEntry.js', 'web/remote.js']
  const texts: Record<string, string[]> = {}
  for (const chunk of chunks) {
    for (const name of chunk.names ?? []) {
      const language = /^texts-([a-z-]+)$/.exec(name)
      const key = language?.[1]
      if (key) texts[key] = (chunk.files ?? []).map((file) => `web/${file}`)
    }
  }
  return {
    name: definition.name,
    build,
    contract: definition.contract,
    global: createContainerName(definition.name, build),
    pages: definition.pages.map(({ path, access, load }) => ({
      path,
      access,
      files: [...entry, ...filesOf(importedBy(load))],
    })),
    slots: Object.entries(definition.slots).map(([name, load]) => ({
      name,
      files: [...entry, ...filesOf(importedBy(load))],
    })),
    declaredSlots: definition.declaredSlots ?? [],
    contributions: (definition.contributions ?? []).map(({ load, countries, ...contribution }) => ({
      ...contribution,
      ...(countries ? { countries: [...countries] } : {}),
      files: [...entry, ...filesOf(importedBy(load))],
    })),
    overlays: definition.overlays.map(({ name, queryFlag, access = 'public', load }) => ({
      name,
      queryFlag,
      access,
      files: [...entry, ...filesOf(importedBy(load))],
    })),
    navigation: await resolveNavigation(packageDir, definition),
    ...(definition.backend ? { backend: definition.backend } : {}),
    ...(definition.trustedTypes ? { trustedTypes: [...definition.trustedTypes] } : {}),
    texts,
    shared,
  }
}

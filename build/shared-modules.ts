import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getPackageName } from '../packages/kit-server/src/compatibility/package-name.ts'
import { kitEntryPoints } from './kit-entry-points.ts'
import { kitPackageName, readSharedKitVersion, sharedKitName, workspaceRoot } from './workspace.ts'

const versionOf = (name: string): string => {
  if (name === sharedKitName) return readSharedKitVersion()
  const file = resolve(workspaceRoot, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Of the shell's minor or a later one. Its patch does not count: a remote may have taken a patch that the shell has yet to take. */
const toCaretRange = (version: string) => `^${version.replace(/^(\d+\.\d+)\.\d+/, '$1.0')}`

/**
 * Singletons of the whole site. i18next and react-i18next are not listed: they are reached only through the kit's
 * `i18n` entry point, which ships the parts in use instead of the whole packages. The keys are what modules import; by its `shareKey` each is
 * found at run time, which differs where a remote of its own repository imports the published kit.
 */
export const createSharedModules = () => {
  const entries = [
    ...['react', 'react-dom', '@tanstack/react-query', 'jotai', 'styled-components'].map((name) => [name, name]),
    ['react/', 'react'],
    ['react-dom/', 'react-dom'],
    ...Object.keys(kitEntryPoints).map((entryPoint) => [`${sharedKitName}/${entryPoint}`, sharedKitName]),
  ] as [string, string][]
  return Object.fromEntries(
    entries.map(([key, owner]) => {
      const version = versionOf(owner)
      return [
        key.replace(sharedKitName, kitPackageName),
        {
          shareKey: key,
          singleton: true,
          requiredVersion: toCaretRange(version),
          version,
          strictVersion: true,
        },
      ]
    }),
  )
}

/**
 * What a remote's bundle takes from the page that it is in. A browser's bundle brings no copies: a page that does not share a module is told which
 * one, where a copy would be a second React, or kit, that knows nothing of the first. The server's bundle has copies, which never run: from them the
 * build reads what is installed.
 */
export const createConsumedModules = (side: 'web' | 'node') => {
  const modules = createSharedModules()
  if (side === 'node') return modules
  const consumed = Object.fromEntries(
    Object.entries(modules).map(([key, module]) => [key, { ...module, import: false as const }]),
  )
  // What JSX is compiled to in development alone, which the page of a deployed shell does not share. It holds no state, and takes React from the page.
  const developmentJsx = 'react/jsx-dev-runtime'
  return { ...consumed, [developmentJsx]: { ...modules['react/'], shareKey: developmentJsx } }
}

/** Version ranges that a remote asks the shell for, by what each module is shared as. */
export const getSharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    Object.values(createSharedModules()).map(({ shareKey, requiredVersion }) => [shareKey, requiredVersion]),
  )

/** Versions that the shell provides to remotes, by package. */
export const getSharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(createSharedModules()).map(([name, { version }]) => [getPackageName(name), version]),
  )

/**
 * How the shell's own scripts are hashed (W3C SRI). Its main script holds the hash of each, which nothing packs, and is on every visitor's
 * way: the shorter one saves 0.6 KB. Releases of remotes keep sha384.
 */
export const shellIntegrityAlgorithm = 'sha256'

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getPackageName } from '../shared-kit/src/server/compatibility/package-name.ts'
import { kitEntryPoints } from './kit-entry-points.ts'

const root = resolve(import.meta.dirname, '..')

/** Loaded on first use, so neither the shell's main bundle nor a first paint pays for them. */
const lazySharedModules = new Set(['@jobspan/shared-kit/design/overlays', '@jobspan/shared-kit/messaging'])

const versionOf = (name: string): string => {
  const file = name.startsWith('@jobspan/')
    ? resolve(root, 'shared-kit/package.json')
    : resolve(root, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

const toCaretRange = (version: string) => `^${version}`

/**
 * Singletons of the whole site. i18next and react-i18next are not listed: they are reached only through the kit's
 * `i18n` entry point, which ships the parts in use instead of the whole packages.
 */
export const createSharedModules = (role: 'shell' | 'remote') => {
  const entries = [
    ...['react', 'react-dom', '@tanstack/react-query', 'jotai', 'styled-components'].map((name) => [name, name]),
    ['react/', 'react'],
    ['react-dom/', 'react-dom'],
    ...Object.keys(kitEntryPoints).map((entryPoint) => [`@jobspan/shared-kit/${entryPoint}`, '@jobspan/shared-kit']),
  ] as [string, string][]
  return Object.fromEntries(
    entries.map(([key, owner]) => {
      const version = versionOf(owner)
      return [
        key,
        {
          shareKey: key,
          singleton: true,
          requiredVersion: toCaretRange(version),
          version,
          ...(role === 'remote' ? { strictVersion: true } : { eager: !lazySharedModules.has(key) }),
        },
      ]
    }),
  )
}

/** Versions that the shell provides to remotes, by package. */
export const getSharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(createSharedModules('shell')).map(([name, { version }]) => [getPackageName(name), version]),
  )

/**
 * How the shell's own scripts are hashed (W3C SRI). Its main script holds the hash of each, which nothing packs, and is on every visitor's
 * way: the shorter one saves 0.6 KB. Releases of remotes keep sha384.
 */
export const shellIntegrityAlgorithm = 'sha256'

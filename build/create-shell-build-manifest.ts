import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StatsCompilation } from '@rspack/core'
import { REMOTE_CONTRACT_VERSION } from '../shared-kit/src/remote/remote-contract.ts'
import { getSharedVersions, shellIntegrityAlgorithm } from './shared-modules.ts'

/** What the shell's server needs to know of its own browser build. Written to `dist/shell.json`. */
export type ShellBuildManifest = {
  build: string
  /** Version of the remote contract that it keeps. */
  contract: string
  /** Versions of what it provides to remotes, by package. */
  shared: Record<string, string>
  /** Files of the main bundle, in the order in which they run. */
  main: string[]
  /** Chunks of what the shell's own pages say beyond the frame, by language key. */
  shellPageTexts: Record<string, string[]>
  /** Chunks of the shell's own pages, by dynamic import. */
  pages: Record<string, string[]>
  /** Hash of every file, packed copies excepted: of scripts as browsers check it, and the server before it gives any of them out. */
  integrity: Record<string, string>
}

/** Hash of one of the shell's own scripts, as a browser checks it. */
export const computeShellIntegrity = (bytes: Uint8Array): string =>
  `${shellIntegrityAlgorithm}-${createHash(shellIntegrityAlgorithm).update(bytes).digest('base64')}`

/** Lists the browser build's files: the main bundle, and what each language and own page needs. */
export const createShellBuildManifest = async (
  dist: string,
  build: string,
  stats: StatsCompilation,
): Promise<ShellBuildManifest> => {
  const names = await readdir(join(dist, 'web'))
  const integrity: Record<string, string> = {}
  for (const name of names.filter((file) => !/\.(br|gz)$/.test(file))) {
    integrity[name] = computeShellIntegrity(await readFile(join(dist, 'web', name)))
  }
  const shellPageTexts: ShellBuildManifest['shellPageTexts'] = {}
  const pages: ShellBuildManifest['pages'] = {}
  for (const chunk of stats.chunks ?? []) {
    const files = (chunk.files ?? []).filter((file) => file.endsWith('.js'))
    for (const name of chunk.names ?? []) {
      const [, language] = /^account-texts-(.+)$/.exec(name) ?? []
      if (language) shellPageTexts[language] = files
    }
    for (const origin of chunk.origins ?? []) {
      if (origin.request?.startsWith('./pages/')) pages[origin.request] = [...(pages[origin.request] ?? []), ...files]
    }
  }
  const main = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name).filter((file) => file.endsWith('.js'))
  return {
    build,
    contract: REMOTE_CONTRACT_VERSION,
    shared: getSharedVersions(),
    main,
    shellPageTexts,
    pages,
    integrity,
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../shared-kit/src/contracts/remotes/releases.ts'

/** What is in `release-compatibility/last-release` beside the kit's types: what the last released shell and remotes said of themselves. */
export type LastRelease = {
  /** The commit whose sources it was built from. */
  commit: string
  shell: { build: string; contract: string; shared: Record<string, string> }
  remotes: Pick<Release, 'name' | 'build' | 'contract' | 'shared' | 'slots' | 'overlays' | 'pages'>[]
}

export const root = join(import.meta.dirname, '..')
export const lastReleaseFolder = join(import.meta.dirname, 'last-release')

/** The types of the kit's entry points, as the compiler wrote them: written once at a release, read by the compiler alone. */
const kitTypesArchive = join(lastReleaseFolder, 'kit-types.tgz')

export const packKitTypes = (): void => {
  execFileSync('tar', ['-czf', kitTypesArchive, '-C', lastReleaseFolder, 'kit'])
}

/** Puts the types of the last released kit into `kit` in `folder`, for the compiler. */
export const unpackKitTypes = (folder = lastReleaseFolder): void => {
  rmSync(join(folder, 'kit'), { recursive: true, force: true })
  execFileSync('tar', ['-xzf', kitTypesArchive, '-C', folder])
}

export const readLastRelease = (): LastRelease =>
  JSON.parse(readFileSync(join(lastReleaseFolder, 'releases.json'), 'utf8')) as LastRelease

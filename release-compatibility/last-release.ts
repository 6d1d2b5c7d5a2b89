import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../shared-kit/src/contracts/releases.ts'

/** What stands in `release-compatibility/last-release` beside the kit's types: what the last released shell and remotes said of themselves. */
export type LastRelease = {
  /** The commit whose sources it was built from. */
  commit: string
  shell: { build: string; contract: string; shared: Record<string, string> }
  remotes: Pick<Release, 'name' | 'build' | 'contract' | 'shared' | 'slots' | 'overlays' | 'pages'>[]
}

export const root = join(import.meta.dirname, '..')
export const lastReleaseFolder = join(import.meta.dirname, 'last-release')

export const readLastRelease = (): LastRelease =>
  JSON.parse(readFileSync(join(lastReleaseFolder, 'releases.json'), 'utf8')) as LastRelease

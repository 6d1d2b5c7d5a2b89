import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The remotes of this repository: every folder `mf-*` with a `src/remote.ts`. */
export const remoteNames: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/remote.ts')))
  .sort()

export const registryConsolePath = 'registry/console'

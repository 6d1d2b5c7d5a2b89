import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRemote, workspaceRoot } from './workspace.ts'

const listRemotes = (): string[] =>
  readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mf-') && existsSync(join(workspaceRoot, name, 'src/remote.ts')))
    .sort()

/** The remotes of this repository: every folder `mf-*` with a `src/remote.ts`, or the one that the repository is of. */
export const remoteNames: readonly string[] = repositoryRemote === undefined ? listRemotes() : [repositoryRemote]

export const registryConsolePath = 'registry/console'

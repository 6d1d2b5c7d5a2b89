import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { CliError, usageError } from './cli-error.ts'

export const workspaceRoot = resolve(import.meta.dirname, '../..')

/** Remotes of a workspace: every folder `mf-*` with a public face. */
export const listRemotes = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/remote.ts')))
    .sort()

/** The remote that is meant: the one named, else the one whose folder this is. */
export const resolveRemote = (named: string | undefined, root: string, cwd: string): string => {
  const remotes = listRemotes(root)
  const known = `This workspace has ${remotes.join(', ') || 'none'}; \`jobspan new <remote>\` makes another.`
  if (named) {
    if (!remotes.includes(named)) throw new CliError(`There is no remote ${named} here.`, known)
    return named
  }
  const here = relative(root, cwd).split(/[\\/]/)[0] ?? ''
  if (!remotes.includes(here)) throw usageError('Which remote?', `Name it, or run this in its folder. ${known}`)
  return here
}

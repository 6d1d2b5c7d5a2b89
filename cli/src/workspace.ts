import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { CliError, usageError } from './cli-error.ts'

/** Whether this is the published package: it is installed beside what it works on, and lies in no workspace itself. */
export const isInstalled = /[\\/]node_modules[\\/]@jobspan[\\/]/.test(import.meta.dirname)

/** A repository of one remote: its sources lie in the root itself. */
export const isRepositoryOfRemote = (root: string): boolean => existsSync(join(root, 'src/remote.ts'))

/** The nearest folder above that is a remote's repository; the folder itself where none is. */
const findRepository = (folder: string): string => {
  for (let each = folder; ; each = dirname(each)) {
    if (isRepositoryOfRemote(each)) return each
    if (dirname(each) === each) return folder
  }
}

export const workspaceRoot = isInstalled ? findRepository(process.cwd()) : resolve(import.meta.dirname, '../..')

type OwnPackage = { version: string; jobspan?: { versions: Record<string, string> } }

/** package.json of this command line. */
export const readOwnPackage = (): OwnPackage =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, isInstalled ? '../../..' : '..', 'package.json'), 'utf8'))

/** The one remote of a repository, by the name of its package without the scope. */
const readRepositoryRemote = (root: string): string => {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  return name.replace(/^@[^/]+\//, '')
}

/** Remotes of a workspace: every folder `mf-*` with a public face. A remote's own repository has one. */
export const listRemotes = (root: string): string[] =>
  isRepositoryOfRemote(root)
    ? [readRepositoryRemote(root)]
    : readdirSync(root)
        .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/remote.ts')))
        .sort()

/** Folder of a remote. */
export const remoteFolder = (root: string, name: string): string =>
  isRepositoryOfRemote(root) ? root : join(root, name)

/** The remote that is meant: the one named, else the one whose folder this is. */
export const resolveRemote = (named: string | undefined, root: string, cwd: string): string => {
  const remotes = listRemotes(root)
  const known = `This workspace has ${remotes.join(', ') || 'none'}; \`jobspan new <remote>\` makes another.`
  if (named) {
    if (!remotes.includes(named)) throw new CliError(`There is no remote ${named} here.`, known)
    return named
  }
  if (isRepositoryOfRemote(root)) return remotes[0] as string
  const here = relative(root, cwd).split(/[\\/]/)[0] ?? ''
  if (!remotes.includes(here)) throw usageError('Which remote?', `Name it, or run this in its folder. ${known}`)
  return here
}

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getPackageName } from '../packages/kit-server/src/compatibility/package-name.ts'
import { getSharedRanges } from './shared-modules.ts'
import { isRepositoryOfRemote, workspaceRoot } from './workspace.ts'

/** What is made here and no build reads: output, packages, tests, and the caches and settings of tools, whose names begin with a dot. */
const skipped = /(^|\/)(dist|node_modules|coverage)(\/|$)|(^|\/)\.(?!browserslistrc$)[^/]|\.test\.tsx?$/

/** Files and folders that git leaves out (`.gitignore`): no other copy of the repository has them. None where this is no repository of git. */
const listIgnored = (root: string): string[] => {
  const list = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : []
}

const isIgnored = (ignored: readonly string[], path: string): boolean =>
  ignored.some((each) => path === each || (each.endsWith('/') && path.startsWith(each)))

const toPath = (root: string, file: string) => relative(root, file).split(sep).join('/')

/** Folders and files of which all count. A remote's whole folder does: its configuration may read any file there. */
const countedPaths = (packageName: string): string[] => {
  // Kit and build are packages there, which count by the lock file.
  if (isRepositoryOfRemote) return readdirSync(workspaceRoot).filter((name) => !skipped.test(name))
  return [
    ...(packageName.startsWith('mf-')
      ? [packageName]
      : ['src', 'package.json', 'rspack.config.ts'].map((name) => `${packageName}/${name}`)),
    'shared-kit/src',
    'shared-kit/package.json',
    'shared-features/src',
    'build',
    // What the build uses of it.
    'packages/kit-server/src/compatibility',
    'rspack.base.ts',
  ]
}

let ignoredByGit: string[] | undefined
/** Asked for each file of a bundle, so git is asked once. */
const ignoredHere = (): string[] => {
  ignoredByGit ??= listIgnored(workspaceRoot)
  return ignoredByGit
}

/** Whether a change of this file, by its path below the workspace, gives another build id. Packages count by the lock file. */
export const isBuildInput = (packageName: string, path: string): boolean =>
  !skipped.test(path) &&
  countedPaths(packageName).some((counted) => path === counted || path.startsWith(`${counted}/`)) &&
  !isIgnored(ignoredHere(), path)

const filesBelow = async (root: string, path: string): Promise<string[]> => {
  const folder = join(root, path)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [folder]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !skipped.test(toPath(root, file)))
}

/** Folders of the lock file whose packages a build finds: those of the workspace, of the package itself, and of the kit. */
const isFound = (packageName: string, folder: string): boolean =>
  ['', `${packageName}/`, 'shared-kit/', 'shared-features/'].some((owner) => folder.startsWith(`${owner}node_modules/`))

/** What of the lock file a build can tell: the packages, not the names of this repository's own workspaces. */
const lockedPackages = async (packageName: string, root: string): Promise<string> => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  return JSON.stringify(Object.entries(packages).filter(([path, { link }]) => isFound(packageName, path) && !link))
}

/** Names of the packages in a `node_modules` folder. */
const packagesIn = async (folder: string): Promise<string[]> => {
  const names = existsSync(folder) ? await readdir(folder) : []
  const scoped = await Promise.all(
    names
      .filter((name) => name.startsWith('@'))
      .map(async (scope) => (await readdir(join(folder, scope))).map((name) => `${scope}/${name}`)),
  )
  return [...names.filter((name) => !/^[@.]/.test(name)), ...scoped.flat()].sort()
}

/**
 * What the packages say that are there, whatever the lock file has: those that the package has to itself, and the shared ones, whose versions
 * are in the bundles.
 */
const installedPackages = async (packageName: string, root: string): Promise<string> => {
  const shared = [...new Set(Object.keys(getSharedRanges()).map(getPackageName))]
  const own = `${packageName}/node_modules`
  const folders = [
    ...shared.filter((name) => !name.startsWith('@jobspan/')).map((name) => `node_modules/${name}`),
    ...(await packagesIn(join(root, own))).map((name) => `${own}/${name}`),
  ]
  const read = async (folder: string) => {
    const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => '')
    return text && `${folder}\0${text}\0`
  }
  return (await Promise.all(folders.map(read))).join('')
}

/**
 * Hash over everything that a package's build reads: its sources and configuration, the kit's, the build's own, and the packages. The same
 * inputs give the same build id on every machine.
 */
export const hashBuildInputs = async (packageName: string, mode: string, root = workspaceRoot): Promise<string> => {
  const paths = countedPaths(packageName).filter((path) => existsSync(join(root, path)))
  const ignored = listIgnored(root)
  const found = (await Promise.all(paths.map((path) => filesBelow(root, path)))).flat().sort()
  const files = found.filter((file) => !isIgnored(ignored, toPath(root, file)))
  const hash = createHash('sha256')
    .update(mode)
    .update(await lockedPackages(packageName, root))
    .update(await installedPackages(packageName, root))
  for (const file of files)
    hash
      .update(toPath(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}

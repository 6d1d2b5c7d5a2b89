import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '../scripts/startup-error.ts'

/** Folder that the build's own files lie in: the workspace, or `lib` of the installed package `@jobspan/build`. */
const ownRoot = resolve(import.meta.dirname, '..')
const isInstalled = /[\\/]node_modules[\\/]@jobspan[\\/]/.test(ownRoot)

/** The repository of a remote that a folder is in: the nearest folder above with a `src/remote.ts`. */
const findRepository = (folder: string): string => {
  if (existsSync(join(folder, 'src/remote.ts'))) return folder
  const parent = dirname(folder)
  if (parent === folder)
    throw new Error(`${process.cwd()} is in no repository of a remote: there is no src/remote.ts above it`)
  return findRepository(parent)
}

/** What is built: the workspace with all its packages, or the repository of one remote. */
export const workspaceRoot = isInstalled ? findRepository(process.cwd()) : ownRoot

const readPackage = <Content>(folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Content

/** The one remote of this repository, where it is a remote's own. */
export const repositoryRemote: string | undefined = isInstalled
  ? readPackage<{ name: string }>(workspaceRoot).name.replace(/^@[^/]+\//, '')
  : undefined

export const isRepositoryOfRemote = repositoryRemote !== undefined

/** The folder of a package of the workspace, by its path below the root. In a remote's own repository there is one: the root. */
export const packageFolder = (name: string): string =>
  isRepositoryOfRemote ? workspaceRoot : join(workspaceRoot, name)

/** The kit as remotes import it here. */
export const kitPackageName = isRepositoryOfRemote ? '@jobspan/kit' : '@jobspan/shared-kit'

/**
 * The name under which the shell provides the kit's modules at run time. It is the same wherever a remote is built: by another one the shell's
 * copy would not be found.
 */
export const sharedKitName = '@jobspan/shared-kit'

const kitPackageFolder = isRepositoryOfRemote
  ? join(workspaceRoot, 'node_modules', kitPackageName)
  : join(workspaceRoot, 'shared-kit')

/** Sources of the kit; compiled ones in a remote's own repository. */
export const kitSources = join(kitPackageFolder, isRepositoryOfRemote ? 'lib' : 'src')
/** A module of the kit by its path below the sources, without its ending. */
export const kitModule = (path: string): string => join(kitSources, `${path}.${isRepositoryOfRemote ? 'js' : 'ts'}`)

type KitPackage = { version: string }

/** Version by which the shell and a remote compare their kits: that of the workspace's kit, which is published under the same one. */
export const readSharedKitVersion = (): string => readPackage<KitPackage>(kitPackageFolder).version

const majorOf = (version: string) => version.split('.')[0]

/** Throws where the installed kit is of another major version than the build that is installed beside it. */
export const requireMatchingKit = (): void => {
  if (!isRepositoryOfRemote) return
  const kit = readPackage<KitPackage>(kitPackageFolder).version
  const own = readPackage<{ version: string }>(join(ownRoot, '..')).version
  if (majorOf(kit) !== majorOf(own))
    throw new StartupError(
      `@jobspan/kit ${kit} and @jobspan/build ${own} are of different major versions. Install @jobspan/kit, @jobspan/build and @jobspan/cli of one version: npm install @jobspan/kit@^${own} @jobspan/build@^${own} @jobspan/cli@^${own}`,
    )
}

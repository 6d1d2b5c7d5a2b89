import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { StatsCompilation, StatsModule } from '@rspack/core'
import { isVersionInRange } from '../packages/kit-server/src/compatibility/is-version-in-range.ts'
import { getPackageName } from '../packages/kit-server/src/compatibility/package-name.ts'
import { sharedKitName } from './workspace.ts'

/** What statistics have to hold for `readBundledPackages`. */
export const moduleStatsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  dependentModules: true,
  cachedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
} as const

/** A copy of a package in a bundle: by its folder, as one name can be there twice. */
type BundledPackage = {
  name: string
  version: string
  /** Below the workspace, such as `node_modules/react`. */
  folder: string
  /** Modules of it that are in the bundle. */
  files: string[]
  /** What it is to the share scope where that is something else than name and version: the published kit stands for the workspace's. */
  sharedAs?: { name: string; version: string }
}

/** A module that a bundle offers to the share scope: `react/jsx-runtime` is offered as `19.3.1`, from this file. */
type ProvidedModule = { key: string; version: string; file: string }

export type BundleContents = { packages: BundledPackage[]; provided: ProvidedModule[] }

const allModules = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => [module, ...allModules(module.modules ?? [])])

const provideModule = /^provide (?:shared )?module \(.*?\) (\S+)@(\S+) = (.+)$/

type PackageJson = { name?: string; version?: string }

/** What a package is to the share scope. */
export const sharedIdentity = ({ name, version, sharedAs }: BundledPackage): { name: string; version: string } =>
  sharedAs ?? { name, version }

/** The package that a file belongs to: the nearest folder above it whose package.json has a name and a version. */
const createPackageFinder = () => {
  const known = new Map<string, Omit<BundledPackage, 'files'> | undefined>()
  const find = (folder: string): Omit<BundledPackage, 'files'> | undefined => {
    if (known.has(folder)) return known.get(folder)
    const file = join(folder, 'package.json')
    // Packages mark folders of theirs by a package.json with nothing but a type.
    const { name, version } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageJson) : {}
    const parent = dirname(folder)
    const sharedAs = name === '@jobspan/kit' && version ? { sharedAs: { name: sharedKitName, version } } : {}
    const found =
      name && version ? { name, version, folder, ...sharedAs } : parent === folder ? undefined : find(parent)
    known.set(folder, found)
    return found
  }
  return (file: string) => find(dirname(file))
}

/** A package's folder as the lock file names it; packages may be linked into the workspace from elsewhere, and bundlers follow links. */
const createFolderNamer = (root: string) => {
  const toName = (folder: string) => relative(root, folder).split(sep).join('/')
  /** Where a package of the workspace really is. */
  const realFolderOf = memoize((name: string) => {
    const path = join(root, 'node_modules', name)
    return existsSync(path) ? realpathSync(path) : path
  })
  return (folder: string): string => {
    if (folder.startsWith(root + sep)) return toName(folder)
    const parts = folder.split(`${sep}node_modules${sep}`)
    // The outermost package that the workspace has under the same name, and below it those that it brings along.
    for (let index = 1; index < parts.length; index++) {
      const inner = parts.slice(index).join('/node_modules/').split(sep).join('/')
      const owner = getPackageName(parts[index]?.split(sep).join('/') ?? '')
      const ownerFolder = [...parts.slice(0, index), owner].join(`${sep}node_modules${sep}`)
      if (realFolderOf(owner) === ownerFolder) return `node_modules/${inner}`
    }
    return toName(folder)
  }
}

const memoize = <Value>(compute: (name: string) => Value) => {
  const known = new Map<string, Value>()
  return (name: string): Value => {
    const value = known.get(name) ?? compute(name)
    known.set(name, value)
    return value
  }
}

/** Reads from the statistics of bundles which packages their modules come from, and what they offer to share. */
export const readBundledPackages = (bundles: readonly StatsCompilation[], root: string): BundleContents => {
  const findPackage = createPackageFinder()
  const nameFolder = createFolderNamer(root)
  const packages = new Map<string, BundledPackage>()
  const provided = new Map<string, ProvidedModule>()
  for (const { nameForCondition, identifier = '' } of bundles.flatMap(({ modules }) => allModules(modules ?? []))) {
    const [, key, version, file] = provideModule.exec(identifier) ?? []
    if (key && version && file) provided.set(identifier, { key, version, file })
    if (!nameForCondition || !existsSync(nameForCondition)) continue
    const found = findPackage(nameForCondition)
    if (!found) continue
    const entry = packages.get(found.folder) ?? {
      ...found,
      folder: nameFolder(found.folder),
      files: [],
    }
    packages.set(found.folder, entry)
    if (!entry.files.includes(nameForCondition)) entry.files.push(nameForCondition)
  }
  return { packages: [...packages.values()], provided: [...provided.values()] }
}

export type Declarations = {
  root: string
  /** Shared packages, and the range that the remote asks the shell for. */
  shared: Readonly<Record<string, string>>
  /** Dependencies of the remote's own package.json. */
  dependencies: Readonly<Record<string, string>>
  /** Versions of package-lock.json by folder; undefined for folders that it does not list. */
  lockedVersion(folder: string): string | undefined
}

/** What React's packages say of themselves in their code: a package.json can be changed without it. */
const statedVersion = /\bexports\.version\s*=\s*["'](\d+\.\d+\.\d+[^"']*)["']/

const findStatedVersion = ({ files }: BundledPackage): string | undefined => {
  for (const file of files) {
    const [, version] = statedVersion.exec(readFileSync(file, 'utf8')) ?? []
    if (version) return version
  }
  return undefined
}

/** However the copy was packed. */
const reactApi = /\.useState\s*=/
const anyStatedVersion = /\.version\s*=\s*["'](\d+\.\d+\.\d+[^"']*)["']/

/** A copy of React that says it is another package: two Reacts in one page break each other's hooks. */
const findDisguisedReact = ({ name, folder, files }: BundledPackage): string[] =>
  files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const version = anyStatedVersion.exec(source)?.[1]
    return version && reactApi.test(source) ? [`${folder} says it is ${name}; it holds React ${version}`] : []
  })

/** Where a package's own words, the lock file and its code disagree. */
const findUntruths = (bundled: BundledPackage, isShared: boolean, { lockedVersion }: Declarations): string[] => {
  const { name, version, folder } = bundled
  const faults: string[] = []
  const locked = lockedVersion(folder)
  if (locked !== undefined && locked !== version)
    faults.push(`${folder}/package.json says ${name} ${version}, package-lock.json has ${locked}`)
  const stated = isShared ? findStatedVersion(bundled) : undefined
  // React's own 18.3.1 says of itself 18.3.1-next-f1338f8080.
  if (stated !== undefined && stated !== version && stated.split('-')[0] !== version)
    faults.push(`${folder}/package.json says ${name} ${version}, its code says ${stated}`)
  return faults
}

/** Copies of a shared package other than the one that is declared and shared. */
const findWrongCopies = (bundled: BundledPackage, range: string, { dependencies }: Declarations): string[] => {
  const { name, version, folder } = bundled
  const declared = dependencies[name]
  const shared = sharedIdentity(bundled)
  if (!isVersionInRange(shared.version, range))
    return [`it holds ${shared.name} ${shared.version} from ${folder}; ${range} is shared`]
  // An archive has no range: what is in it is what was declared.
  if (declared !== undefined && !declared.startsWith('file:') && !isVersionInRange(version, declared))
    return [`package.json declares ${name} ${declared}, the bundle holds ${version} from ${folder}`]
  const own = name === sharedKitName ? 'shared-kit' : `node_modules/${name}`
  if (folder !== own) return [`it holds a copy of ${name} ${version} of its own from ${folder}; only ${own} is shared`]
  return []
}

/** What of a bundle is not as it is declared, in sentences; empty where all is. */
export const findPackageFaults = ({ packages, provided }: BundleContents, declarations: Declarations): string[] => {
  const { root, shared } = declarations
  const faults = packages.flatMap((bundled) => {
    const range = shared[sharedIdentity(bundled).name]
    return [
      ...(range === undefined ? [] : findWrongCopies(bundled, range, declarations)),
      ...(range === undefined ? findDisguisedReact(bundled) : []),
      ...findUntruths(bundled, range !== undefined, declarations),
    ]
  })
  for (const { key, version, file } of provided) {
    const name = getPackageName(key)
    const from = packages.find(({ files }) => files.includes(file))
    const shown = relative(root, file).split(sep).join('/')
    const identity = from && sharedIdentity(from)
    if (identity?.name !== name) faults.push(`it shares ${shown} as ${key} ${version}; that file is not of ${name}`)
    else if (identity.version !== version)
      faults.push(`it shares ${key} as ${version}; what it holds is ${identity.version} from ${from?.folder}`)
  }
  return [...new Set(faults)].sort()
}

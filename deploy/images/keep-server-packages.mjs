import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// Removes from an installation what the program of one workspace does not load: node deploy/images/keep-server-packages.mjs api

/** What servers load of the kit is its contracts: of its dependencies they need these. */
export const kitDependenciesOfServers = ['zod']

/** Folders of weights below packages of fonts, of which the API has a file read by name (`resume-fonts.ts`). */
export const fontWeights = ['400Regular', '700Bold']

/** Packages that others load if they are there: pdf.js draws with it, and the API reads texts alone. */
const undesired = ['@napi-rs/canvas']

const unloadedFile = /\.(map|md|markdown|flow)$|\.[cm]?ts$|\.(umd|iife)\.c?js$/
/** For browsers and bundlers; of pdf.js the API loads `legacy` alone. */
const unloadedFolders = [
  'esnext',
  'umd',
  'iife',
  'pdfjs-dist/build',
  'pdfjs-dist/web',
  'bintrees/test',
  'libphonenumber-js/bundle',
  'moment/min',
  'moment-timezone/builds',
  'date-holidays/dist',
  'pdfjs-dist/image_decoders',
]

const fontScope = '@expo-google-fonts/'

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folder that Node finds a package in, seen from another folder; undefined where it is not installed. */
const findPackage = (root, from, name) => {
  const found = join(from, 'node_modules', name)
  if (existsSync(join(found, 'package.json'))) return found
  return from === root ? undefined : findPackage(root, dirname(from), name)
}

/** Names of packages that a package may load, optional ones too where they are there. */
const namesOf = (manifest) => {
  if (manifest.name === '@jobspan/shared-kit') return kitDependenciesOfServers
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  // Types are no code.
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].filter(
    (name) => !name.startsWith('@types/') && !undesired.includes(name),
  )
}

/** Folders of workspaces by their names; a fresh installation has links to them, which an image replaces by what it copies. */
const workspacesIn = (root) => {
  const folders = readManifest(root).workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(join(root, parent)).map((name) => join(parent, name))
  })
  return new Map(
    folders
      .map((folder) => join(root, folder))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => [readManifest(folder).name, folder]),
  )
}

/** Folders of all packages that a workspace's program can load. */
const findReachable = (root, workspace) => {
  const workspaces = workspacesIn(root)
  const reached = new Set()
  const follow = (folder) => {
    if (reached.has(folder)) return
    reached.add(folder)
    for (const name of namesOf(readManifest(folder))) {
      const found = workspaces.get(name) ?? findPackage(root, folder, name)
      if (found) follow(found)
    }
  }
  follow(join(root, workspace))
  return reached
}

const packagesIn = (modules) =>
  readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const path = join(modules, entry.name)
    if (entry.name.startsWith('.') || !entry.isDirectory()) return []
    return entry.name.startsWith('@') ? readdirSync(path).map((name) => join(path, name)) : [path]
  })

/** Removes packages that are not reached; what lies within one that is goes through the same. Gives what was removed. */
const prune = (root, folder, reached) => {
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) return []
  return packagesIn(modules).flatMap((path) => {
    if (reached.has(path)) return prune(root, path, reached)
    // A link to a workspace: its sources are copied later.
    if (!existsSync(join(path, 'package.json')) || readManifest(path).name?.startsWith('@jobspan/')) return []
    rmSync(path, { recursive: true })
    return [relative(root, path)]
  })
}

const removeIn = (folder, isRemoved) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (isRemoved(path, entry)) rmSync(path, { recursive: true })
    else if (entry.isDirectory() && entry.name !== 'node_modules') removeIn(path, isRemoved)
  }
}

/** Files that a manifest names for programs, which stay whatever they are called. */
const namedFiles = ({ main, exports }) => {
  const namesIn = (value) => {
    if (typeof value === 'string') return [value]
    const entries = Object.entries(value ?? {}).filter(([key]) => !/^(types|browser|script|umd|iife)/.test(key))
    return entries.flatMap(([, inner]) => namesIn(inner))
  }
  return new Set([main, ...namesIn(exports)].filter(Boolean).map((name) => join(name)))
}

/** Of a package what no server loads: types, maps and texts for readers, builds for script elements, and weights of fonts that are not used. */
const pruneFiles = (folder) => {
  const named = namedFiles(readManifest(folder))
  const isFont = folder.includes(fontScope)
  removeIn(folder, (path, entry) => {
    const name = relative(folder, path)
    if (named.has(name)) return false
    if (!entry.isDirectory()) return unloadedFile.test(name)
    if (isFont && !fontWeights.includes(entry.name)) return true
    return (
      unloadedFolders.some((unloaded) => path.endsWith(`/${unloaded}`)) &&
      ![...named].some((file) => file.startsWith(`${name}/`))
    )
  })
}

/** Gives the names of the folders that were removed. */
export const keepServerPackages = (root, workspace) => {
  const reached = findReachable(root, workspace)
  const isInstalled = (folder) => folder.includes('/node_modules/')
  const removed = [root, ...reached]
    .filter((folder) => !isInstalled(folder))
    .flatMap((folder) => prune(root, folder, reached))
  for (const folder of reached) if (isInstalled(folder)) pruneFiles(folder)
  return removed
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const removed = keepServerPackages(resolve('.'), process.argv[2] ?? '')
  console.log(`removed ${removed.length} packages that ${process.argv[2]} does not load`)
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { findDuplicateContributions, findDuplicateRoutes } from '@jobspan/kit-server/compatibility/find-conflicts'
import { findNavigationFaults } from '@jobspan/kit-server/compatibility/find-navigation-faults'
import { type ReleaseContents, releaseContents } from '@jobspan/shared-kit/contracts/registry/release-contents'
import { buildId, remoteName } from '@jobspan/shared-kit/contracts/registry/rollout'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { listContributions, type Release, release, transferBytes } from '@jobspan/shared-kit/contracts/remotes/releases'
import { RegistryError } from '../platform/http/registry-error.ts'
import { readSourceMap, type SourceMap } from './source-maps/source-map.ts'
import type { ReleaseMaps } from './source-maps/source-map-store.ts'
import type { UnpackedFile } from './unpack-release.ts'
import { uploadLimits } from './upload-limits.ts'

export const manifestFile = 'release.json'

/** All files of a release in the store: those that its manifest lists, and the manifest. */
export const listStoredFiles = (manifest: Release): string[] => [manifestFile, ...Object.keys(manifest.files)]

export type VerifiedRelease = {
  manifest: Release
  /** What its bundles hold, where the command line said so. */
  contents: ReleaseContents
  /** Names what the release is; the commit it was built from is no part of that. */
  digest: string
  /** Of `release.json` as it came. */
  integrity: string
  bytes: number
  pageBytes: number
  files: string[]
  /** Source maps by the file that they are of. They are no part of what is served. */
  maps: ReleaseMaps
}

const invalidReleaseError = (what: string) =>
  new RegistryError(422, `${what} Pack the release again. Nothing of it was kept.`)

/** Reads `release.json` of an unpacked upload and holds it against what came: no file more, none less, each with its hash. */
export const readManifest = async (
  folder: string,
  found: ReadonlyMap<string, UnpackedFile>,
  name: { remote: string; build: string },
): Promise<VerifiedRelease> => {
  const description = found.get(manifestFile)
  if (!description) throw invalidReleaseError('The archive holds no release.json.')
  const { manifest, contents } = parseManifest(await readFile(join(folder, manifestFile), 'utf8'))
  if (manifest.name === shellRemoteName)
    throw new RegistryError(422, `${shellRemoteName} is what the shell itself is called. Choose another name.`)
  if (manifest.name !== name.remote || manifest.build !== name.build) {
    throw invalidReleaseError(
      `release.json is of ${manifest.name} ${manifest.build}, the address of ${name.remote} ${name.build}.`,
    )
  }
  verifyFiles(manifest, contents, found)
  requireReferencedFiles(manifest)
  await checkCompressed(folder, manifest)
  const maps = await readMaps(folder, manifest, contents)
  const { commit: _, ...identity } = manifest
  const files = [...found.keys()].filter((file) => !file.startsWith(mapsFolder))
  return {
    manifest,
    contents,
    digest: createHash('sha256').update(JSON.stringify(identity)).digest('hex'),
    integrity: description.integrity,
    bytes: files.reduce((sum, file) => sum + (found.get(file)?.size ?? 0), 0),
    pageBytes: Math.max(0, ...manifest.pages.map((page) => transferBytes(manifest, page))),
    files,
    maps,
  }
}

const parseManifest = (text: string): Pick<VerifiedRelease, 'manifest' | 'contents'> => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw invalidReleaseError('release.json is not JSON.')
  }
  const parsed = release.safeParse(json)
  const isNamed =
    parsed.success && remoteName.safeParse(parsed.data.name).success && buildId.safeParse(parsed.data.build).success
  if (!parsed.success || !isNamed) {
    const where = parsed.success ? 'name or build' : parsed.error.issues[0]?.path.join('.')
    throw invalidReleaseError(`release.json is not valid at ${where}.`)
  }
  const contents = releaseContents.safeParse(json)
  if (!contents.success)
    throw invalidReleaseError(`release.json is not valid at ${contents.error.issues[0]?.path.join('.')}.`)
  const [duplicate] = findDuplicateContributions(parsed.data)
  if (duplicate !== undefined)
    throw invalidReleaseError(`The ${duplicate} is in release.json twice: leave one in remote.ts.`)
  const [twice] = findDuplicateRoutes(parsed.data)
  if (twice !== undefined)
    throw invalidReleaseError(
      `The route ${twice} is in release.json twice; nobody would come to the second. Leave one in remote.ts.`,
    )
  const [navigationFault] = findNavigationFaults(parsed.data)
  if (navigationFault !== undefined)
    throw invalidReleaseError(`In release.json ${navigationFault}. Mend it in remote.ts.`)
  // Told apart by content alone, however the file that brought them was ordered.
  const files = Object.fromEntries(Object.entries(parsed.data.files).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return { manifest: { ...parsed.data, files }, contents: contents.data }
}

/** Folder of the source maps in an archive. */
export const mapsFolder = 'maps/'
const mapOf = (file: string) => `${mapsFolder}${file}.map`

const verifyFiles = (
  manifest: Release,
  { maps = {} }: ReleaseContents,
  found: ReadonlyMap<string, UnpackedFile>,
): void => {
  const served = Object.entries(manifest.files)
  const listed = new Map([...served, ...Object.entries(maps).map(([file, facts]) => [mapOf(file), facts] as const)])
  if (listed.has(manifestFile)) throw invalidReleaseError('release.json lists itself.')
  const exposed = served.find(([name]) => name.startsWith(mapsFolder) || name.endsWith('.map'))
  if (exposed)
    throw invalidReleaseError(`${exposed[0]} would be served: source maps are listed under maps in release.json.`)
  for (const [name, file] of found) {
    if (name === manifestFile) continue
    const entry = listed.get(name)
    if (!entry) throw invalidReleaseError(`${name} has no hash: it is not in release.json.`)
    if (entry.integrity !== file.integrity || entry.size !== file.size) {
      throw invalidReleaseError(`${name} is not the file that release.json describes: its hash or size differs.`)
    }
  }
  for (const name of listed.keys())
    if (!found.has(name)) throw invalidReleaseError(`${name} is in release.json but not in the archive.`)
}

/** Source maps are kept for years and read when something is wrong, so one that does not fit is refused now. */
const readMaps = async (folder: string, manifest: Release, { maps = {} }: ReleaseContents): Promise<ReleaseMaps> => {
  const read = new Map<string, SourceMap>()
  for (const file of Object.keys(maps)) {
    const facts = manifest.files[file]
    if (!facts) throw invalidReleaseError(`release.json has a source map of ${file}, but not the file.`)
    const script = await readFile(join(folder, file), 'utf8')
    try {
      const text = await readFile(join(folder, mapOf(file)), 'utf8')
      read.set(file, readSourceMap(text, { file, integrity: facts.integrity, script }))
    } catch (error) {
      throw invalidReleaseError(`${mapOf(file)} ${(error as Error).message}.`)
    }
  }
  return read
}

/** What pages, slots, overlays and texts name must be there with a hash, and the entries that every remote has. */
const requireReferencedFiles = (manifest: Release): void => {
  const named = [
    'web/remoteEntry.js',
    ...manifest.pages.flatMap(({ files }) => files),
    ...listContributions(manifest).flatMap(({ files }) => files),
    ...manifest.overlays.flatMap(({ files = [] }) => files),
    ...Object.values(manifest.texts).flat(),
  ]
  const missing = named.find((name) => manifest.files[name] === undefined)
  if (missing !== undefined)
    throw invalidReleaseError(`${missing} has no hash: release.json needs it but does not list it among its files.`)
}

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** A compressed copy is sent in place of its file, so it must be that file. */
const checkCompressed = async (folder: string, manifest: Release): Promise<void> => {
  for (const name of Object.keys(manifest.files)) {
    const ending = name.slice(-3) as keyof typeof decompress
    const original = manifest.files[name.slice(0, -3)]
    if (!(ending in decompress) || !original) continue
    const bytes = await readFile(join(folder, name))
    const plain = await decompress[ending](bytes, { maxOutputLength: uploadLimits.fileBytes }).catch(() => undefined)
    const integrity = plain && `sha384-${createHash('sha384').update(plain).digest('base64')}`
    if (integrity !== original.integrity) throw invalidReleaseError(`${name} is not a compressed ${name.slice(0, -3)}.`)
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { TraceMap } from '@jridgewell/trace-mapping'
import type { ReleaseStore } from '../stores/release-store.ts'
import { type SourceMap, toTraceMap } from './source-map.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** One file for all maps of a release: read at once, and removed by its name. */
const mapsFile = 'maps.json.gz'
/** No remote can be called so; nothing below it is served by the registry or the shell. */
const folderOf = (remote: string) => `_maps/${remote}`

/** Where in the sources a place is; positions count from 1, as stacks do. */
type MappedFile = { map: TraceMap; firstLine: number }

/** Maps by the file that they are of. */
export type ReleaseMaps = ReadonlyMap<string, SourceMap>

export type SourceMapStore = {
  put: (remote: string, build: string, maps: ReleaseMaps) => Promise<void>
  has: (remote: string, build: string) => Promise<boolean>
  remove: (remote: string, build: string) => Promise<void>
  /** The map that says where a line of a file comes from, and the line at which it begins. */
  find: (remote: string, build: string, file: string, line: number) => Promise<MappedFile | undefined>
}

/** Releases whose maps are held in memory, some megabytes each; what is looked at are one or two of each remote. */
const maxReleasesHeld = 12

type HeldRelease = { files: Record<string, SourceMap>; decoded: Map<string, TraceMap> }

/** Source maps beside the releases in the registry's store, in a place of their own that is not served. */
export const openSourceMapStore = (store: ReleaseStore): SourceMapStore => {
  const held = new Map<string, Promise<HeldRelease | undefined>>()

  const load = async (remote: string, build: string): Promise<HeldRelease | undefined> => {
    const content = await store.read(folderOf(remote), build, mapsFile)
    if (!content) return undefined
    // Checked when it was put.
    const files = JSON.parse((await unpack(await buffer(content))).toString()) as HeldRelease['files']
    return { files, decoded: new Map() }
  }

  const cacheRelease = (remote: string, build: string): Promise<HeldRelease | undefined> => {
    const key = `${remote} ${build}`
    const known = held.get(key) ?? load(remote, build)
    held.delete(key)
    held.set(key, known)
    // What is not there now may be put later.
    known.then((release) => release ?? held.delete(key)).catch(() => held.delete(key))
    if (held.size > maxReleasesHeld) held.delete(held.keys().next().value as string)
    return known
  }

  return {
    put: async (remote, build, maps) => {
      const folder = await mkdtemp(join(tmpdir(), 'maps-'))
      try {
        const content = join(folder, 'content')
        await mkdir(content)
        await writeFile(join(content, mapsFile), await pack(JSON.stringify(Object.fromEntries(maps)), { level: 6 }))
        await store.put(folderOf(remote), build, content, [mapsFile])
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
      held.delete(`${remote} ${build}`)
    },
    has: async (remote, build) => {
      const content = await store.read(folderOf(remote), build, mapsFile)
      content?.destroy()
      return content !== null
    },
    remove: async (remote, build) => {
      held.delete(`${remote} ${build}`)
      await store.remove(folderOf(remote), build, [mapsFile])
    },
    find: async (remote, build, file, line) => {
      const release = await cacheRelease(remote, build)
      if (!release) return undefined
      const of = (name: string): TraceMap | undefined => {
        const map = Object.hasOwn(release.files, name) ? release.files[name] : undefined
        if (!map) return undefined
        const decoded = release.decoded.get(name) ?? toTraceMap(map)
        release.decoded.set(name, decoded)
        return decoded
      }
      const parts = Object.hasOwn(release.files, file) ? release.files[file]?.x_jobspan.parts : undefined
      const part = parts?.findLast((each) => each.line < line)
      const map = of(part ? part.file : file)
      return map && { map, firstLine: part?.line ?? 0 }
    },
  }
}

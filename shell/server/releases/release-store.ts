import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Release, release as releaseSchema } from '@jobspan/shared-kit/contracts/releases'
import { z } from 'zod/mini'
import { readFileFingerprint } from '../assets/read-file-fingerprint.ts'

/** `fetching`: not all files are here yet. `damaged`: a file does not match its hash; good bytes are asked for again and again. */
export type ReleaseState = 'ready' | 'fetching' | 'damaged'

/** What names a release; its bytes never change. */
export type ReleaseId = Pick<Release, 'name' | 'build'>

export type ReleaseStore = {
  state(release: ReleaseId): ReleaseState
  /** Fetches and verifies a release unless it is here; resolves when it is ready or the first try has failed. */
  fetchRelease(release: Release): Promise<void>
  /** Folder of a release's files. */
  folder(release: ReleaseId): string
  /** Full path of a file whose bytes match their hash at this moment, or undefined. */
  getVerifiedPath(release: ReleaseId, file: string): Promise<string | undefined>
  /** Reads every file of a release again, because somebody met damage. */
  reverify(release: ReleaseId): Promise<void>
  subscribe(listener: () => void): void
  /** Forgets old releases: those kept are in use, or among the newest few of their remote. */
  prune(inUse: readonly ReleaseId[]): Promise<void>
  close(): void
}

type Settings = {
  folder: string
  /** Brings a file's bytes. Rejects when they cannot be had. */
  read(release: ReleaseId, file: string): Promise<Uint8Array>
  /** A file did not match its hash, wherever it came from. */
  onDamaged(damage: ReleaseId & { file: string }): void
  /** Releases of a remote that stay although no document names them, so that open tabs find their chunks. */
  maxRetainedReleases?: number
  /** Milliseconds until a release that could not be had is tried again. */
  retryDelayMs?: number
}

type StoredRelease = {
  release: Release
  state: ReleaseState
  sync?: Promise<void>
  timer?: NodeJS.Timeout
  tries: number
  reportedFiles: Set<string>
  /** When all bytes were last read because of somebody's complaint. */
  reverifiedAt?: number
}

const fileName = /^(?:web|node)\/[a-zA-Z0-9][a-zA-Z0-9._/-]*$/
const isSafe = (file: string) => fileName.test(file) && !file.split('/').includes('..')
const keyOf = ({ name, build }: ReleaseId) => `${name}/${build}`
const hashOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
const maxConcurrentFetches = 6
const reverifyIntervalMs = 5000

/**
 * Copies of the releases that documents name. A file is written only after its bytes matched the hash in the document, and is
 * read again whenever it changed on disk since; so nothing else is ever served or run.
 */
export const openReleaseStore = ({
  folder,
  read,
  onDamaged,
  maxRetainedReleases = 8,
  retryDelayMs = 4000,
}: Settings): ReleaseStore => {
  const releases = new Map<string, StoredRelease>()
  /** What a file looked like when it was verified. */
  const fingerprints = new Map<string, string>()
  const listeners: (() => void)[] = []
  const folderOf = (release: ReleaseId) => join(folder, release.name, release.build)
  let closed = false

  /** Whether a file here matches its hash. `thorough` reads its bytes even where nothing seems to have changed. */
  const isFileIntact = async (release: Release, file: string, thorough = false): Promise<boolean | undefined> => {
    const path = join(folderOf(release), file)
    const now = await readFileFingerprint(path)
    if (now === undefined) return undefined
    if (!thorough && fingerprints.get(path) === now) return true
    const isIntact = hashOf(await readFile(path)) === release.files[file]?.integrity
    if (isIntact) fingerprints.set(path, now)
    else fingerprints.delete(path)
    return isIntact
  }

  const reportDamage = (each: StoredRelease, file: string) => {
    if (each.reportedFiles.has(file)) return
    each.reportedFiles.add(file)
    onDamaged({ name: each.release.name, build: each.release.build, file })
  }

  const fetchFile = async (each: StoredRelease, file: string, thorough: boolean): Promise<ReleaseState> => {
    const { release } = each
    const path = join(folderOf(release), file)
    if (!isSafe(file)) return 'damaged'
    const here = await isFileIntact(release, file, thorough)
    if (here) return 'ready'
    if (here === false) {
      reportDamage(each, file)
      await rm(path, { force: true })
    }
    let bytes: Uint8Array
    try {
      bytes = await read(release, file)
    } catch {
      return 'fetching'
    }
    if (hashOf(bytes) !== release.files[file]?.integrity) {
      reportDamage(each, file)
      return 'damaged'
    }
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.draft`, bytes)
    await rename(`${path}.draft`, path)
    const now = await readFileFingerprint(path)
    if (now) fingerprints.set(path, now)
    return 'ready'
  }

  const syncRelease = async (each: StoredRelease, thorough: boolean): Promise<void> => {
    const files = Object.keys(each.release.files)
    const states: ReleaseState[] = []
    await Promise.all(
      Array.from({ length: maxConcurrentFetches }, async () => {
        for (let file = files.pop(); file !== undefined; file = files.pop())
          states.push(await fetchFile(each, file, thorough).catch((): ReleaseState => 'fetching'))
      }),
    )
    const before = each.state
    each.state = states.includes('damaged') ? 'damaged' : states.includes('fetching') ? 'fetching' : 'ready'
    if (each.state === 'ready') {
      each.tries = 0
      each.reportedFiles.clear()
      const manifest = join(folderOf(each.release), 'release.json')
      if ((await readFileFingerprint(manifest)) === undefined) {
        await mkdir(dirname(manifest), { recursive: true })
        await writeFile(manifest, JSON.stringify(each.release))
      }
    } else if (!closed) {
      each.tries++
      const wait = Math.min(15_000, retryDelayMs * each.tries) * (0.8 + Math.random() * 0.4)
      clearTimeout(each.timer)
      each.timer = setTimeout(() => void start(each), wait)
    }
    if (before !== each.state) for (const listener of listeners) listener()
  }

  const start = (each: StoredRelease, thorough = false): Promise<void> => {
    each.sync ??= syncRelease(each, thorough).finally(() => {
      each.sync = undefined
    })
    return each.sync
  }

  /** A release that no document names any more but whose files an open tab may still ask for. */
  const loadFromDisk = async (id: ReleaseId): Promise<StoredRelease | undefined> => {
    try {
      const text = await readFile(join(folderOf(id), 'release.json'), 'utf8')
      const release = z.parse(releaseSchema, JSON.parse(text))
      if (keyOf(release) !== keyOf(id)) return undefined
      const each: StoredRelease = { release, state: 'ready', tries: 0, reportedFiles: new Set() }
      releases.set(keyOf(id), each)
      return each
    } catch {
      return undefined
    }
  }

  return {
    state: (id) => releases.get(keyOf(id))?.state ?? 'fetching',
    async fetchRelease(release) {
      const known = releases.get(keyOf(release))
      if (known?.state === 'ready' && known.release.files['web/remoteEntry.js']) return
      const each: StoredRelease = known ?? { release, state: 'fetching', tries: 0, reportedFiles: new Set() }
      each.release = release
      releases.set(keyOf(release), each)
      await start(each)
    },
    folder: folderOf,
    async getVerifiedPath(id, file) {
      const each = releases.get(keyOf(id)) ?? (await loadFromDisk(id))
      if (!each || !isSafe(file) || !each.release.files[file]) return undefined
      const isIntact = await isFileIntact(each.release, file)
      if (isIntact) return join(folderOf(id), file)
      if (!each.sync) {
        each.state = isIntact === false ? 'damaged' : 'fetching'
        void start(each)
        for (const listener of listeners) listener()
      }
      return undefined
    },
    async reverify(id) {
      const each = releases.get(keyOf(id))
      if (!each || each.sync || Date.now() - (each.reverifiedAt ?? 0) < reverifyIntervalMs) return
      each.reverifiedAt = Date.now()
      await start(each, true)
    },
    subscribe: (listener) => void listeners.push(listener),
    async prune(inUse) {
      const needed = new Set(inUse.map(keyOf))
      for (const name of await readdir(folder).catch(() => [])) {
        const builds = await readdir(join(folder, name)).catch(() => [])
        const dated = await Promise.all(
          builds.map(async (build) => ({
            build,
            at: await stat(join(folder, name, build)).then(
              ({ mtimeMs }) => mtimeMs,
              () => 0,
            ),
          })),
        )
        const old = dated.filter(({ build }) => !needed.has(keyOf({ name, build }))).sort((a, b) => b.at - a.at)
        for (const { build } of old.slice(maxRetainedReleases)) {
          releases.delete(keyOf({ name, build }))
          await rm(join(folder, name, build), { recursive: true, force: true })
        }
      }
    },
    close() {
      closed = true
      for (const { timer } of releases.values()) clearTimeout(timer)
    },
  }
}

/** Reads a release's files from the registry. */
export const readFromRegistry =
  (origin: string) =>
  async ({ name, build }: ReleaseId, file: string): Promise<Uint8Array> => {
    // Compressed siblings are files of their own; nothing may be unpacked on the way.
    const response = await fetch(`${origin}/releases/${name}/${build}/${file}`, {
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(20_000),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`${file}: ${response.status}`)
    }
    return new Uint8Array(await response.arrayBuffer())
  }

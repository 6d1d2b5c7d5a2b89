import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Release, release as releaseSchema } from '@jobspan/shared-kit/contracts/remotes/releases'
import { withJitter } from '@jobspan/shared-kit/timing'
import { z } from 'zod/mini'
import { readFileFingerprint } from '../assets/read-file-fingerprint.ts'
import type { ReleaseId, StoredState } from './stored-release.ts'
import { createVerifiedFiles, isSafePath, type VerifiedFiles } from './verified-files.ts'

/** `arriving`: it was named a moment ago, and its files are fetched for the first time. */
export type ReleaseState = StoredState | 'arriving'

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
  state: StoredState
  /** When it was first asked for. */
  since: number
  /** The fetching and checking of files that runs now. */
  sync?: Promise<void>
  retryTimer?: NodeJS.Timeout
  tries: number
  reportedFiles: Set<string>
  /** When all bytes were last read because somebody reported damage. */
  reverifiedAt?: number
}

const keyOf = ({ name, build }: ReleaseId) => `${name}/${build}`
const maxConcurrentFetches = 6
const maxRetryDelayMs = 15_000
const reverifyIntervalMs = 5000
/** What takes longer than this does not arrive: something is wrong with it, or with the way to it. */
const arrivalMs = 10_000

const stateOf = ({ state, sync, tries, since }: StoredRelease): ReleaseState =>
  state === 'fetching' && sync && tries === 0 && Date.now() - since < arrivalMs ? 'arriving' : state

const combine = (states: readonly StoredState[]): StoredState =>
  states.includes('damaged') ? 'damaged' : states.includes('fetching') ? 'fetching' : 'ready'

/** Writes down which files belong to a release that is complete: an open tab may ask for them when no document names it any more. */
const writeManifest = async (folder: string, release: Release): Promise<void> => {
  const path = join(folder, 'release.json')
  if ((await readFileFingerprint(path)) !== undefined) return
  await mkdir(folder, { recursive: true })
  await writeFile(path, JSON.stringify(release))
}

const readManifest = async (folder: string): Promise<Release | undefined> => {
  try {
    return z.parse(releaseSchema, JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')))
  } catch {
    return undefined
  }
}

/** Builds of a remote on this disk, the newest first. */
const listBuilds = async (folder: string): Promise<string[]> => {
  const builds = await readdir(folder).catch(() => [])
  const dated = await Promise.all(
    builds.map(async (build) => ({
      build,
      at: await stat(join(folder, build)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  return dated.sort((a, b) => b.at - a.at).map(({ build }) => build)
}

/**
 * Copies of the releases that documents name. A file is written only after its bytes matched the hash in the document, and is read again
 * whenever it has changed on disk since. So no other bytes are ever served or run.
 */
export const openReleaseStore = (settings: Settings): ReleaseStore => {
  const { folder, read, onDamaged, maxRetainedReleases = 8, retryDelayMs = 4000 } = settings
  const releases = new Map<string, StoredRelease>()
  const listeners: (() => void)[] = []
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const folderOf = (release: ReleaseId) => join(folder, release.name, release.build)
  const files = createVerifiedFiles({
    folderOf,
    read,
    onMismatch({ name, build }, file) {
      const reported = releases.get(keyOf({ name, build }))?.reportedFiles
      if (reported?.has(file)) return
      reported?.add(file)
      onDamaged({ name, build, file })
    },
  })
  const { sync, stop } = createReleaseSync({ files, folderOf, retryDelayMs, onStateChange: notifyListeners })
  const store = (release: Release, state: StoredState): StoredRelease => {
    const stored = { release, state, since: Date.now(), tries: 0, reportedFiles: new Set<string>() }
    releases.set(keyOf(release), stored)
    return stored
  }
  /** A release that no document names any more, and whose files an open tab may still ask for. */
  const loadFromDisk = async (id: ReleaseId): Promise<StoredRelease | undefined> => {
    const release = await readManifest(folderOf(id))
    return release && keyOf(release) === keyOf(id) ? store(release, 'ready') : undefined
  }

  return {
    state(id) {
      const stored = releases.get(keyOf(id))
      return stored ? stateOf(stored) : 'fetching'
    },
    async fetchRelease(release) {
      const known = releases.get(keyOf(release))
      if (known?.state === 'ready' && known.release.files['web/remoteEntry.js']) return
      const stored = known ?? store(release, 'fetching')
      stored.release = release
      await sync(stored)
    },
    folder: folderOf,
    async getVerifiedPath(id, file) {
      const stored = releases.get(keyOf(id)) ?? (await loadFromDisk(id))
      if (!stored || !isSafePath(file) || !stored.release.files[file]) return undefined
      const isIntact = await files.isIntact(stored.release, file)
      if (isIntact) return join(folderOf(id), file)
      if (!stored.sync) {
        stored.state = isIntact === false ? 'damaged' : 'fetching'
        void sync(stored)
        notifyListeners()
      }
      return undefined
    },
    async reverify(id) {
      const stored = releases.get(keyOf(id))
      if (!stored || stored.sync || Date.now() - (stored.reverifiedAt ?? 0) < reverifyIntervalMs) return
      stored.reverifiedAt = Date.now()
      await sync(stored, true)
    },
    subscribe: (listener) => void listeners.push(listener),
    async prune(inUse) {
      const needed = new Set(inUse.map(keyOf))
      for (const name of await readdir(folder).catch(() => [])) {
        const builds = await listBuilds(join(folder, name))
        const unused = builds.filter((build) => !needed.has(keyOf({ name, build })))
        for (const build of unused.slice(maxRetainedReleases)) {
          releases.delete(keyOf({ name, build }))
          await rm(folderOf({ name, build }), { recursive: true, force: true })
        }
      }
    },
    close() {
      stop()
      for (const { retryTimer } of releases.values()) clearTimeout(retryTimer)
    },
  }
}

type SyncSettings = {
  files: VerifiedFiles
  folderOf(release: ReleaseId): string
  retryDelayMs: number
  onStateChange(): void
}

/** Fetches and checks the files of releases, each release once at a time, and again with growing delays until all files are intact. */
const createReleaseSync = ({ files, folderOf, retryDelayMs, onStateChange }: SyncSettings) => {
  let isStopped = false
  const syncFiles = async (stored: StoredRelease, isThorough: boolean): Promise<void> => {
    const { release } = stored
    const remaining = Object.keys(release.files)
    const states: StoredState[] = []
    const syncRemaining = async () => {
      for (let file = remaining.pop(); file !== undefined; file = remaining.pop())
        states.push(await files.fetchFile(release, file, isThorough).catch((): StoredState => 'fetching'))
    }
    await Promise.all(Array.from({ length: maxConcurrentFetches }, syncRemaining))
    const before = stored.state
    stored.state = combine(states)
    if (stored.state === 'ready') {
      stored.tries = 0
      stored.reportedFiles.clear()
      await writeManifest(folderOf(release), release)
    } else if (!isStopped) {
      stored.tries += 1
      clearTimeout(stored.retryTimer)
      const delayMs = withJitter(Math.min(maxRetryDelayMs, retryDelayMs * stored.tries))
      stored.retryTimer = setTimeout(() => void sync(stored), delayMs)
    }
    if (before !== stored.state) onStateChange()
  }
  const sync = (stored: StoredRelease, isThorough = false): Promise<void> => {
    stored.sync ??= syncFiles(stored, isThorough).finally(() => {
      delete stored.sync
    })
    return stored.sync
  }
  const stop = () => {
    isStopped = true
  }
  return { sync, stop }
}

/** A file that the registry did not give out. */
export class ReleaseFileError extends Error {
  readonly status: number

  constructor(file: string, status: number) {
    super(`${file}: ${status}`)
    this.status = status
  }
}

/** Reads a release's files from the registry. Throws a `ReleaseFileError` where it gives none out. */
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
      throw new ReleaseFileError(file, response.status)
    }
    return new Uint8Array(await response.arrayBuffer())
  }

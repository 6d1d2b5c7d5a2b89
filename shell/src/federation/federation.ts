import type { BootRemote, ReleaseFile } from '../boot-data.ts'
import { createHost } from './create-host.ts'
import type { FederationSettings, ReleaseId, RemoteFailure } from './federation-settings.ts'
import { getFirstPageTimeout } from './first-page-timeout.ts'
import { createLoadError, loadPart, type SelectPart } from './load-part.ts'
import {
  canRun,
  getDefinition,
  getEntryUrl,
  preferBundle,
  type RegisteredRelease,
  recordFailedPart,
  registerRelease,
} from './release-registration.ts'

export type Federation = {
  /**
   * Loads a remote and selects a part of it (a page by its path, a slot by its name). One timeout covers everything, with one second
   * try under another address that everybody who waits shares. Rejects where that fails. From then on the remote is probed,
   * `onRecovered` tells when it works again, and further requests for what failed are rejected at once. `bundle` is a file that holds
   * the part with the entry: where nothing of the release was asked for yet, it is loaded in the entry's place. Those of pages are known. Where a canary fails, the
   * part is that of the current release, which from then on is the remote's in this tab.
   */
  loadPart<Value>(name: string, part: string, select: SelectPart<Value>, bundle?: ReleaseFile): Promise<Value>
  /** Probes failed remotes now, because somebody waits. The next `loadPart` waits for the result. */
  retryNow(): void
  /** Fetches every script of a page, or of an overlay (`?` and its flag), at once: loading it finds them in the cache, or on their way. */
  prefetchPage(name: string, path: string, texts: string): void
  /** Calls back when a remote that failed works again, or when another release replaces it. */
  onRecovered(name: string, listener: () => void): () => void
  /** From now on these releases are used. Mounted pages keep their own code. */
  update(remotes: readonly BootRemote[]): void
  /** A part that was loaded threw, or showed nothing: where it is a canary's, the current release takes the canary's place. */
  replaceFailed(release: ReleaseId): Promise<void>
  /**
   * Calls back when the current release took the place of a canary. `hasParts`: parts of it may be shown besides a page. Who listens says
   * whether they show everything on their page again.
   */
  onCanaryReplaced(listener: (canary: ReleaseId, hasParts: boolean) => boolean): () => void
  /** The visitor goes to another page: a canary whose page or slots were in use is replaced now. */
  replaceHeldCanaries(): void
}

/** After this time the current release is fetched beside a canary that has not come: what may be needed is there when the time is up. */
const warmUpDelayMs = 1200
/** The part of a release that stands in for another gets this much time in any case. */
const minStandInMs = 700

/** A prefetch is cancelled after this time. Whoever needs the file then has as much time again. */
const prefetchTimeoutMs = 4000

const prefetch = (release: RegisteredRelease, path: string, texts?: string): void => {
  const { remote, prefetched } = release
  // What failed or cannot run is left to `loadPart`, which handles that.
  if (release.alias > 0 || !remote.integrity || !canRun(remote) || prefetched.has(path)) return
  prefetched.add(path)
  const part =
    remote.pages.find((page) => page.path === path) ??
    remote.overlays?.find(({ queryFlag }) => path === `?${queryFlag}`)
  const files = part?.files ?? []
  for (const file of texts ? [...files, texts] : files) {
    if (prefetched.has(file)) continue
    prefetched.add(file)
    fetch(remote.base + file, { priority: 'high', signal: AbortSignal.timeout(prefetchTimeoutMs) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
  }
}

/** The browser's federation host. Remotes are registered at run time, each release under its own global name. */
export const createFederation = ({
  remotes,
  shared = {},
  pageBundles = {},
  onFailure,
  onLoaded,
  timeoutMs = 3000,
  skeletonAt,
  mayReplace = async () => true,
  onReplaced = () => undefined,
}: FederationSettings): Federation => {
  const currentReleases = new Map<string, RegisteredRelease>()
  /** Every release that this tab has used, by its global name. */
  const releases = new Map<string, RegisteredRelease>()
  let firstPageAt = skeletonAt
  /** Of the first page, once. A page's part is its path. */
  const getTimeout = (part: string, startedAt: number) => {
    if (firstPageAt === undefined || !part.startsWith('/')) return timeoutMs
    const documentAt = firstPageAt
    firstPageAt = undefined
    return getFirstPageTimeout({ startedAt, documentAt, timeoutMs })
  }
  const remoteListeners = new Map<string, Set<() => void>>()
  const notifyListeners = (name: string) => {
    for (const listener of [...(remoteListeners.get(name) ?? [])]) listener()
  }
  const findByEntry = (url: string) => [...releases.values()].find((release) => getEntryUrl(release) === url)
  const reportFailure = (release: RegisteredRelease, phase: RemoteFailure['phase'], cause: unknown) => {
    const { name, build, integrity } = release.remote
    const entryIntegrity = release.bundle ? release.bundle.integrity : integrity
    onFailure({ name, build, phase, cause, entry: getEntryUrl(release), integrity: entryIntegrity })
  }
  const host = createHost(shared, {
    origins: () => [...releases.values()].map(({ remote }) => new URL(remote.base, location.origin).origin),
    integrityOf(url) {
      const release = findByEntry(url)
      return release?.bundle ? release.bundle.integrity : release?.remote.integrity
    },
    onArrived(url) {
      const release = findByEntry(url)
      if (release) release.arrivedAt = performance.now()
    },
    onFailure(url) {
      const release = [...releases.values()].find(({ remote }) => url.includes(`/${remote.name}/${remote.build}/`))
      if (!release) return
      reportFailure(release, 'expose', new Error('stylesheet'))
      release.definition = undefined
      recordFailedPart(release, '')
    },
  })

  const getRegistered = (remote: BootRemote): RegisteredRelease => {
    const release =
      releases.get(remote.global) ??
      registerRelease(remote, {
        host,
        onLoaded,
        timeoutMs,
        isCurrent: (own) => currentReleases.get(remote.name) === own,
        onRecovered: () => notifyListeners(remote.name),
      })
    release.remote = remote
    releases.set(remote.global, release)
    return release
  }
  const setCurrentRelease = (remote: BootRemote) => void currentReleases.set(remote.name, getRegistered(remote))
  for (const remote of remotes) setCurrentRelease(remote)

  /** Canaries that failed while the visitor was in the middle of something on a page with parts of them. */
  const held = new Map<string, RegisteredRelease>()
  const replacementListeners = new Set<(canary: ReleaseId, hasParts: boolean) => boolean>()
  /** True where the page that is shown is shown anew. */
  const replaceCanary = (release: RegisteredRelease): boolean => {
    const { remote, hasParts } = release
    held.delete(remote.name)
    if (!remote.standIn || currentReleases.get(remote.name) !== release) return false
    setCurrentRelease(remote.standIn)
    onReplaced(remote, remote.standIn)
    const isShownAnew = [...replacementListeners].map((listener) => listener(remote, hasParts)).includes(true)
    notifyListeners(remote.name)
    return isShownAnew
  }
  /** The release that is used in the place of one that failed; undefined where none can be. */
  const findStandIn = async (release: RegisteredRelease, part = ''): Promise<RegisteredRelease | undefined> => {
    const { remote } = release
    if (!remote.standIn) return undefined
    if (currentReleases.get(remote.name) === release) {
      const isAllowed = await mayReplace(remote, release.hasParts)
      if (!isAllowed) held.set(remote.name, release)
      // A page never shows parts of two builds: what it shows beside itself is asked for again with it.
      else if (replaceCanary(release) && !part.startsWith('/')) return undefined
    }
    const next = currentReleases.get(remote.name)
    return next === release ? undefined : next
  }
  const warmUpStandIn = ({ remote: { standIn } }: RegisteredRelease, part: string) => {
    if (!standIn) return undefined
    return setTimeout(() => {
      const release = getRegistered(standIn)
      getDefinition(release).catch(() => undefined)
      prefetch(release, part)
    }, warmUpDelayMs)
  }
  const load = async <Value>(release: RegisteredRelease, part: string, select: SelectPart<Value>, limitMs: number) => {
    const value = await loadPart(release, part, select, { timeoutMs: limitMs, reportFailure })
    release.hasParts ||= !part.startsWith('/')
    return value
  }

  return {
    async loadPart(name, part, select, bundle) {
      const release = currentReleases.get(name)
      if (!release) throw createLoadError(name)
      preferBundle(release, bundle ?? pageBundles[release.remote.global + part])
      const startedAt = performance.now()
      const limitMs = getTimeout(part, startedAt)
      const warmUp = warmUpStandIn(release, part)
      try {
        return await load(release, part, select, limitMs)
      } catch (error) {
        const standIn = await findStandIn(release, part)
        if (!standIn) throw error
        const remainingMs = limitMs + minStandInMs / 2 - (performance.now() - startedAt)
        return load(standIn, part, select, Math.max(minStandInMs, remainingMs))
      } finally {
        clearTimeout(warmUp)
      }
    },
    retryNow() {
      for (const { breaker } of currentReleases.values()) breaker.retryNow()
    },
    prefetchPage(name, path, texts) {
      const release = currentReleases.get(name)
      if (release) prefetch(release, path, texts)
    },
    onRecovered(name, listener) {
      const listeners = remoteListeners.get(name) ?? new Set()
      remoteListeners.set(name, listeners)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(next) {
      const before = new Map(currentReleases)
      currentReleases.clear()
      for (const remote of next) setCurrentRelease(remote)
      // The page that is in use keeps the canary until it is left.
      for (const [name, canary] of held) if (currentReleases.has(name)) currentReleases.set(name, canary)
      for (const [name, release] of currentReleases) if (before.get(name) !== release) notifyListeners(name)
    },
    async replaceFailed({ name, build }) {
      const release = currentReleases.get(name)
      if (release?.remote.build === build) await findStandIn(release)
    },
    onCanaryReplaced(listener) {
      replacementListeners.add(listener)
      return () => replacementListeners.delete(listener)
    },
    replaceHeldCanaries() {
      for (const release of [...held.values()]) replaceCanary(release)
    },
  }
}

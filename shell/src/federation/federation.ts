import type { BootRemote, ReleaseFile } from '../boot-data.ts'
import { createFallbackReleases, type FallbackReleases } from './fallback-releases.ts'
import type { FederationSettings, ReleaseId } from './federation-settings.ts'
import { getFirstPageTimeout } from './first-page-timeout.ts'
import { createLoadError, loadPart, type SelectPart } from './load-part.ts'
import { canRun, getDefinition, getEntryUrl, preferBundle, type RegisteredRelease } from './release-registration.ts'
import { createRemoteListeners } from './remote-listeners.ts'
import { createTabReleases, type ReportFailure, type TabReleases } from './tab-releases.ts'

export type Federation = {
  /**
   * Loads a remote and selects a part of it (a page by its path, a slot by its name). One timeout covers everything, with one second
   * try under another address that everybody who waits shares. Rejects where that fails. From then on the remote is probed,
   * `onRecovered` calls back when it works again, and further requests for what failed are rejected at once. `bundle` is a file that holds
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
const minFallbackMs = 700

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

type PartLoaderSettings = {
  releases: TabReleases
  fallbackReleases: FallbackReleases
  pageBundles: NonNullable<FederationSettings['pageBundles']>
  reportFailure: ReportFailure
  getTimeout(part: string, startedAt: number): number
}

/** The first page of a tab, once, has a timeout of its own. A page's part is its path. */
const createGetTimeout = (skeletonAt: number | undefined, timeoutMs: number): PartLoaderSettings['getTimeout'] => {
  let firstPageAt = skeletonAt
  return (part, startedAt) => {
    if (firstPageAt === undefined || !part.startsWith('/')) return timeoutMs
    const documentAt = firstPageAt
    firstPageAt = undefined
    return getFirstPageTimeout({ startedAt, documentAt, timeoutMs })
  }
}

const createPartLoader = ({
  releases,
  fallbackReleases,
  pageBundles,
  reportFailure,
  getTimeout,
}: PartLoaderSettings) => {
  const warmUpFallback = ({ remote: { fallbackRelease } }: RegisteredRelease, part: string) => {
    if (!fallbackRelease) return undefined
    return setTimeout(() => {
      const release = releases.register(fallbackRelease)
      getDefinition(release).catch(() => undefined)
      prefetch(release, part)
    }, warmUpDelayMs)
  }
  const load = async <Value>(release: RegisteredRelease, part: string, select: SelectPart<Value>, limitMs: number) => {
    const value = await loadPart(release, part, select, { timeoutMs: limitMs, reportFailure })
    release.hasParts ||= !part.startsWith('/')
    return value
  }
  const loadWithFallback: Federation['loadPart'] = async (name, part, select, bundle) => {
    const release = releases.current.get(name)
    if (!release) throw createLoadError(name)
    preferBundle(release, bundle ?? pageBundles[release.remote.global + part])
    const startedAt = performance.now()
    const limitMs = getTimeout(part, startedAt)
    const warmUp = warmUpFallback(release, part)
    try {
      return await load(release, part, select, limitMs)
    } catch (error) {
      const fallbackRelease = await fallbackReleases.find(release, part)
      if (!fallbackRelease) throw error
      const remainingMs = limitMs + minFallbackMs / 2 - (performance.now() - startedAt)
      return load(fallbackRelease, part, select, Math.max(minFallbackMs, remainingMs))
    } finally {
      clearTimeout(warmUp)
    }
  }
  return loadWithFallback
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
  const listeners = createRemoteListeners()
  const reportFailure: ReportFailure = (release, phase, cause) => {
    const { name, build, integrity } = release.remote
    const entryIntegrity = release.bundle ? release.bundle.integrity : integrity
    onFailure({ name, build, phase, cause, entry: getEntryUrl(release), integrity: entryIntegrity })
  }
  const releases = createTabReleases({ shared, onLoaded, timeoutMs, reportFailure, onRecovered: listeners.notify })
  const { current, setCurrent } = releases
  for (const remote of remotes) setCurrent(remote)
  const fallbackReleases = createFallbackReleases({
    releases,
    mayReplace,
    onReplaced,
    notifyListeners: listeners.notify,
  })
  const getTimeout = createGetTimeout(skeletonAt, timeoutMs)

  return {
    loadPart: createPartLoader({ releases, fallbackReleases, pageBundles, reportFailure, getTimeout }),
    retryNow() {
      for (const { breaker } of current.values()) breaker.retryNow()
    },
    prefetchPage(name, path, texts) {
      const release = current.get(name)
      if (release) prefetch(release, path, texts)
    },
    onRecovered: listeners.subscribe,
    update(next) {
      const before = new Map(current)
      current.clear()
      for (const remote of next) setCurrent(remote)
      fallbackReleases.keepHeld()
      for (const [name, release] of current) if (before.get(name) !== release) listeners.notify(name)
    },
    async replaceFailed({ name, build }) {
      const release = current.get(name)
      if (release?.remote.build === build) await fallbackReleases.find(release)
    },
    onCanaryReplaced: fallbackReleases.subscribe,
    replaceHeldCanaries: fallbackReleases.replaceHeld,
  }
}

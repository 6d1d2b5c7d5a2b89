import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { registerPlugins } from '@module-federation/enhanced/runtime'
import type { BootRemote } from '../boot-data.ts'
import { createLoadError, loadPart, type SelectPart } from './load-part.ts'
import {
  canRun,
  getEntryUrl,
  type RegisteredRelease,
  recordFailedPart,
  registerRelease,
} from './release-registration.ts'
import { createRuntimePlugin } from './runtime-plugin.ts'

/** A release in this tab. */
export type ReleaseId = Pick<BootRemote, 'name' | 'build'>

export type RemoteFailure = ReleaseId & {
  phase: Extract<TelemetryEvent, { kind: 'failure' }>['phase']
  cause: unknown
  /** URL of the entry, for finding out what is wrong with it, and the hash that it should have. */
  entry: string
  integrity: string | null
}

/** Awaits code and texts together and remembers which one is still pending, because a timeout does not say it. */
export type AwaitCodeAndTexts = <Code, Texts>(code: Promise<Code>, texts: Promise<Texts>) => Promise<[Code, Texts]>

export type Federation = {
  /**
   * Loads a remote and selects a part of it (a page by its path, a slot by its name). One timeout covers everything, with one second
   * try under another address that everybody who waits shares. Rejects where that fails. From then on the remote is probed,
   * `onRecovered` tells when it works again, and further requests for what failed are rejected at once.
   */
  loadPart<Value>(name: string, part: string, select: SelectPart<Value>): Promise<Value>
  /** Probes failed remotes now, because somebody waits. The next `loadPart` waits for the result. */
  retryNow(): void
  /** Fetches every script of a page at once, so that loading the page finds them in the browser's cache, or on their way there. */
  prefetchPage(name: string, path: string, texts: string): void
  /** Calls back when a remote that failed works again, or when another release replaces it. */
  onRecovered(name: string, listener: () => void): () => void
  /** From now on these releases are used. Mounted pages keep their own code. */
  update(remotes: readonly BootRemote[]): void
}

export type FederationSettings = {
  remotes: readonly BootRemote[]
  onFailure(failure: RemoteFailure): void
  /** A release was loaded for the first time in this tab; milliseconds for its entry and for the module that it exposes. */
  onLoaded(release: ReleaseId, times: { entry: number; expose: number }): void
  /** Milliseconds for loading and a second try together. */
  timeoutMs?: number
}

/** A prefetch is cancelled after this time. Whoever needs the file then has as much time again. */
const prefetchTimeoutMs = 4000

const prefetch = (release: RegisteredRelease, path: string, texts: string): void => {
  const { remote, prefetched } = release
  // What failed or cannot run is left to `loadPart`, which handles that.
  if (release.alias > 0 || !remote.integrity || !canRun(remote) || prefetched.has(path)) return
  prefetched.add(path)
  const files = remote.pages.find((page) => page.path === path)?.files ?? []
  for (const file of [...files, texts]) {
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
  onFailure,
  onLoaded,
  timeoutMs = 3300,
}: FederationSettings): Federation => {
  const currentReleases = new Map<string, RegisteredRelease>()
  /** Every release that this tab has used, by its global name. */
  const releases = new Map<string, RegisteredRelease>()
  const remoteListeners = new Map<string, Set<() => void>>()
  const notifyListeners = (name: string) => {
    for (const listener of [...(remoteListeners.get(name) ?? [])]) listener()
  }
  const findByEntry = (url: string) => [...releases.values()].find((release) => getEntryUrl(release) === url)
  const reportFailure = (release: RegisteredRelease, phase: RemoteFailure['phase'], cause: unknown) => {
    const { name, build, integrity } = release.remote
    onFailure({ name, build, phase, cause, entry: getEntryUrl(release), integrity })
  }
  registerPlugins([
    createRuntimePlugin({
      origins: () => [...releases.values()].map(({ remote }) => new URL(remote.base, location.origin).origin),
      integrityOf: (url) => findByEntry(url)?.remote.integrity,
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
    }),
  ])

  const setCurrentRelease = (remote: BootRemote) => {
    const release =
      releases.get(remote.global) ??
      registerRelease(remote, {
        onLoaded,
        timeoutMs,
        isCurrent: (own) => currentReleases.get(remote.name) === own,
        onRecovered: () => notifyListeners(remote.name),
      })
    release.remote = remote
    releases.set(remote.global, release)
    currentReleases.set(remote.name, release)
  }
  for (const remote of remotes) setCurrentRelease(remote)

  return {
    async loadPart(name, part, select) {
      const release = currentReleases.get(name)
      if (!release) throw createLoadError(name)
      return loadPart(release, part, select, { timeoutMs, reportFailure })
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
      for (const [name, release] of currentReleases) if (before.get(name) !== release) notifyListeners(name)
    },
  }
}

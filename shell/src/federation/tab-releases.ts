import type { BootRemote } from '../boot-data.ts'
import { createHost, type SharedModules } from './create-host.ts'
import type { FederationSettings, RemoteFailure } from './federation-settings.ts'
import { ReleaseError } from './release-error.ts'
import { getEntryUrl, type RegisteredRelease, recordFailedPart, registerRelease } from './release-registration.ts'

export type ReportFailure = (release: RegisteredRelease, phase: RemoteFailure['phase'], cause: unknown) => void

type Settings = Pick<FederationSettings, 'onLoaded'> & {
  shared: SharedModules
  timeoutMs: number
  reportFailure: ReportFailure
  /** The current release of a remote works again. */
  onRecovered(remote: string): void
}

/** The federation runtime, with what it asks of the releases that this tab has used, by their global names. */
const createReleaseHost = (
  shared: SharedModules,
  releases: ReadonlyMap<string, RegisteredRelease>,
  reportFailure: ReportFailure,
) => {
  const findByEntry = (url: string) => [...releases.values()].find((release) => getEntryUrl(release) === url)
  return createHost(shared, {
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
      reportFailure(release, 'expose', new ReleaseError('stylesheet', 'a stylesheet did not load'))
      release.definition = undefined
      recordFailedPart(release, '')
    },
  })
}

/** The releases that this tab uses, and has used. */
export const createTabReleases = ({ shared, onLoaded, timeoutMs, reportFailure, onRecovered }: Settings) => {
  /** The release of each remote that is used now. */
  const current = new Map<string, RegisteredRelease>()
  /** Every release that was registered, by its global name. */
  const releases = new Map<string, RegisteredRelease>()
  const host = createReleaseHost(shared, releases, reportFailure)
  const register = (remote: BootRemote): RegisteredRelease => {
    const release =
      releases.get(remote.global) ??
      registerRelease(remote, {
        host,
        onLoaded,
        timeoutMs,
        isCurrent: (own) => current.get(remote.name) === own,
        onRecovered: () => onRecovered(remote.name),
      })
    release.remote = remote
    releases.set(remote.global, release)
    return release
  }
  return {
    current,
    register,
    setCurrent: (remote: BootRemote) => void current.set(remote.name, register(remote)),
  }
}

export type TabReleases = ReturnType<typeof createTabReleases>

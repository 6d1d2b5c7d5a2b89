import type { FederationSettings, ReleaseId } from './federation-settings.ts'
import type { RegisteredRelease } from './release-registration.ts'
import type { TabReleases } from './tab-releases.ts'

type Settings = Required<Pick<FederationSettings, 'mayReplace' | 'onReplaced'>> & {
  releases: Pick<TabReleases, 'current' | 'setCurrent'>
  /** Parts of the remote that wait load again. */
  notifyListeners(remote: string): void
}

type ReplacementListener = (canary: ReleaseId, hasParts: boolean) => boolean

/** Puts the current release in the place of a canary that failed. */
export const createFallbackReleases = ({ releases, mayReplace, onReplaced, notifyListeners }: Settings) => {
  const { current, setCurrent } = releases
  /** Canaries that failed while the visitor was in the middle of something on a page with parts of them. */
  const held = new Map<string, RegisteredRelease>()
  const listeners = new Set<ReplacementListener>()

  /** True where the page that is shown is rendered again. */
  const replace = (release: RegisteredRelease): boolean => {
    const { remote, hasParts } = release
    held.delete(remote.name)
    if (!remote.fallbackRelease || current.get(remote.name) !== release) return false
    setCurrent(remote.fallbackRelease)
    onReplaced(remote, remote.fallbackRelease)
    const isRenderedAgain = [...listeners].map((listener) => listener(remote, hasParts)).includes(true)
    notifyListeners(remote.name)
    return isRenderedAgain
  }

  return {
    /** The release that is used in the place of one that failed; undefined where none can be. */
    async find(release: RegisteredRelease, part = ''): Promise<RegisteredRelease | undefined> {
      const { remote } = release
      if (!remote.fallbackRelease) return undefined
      if (current.get(remote.name) === release) {
        const isAllowed = await mayReplace(remote, release.hasParts)
        if (!isAllowed) held.set(remote.name, release)
        // A page never shows parts of two builds: what it shows beside itself is asked for again with it.
        else if (replace(release) && !part.startsWith('/')) return undefined
      }
      const next = current.get(remote.name)
      return next === release ? undefined : next
    },
    /** The page that is in use keeps its canary until it is left, also when the list of releases changes. */
    keepHeld() {
      for (const [name, canary] of held) if (current.has(name)) current.set(name, canary)
    },
    replaceHeld() {
      for (const release of [...held.values()]) replace(release)
    },
    subscribe(listener: ReplacementListener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type FallbackReleases = ReturnType<typeof createFallbackReleases>

import type { ClientRoute } from '../federation/active-remotes.ts'
import { findReleaseInStack } from '../federation/canary-replacement.ts'
import type { ReleaseId } from '../federation/federation-settings.ts'
import type { PageSettings } from './page-settings.ts'

/** Boundaries show their fallback first, and are then given what replaces the release that failed. */
const replaceDelayMs = 50

type Settings = Pick<PageSettings, 'federation' | 'telemetry' | 'onActivePageChange'>

/** Attributes mounts, load times and errors of a page to the release that it is of, or to the one whose code threw. */
export const createReleaseAttribution = (
  route: ClientRoute | undefined,
  { federation, telemetry, onActivePageChange }: Settings,
) => {
  let release: ReleaseId | undefined
  /** Whether the view that is shown was counted as a mount. */
  let isMountRecorded = false
  const recordMount = () => {
    if (release && !isMountRecorded) telemetry.recordMount(release)
    isMountRecorded = true
  }
  /** Nothing of a broken page can be lost any more, so it does not keep a canary from being replaced. */
  const leaveBrokenPage = () => onActivePageChange({ route, release: undefined })
  return {
    isOf: ({ name, build }: ReleaseId) => release?.name === name && release.build === build,
    /** From now on another view is shown; `undefined` where no release has made it. */
    setRelease(next: ReleaseId | undefined) {
      release = next
      isMountRecorded = false
      onActivePageChange({ route, release })
    },
    recordMount,
    recordLoad(durations: { mount: number; total: number }) {
      if (!release) return
      telemetry.recordLoad(release, 'mount', durations.mount)
      telemetry.recordLoad(release, 'total', durations.total)
    },
    recordCrash(error: unknown, isPageBroken: boolean) {
      // What throws at its first rendering was tried all the same: else a canary of which nothing else comes has no mounts that fail.
      if (isPageBroken) recordMount()
      telemetry.recordCrash(error, release)
      const broken = (error instanceof Error && findReleaseInStack(error.stack)) || (isPageBroken ? release : undefined)
      if (isPageBroken) leaveBrokenPage()
      if (broken) setTimeout(() => void federation.replaceFailed(broken), replaceDelayMs)
    },
    recordStall(error: Error, stalled: ReleaseId | undefined) {
      telemetry.recordCrash(error, stalled)
      leaveBrokenPage()
      if (stalled) void federation.replaceFailed(stalled)
    },
  }
}

export type ReleaseAttribution = ReturnType<typeof createReleaseAttribution>

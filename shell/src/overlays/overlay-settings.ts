import type { Platform } from '@jobspan/shared-kit/remote'
import type { LocationSource } from '@jobspan/shared-kit/remote/browser'
import type { ActiveRemotes } from '../federation/active-remotes.ts'
import type { Federation } from '../federation/federation.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'
import type { OverlayIndex } from './overlay-index.ts'

/** What overlays need of the tab. */
export type OverlaySettings = {
  index: OverlayIndex
  activeRemotes: Pick<ActiveRemotes, 'frame'>
  federation: Pick<Federation, 'loadPart' | 'onRecovered' | 'prefetchPage' | 'retryNow'>
  /** `isOverlayEntry`: a step on this site opened the overlay here, so that the page without it is one step back. */
  history: LocationSource & { isOverlayEntry(): boolean }
  platform: Platform
  telemetry: Pick<TelemetryRecorder, 'recordMount' | 'recordLoad' | 'recordCrash' | 'warn'>
}

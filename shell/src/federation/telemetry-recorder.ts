import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { ReleaseId } from './federation.ts'

/** What the parts that load and show releases report. `telemetry/telemetry-buffer.ts` keeps it until it is sent. */
export type TelemetryRecorder = {
  /** An error that a boundary caught, with the release whose page was shown. */
  recordCrash(error: unknown, release?: ReleaseId): void
  recordLoad(release: ReleaseId, phase: Extract<TelemetryEvent, { kind: 'load' }>['phase'], milliseconds: number): void
  recordMount(release: ReleaseId): void
  /** Reports to the console only. */
  warn(error: unknown): void
}

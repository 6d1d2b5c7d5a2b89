import type { ErrorSource } from '@jobspan/shared-kit/contracts/registry/errors'
import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { ReleaseId } from './federation-settings.ts'

/** What the parts that load and show releases report. `telemetry/telemetry-buffer.ts` keeps it until it is sent. */
export type TelemetryRecorder = {
  /** An error, with the release whose page was shown. Boundaries catch those that are not told otherwise. */
  recordCrash(error: unknown, release?: ReleaseId, source?: ErrorSource): void
  recordLoad(release: ReleaseId, phase: Extract<TelemetryEvent, { kind: 'load' }>['phase'], milliseconds: number): void
  recordMount(release: ReleaseId): void
  /** Reports to the console only. */
  warn(error: unknown): void
}

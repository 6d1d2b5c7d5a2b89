import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { ReleaseHere, RemoteFailure } from '../federation/federation.ts'

/** What was seen and has not been sent: ready as it is, or with what it takes to find out more. */
export type Seen =
  | TelemetryEvent
  | { kind: 'failed'; failure: RemoteFailure }
  | { kind: 'crashed'; error: unknown; release: ReleaseHere | undefined }

export type Tracking = {
  /** An error that a boundary caught, with the release whose page stood there. */
  crashed(error: unknown, release?: ReleaseHere): void
  failed(failure: RemoteFailure): void
  loaded(release: ReleaseHere, phase: Extract<TelemetryEvent, { kind: 'load' }>['phase'], milliseconds: number): void
  mounted(release: ReleaseHere): void
  warn(error: unknown): void
  /** Hears of failures as they come, and at once where there was one before. Who listens last is told. */
  listen(listener: () => void): void
  /** Hands over what was seen so far. */
  take(): Seen[]
}

/** More than this and the page has worse troubles than a gap in its telemetry. */
const most = 150

/** Takes what the shell sees of remotes. It is sent after load (see `after-load.ts`). */
export const createTracking = (): Tracking => {
  let seen: Seen[] = []
  let hear = (): void => undefined
  const keep = (event: Seen) => {
    if (seen.length < most) seen.push(event)
  }
  const warn = (error: unknown) => console.warn(error)
  return {
    crashed: (error, release) => {
      warn(error)
      keep({ kind: 'crashed', error, release })
    },
    failed: (failure) => {
      warn(failure.cause)
      keep({ kind: 'failed', failure })
      hear()
    },
    loaded: ({ name, build }, phase, milliseconds) =>
      keep({ kind: 'load', remote: name, build, phase, ms: Math.min(600_000, Math.max(0, Math.round(milliseconds))) }),
    mounted: ({ name, build }) => keep({ kind: 'mount', remote: name, build }),
    warn,
    listen: (listener) => {
      hear = listener
      if (seen.some(({ kind }) => kind === 'failed')) listener()
    },
    take: () => {
      const taken = seen
      seen = []
      return taken
    },
  }
}

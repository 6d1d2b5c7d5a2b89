import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { ReleaseId, RemoteFailure } from '../federation/federation.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'

/** What was seen and has not been sent: ready as it is, or with what it takes to find out more. */
export type ObservedEvent =
  | TelemetryEvent
  | { kind: 'failed'; failure: RemoteFailure }
  | { kind: 'crashed'; error: unknown; release: ReleaseId | undefined }

export type TelemetryBuffer = TelemetryRecorder & {
  recordFailure(failure: RemoteFailure): void
  /** Hears of failures as they come, and at once where there was one before. Who listens last is told. */
  subscribeToFailures(listener: () => void): void
  /** Hands over what was seen so far. */
  drain(): ObservedEvent[]
}

/** More than this and the page has worse troubles than a gap in its telemetry. */
const maxEvents = 150

/** Takes what the shell sees of remotes. It is sent after load (see `after-load.ts`). */
export const createTelemetryBuffer = (): TelemetryBuffer => {
  let events: ObservedEvent[] = []
  let notifyListener = (): void => undefined
  const add = (event: ObservedEvent) => {
    if (events.length < maxEvents) events.push(event)
  }
  const warn = (error: unknown) => console.warn(error)
  return {
    recordCrash: (error, release) => {
      warn(error)
      add({ kind: 'crashed', error, release })
    },
    recordFailure: (failure) => {
      warn(failure.cause)
      add({ kind: 'failed', failure })
      notifyListener()
    },
    recordLoad: ({ name, build }, phase, milliseconds) =>
      add({ kind: 'load', remote: name, build, phase, ms: Math.min(600_000, Math.max(0, Math.round(milliseconds))) }),
    recordMount: ({ name, build }) => add({ kind: 'mount', remote: name, build }),
    warn,
    subscribeToFailures: (listener) => {
      notifyListener = listener
      if (events.some(({ kind }) => kind === 'failed')) listener()
    },
    drain: () => {
      const taken = events
      events = []
      return taken
    },
  }
}

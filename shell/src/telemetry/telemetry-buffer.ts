import type { ErrorSource } from '@jobspan/shared-kit/contracts/registry/errors'
import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { ReleaseId, RemoteFailure } from '../federation/federation-settings.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'

/** What was observed and not sent yet: a finished event, or the facts from which one is made. */
export type ObservedEvent =
  | TelemetryEvent
  | { kind: 'failed'; failure: RemoteFailure }
  | { kind: 'crashed'; error: unknown; release: ReleaseId | undefined; source: ErrorSource }

export type TelemetryBuffer = TelemetryRecorder & {
  recordFailure(failure: RemoteFailure): void
  /** Calls back at each failure and crash, and at once where there was one before. Only the last listener is called. */
  subscribeToFailures(listener: () => void): void
  /** Takes the events so far out of the buffer: those that are wanted, or all. */
  drain(isWanted?: (event: ObservedEvent) => boolean): ObservedEvent[]
}

/** The shell takes no more in one go. With more the page has worse troubles than a gap in its telemetry. */
export const maxEvents = 100

/** Collects what the shell observes of remotes. `send-telemetry.ts` sends it after the load event. */
export const createTelemetryBuffer = (): TelemetryBuffer => {
  let events: ObservedEvent[] = []
  let notifyListener = (): void => undefined
  const add = (event: ObservedEvent) => {
    if (events.length < maxEvents) events.push(event)
  }
  const warn = (error: unknown) => console.warn(error)
  return {
    recordCrash: (error, release, source = 'boundary') => {
      // The browser itself writes down what nobody caught.
      if (source === 'boundary') warn(error)
      add({ kind: 'crashed', error, release, source })
      notifyListener()
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
      if (events.some(({ kind }) => kind === 'failed' || kind === 'crashed')) listener()
    },
    drain: (isWanted = () => true) => {
      const taken = events.filter(isWanted)
      events = events.filter((event) => !isWanted(event))
      return taken
    },
  }
}

import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { BootData } from '../boot-data.ts'
import { findReleaseInStack } from '../federation/canary-replacement.ts'
import type { ObservedEvent, TelemetryBuffer } from './telemetry-buffer.ts'

/** The shell takes no more in one go. */
export const maxBatchSize = 100

export const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error).slice(0, 60)

type Crash = Extract<ObservedEvent, { kind: 'crashed' }>

/** What counts of a crash: its class, for the release whose code threw. A promise that nobody handled is told of, and counts for nobody. */
export const toErrorEvent = ({ error, release, source }: Crash): TelemetryEvent | undefined => {
  const owner = findReleaseInStack(error instanceof Error ? error.stack : '') ?? release
  return source !== 'rejection' && owner
    ? { kind: 'error', remote: owner.name, build: owner.build, name: nameOf(error) }
    : undefined
}

export const sendBatch = (country: BootData['locale']['country'], events: readonly TelemetryEvent[]): void => {
  if (events.length === 0) return
  const body = new Blob([JSON.stringify({ country, events })], { type: 'application/json' })
  navigator.sendBeacon('/telemetry', body)
}

/** Calls back when the page is left, or hidden: on a phone nothing else may follow. Returns what ends that. */
export const onPageEnd = (listener: () => void): (() => void) => {
  const listenWhenHidden = () => {
    if (document.visibilityState === 'hidden') listener()
  }
  document.addEventListener('visibilitychange', listenWhenHidden)
  addEventListener('pagehide', listenWhenHidden)
  return () => {
    document.removeEventListener('visibilitychange', listenWhenHidden)
    removeEventListener('pagehide', listenWhenHidden)
  }
}

/**
 * Until telemetry starts: visitors who leave within seconds count too, whether the page broke for them or not. A load that failed waits for
 * telemetry, which starts at once then and finds out why: one that the leaving itself broke off is no failure. Returns what ends it.
 */
export const sendAtPageEnd = (country: BootData['locale']['country'], telemetry: TelemetryBuffer): (() => void) => {
  const onError = ({ error, filename }: ErrorEvent) =>
    telemetry.recordCrash(error, findReleaseInStack(filename), 'window')
  const onRejection = ({ reason }: PromiseRejectionEvent) => telemetry.recordCrash(reason, undefined, 'rejection')
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  const stop = onPageEnd(() => {
    const events = telemetry
      .drain(({ kind }) => kind !== 'failed')
      .flatMap((event) => {
        if (event.kind === 'failed') return []
        return (event.kind === 'crashed' ? toErrorEvent(event) : event) ?? []
      })
    sendBatch(country, events.slice(0, maxBatchSize))
  })
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    stop()
  }
}

import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { BootData } from '../boot-data.ts'
import { findReleaseInStack } from '../federation/canary-replacement.ts'
import type { ObservedEvent, TelemetryBuffer } from './telemetry-buffer.ts'

type Country = BootData['locale']['country']

export const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error).slice(0, 60)

/** What counts of a crash: its class, for the release whose code threw. */
export const toErrorEvent = ({
  error,
  release,
}: Extract<ObservedEvent, { kind: 'crashed' }>): TelemetryEvent | undefined => {
  const owner = findReleaseInStack((error as Error | undefined)?.stack) ?? release
  return owner && { kind: 'error', remote: owner.name, build: owner.build, name: nameOf(error) }
}

export const sendBatch = (country: Country, events: readonly unknown[]): void => {
  if (events.length > 0)
    navigator.sendBeacon('/telemetry', new Blob([JSON.stringify({ country, events })], { type: 'application/json' }))
}

/** Calls back when the page is left, or hidden: on a phone nothing else may follow. */
export const onPageEnd = (listener: () => void): void => {
  addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', () => document.hidden && listener())
}

/**
 * Until telemetry starts, which calls what this returns: visitors who leave within seconds count too, whether the page broke for them or not. A load that
 * failed waits for telemetry, which starts at once then and finds out why: one that the leaving itself broke off is no failure.
 */
export const sendAtPageEnd = (country: Country, telemetry: TelemetryBuffer): (() => void) => {
  let hasTelemetry = false
  addEventListener('error', ({ error, filename }) => {
    if (!hasTelemetry) telemetry.recordCrash(error, findReleaseInStack(filename), 'window')
  })
  onPageEnd(() => {
    if (hasTelemetry) return
    const events = telemetry.drain(({ kind }) => kind !== 'failed')
    sendBatch(country, events.map((event) => (event.kind === 'crashed' ? toErrorEvent(event) : event)).filter(Boolean))
  })
  return () => {
    hasTelemetry = true
  }
}

import type { CountedEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { addValue, type Histogram } from '../platform/database/histogram.ts'
import type { TelemetryDetails } from '../platform/database/telemetry-details.ts'

/** Names of errors that are told apart within a minute; an error's class can be anything. */
const maxErrorNames = 20

export type MinuteTally = {
  mounts: number
  failures: number
  errors: number
  load: Histogram
  details: TelemetryDetails
}

/** Without what every object has by name: an error may be called `constructor`. */
const noCounts = (): Record<string, number> => Object.create(null)

export const emptyTally = (): MinuteTally => ({
  mounts: 0,
  failures: 0,
  errors: 0,
  load: {},
  details: { load: {}, failures: {}, errors: noCounts(), vitals: {} },
})

/** Adds one event. */
export const addEvent = (tally: MinuteTally, event: CountedEvent): void => {
  const { details } = tally
  if (event.kind === 'mount') {
    tally.mounts += 1
  } else if (event.kind === 'load') {
    addValue(event.phase === 'total' ? tally.load : histogramOf(details.load, event.phase), event.ms)
  } else if (event.kind === 'failure') {
    tally.failures += 1
    count(details.failures, `${event.phase} ${event.reason}`)
  } else if (event.kind === 'error') {
    tally.errors += 1
    count(details.errors, boundedName(details.errors, event.name))
  } else {
    const value = event.name === 'CLS' ? event.value * 1000 : event.value
    addValue(histogramOf(details.vitals, event.name), value)
  }
}

const histogramOf = (histograms: Record<string, Histogram>, name: string): Histogram => {
  histograms[name] ??= {}
  return histograms[name]
}

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}

const boundedName = (known: Record<string, number>, name: string): string => {
  if (!/^[A-Za-z_$][\w$.]*$/.test(name)) return 'other'
  return Object.hasOwn(known, name) || Object.keys(known).length < maxErrorNames ? name : 'other'
}

import type { QueryExecutor } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Halt } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { getTelemetry } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { addHistogram, countOf, type Histogram, percentile } from '../platform/database/histogram.ts'
import { telemetryMinutes } from '../platform/database/schema/telemetry.ts'
import { emptyTally, type MinuteTally } from './minute-tally.ts'
import type { ReleaseInCountry } from './subject.ts'
import type { MinuteRow } from './telemetry-store.ts'

type TelemetrySummary = z.output<typeof getTelemetry.data>[number]

const maxErrorNames = 20
const dayMs = 24 * 60 * 60_000

/** Adds what one row counted to `sum`. */
const addTally = (sum: MinuteTally, row: MinuteTally): void => {
  sum.mounts += row.mounts
  sum.failures += row.failures
  sum.errors += row.errors
  addHistogram(sum.load, row.load)
  addHistogram(sum.details.failures, row.details.failures)
  addHistogram(sum.details.errors, row.details.errors)
  addHistograms(sum.details.load, row.details.load)
  addHistograms(sum.details.vitals, row.details.vitals)
}

const addHistograms = (sum: Record<string, Histogram>, others: Record<string, Histogram>): void => {
  for (const [name, other] of Object.entries(others)) {
    sum[name] ??= {}
    addHistogram(sum[name], other)
  }
}

const summarize = (tally: MinuteTally) => ({
  mounts: tally.mounts,
  failures: tally.failures,
  errors: tally.errors,
  p75_load: percentile(tally.load, 0.75),
})

/** The last day of a remote, by release and country and by this process's clock; most mounted first. */
export const readTelemetry = async (
  db: QueryExecutor,
  remote: string,
  country: CountryKey | undefined,
): Promise<TelemetrySummary[]> => {
  const rows = await db
    .select()
    .from(telemetryMinutes)
    .where(
      and(
        eq(telemetryMinutes.remote, remote),
        gt(telemetryMinutes.minute, new Date(Date.now() - dayMs)),
        country === undefined ? undefined : eq(telemetryMinutes.country, country),
      ),
    )
  const sums = new Map<string, { build: string; country: CountryKey; tally: MinuteTally }>()
  for (const row of rows) {
    const key = `${row.build} ${row.country}`
    const sum = sums.get(key) ?? { build: row.build, country: row.country, tally: emptyTally() }
    sums.set(key, sum)
    addTally(sum.tally, row)
  }
  return [...sums.values()].map(describe).toSorted((one, other) => other.mounts - one.mounts)
}

const describe = ({
  build,
  country,
  tally,
}: {
  build: string
  country: CountryKey
  tally: MinuteTally
}): TelemetrySummary => {
  const at = (histogram: Histogram, share: number) => percentile(histogram, share) ?? 0
  const load = { ...tally.details.load, total: tally.load }
  return {
    build,
    country,
    ...summarize(tally),
    load: mapValues(load, (histogram) =>
      countOf(histogram) === 0
        ? undefined
        : { p50: at(histogram, 0.5), p75: at(histogram, 0.75), p95: at(histogram, 0.95) },
    ),
    failures_by: describeFailures(tally.details.failures),
    errors_by: boundedErrors(tally.details.errors),
    vitals: mapValues(tally.details.vitals, (histogram, name) => ({
      p75: at(histogram, 0.75) / (name === 'CLS' ? 1000 : 1),
      count: countOf(histogram),
    })),
  }
}

const sortByCountDescending = (counts: Record<string, number>) =>
  Object.entries(counts).toSorted(([, a], [, b]) => b - a)

const describeFailures = (counts: Record<string, number>) =>
  sortByCountDescending(counts).map(([name, count]) => {
    const [phase = '', reason = ''] = name.split(' ')
    return { phase, reason, count }
  })

const boundedErrors = (counts: Record<string, number>) => {
  const named = sortByCountDescending(counts).filter(([name]) => name !== 'other')
  const rest = named.slice(maxErrorNames).reduce((total, [, count]) => total + count, counts.other ?? 0)
  const shown = named.slice(0, maxErrorNames).map(([name, count]) => ({ name, count }))
  return rest > 0 ? [...shown, { name: 'other', count: rest }] : shown
}

const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result | undefined,
): Record<string, Result> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const changed = change(value, name)
      return changed === undefined ? [] : [[name, changed]]
    }),
  )

/** What was seen of a canary in a country from its beginning on: the figures that its halt is told with. */
export const readCanaryFigures = async (
  db: QueryExecutor,
  { remote, country, build }: ReleaseInCountry,
  since: Date,
): Promise<NonNullable<Halt['figures']>> => {
  const rows = await db
    .select()
    .from(telemetryMinutes)
    .where(
      and(
        eq(telemetryMinutes.remote, remote),
        eq(telemetryMinutes.country, country),
        eq(telemetryMinutes.build, build),
        sql`${telemetryMinutes.minute} >= date_trunc('minute', ${since.toISOString()}::timestamptz)`,
      ),
    )
  const sum = emptyTally()
  for (const row of rows) addTally(sum, row)
  const mounts = sum.mounts + sum.failures
  return {
    since: since.toISOString(),
    mounts,
    failed: Math.min(mounts, sum.failures + sum.errors),
    errors: boundedErrors(sum.details.errors),
    failures: describeFailures(sum.details.failures),
  }
}

/** Minutes of two builds in a country, oldest first; minutes in which neither was seen are there too. */
export const readMinutes = async (
  db: QueryExecutor,
  subject: { remote: string; country: CountryKey; current: string | null; canary: string },
  { since, until }: { since: Date; until: Date },
) => {
  const builds = [subject.canary, ...(subject.current === null ? [] : [subject.current])]
  const rows: MinuteRow[] = await db
    .select()
    .from(telemetryMinutes)
    .where(
      and(
        eq(telemetryMinutes.remote, subject.remote),
        eq(telemetryMinutes.country, subject.country),
        inArray(telemetryMinutes.build, builds),
        sql`${telemetryMinutes.minute} >= date_trunc('minute', ${since.toISOString()}::timestamptz)`,
      ),
    )
  const minutes = []
  const firstMinute = since.getTime() - (since.getTime() % 60_000)
  for (let minute = firstMinute; minute <= until.getTime(); minute += 60_000) {
    const sums = { current: emptyTally(), canary: emptyTally() }
    for (const row of rows) {
      if (row.minute.getTime() === minute) addTally(row.build === subject.canary ? sums.canary : sums.current, row)
    }
    minutes.push({
      at: new Date(minute).toISOString(),
      current: summarize(sums.current),
      canary: summarize(sums.canary),
    })
  }
  return minutes
}

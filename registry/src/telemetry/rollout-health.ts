import type { Database } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReleaseHealth } from '@jobspan/shared-kit/contracts/registry/rollout'
import { and, countDistinct, eq, gt, inArray, sql } from 'drizzle-orm'
import { addHistogram, type Histogram, percentile } from '../platform/database/histogram.ts'
import { telemetryMinutes, telemetryVisitors } from '../platform/database/schema/telemetry.ts'
import { type RecentHealth, type RolloutHealth, unknownHealth } from '../rollout/rollout-health.ts'
import { subjectKey } from './subject.ts'
import { wilsonLowerBound } from './wilson-lower-bound.ts'

/** By this process's clock, which is what rows were counted by: the database's may be an hour off. */
const hourAgo = () => new Date(Date.now() - 60 * 60_000)
/** Overviews that are asked for in quick succession share one look. */
const cacheTtlMs = 2_000

const slowMs = 4_000

/** Bad is what surely fails more than one time in twenty; to watch is what fails once in a hundred, or is slow. */
const stateOf = (p75Load: number | null, failures: number, attempts: number): ReleaseHealth['state'] => {
  if (attempts === 0) return 'unknown'
  if (wilsonLowerBound(failures, attempts) > 0.05) return 'bad'
  return failures / attempts > 0.01 || (p75Load ?? 0) > slowMs ? 'watch' : 'good'
}

/** What the telemetry knows of the last hour. */
export const createRolloutHealth = (db: Database): RolloutHealth => {
  const loadHealth = async (): Promise<RecentHealth> => {
    const rows = await db
      .select({
        remote: telemetryMinutes.remote,
        country: telemetryMinutes.country,
        build: telemetryMinutes.build,
        mounts: sql<number>`sum(${telemetryMinutes.mounts})::int`,
        failures: sql<number>`sum(${telemetryMinutes.failures})::int`,
        errors: sql<number>`sum(${telemetryMinutes.errors})::int`,
        loads: sql<Histogram[]>`jsonb_agg(${telemetryMinutes.load})`,
      })
      .from(telemetryMinutes)
      .where(gt(telemetryMinutes.minute, hourAgo()))
      .groupBy(telemetryMinutes.remote, telemetryMinutes.country, telemetryMinutes.build)
    const visitors = await db
      .select({
        remote: telemetryVisitors.remote,
        country: telemetryVisitors.country,
        count: sql<number>`count(*)::int`,
      })
      .from(telemetryVisitors)
      .where(gt(telemetryVisitors.seenAt, hourAgo()))
      .groupBy(telemetryVisitors.remote, telemetryVisitors.country)
    const counts = new Map(visitors.map(({ remote, country, count }) => [`${remote} ${country}`, count]))
    const releases = new Map(
      rows.map((row): [string, ReleaseHealth] => {
        const load: Histogram = {}
        for (const part of row.loads) addHistogram(load, part)
        const attempts = row.mounts + row.failures
        const failures = Math.min(attempts, row.failures + row.errors)
        const p75Load = percentile(load, 0.75)
        return [
          subjectKey(row),
          {
            mounts: attempts,
            failure_rate: attempts === 0 ? null : failures / attempts,
            p75_load: p75Load,
            state: stateOf(p75Load, failures, attempts),
          },
        ]
      }),
    )
    return {
      visitors: (remote, country) => counts.get(`${remote} ${country}`) ?? 0,
      release: (remote, country, build) =>
        (build === null ? undefined : releases.get(subjectKey({ remote, country, build }))) ?? unknownHealth,
    }
  }

  let latest: { at: number; health: Promise<RecentHealth> } | undefined
  return {
    visitors: async (remote: string, countries: readonly CountryKey[]) => {
      const [row] = await db
        .select({ count: countDistinct(telemetryVisitors.visitor) })
        .from(telemetryVisitors)
        .where(
          and(
            eq(telemetryVisitors.remote, remote),
            inArray(telemetryVisitors.country, [...countries]),
            gt(telemetryVisitors.seenAt, hourAgo()),
          ),
        )
      return row?.count ?? 0
    },
    health: () => {
      if (!latest || performance.now() - latest.at > cacheTtlMs) {
        const health = loadHealth()
        latest = { at: performance.now(), health }
        health.catch(() => {
          latest = undefined
        })
      }
      return latest.health
    },
  }
}

import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { Database } from '@jobspan/shared-kit/server'
import { and, countDistinct, eq, gt, inArray, sql } from 'drizzle-orm'
import { addHistogram, type Histogram, percentile } from '../platform/database/histogram.ts'
import { telemetryMinutes, telemetryVisitors } from '../platform/database/schema/telemetry.ts'
import { healthKey, type RolloutHealth, unknownHealth } from '../rollout/rollout-health.ts'
import { wilsonLowerBound } from './wilson-lower-bound.ts'

type Health = Cell['health']

/** By this process's clock, which is what rows were counted by: the database's may be an hour off. */
const hourAgo = () => new Date(Date.now() - 60 * 60_000)
/** Overviews that are asked for in quick succession share one look. */
const cacheTtlMs = 2_000

const slowMs = 4_000

/** Bad is what surely fails more than one time in twenty; to watch is what fails once in a hundred, or is slow. */
const stateOf = (health: Omit<Health, 'state'>, bad: number, attempts: number): Health['state'] => {
  if (attempts === 0) return 'unknown'
  if (wilsonLowerBound(bad, attempts) > 0.05) return 'bad'
  return bad / attempts > 0.01 || (health.p75_load ?? 0) > slowMs ? 'watch' : 'good'
}

/** What the telemetry knows of the last hour. */
export const createRolloutHealth = (db: Database): RolloutHealth => {
  const loadHealth = async (): Promise<Map<string, Health>> => {
    const rows = await db
      .select({
        remote: telemetryMinutes.remote,
        country: telemetryMinutes.country,
        mounts: sql<number>`sum(${telemetryMinutes.mounts})::int`,
        failures: sql<number>`sum(${telemetryMinutes.failures})::int`,
        errors: sql<number>`sum(${telemetryMinutes.errors})::int`,
        loads: sql<Histogram[]>`jsonb_agg(${telemetryMinutes.load})`,
      })
      .from(telemetryMinutes)
      .where(gt(telemetryMinutes.minute, hourAgo()))
      .groupBy(telemetryMinutes.remote, telemetryMinutes.country)
    const visitors = await db
      .select({
        remote: telemetryVisitors.remote,
        country: telemetryVisitors.country,
        count: sql<number>`count(*)::int`,
      })
      .from(telemetryVisitors)
      .where(gt(telemetryVisitors.seenAt, hourAgo()))
      .groupBy(telemetryVisitors.remote, telemetryVisitors.country)
    const counts = new Map(visitors.map(({ remote, country, count }) => [healthKey(remote, country), count]))
    return new Map(
      rows.map((row) => {
        const key = healthKey(row.remote, row.country)
        const load: Histogram = {}
        for (const part of row.loads) addHistogram(load, part)
        const attempts = row.mounts + row.failures
        const bad = Math.min(attempts, row.failures + row.errors)
        const health = {
          visitors: counts.get(key) ?? 0,
          mounts: row.mounts,
          failure_rate: attempts === 0 ? null : bad / attempts,
          p75_load: percentile(load, 0.75),
        }
        return [key, { ...unknownHealth, ...health, state: stateOf(health, bad, attempts) }]
      }),
    )
  }

  let latest: { at: number; health: Promise<Map<string, Health>> } | undefined
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

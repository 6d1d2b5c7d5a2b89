import type { QueryExecutor } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { gte, sql } from 'drizzle-orm'
import { telemetrySlices } from '../platform/database/schema/telemetry.ts'
import { sliceSeconds, type Tally, windowSeconds } from './canary-decision.ts'
import { type ReleaseInCountry, subjectKey } from './subject.ts'

/** The last ten minutes of everything, by five seconds. */
export type RecentSlices = {
  /** Tallies of a release in a country from `since` on, oldest first, one for every five seconds. */
  of: (subject: ReleaseInCountry, since: number) => Tally[]
}

const sliceMs = sliceSeconds * 1000

export const readRecentSlices = async (db: QueryExecutor, now: number): Promise<RecentSlices> => {
  const first = now - (now % sliceMs) - windowSeconds * 1000
  const rows = await db
    .select({
      at: telemetrySlices.at,
      remote: telemetrySlices.remote,
      build: telemetrySlices.build,
      country: telemetrySlices.country,
      attempts: sql<number>`sum(${telemetrySlices.attempts})::int`,
      failures: sql<number>`sum(${telemetrySlices.failures})::int`,
    })
    .from(telemetrySlices)
    .where(gte(telemetrySlices.at, new Date(first)))
    .groupBy(telemetrySlices.at, telemetrySlices.remote, telemetrySlices.build, telemetrySlices.country)
  const bySubject = new Map<string, Map<number, Tally>>()
  for (const { at, attempts, failures, ...subject } of rows) {
    const key = subjectKey({ ...subject, country: subject.country as CountryKey })
    const tallies = bySubject.get(key) ?? new Map<number, Tally>()
    bySubject.set(key, tallies)
    tallies.set(at.getTime(), { attempts, failures })
  }
  return {
    of: (subject, since) => {
      const tallies = bySubject.get(subjectKey(subject))
      const list: Tally[] = []
      const from = Math.max(first, since - (since % sliceMs))
      for (let at = from; at <= now; at += sliceMs) list.push(tallies?.get(at) ?? { attempts: 0, failures: 0 })
      return list
    },
  }
}

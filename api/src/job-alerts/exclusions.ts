import { type SQL, sql } from 'drizzle-orm'
import { applicationsOf } from '../applications/has-applied-to.ts'
import { companiesBlockedBy } from '../companies/blocked-companies/has-blocked.ts'
import { findClosedJobs, type NewJob } from '../jobs/new-jobs.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobAlertJobs } from './tables.ts'

type Candidates = { id: number; userId: number | null; jobs: readonly NewJob[] }

/**
 * What leaves out of the new jobs of some alerts the ones that are closed by now, that their members applied to or whose companies they blocked, and
 * that an alert has sent before, under whatever id.
 */
export const createExclusions = async (
  db: QueryExecutor,
  alerts: readonly Candidates[],
): Promise<(alert: Candidates) => readonly NewJob[]> => {
  const withJobs = alerts.filter(({ jobs }) => jobs.length > 0)
  const candidates = new Map<number, NewJob>()
  for (const list of new Set(withJobs.map(({ jobs }) => jobs))) for (const job of list) candidates.set(job.id, job)
  const userIds = withJobs.flatMap(({ userId }) => userId ?? [])
  const [closed, applied, blocked, sent] = [
    await findClosedJobs(db, [...candidates.keys()]),
    await findPairs(db, userIds, applicationsOf(userIds)),
    await findPairs(db, userIds, companiesBlockedBy(userIds)),
    await findSent(db, withJobs, [...candidates.values()]),
  ]
  return ({ id, userId, jobs }) => {
    const [own, hidden, earlier] = [applied.get(userId), blocked.get(userId), sent.get(id)]
    if (closed.size === 0 && !own && !hidden && !earlier) return jobs
    return jobs.filter(
      (job) =>
        !closed.has(job.id) &&
        !own?.has(job.id) &&
        !(job.companyId !== null && hidden?.has(job.companyId)) &&
        !earlier?.has(job.fingerprint),
    )
  }
}

const toArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

const group = <Value>(pairs: readonly (readonly [number, Value])[]): Map<number | null, Set<Value>> => {
  const sets = new Map<number | null, Set<Value>>()
  for (const [owner, value] of pairs) {
    const known = sets.get(owner)
    if (known) known.add(value)
    else sets.set(owner, new Set([value]))
  }
  return sets
}

/** What members have of something, by member. */
const findPairs = async (db: QueryExecutor, userIds: readonly number[], select: SQL) => {
  if (userIds.length === 0) return group<number>([])
  const { rows } = await db.execute(select)
  return group(rows.map((row) => Object.values(row).map(Number) as [number, number]))
}

/** The fingerprints among the candidates that alerts have sent. */
const findSent = async (db: QueryExecutor, alerts: readonly Candidates[], jobs: readonly NewJob[]) => {
  if (jobs.length === 0) return group<string>([])
  const { rows } = await db.execute(sql`
    select alert_id, fingerprint from ${jobAlertJobs}
    where alert_id = any(${toArray(alerts.map(({ id }) => id))})
      and fingerprint = any(${`{${jobs.map(({ fingerprint }) => fingerprint).join(',')}}`}::text[])`)
  return group(rows.map((row) => [Number(row.alert_id), String(row.fingerprint)] as const))
}

import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { NewJob } from '../jobs/new-jobs.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import type { JobSearch } from '../search/job-search.ts'
import { type ClaimedAlert, claimAlerts } from './claim-alerts.ts'
import { createDigestWriter, type Digest, type DigestWriter } from './digest-writer.ts'
import { createExclusions } from './exclusions.ts'
import { isDueSql, type MatchedAlerts, matchDueAlerts, windowEnd } from './match-alerts.ts'
import { duePeriod, nextDue, type Schedule } from './schedule.ts'
import { jobAlertRuns, jobAlerts } from './tables.ts'

const batchSize = 500

export type AlertRun = { alerts: number; mails: number }

/**
 * Matches the alerts that are due and queues their mails (ADR 47). Safe to run in every replica at once, and to be killed at any moment: what
 * an alert sends in a period, that it was sent, and when it is due next are written in one transaction, and whoever comes first does it.
 *
 * @param at the instant as of which alerts are due; left out, the database's own
 */
export const runJobAlerts = async (app: FastifyInstance, jobSearch: JobSearch, at?: Date): Promise<AlertRun> => {
  const { db } = app.connection
  const instant = at ?? (await readClock(db))
  const run: AlertRun = { alerts: 0, mails: 0 }
  if (!(await isAnyDue(db, instant))) return run
  const matched = await matchDueAlerts(db, jobSearch, instant)
  if (!matched) return run
  const writer = createDigestWriter(app, instant)
  const batches = toBatches(matched.alertIds).values()
  const work = async () => {
    for (const ids of batches) {
      const sent = await runBatch(db, writer, matched, ids, instant)
      run.alerts += sent.alerts
      run.mails += sent.mails
    }
  }
  // While the database writes one batch, the next is composed.
  const ended = await Promise.allSettled([work(), work()])
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason
  return run
}

const toBatches = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, batch) =>
    ids.slice(batch * batchSize, (batch + 1) * batchSize),
  )

const readClock = async (db: QueryExecutor): Promise<Date> => {
  const { rows } = await db.execute(sql`select extract(epoch from now())::float8 * 1000 as now`)
  return new Date(Number(rows[0]?.now))
}

const isAnyDue = async (db: QueryExecutor, at: Date): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from ${jobAlerts} where ${isDueSql(at)} limit 1`)
  return rows.length > 0
}

const runBatch = (
  db: Database,
  writer: DigestWriter,
  matched: MatchedAlerts,
  ids: readonly number[],
  at: Date,
): Promise<AlertRun> =>
  db.transaction(async (transaction) => {
    const claimed = await claimAlerts(transaction, ids, at)
    // Made or changed after the matching began: the next run has it.
    const alerts = claimed.filter(({ hash }) => matched.jobsOf(hash) !== undefined)
    const periodOf = memoizeBySchedule((schedule) => duePeriod(schedule, at))
    const newRuns = alerts.map((alert) => ({
      ...alert,
      period: periodOf(alert),
      jobs: jobsInWindow(alert, matched, at),
    }))
    const exclude = await createExclusions(transaction, newRuns)
    const digests: Digest[] = newRuns.map((run) => ({ ...run, jobs: exclude(run) }))
    const first = await insertRuns(transaction, digests, at)
    const due = digests.filter(({ id, jobs }) => first.has(id) && jobs.length > 0)
    const mails = await writer.write(transaction, due)
    await scheduleNext(transaction, alerts, at)
    return { alerts: first.size, mails }
  })

/** The new jobs since the last period of an alert. Alerts with the same window share the list. */
const jobsInWindow = (alert: ClaimedAlert, { jobsOf }: MatchedAlerts, at: Date): readonly NewJob[] => {
  const jobs = jobsOf(alert.hash) ?? []
  const to = windowEnd(at).getTime()
  const isIn = ({ firstSeenAt }: NewJob) => firstSeenAt > alert.from && firstSeenAt <= to
  return jobs.every(isIn) ? jobs : jobs.filter(isIn)
}

/**
 * Notes that alerts were matched for their periods; gives those for which that is the first time. Of a run for a morning that is still to come,
 * the window ends now: jobs from now till then are in the next one.
 */
const insertRuns = async (db: QueryExecutor, digests: readonly Digest[], at: Date): Promise<ReadonlySet<number>> => {
  if (digests.length === 0) return new Set()
  const runs = digests.map(({ id, period, jobs }) => ({ alert_id: id, period, job_count: jobs.length }))
  const { rows } = await db.execute(sql`
    insert into ${jobAlertRuns} (alert_id, period, job_count, created_at)
    select alert_id, period, job_count, least(${at.toISOString()}::timestamptz, now())
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as run (alert_id int, period text, job_count int)
    on conflict do nothing returning alert_id`)
  return new Set(rows.map((row) => Number(row.alert_id)))
}

const scheduleNext = async (db: QueryExecutor, alerts: readonly ClaimedAlert[], at: Date): Promise<void> => {
  if (alerts.length === 0) return
  const dueOf = memoizeBySchedule((schedule) => nextDue(schedule, at).toISOString())
  const rows = alerts.map((alert) => ({ id: alert.id, at: dueOf(alert) }))
  await db.execute(sql`
    update ${jobAlerts} set next_run_at = due.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as due (id int, at timestamptz)
      where ${jobAlerts.id} = due.id`)
}

/** Of many alerts most have the same frequency and zone. */
const memoizeBySchedule = (compute: (schedule: Schedule) => string): ((schedule: Schedule) => string) => {
  const known = new Map<string, string>()
  return ({ frequency, timeZone }) => {
    const key = `${frequency} ${timeZone}`
    const value = known.get(key) ?? compute({ frequency, timeZone })
    known.set(key, value)
    return value
  }
}

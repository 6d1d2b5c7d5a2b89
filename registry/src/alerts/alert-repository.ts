import type { Database, QueryExecutor } from '@jobspan/kit-server'
import type { Alert } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { alerts } from '../platform/database/schema/telemetry.ts'

type AlertRow = typeof alerts.$inferSelect
type NewAlert = Pick<Alert, 'kind' | 'remote' | 'build' | 'country' | 'message'>

const dedupeWindowMinutes = 15

export const toAlert = ({ id, at, kind, remote, build, country, message }: AlertRow): Alert => ({
  id,
  at: at.toISOString(),
  kind,
  remote,
  build,
  country,
  message,
})

type AlertOptions = {
  /** Whether a webhook is to be called. */
  hasWebhook: boolean
}

/** Writes an alert, together with whatever else that transaction writes. */
export const addAlert = async (db: QueryExecutor, alert: NewAlert, { hasWebhook }: AlertOptions): Promise<Alert> => {
  const sendAt = hasWebhook ? sql`now()` : null
  const [row] = await db
    .insert(alerts)
    .values({ ...alert, sendAt })
    .returning()
  if (!row) throw new Error('an alert was not added')
  return toAlert(row)
}

/**
 * Writes an alert and gives it. Of the same kind, remote, release and country only one is raised in fifteen minutes, by however
 * many replicas; null for those after it.
 */
export const raiseAlert = (db: Database, alert: NewAlert, alerting: AlertOptions): Promise<Alert | null> =>
  db.transaction(async (transaction) => {
    const name = `alert ${alert.kind} ${alert.remote} ${alert.build} ${alert.country}`
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    return (await wasRaised(transaction, alert)) ? null : addAlert(transaction, alert, alerting)
  })

const wasRaised = async (db: QueryExecutor, { kind, remote, build, country }: NewAlert): Promise<boolean> => {
  const [row] = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(
        gt(alerts.at, sql`now() - make_interval(mins => ${dedupeWindowMinutes})`),
        eq(alerts.kind, kind),
        eq(alerts.remote, remote),
        eq(alerts.build, build),
        eq(alerts.country, country),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Alerts of the last seven days, newest first; at most a thousand. */
export const listRecentAlerts = async (db: QueryExecutor): Promise<Alert[]> => {
  const rows = await db
    .select()
    .from(alerts)
    .where(gt(alerts.at, sql`now() - interval '7 days'`))
    .orderBy(desc(alerts.at), desc(alerts.id))
    .limit(1_000)
  return rows.map(toAlert)
}

const leaseSeconds = 30

/** Alerts whose webhook is due, each taken by one replica; should it die, another takes it half a minute later. */
export const claimDueAlerts = (db: QueryExecutor): Promise<AlertRow[]> =>
  db
    .update(alerts)
    .set({ sendAt: sql`now() + make_interval(secs => ${leaseSeconds})`, tries: sql`${alerts.tries} + 1` })
    .where(lte(alerts.sendAt, sql`now()`))
    .returning()

/** Has an alert sent again once `seconds` are over, by the clock that tells what is due; null: never again. */
export const scheduleRetry = async (db: QueryExecutor, id: number, seconds: number | null): Promise<void> => {
  const sendAt = seconds === null ? null : sql`now() + make_interval(secs => ${seconds})`
  await db.update(alerts).set({ sendAt }).where(eq(alerts.id, id))
}

/** Alerts are listed for a week and kept for a month. */
export const deleteOldAlerts = async (db: QueryExecutor): Promise<void> => {
  await db.delete(alerts).where(sql`${alerts.at} < now() - interval '30 days'`)
}

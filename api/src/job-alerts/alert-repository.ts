import {
  type JobAlert,
  type JobAlertFrequency,
  maxJobAlerts,
} from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { and, count, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Member } from '../platform/session/session-store.ts'
import type { AlertSearch } from './criteria.ts'
import { jobAlertConsents, jobAlertJobs, jobAlertRuns, jobAlerts } from './tables.ts'

export type AlertRow = typeof jobAlerts.$inferSelect
export type NewAlert = AlertSearch & { frequency: JobAlertFrequency; timeZone: string }

/** An alert, and the address that its mails go to: the member's own of today, else the one that it was asked for with. */
export type MailedAlert = AlertRow & { mailTo: string; memberIsVerified: boolean | null }

/**
 * The alerts of a member: their own, and those that the reader of their address confirmed before the account had proven that it is
 * theirs too (ADR 47).
 */
const ownedBy = ({ id, email, isEmailVerify }: Member): SQL | undefined =>
  isEmailVerify
    ? or(
        eq(jobAlerts.userId, id),
        and(isNull(jobAlerts.userId), eq(jobAlerts.email, email), isNotNull(jobAlerts.confirmedAt)),
      )
    : eq(jobAlerts.userId, id)

/** The last period of an alert. */
const lastRun = sql<{ at: string; job_count: number } | null>`(
  select jsonb_build_object('at', runs.created_at, 'job_count', runs.job_count) from ${jobAlertRuns} as runs
  where runs.alert_id = ${jobAlerts.id} order by runs.created_at desc limit 1)`

const selectAlerts = (db: QueryExecutor) =>
  db
    .select({
      alert: jobAlerts,
      lastRun,
      mailTo: sql<string>`coalesce(${users.email}, ${jobAlerts.email})`,
      memberIsVerified: users.isEmailVerify,
    })
    .from(jobAlerts)
    .leftJoin(users, eq(users.id, jobAlerts.userId))

type SelectedAlert = Awaited<ReturnType<typeof selectAlerts>>[number]

const toJobAlert = ({ alert, lastRun: run, memberIsVerified }: SelectedAlert): JobAlert => ({
  id: alert.id,
  criteria: alert.criteria,
  frequency: alert.frequency,
  country: alert.country,
  language: alert.language,
  time_zone: alert.timeZone,
  is_paused: alert.pausedAt !== null,
  is_confirmed: alert.confirmedAt !== null && memberIsVerified !== false,
  last_run: run && { at: toIsoTimestamp(run.at), job_count: run.job_count },
  next_run_at: alert.nextRunAt.toISOString(),
  created_at: alert.createdAt.toISOString(),
})

export const listAlerts = async (db: QueryExecutor, member: Member): Promise<JobAlert[]> => {
  const rows = await selectAlerts(db).where(ownedBy(member)).orderBy(desc(jobAlerts.id))
  return rows.map(toJobAlert)
}

export const readAlert = async (db: QueryExecutor, id: number): Promise<JobAlert> => {
  const [row] = await selectAlerts(db).where(eq(jobAlerts.id, id))
  if (!row) throw new ApiError('notFound')
  return toJobAlert(row)
}

/** An alert with where its mails go; null where there is none. */
export const findMailedAlert = async (db: QueryExecutor, id: number): Promise<MailedAlert | null> => {
  const [row] = await selectAlerts(db).where(eq(jobAlerts.id, id))
  return row ? { ...row.alert, mailTo: row.mailTo, memberIsVerified: row.memberIsVerified } : null
}

/** A member’s own alert. Throws 40004 for any other. */
export const findOwnAlert = async (db: QueryExecutor, member: Member, id: number): Promise<AlertRow> => {
  const [row] = await db
    .select()
    .from(jobAlerts)
    .where(and(eq(jobAlerts.id, id), ownedBy(member)))
    .for('update')
  if (!row) throw new ApiError('notFound')
  return row
}

/** Until the transaction ends, no alert is added for the address by others. */
export const lockAlertsOf = async (db: QueryExecutor, email: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job alerts ${email}`}, 0))`)
}

/** Throws 40024 where a member has as many alerts as they may have. */
export const assertMemberMayAdd = async (db: QueryExecutor, member: Member): Promise<void> =>
  assertBelowLimit(db, ownedBy(member))

/** Throws 40024 where that many alerts of an address have no account. What members have is for them alone to know. */
export const assertAddressMayAdd = async (db: QueryExecutor, email: string): Promise<void> =>
  assertBelowLimit(db, and(isNull(jobAlerts.userId), eq(jobAlerts.email, email)))

const assertBelowLimit = async (db: QueryExecutor, condition: SQL | undefined): Promise<void> => {
  const [row] = await db.select({ count: count() }).from(jobAlerts).where(condition)
  if ((row?.count ?? 0) >= maxJobAlerts) throw new ApiError('jobAlertLimit')
}

/** SQL condition: the alert asks for the jobs of this company and for nothing else; where, does not matter. */
const asksForOneCompany = (companyId: number): SQL =>
  sql`${jobAlerts.criteria} - 'country' = ${JSON.stringify({ company_ids: [companyId] })}::jsonb`

/** The alerts of a member that ask for the jobs of one company alone. */
export const listAlertsOfCompany = (db: QueryExecutor, member: Member, companyId: number): Promise<AlertRow[]> =>
  db
    .select()
    .from(jobAlerts)
    .where(and(ownedBy(member), asksForOneCompany(companyId)))

/** SQL: how many alerts ask for one company alone (`company_id`, `followers`). */
export const followersByCompany = sql`
  select (criteria #>> '{company_ids,0}')::int as company_id, count(*)::int as followers from ${jobAlerts}
  where criteria - 'country' - 'company_ids' = '{}' and jsonb_array_length(criteria -> 'company_ids') = 1
    and confirmed_at is not null group by 1`

/** The alert of a member that looks for the same. */
export const findTwinOfMember = async (
  db: QueryExecutor,
  member: Member,
  criteriaHash: string,
  exceptId = 0,
): Promise<AlertRow | undefined> => {
  const [twin] = await db
    .select()
    .from(jobAlerts)
    .where(and(ownedBy(member), eq(jobAlerts.criteriaHash, criteriaHash), ne(jobAlerts.id, exceptId)))
    .for('update')
  return twin
}

/** The alert of an address without an account that looks for the same, confirmed or not. */
export const findTwinOfAddress = async (
  db: QueryExecutor,
  email: string,
  criteriaHash: string,
  { isConfirmed, exceptId = 0 }: { isConfirmed: boolean; exceptId?: number },
): Promise<AlertRow | undefined> => {
  const [twin] = await db
    .select()
    .from(jobAlerts)
    .where(
      and(
        isNull(jobAlerts.userId),
        eq(jobAlerts.email, email),
        eq(jobAlerts.criteriaHash, criteriaHash),
        isConfirmed ? isNotNull(jobAlerts.confirmedAt) : isNull(jobAlerts.confirmedAt),
        ne(jobAlerts.id, exceptId),
      ),
    )
    .for('update')
  return twin
}

export const updateAlert = async (
  db: QueryExecutor,
  id: number,
  changes: Partial<Omit<typeof jobAlerts.$inferInsert, 'id'>>,
): Promise<void> => {
  await db
    .update(jobAlerts)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(jobAlerts.id, id))
}

/** Gives what an alert has sent to the one that replaces it, so that nothing comes twice, and deletes it. */
export const replaceAlert = async (db: QueryExecutor, replacedId: number, id: number): Promise<void> => {
  await db.execute(sql`
    update ${jobAlertRuns} set alert_id = ${id} where alert_id = ${replacedId}
      and period not in (select period from ${jobAlertRuns} where alert_id = ${id})`)
  await db.execute(sql`
    update ${jobAlertJobs} as sent set alert_id = ${id} where alert_id = ${replacedId} and not exists (
      select from ${jobAlertJobs} as own where own.alert_id = ${id}
        and (own.job_id = sent.job_id or own.fingerprint = sent.fingerprint))`)
  await db.update(jobAlertConsents).set({ alertId: id }).where(eq(jobAlertConsents.alertId, replacedId))
  await db.delete(jobAlerts).where(eq(jobAlerts.id, replacedId))
}

/**
 * Deletes an alert. Where its reader had confirmed it, that it ended is noted beside that, with what was pressed: the evidence is kept for
 * a year from then on.
 */
export const endAlert = async (db: QueryExecutor, alert: AlertRow, wording: string): Promise<void> => {
  const [consent] = await db
    .select({ email: jobAlertConsents.email })
    .from(jobAlertConsents)
    .where(eq(jobAlertConsents.alertId, alert.id))
    .limit(1)
  await db.delete(jobAlerts).where(eq(jobAlerts.id, alert.id))
  if (consent) await db.insert(jobAlertConsents).values({ ...consent, language: alert.language, wording })
}

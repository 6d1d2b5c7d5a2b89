import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { jobs } from '../jobs/tables.ts'
import { type AccountData, rowsOf } from '../members/account-data.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobAlertConsents, jobAlertJobs, jobAlertRuns, jobAlerts } from './tables.ts'

/** Whether a consent belongs to an alert of another member, who had the address before. */
const isOfOthersAlert = (id: number): SQL =>
  sql`exists (select from ${jobAlerts} where ${jobAlerts.id} = alert_id and user_id <> ${id})`

export const accountData: AccountData = {
  job_alerts: ({ id, email }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${jobAlerts}) - '{criteria_hash}'::text[] || jsonb_build_object(
      'runs', (
        select coalesce(jsonb_agg(jsonb_build_object('period', period, 'job_count', job_count) order by runs.created_at), '[]')
        from ${jobAlertRuns} as runs where alert_id = ${jobAlerts.id}),
      'jobs', (
        select coalesce(jsonb_agg(jsonb_build_object('job', title, 'sent_at', sent.created_at) order by sent.created_at), '[]')
        from ${jobAlertJobs} as sent join ${jobs} on ${jobs.id} = job_id where alert_id = ${jobAlerts.id})
      ) order by id), '[]') as kept
    from ${jobAlerts} where user_id = ${id} or (user_id is null and email = ${email})`,
  job_alert_consents: ({ id, email }) =>
    rowsOf(jobAlertConsents, sql`email = ${email} and not ${isOfOthersAlert(id)}`, { order: jobAlertConsents.id }),
}

/**
 * Deletes the alerts that go to an address. Those that were asked for without the account are the address's too; those of a member who had
 * the address before are not.
 */
export const deleteAlertsTo = async (db: QueryExecutor, id: number, email: string): Promise<void> => {
  await db.delete(jobAlertConsents).where(and(eq(jobAlertConsents.email, email), not(isOfOthersAlert(id))))
  await db
    .delete(jobAlerts)
    .where(and(eq(jobAlerts.email, email), or(isNull(jobAlerts.userId), eq(jobAlerts.userId, id))))
}

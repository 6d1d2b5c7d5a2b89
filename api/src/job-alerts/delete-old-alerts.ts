import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobAlertConsents, jobAlertJobs, jobAlertRuns, jobAlerts } from './tables.ts'

/**
 * Deletes alerts that nobody confirmed within a month, what alerts sent more than 90 days ago, and the evidence of consent a year after the last
 * alert of the address ended.
 */
export const deleteOldAlerts = async (db: QueryExecutor): Promise<void> => {
  await db.execute(sql`delete from ${jobAlerts} where confirmed_at is null and created_at < now() - interval '1 month'`)
  await db.execute(sql`delete from ${jobAlertRuns} where created_at < now() - interval '90 days'`)
  await db.execute(sql`delete from ${jobAlertJobs} where created_at < now() - interval '90 days'`)
  await db.execute(sql`
    delete from ${jobAlertConsents} as consent where alert_id is null and not exists (
      select from ${jobAlertConsents} as other where other.email = consent.email
        and (other.alert_id is not null or other.created_at > now() - interval '1 year'))`)
}

import type { QuietHours } from '@jobspan/shared-kit/contracts/account-settings'
import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
import { sql } from 'drizzle-orm'
import { defaultNotificationSettings } from '../notifications/notification-rules.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { AlertSearch } from './criteria.ts'
import { isDueSql, windowStartSql } from './match-alerts.ts'
import type { Schedule } from './schedule.ts'

/** An alert that this transaction has locked, and whom it is for. */
export type ClaimedAlert = AlertSearch &
  Schedule & {
    id: number
    hash: string
    /** Since when jobs are new to it, in milliseconds since 1970. */
    from: number
    userId: number | null
    email: string
    /** Empty where there is no member. */
    firstName: string
    /** On whose host the member was last, or the alert was asked for; null for the public host. */
    hostCountry: CountryKey | null
    /** Whether it may be mailed: the address is verified and not suppressed, the account not suspended, and such mails are not switched off. */
    isMailable: boolean
    quietHours: QuietHours | null
  }

/** Locks those of the alerts that are still due; others that run at once skip them, and find them done afterwards. */
export const claimAlerts = async (db: QueryExecutor, ids: readonly number[], at: Date): Promise<ClaimedAlert[]> => {
  const { rows } = await db.execute(sql`
    select job_alerts.id, criteria_hash as hash, extract(epoch from ${windowStartSql(at)})::float8 * 1000 as "from",
      frequency, time_zone as "timeZone", criteria, job_alerts.country, job_alerts.language, job_alerts.user_id as "userId",
      coalesce(users.email, job_alerts.email) as email, coalesce(first_name, '') as "firstName",
      case when users.id is null then job_alerts.host_country else users.host_country end as "hostCountry",
      not exists (select from suppressed_emails where email = coalesce(users.email, job_alerts.email) and reason <> 'unwanted')
        and (users.id is null or (is_email_verify and not is_suspended and coalesce(
          (switches ->> 'email_job_alerts')::boolean, ${defaultNotificationSettings.email_job_alerts}))) as "isMailable",
      quiet_hours as "quietHours"
    from job_alerts left join users on users.id = user_id
      left join notification_settings as settings on settings.user_id = users.id
    where job_alerts.id = any(${`{${ids.join(',')}}`}::int[]) and ${isDueSql(at)}
    for update of job_alerts skip locked`)
  return rows as ClaimedAlert[]
}

import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { AlertSearch } from './criteria.ts'
import { isDueSql, windowStartSql } from './match-alerts.ts'
import type { Schedule } from './schedule.ts'
import { jobAlerts } from './tables.ts'

/** An alert that this transaction has locked, and whom it is for. */
export type ClaimedAlert = AlertSearch &
  Schedule & {
    id: number
    hash: string
    /** Since when jobs are new to it, in milliseconds since 1970. */
    from: number
    userId: number | null
    /** Where its mails go: the member's address as it is now, or the one that it was asked for. */
    email: string
    /** On whose host the member was last, or the alert was asked for; null for the public host. */
    hostCountry: CountryKey | null
  }

/** Locks those of the alerts that are still due; others that run at once skip them, and find them done afterwards. */
export const claimAlerts = async (db: QueryExecutor, ids: readonly number[], at: Date): Promise<ClaimedAlert[]> => {
  const { rows } = await db.execute(sql`
    select ${jobAlerts.id}, criteria_hash as hash, extract(epoch from ${windowStartSql(at)})::float8 * 1000 as "from",
      frequency, time_zone as "timeZone", criteria, ${jobAlerts.country}, ${jobAlerts.language},
      ${jobAlerts.userId} as "userId", coalesce(${users.email}, ${jobAlerts.email}) as email,
      case when ${users.id} is null then ${jobAlerts.hostCountry} else ${users.hostCountry} end as "hostCountry"
    from ${jobAlerts} left join ${users} on ${users.id} = ${jobAlerts.userId}
    where ${jobAlerts.id} = any(${`{${ids.join(',')}}`}::int[]) and ${isDueSql(at)}
    for update of ${jobAlerts} skip locked`)
  return rows as ClaimedAlert[]
}

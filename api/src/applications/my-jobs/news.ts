import { sql } from 'drizzle-orm'
import { recruiters } from '../../companies/tables.ts'
import { popupSeenAt, refreshPopup } from '../../members/popup-records.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { profileViewsOf } from '../../profile/visibility/profile-views.ts'
import { recruiterInterestsIn } from '../../profile/visibility/recruiter-interests.ts'
import { applicationEvents, applications } from '../tables.ts'
import { isAllowed } from './tab-rows.ts'

/** Under which name the records of what somebody has seen hold when they last opened My jobs. */
export const seenKey = 'my-jobs'

/** When the member last opened My jobs, and how often employers did something since then: with an application, or with the profile. */
export const countNews = async (
  db: QueryExecutor,
  userId: number,
): Promise<{ news: number; seen_at: string | null }> => {
  const { rows } = await db.execute(sql`
    with seen as materialized (select ${popupSeenAt(userId, seenKey)} as at)
    select (
      (select count(*) from ${applications}
        join ${applicationEvents} as events on events.application_id = ${applications.id}
        where user_id = ${userId} and kind not in ('sent', 'withdrawn') and events.at > seen.at)
      + (select count(*) from (${recruiterInterestsIn(userId)}) as interests
        join ${recruiters} on ${recruiters.id} = recruiter_id
        where interests.created_at > seen.at and ${isAllowed(userId)})
      + (select count(distinct recruiter_id) from (${profileViewsOf(userId)}) as views
        join ${recruiters} on ${recruiters.id} = recruiter_id
        where views.created_at > seen.at and ${isAllowed(userId)})
    )::int as news, to_json(nullif(seen.at, '-infinity')) #>> '{}' as seen_at from seen`)
  const found = rows[0] as { news: number; seen_at: string | null }
  return { news: found.news, seen_at: found.seen_at }
}

export const markSeen = (db: QueryExecutor, userId: number): Promise<void> => refreshPopup(db, userId, seenKey)

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Statements that move what a guest saved, noted, viewed and has been shown to the member that the guest turned out to be. */
export const mergeGuestDataSql = (guestId: SQLWrapper, memberId: SQLWrapper): SQL[] =>
  [
    [sql`saved_jobs`, sql`job_id`],
    [sql`job_notes`, sql`job_id`],
    [sql`job_views`, sql`job_id`],
    [sql`popup_records`, sql`popup`],
  ].map(
    ([table, key]) => sql`
      update ${table} set seeker_id = ${memberId} where seeker_id = ${guestId}
      and ${key} not in (select ${key} from ${table} as kept where kept.seeker_id = ${memberId})`,
  )

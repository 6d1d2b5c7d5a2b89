import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { popupRecords } from '../../account/tables.ts'
import { jobNotes } from '../../applications/tables.ts'
import { jobViews, savedJobs } from '../../jobs/tables.ts'

/** Statements that move what a guest saved, noted, viewed and has been shown to the member that the guest turned out to be. */
export const mergeGuestDataSql = (guestId: SQLWrapper, memberId: SQLWrapper): SQL[] =>
  [
    [savedJobs, sql`job_id`],
    [jobNotes, sql`job_id`],
    [jobViews, sql`job_id`],
    [popupRecords, sql`popup`],
  ].map(
    ([table, key]) => sql`
      update ${table} set seeker_id = ${memberId} where seeker_id = ${guestId}
      and ${key} not in (select ${key} from ${table} as kept where kept.seeker_id = ${memberId})`,
  )

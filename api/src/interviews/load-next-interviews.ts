import { sql } from 'drizzle-orm'
import type { loadNextInterviews as load } from '../applications/my-jobs/next-interviews.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { interviews } from './tables.ts'

/** The day in a time zone, as `2026-12-01`. */
const dayIn = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at))

/** The member's next agreed interview about each of these jobs, for My jobs. */
export const loadNextInterviews: typeof load = async (db, userId, jobIds) => {
  const { rows } = await db.execute(sql`
    select distinct on (job_id) job_id, id, to_json(starts_at) #>> '{}' as starts_at,
      coalesce(seeker_time_zone, recruiter_time_zone) as time_zone
    from ${interviews}
    where user_id = ${userId} and job_id = any(${`{${jobIds.join(',')}}`}::int[]) and state in ('accepted', 'checked_in')
      and ends_at > now()
    order by job_id, ${interviews.startsAt}`)
  return new Map(
    rows.map((row) => {
      const startsAt = toIsoTimestamp(String(row.starts_at))
      return [
        Number(row.job_id),
        { id: Number(row.id), starts_at: startsAt, date: dayIn(String(row.time_zone), startsAt) },
      ]
    }),
  )
}

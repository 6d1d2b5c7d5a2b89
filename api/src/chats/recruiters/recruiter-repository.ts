import type { ChatRecruiter } from '@jobspan/shared-kit/contracts/job-chat'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { publishEventSql } from '../messaging-events.ts'

/** Two misses of the minute in which it is to be told anew, almost (contract of `tellRecruiterPresence`). */
const presenceSeconds = 90

const isOnline = sql.raw('coalesce(recruiters.online_until > now(), false)')

/** A recruiter as JSON, of a row of `recruiters`; {@link toRecruiter} reads it. */
export const recruiterJson = sql`json_build_object('id', recruiters.id, 'name', recruiters.name, 'title', recruiters.title,
  'avatar_url', recruiters.avatar_url, 'is_online', ${isOnline}, 'seen_at', recruiters.seen_at)`

/** PostgreSQL's own spelling of a moment as the site's. */
export const toIsoTimestamp = (text: string): string => new Date(text).toISOString()

export const toRecruiter = (row: ChatRecruiter): ChatRecruiter => ({
  ...row,
  seen_at: row.seen_at === null ? null : toIsoTimestamp(row.seen_at),
})

/** Makes a recruiter of each person whom one of these jobs names; call it once the jobs and their texts are written. */
export const upsertRecruiters = async (db: QueryExecutor, jobIds: number[]): Promise<void> => {
  if (jobIds.length === 0) return
  // In one order, so that two importers wait for each other and never both.
  await db.execute(sql`
    insert into recruiters (company_id, name, title)
    select distinct on (company_id, recruiter_name) company_id, recruiter_name, recruiter_title
    from jobs join job_texts on job_texts.job_id = jobs.id
    where jobs.id = any(${`{${jobIds.join(',')}}`}::int[]) and company_id is not null and recruiter_name is not null
      and not exists (
        select from recruiters as known
        where known.company_id = jobs.company_id and known.name = recruiter_name and known.title is not distinct from recruiter_title)
    order by company_id, recruiter_name, jobs.id desc
    on conflict (company_id, name) do update set title = excluded.title`)
}

/** Whom to write to about an open job; null where it is not open, names nobody, or is of a company that the member blocked. */
export const findJobRecruiter = async (
  db: QueryExecutor,
  jobId: number,
  userId: number | null,
): Promise<ChatRecruiter | null> => {
  const { rows } = await db.execute(sql`
    select ${recruiterJson} as recruiter
    from jobs join job_texts on job_texts.job_id = jobs.id
      join recruiters on recruiters.company_id = jobs.company_id and recruiters.name = job_texts.recruiter_name
    where jobs.id = ${jobId} and jobs.status = 'open'
      and not exists (select from blocked_companies where user_id = ${userId} and company_id = jobs.company_id)`)
  return rows[0] ? toRecruiter(rows[0].recruiter as ChatRecruiter) : null
}

/** Those of the recruiters that there are. */
export const listRecruiters = async (db: QueryExecutor, ids: number[]): Promise<ChatRecruiter[]> => {
  const { rows } = await db.execute(sql`
    select ${recruiterJson} as recruiter from recruiters where id = any(${`{${ids.join(',')}}`}::int[]) order by id`)
  return rows.map((row) => toRecruiter(row.recruiter as ChatRecruiter))
}

/** Notes that a recruiter is here, or has left, and tells those whom it is news to. False where there is no such recruiter. */
export const updatePresence = async (db: QueryExecutor, id: number, isHere: boolean): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    with former as (select id, ${isOnline} as was_here from recruiters where id = ${id} for update)
    update recruiters set
      online_until = case when ${isHere} then now() + make_interval(secs => ${presenceSeconds}) end,
      seen_at = case when ${isHere} or was_here then now() else seen_at end
    from former where recruiters.id = former.id
    returning case when was_here <> ${isHere} then ${publishEventSql({ type: 'presence', recruiter: id })} end`)
  return rows.length > 0
}

/** Tells of recruiters who left without a word. Of replicas that look at once, one tells. */
export const expirePresence = async (db: QueryExecutor): Promise<void> => {
  await db.execute(sql`
    update recruiters set online_until = null where online_until <= now()
    returning ${publishEventSql(sql`json_build_object('type', 'presence', 'recruiter', id)`)}`)
}

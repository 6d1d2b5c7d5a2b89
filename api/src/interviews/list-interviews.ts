import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { InterviewScope } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { type SQL, sql } from 'drizzle-orm'
import { isApplicationWithdrawn } from '../applications/has-applied-to.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { countInterviews, loadSeekerInterviews } from './interview-rows.ts'
import { interviews, interviewTimes, offers } from './tables.ts'

/** SQL conditions of rows `interview`: what the member has to answer, what is agreed and not over, and all else. */
const needsMember = sql`(interview.state = 'pending' and interview.times_by = 'recruiter' and interview.last_starts_at > now()
  and not ${isApplicationWithdrawn(sql`interview.application_id`)})`
const isComing = sql`(interview.state in ('accepted', 'checked_in') and interview.ends_at > now()
  or interview.state = 'pending' and interview.times_by = 'seeker' and interview.last_starts_at > now())`
const scopes: Record<InterviewScope, SQL> = {
  needs_me: needsMember,
  coming: isComing,
  past: sql`not ${needsMember} and not ${isComing}`,
}

const startSql = sql`coalesce(interview.starts_at, interview.last_starts_at)`

type Wanted = {
  scope?: InterviewScope | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  size: number
}

/** A page of the member's interviews: those to come the earliest first, others the latest first. */
export const listInterviews = async (
  db: QueryExecutor,
  userId: number,
  { scope, from, to, page, size }: Wanted,
): Promise<{ items: Interview[]; total: number; page: number; size: number }> => {
  const isWithin = sql`exists (select from ${interviewTimes} as within where within.interview_id = interview.id and within.is_current
    and (interview.accepted_time_id is null or within.id = interview.accepted_time_id)
    and within.starts_at >= ${from ?? '-infinity'}::timestamptz and within.starts_at < ${to ?? 'infinity'}::timestamptz)`
  const condition = sql`interview.user_id = ${userId} ${scope ? sql`and ${scopes[scope]}` : sql``}
    ${from === undefined && to === undefined ? sql`` : sql`and ${isWithin}`}`
  const order = scope === 'past' ? sql`${startSql} desc, interview.id desc` : sql`${startSql}, interview.id`
  const items = await loadSeekerInterviews(
    db,
    condition,
    sql`order by ${order} limit ${size} offset ${(page - 1) * size}`,
  )
  return { items, total: await countInterviews(db, condition), page, size }
}

/** How many interviews and offers wait for the member's answer. */
export const countWaiting = async (db: QueryExecutor, userId: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    select (select count(*) from ${interviews} as interview where interview.user_id = ${userId} and ${needsMember})::int
      + (select count(*) from ${offers} where ${offers.userId} = ${userId} and state = 'sent' and expires_at > now()
          and not ${isApplicationWithdrawn(offers.applicationId)})::int
      as count`)
  return Number(rows[0]?.count ?? 0)
}

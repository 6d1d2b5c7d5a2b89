import type { InterviewState } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { RecruiterInterview } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { type SQL, sql } from 'drizzle-orm'
import { countInterviews, type InterviewWithCode, loadInterviews } from '../../interviews/interview-rows.ts'
import { interviewStateSql } from '../../interviews/interview-state-sql.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { loadSeekers, type ShownSeeker } from './load-seekers.ts'
import { ownedByActing } from './owned-by-acting.ts'

type Wanted = {
  application_id?: number | undefined
  chat_id?: number | undefined
  state?: InterviewState | undefined
  page: number
  size: number
}

/** An interview of the recruiter's. Throws 40004 where it is another's. */
export const readRecruiterInterview = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  id: number,
): Promise<RecruiterInterview> => {
  const [found] = await load(db, recruiter, sql`interview.id = ${id}`)
  if (!found) throw new ApiError('notFound')
  return found
}

/** A page of the recruiter's interviews, the latest change first. */
export const listRecruiterInterviews = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  { application_id: applicationId, chat_id: chatId, state, page, size }: Wanted,
) => {
  const condition = sql`true
    ${applicationId === undefined ? sql`` : sql`and interview.application_id = ${applicationId}`}
    ${chatId === undefined ? sql`` : sql`and interview.chat_id = ${chatId}`}
    ${state === undefined ? sql`` : sql`and ${interviewStateSql} = ${state}`}`
  const isTheirs = ownedByActing(recruiter, sql`interview.recruiter_id`)
  const rest = sql`order by interview.updated_at desc, interview.id desc limit ${size} offset ${(page - 1) * size}`
  return {
    items: await load(db, recruiter, condition, rest),
    total: await countInterviews(db, sql`${condition} and ${isTheirs}`),
    page,
    size,
  }
}

const load = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  condition: SQL,
  rest?: SQL,
): Promise<RecruiterInterview[]> => {
  const isTheirs = ownedByActing(recruiter, sql`interview.recruiter_id`)
  const found = await loadInterviews(db, sql`${condition} and ${isTheirs}`, 'recruiter', rest)
  const seekers = await loadSeekers(
    db,
    recruiter.companyId,
    found.map(({ userId }) => userId),
  )
  return found.map((interview) => toRecruiterInterview(interview, seekers))
}

const toRecruiterInterview = (
  { userId, checkInCode, ...interview }: InterviewWithCode,
  seekers: ReadonlyMap<number, ShownSeeker>,
): RecruiterInterview => ({
  ...interview,
  seeker: seekers.get(userId) ?? { id: userId, name: '' },
  check_in_code: checkInCode,
})

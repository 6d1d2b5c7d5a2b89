import { interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { interviewEvents, interviews, offers } from './tables.ts'

/**
 * Throws 40006 where a side proposed, changed or offered too often within a day, in all interviews and offers between a member and a recruiter: each time the
 * other side is told, and a record grows for every reader.
 */
export const requireNotTooOften = async (
  db: QueryExecutor,
  { userId, recruiterId }: { userId: number; recruiterId: number },
  side: 'seeker' | 'recruiter',
): Promise<void> => {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from (
      select from ${interviewEvents} join ${interviews} on ${interviews.id} = interview_id
      where user_id = ${userId} and recruiter_id = ${recruiterId} and actor = ${side}
        and kind in ('proposed', 'times_proposed', 'changed') and at > now() - interval '1 day'
      union all
      select from ${offers} where user_id = ${userId} and recruiter_id = ${recruiterId} and ${side} = 'recruiter'
        and sent_at > now() - interval '1 day') as told`)
  if (Number(rows[0]?.count) >= interviewLimits.changesPerDay) {
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: 3600 })
  }
}

import { interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { interviewEvents } from './tables.ts'

/** Throws 40006 where a side proposed or changed too often within a day: each time the other side is told, and its record grows for every reader. */
export const requireNotTooOften = async (
  db: QueryExecutor,
  interviewId: number,
  side: 'seeker' | 'recruiter',
): Promise<void> => {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from ${interviewEvents} where interview_id = ${interviewId} and actor = ${side}
      and kind in ('proposed', 'times_proposed', 'changed') and at > now() - interval '1 day'`)
  if (Number(rows[0]?.count) >= interviewLimits.changesPerDay) {
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: 3600 })
  }
}

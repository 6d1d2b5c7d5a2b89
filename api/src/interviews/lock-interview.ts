import { type SQL, sql } from 'drizzle-orm'
import { applicationWithdrawnAt } from '../applications/has-applied-to.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { InterviewFacts } from './interview-rules.ts'
import { readClock } from './read-times.ts'
import { interviews } from './tables.ts'

export type LockedInterview = InterviewFacts & {
  id: number
  userId: number
  recruiterId: number
  chatId: number | null
  jobId: number | null
  applicationId: number | null
  acceptedTimeId: number | null
  sequence: number
  format: (typeof interviews.$inferSelect)['format']
  latitude: number | null
  longitude: number | null
  checkInCode: string | null
  /** Wrong codes one after another that still count. */
  wrongCodes: number
  /** Seconds until they count no more. */
  wrongCodesSeconds: number
  objection: (typeof interviews.$inferSelect)['objection']
  /** By the clock of the database, once the lock is there: every process and replica goes by it. */
  now: Date
}

/** Whose an interview must be: a seeker's and a recruiter's are nobody else's. */
export const interviewOfSeeker = (userId: number): SQL => sql`${interviews.userId} = ${userId}`

const instant = (
  column: SQL | typeof interviews.startsAt | typeof interviews.endsAt | typeof interviews.lastStartsAt,
) => sql`(extract(epoch from ${column}) * 1000)::float8`

const toDate = (milliseconds: unknown): Date | null => (milliseconds === null ? null : new Date(Number(milliseconds)))

/** Wrong codes are forgotten so many minutes after the last one (docs/product-rules.md#check-in). */
const wrongCodeMinutes = 10

const wrongCodesSeconds = sql`greatest(0, coalesce(ceil(extract(epoch from
  wrong_code_at + make_interval(mins => ${wrongCodeMinutes}) - clock_timestamp())), 0))::int`

/** An interview that stays as it is until the transaction ends: of both sides that act at once, the second sees what the first did. Throws 40004. */
export const lockInterview = async (
  transaction: QueryExecutor,
  id: number,
  ownerCondition: SQL,
): Promise<LockedInterview> => {
  const { rows } = await transaction.execute(sql`
    select id, user_id as "userId", recruiter_id as "recruiterId", chat_id as "chatId", job_id as "jobId",
      application_id as "applicationId", state, times_by as "timesBy", accepted_time_id as "acceptedTimeId",
      sequence, format, latitude, longitude, check_in_code as "checkInCode", objection,
      ${instant(applicationWithdrawnAt(interviews.applicationId))} as "withdrawnAt",
      case when ${wrongCodesSeconds} > 0 then wrong_codes else 0 end as "wrongCodes",
      ${wrongCodesSeconds} as "wrongCodesSeconds",
      ${instant(interviews.startsAt)} as "startsAt", ${instant(interviews.endsAt)} as "endsAt",
      ${instant(interviews.lastStartsAt)} as "lastStartsAt"
    from ${interviews} where id = ${id} and ${ownerCondition} for no key update`)
  const [row] = rows
  if (!row) throw new ApiError('notFound')
  return {
    ...(row as Omit<LockedInterview, 'withdrawnAt' | 'startsAt' | 'endsAt' | 'lastStartsAt' | 'now'>),
    withdrawnAt: toDate(row.withdrawnAt),
    startsAt: toDate(row.startsAt),
    endsAt: toDate(row.endsAt),
    lastStartsAt: toDate(row.lastStartsAt) ?? new Date(0),
    now: await readClock(transaction),
  }
}

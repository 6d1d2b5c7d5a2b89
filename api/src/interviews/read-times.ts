import { interviewLimits, type ProposedTime } from '@jobspan/shared-kit/contracts/interviews/interview'
import { and, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'
import { interviewTimes } from './tables.ts'
import { readWallClock } from './wall-clock.ts'

export type ReadTime = ProposedTime & { startsAt: Date }

const dayMs = 24 * 3_600_000

/**
 * The moments of 1 to 3 proposed times. Throws 41295 for another number, 41153 where one is not in the future, 422 (`times`) where one is on no clock,
 * too far ahead or there twice.
 */
export const readTimes = (times: readonly ProposedTime[], now: Date): ReadTime[] => {
  if (times.length < 1 || times.length > interviewLimits.times) throw new ApiError('interviewTimeCount')
  const read = times.map((time): ReadTime => {
    const clock = readWallClock(time.local_time, time.time_zone)
    if ('problem' in clock) throw new ApiError('validationFailed', { status: 422, fields: { times: [clock.problem] } })
    return { ...time, startsAt: clock.at }
  })
  if (read.some(({ startsAt }) => startsAt <= now)) throw new ApiError('interviewTimePast')
  const latest = now.getTime() + interviewLimits.maxDaysAhead * dayMs
  const moments = read.map(({ startsAt }) => startsAt.getTime())
  assertFieldsValid({
    times:
      (new Set(moments).size < moments.length && 'duplicate') || (Math.max(...moments) > latest && 'too_far_ahead'),
  })
  return read
}

/** When the last of the times begins: until then the proposal can be answered. */
export const lastStartOf = (times: readonly ReadTime[]): Date =>
  new Date(Math.max(...times.map(({ startsAt }) => startsAt.getTime())))

/** Puts times in the place of those that were proposed before. */
export const replaceTimes = async (
  transaction: QueryExecutor,
  interviewId: number,
  proposedBy: 'seeker' | 'recruiter',
  times: readonly ReadTime[],
): Promise<void> => {
  await transaction
    .update(interviewTimes)
    .set({ isCurrent: false })
    .where(and(eq(interviewTimes.interviewId, interviewId), eq(interviewTimes.isCurrent, true)))
  await transaction.insert(interviewTimes).values(
    times.map((time) => ({
      interviewId,
      proposedBy,
      startsAt: time.startsAt,
      localTime: time.local_time,
      timeZone: time.time_zone,
      durationMinutes: time.duration_minutes,
    })),
  )
}

/** By the clock of the database, which all processes and replicas share. */
export const readClock = async (db: QueryExecutor): Promise<Date> => {
  const { rows } = await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`)
  return new Date(Number(rows[0]?.now))
}

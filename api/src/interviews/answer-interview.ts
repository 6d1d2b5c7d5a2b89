import type { ProposedTime } from '@jobspan/shared-kit/contracts/interviews/interview'
import { type SQL, sql } from 'drizzle-orm'
import { keepChatUntil } from '../chats/retention/retention.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'
import { changeState, noAcceptedTime, requireAction } from './change-state.ts'
import {
  interviewAccepted,
  interviewCancelled,
  interviewDeclined,
  interviewProposed,
  interviewTimesProposed,
} from './events.ts'
import { refusalOf } from './interview-rules.ts'
import { type LockedInterview, lockInterview } from './lock-interview.ts'
import { requireOpenChat } from './lock-subject.ts'
import { requireNoBan } from './no-shows.ts'
import { recordInterviewEvent } from './publish-interview.ts'
import { lastStartOf, readTimes, replaceTimes } from './read-times.ts'
import { requireNotTooOften } from './require-not-too-often.ts'
import { interviews, interviewTimes } from './tables.ts'
import { isTimeZone } from './wall-clock.ts'

type Side = 'seeker' | 'recruiter'

/** Who does it, and to whose interview; run each in a transaction. */
export type Acting = { id: number; side: Side; owner: SQL }

/** Accepts a time that the other side proposed; accepted already, nothing changes. */
export const acceptTime = async (
  transaction: QueryExecutor,
  { id, side, owner }: Acting,
  { timeId, timeZone }: { timeId: number; timeZone?: string },
): Promise<void> => {
  const interview = await lockInterview(transaction, id, owner)
  if (interview.state === 'accepted' && interview.acceptedTimeId === timeId) return
  assertFieldsValid({ time_zone: timeZone !== undefined && !isTimeZone(timeZone) && 'unknown_time_zone' })
  requireAction(side, 'accept', interview)
  const chatId = await requireOpenChat(transaction, interview.chatId)
  const { startsAt, endsAt } = await requireTime(transaction, interview, timeId)
  if (startsAt <= interview.now) throw new ApiError('interviewTimePast')
  await requireNoBan(transaction, interview.userId)
  await changeState(transaction, side, 'accept', interview, {
    acceptedTimeId: timeId,
    startsAt,
    endsAt,
    sequence: interview.sequence + 1,
    ...(timeZone !== undefined && { seekerTimeZone: timeZone }),
  })
  await keepChatUntil(transaction, chatId, startsAt)
  await recordInterviewEvent(transaction, id, { kind: 'accepted', actor: side, event: interviewAccepted, extra: {} })
}

/** A time of the proposal as it is now. Throws 41141 where it is none of it, such as one that others took the place of. */
const requireTime = async (db: QueryExecutor, { id }: LockedInterview, timeId: number) => {
  const { rows } = await db.execute(sql`
    select (extract(epoch from starts_at) * 1000)::float8 as starts_at, duration_minutes from ${interviewTimes}
    where id = ${timeId} and interview_id = ${id} and is_current`)
  if (!rows[0]) throw new ApiError('interviewChanged')
  const startsAt = new Date(Number(rows[0].starts_at))
  return { startsAt, endsAt: new Date(startsAt.getTime() + Number(rows[0].duration_minutes) * 60_000) }
}

/** Proposes times in place of those that are there, for the other side to answer. */
export const proposeTimes = async (
  transaction: QueryExecutor,
  { id, side, owner }: Acting,
  { times, message }: { times: readonly ProposedTime[]; message?: string | undefined },
): Promise<void> => {
  const interview = await lockInterview(transaction, id, owner)
  requireAction(side, 'propose', interview)
  const chatId = await requireOpenChat(transaction, interview.chatId)
  const read = readTimes(times, interview.now)
  await requireNoBan(transaction, interview.userId)
  await requireNotTooOften(transaction, interview, side)
  const wasAccepted = interview.state === 'accepted'
  const timeZone = read[0]?.time_zone
  await changeState(transaction, side, 'propose', interview, {
    ...noAcceptedTime,
    timesBy: side,
    lastStartsAt: lastStartOf(read),
    sequence: interview.sequence + (wasAccepted ? 1 : 0),
    ...(timeZone && (side === 'seeker' ? { seekerTimeZone: timeZone } : { recruiterTimeZone: timeZone })),
  })
  await replaceTimes(transaction, id, side, read)
  await keepChatUntil(transaction, chatId, lastStartOf(read))
  await recordInterviewEvent(transaction, id, {
    kind: side === 'seeker' ? 'times_proposed' : 'proposed',
    actor: side,
    message,
    event: side === 'seeker' ? interviewTimesProposed : interviewProposed,
    extra: { wasAccepted },
  })
}

type Reason = { reason: string; message?: string | undefined }

/** Declined already, nothing changes. */
export const declineInterview = async (
  transaction: QueryExecutor,
  { id, side, owner }: Acting,
  { reason, message }: Reason,
): Promise<void> => {
  const interview = await lockInterview(transaction, id, owner)
  if (interview.state === 'rejected') return
  await changeState(transaction, side, 'decline', interview)
  await recordInterviewEvent(transaction, id, {
    kind: 'declined',
    actor: side,
    reason,
    message,
    event: interviewDeclined,
    extra: {},
  })
}

/** Cancelled already, nothing changes. */
export const cancelInterview = async (
  transaction: QueryExecutor,
  { id, side, owner }: Acting,
  { reason, message }: Reason,
): Promise<void> => {
  const interview = await lockInterview(transaction, id, owner)
  if (interview.state === 'cancelled') return
  await changeState(transaction, side, 'cancel', interview, cancelled(interview))
  await recordInterviewEvent(transaction, id, {
    kind: 'cancelled',
    actor: side,
    reason,
    message,
    event: interviewCancelled,
    extra: { wasAccepted: isAgreed(interview) },
  })
}

const isAgreed = ({ state }: LockedInterview): boolean => state === 'accepted' || state === 'checked_in'
const cancelled = (interview: LockedInterview) => ({ sequence: interview.sequence + (isAgreed(interview) ? 1 : 0) })

/** Cancels what is left of an application whose withdrawal is final; what had begun when it was withdrawn stays. */
export const withdrawInterviews = async (transaction: QueryExecutor, applicationId: number): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select id from ${interviews} where application_id = ${applicationId} and state in ('pending', 'accepted', 'checked_in') order by id`)
  for (const row of rows) {
    const locked = await lockInterview(transaction, Number(row.id), sql`true`)
    // This runs minutes after the withdrawal: what began meanwhile is cancelled too.
    const interview = { ...locked, now: locked.withdrawnAt ?? locked.now }
    if (refusalOf('system', 'withdraw', interview, interview.now) !== null) continue
    await changeState(transaction, 'system', 'withdraw', interview, cancelled(interview))
    await recordInterviewEvent(transaction, interview.id, {
      kind: 'cancelled',
      actor: 'system',
      event: interviewCancelled,
      extra: { wasAccepted: isAgreed(interview) },
    })
  }
}

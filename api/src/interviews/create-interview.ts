import { isDeepStrictEqual } from 'node:util'
import type {
  changeInterview as changeOperation,
  createInterview as operation,
} from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { addCardMessage } from '../chats/card-messages.ts'
import { keepChatUntil } from '../chats/retention/retention.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Acting } from './answer-interview.ts'
import { changeState, requireAction } from './change-state.ts'
import { interviewChanged, interviewProposed } from './events.ts'
import { lockInterview } from './lock-interview.ts'
import { type ActingRecruiter, lockSubject, requireOpenChat, type Subject } from './lock-subject.ts'
import { moveApplication } from './move-application.ts'
import { requireNoBan } from './no-shows.ts'
import { recordInterviewEvent } from './publish-interview.ts'
import { readInterviewDetails } from './read-interview-details.ts'
import { lastStartOf, readClock, readTimes, replaceTimes } from './read-times.ts'
import { requireNotTooOften } from './require-not-too-often.ts'
import { interviews } from './tables.ts'

/** Proposes an interview, once for each `client_id`. Gives its id. Run it in a transaction. */
export const createInterview = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  body: z.output<(typeof operation)['body']>,
): Promise<number> => {
  const existing = await findByClientId(transaction, recruiter.id, body.client_id)
  if (existing !== null) return existing
  const subject = await lockSubject(transaction, recruiter, body)
  // Sent twice at once: the second waited for the chat.
  const sameId = await findByClientId(transaction, recruiter.id, body.client_id)
  if (sameId !== null) return sameId
  const times = readTimes(body.times, await readClock(transaction))
  const details = readInterviewDetails(body, null)
  await requireNoneOpen(transaction, subject)
  await requireNoBan(transaction, subject.userId)
  await requireNotTooOften(transaction, { ...subject, recruiterId: recruiter.id }, 'recruiter')
  const [row] = await transaction
    .insert(interviews)
    .values({
      ...subject,
      ...details,
      recruiterId: recruiter.id,
      clientId: body.client_id,
      lastStartsAt: lastStartOf(times),
      recruiterTimeZone: times[0]?.time_zone ?? 'UTC',
    })
    .returning({ id: interviews.id })
  const id = row?.id ?? 0
  await replaceTimes(transaction, id, 'recruiter', times)
  await keepChatUntil(transaction, subject.chatId, lastStartOf(times))
  await moveApplication(transaction, subject.applicationId, 'interview', recruiter.id)
  await addCardMessage(transaction, { chatId: subject.chatId, sender: 'recruiter', kind: 'interview', cardId: id })
  await recordInterviewEvent(transaction, id, {
    kind: 'proposed',
    actor: 'recruiter',
    event: interviewProposed,
    extra: { wasAccepted: false },
  })
  return id
}

const findByClientId = async (db: QueryExecutor, recruiterId: number, clientId: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.recruiterId, recruiterId), eq(interviews.clientId, clientId)))
  return row?.id ?? null
}

/** Throws 41152 where the chat has an interview about the same job that can still be answered, or is still to come. */
const requireNoneOpen = async (db: QueryExecutor, { chatId, jobId }: Subject): Promise<void> => {
  const { rows } = await db.execute(sql`
    select from ${interviews} where chat_id = ${chatId} and job_id is not distinct from ${jobId}
      and (state = 'pending' and last_starts_at > now() or state = 'accepted' and starts_at > now())`)
  if (rows.length > 0) throw new ApiError('interviewAlreadyOpen')
}

/** Changes where it takes place, and with whom; the same once more changes nothing that anybody is told of. */
export const changeInterview = async (
  transaction: QueryExecutor,
  { id, side, owner }: Acting,
  body: Omit<z.output<(typeof changeOperation)['body']>, 'recruiter_id'>,
): Promise<void> => {
  const interview = await lockInterview(transaction, id, owner)
  const details = readInterviewDetails(body, interview.checkInCode)
  requireAction(side, 'change', interview)
  await requireOpenChat(transaction, interview.chatId)
  if (await hasDetails(transaction, id, details)) return
  await requireNotTooOften(transaction, interview, side)
  const wasAccepted = interview.state === 'accepted'
  await changeState(transaction, side, 'change', interview, {
    ...details,
    sequence: interview.sequence + (wasAccepted ? 1 : 0),
  })
  await recordInterviewEvent(transaction, id, {
    kind: 'changed',
    actor: side,
    event: interviewChanged,
    extra: { wasAccepted },
  })
}

const hasDetails = async (
  db: QueryExecutor,
  id: number,
  details: ReturnType<typeof readInterviewDetails>,
): Promise<boolean> => {
  const [stored] = await db
    .select({
      format: interviews.format,
      address: interviews.address,
      latitude: interviews.latitude,
      longitude: interviews.longitude,
      checkInCode: interviews.checkInCode,
      videoUrl: interviews.videoUrl,
      interviewers: interviews.interviewers,
      whatToBring: interviews.whatToBring,
      note: interviews.note,
    })
    .from(interviews)
    .where(eq(interviews.id, id))
  return isDeepStrictEqual(stored, details)
}

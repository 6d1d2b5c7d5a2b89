import { randomUUID } from 'node:crypto'
import type { Chat, startChat as operation } from '@jobspan/shared-kit/contracts/chats/chats'
import { and, eq } from 'drizzle-orm'
import { requireEligible } from '../jobs/eligibility.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import { findChat } from './chat-rows.ts'
import { type LockedChat, lockChat, ownedBySeeker } from './lock-chat.ts'
import { findMessageByClientId, insertMessage } from './message-repository.ts'
import { findAutoReply, findJobRecruiter } from './recruiters/recruiter-repository.ts'
import { chats } from './tables.ts'

/**
 * Begins the one chat that a member has with a recruiter, or goes on with it: about the same job, or about another once that is
 * confirmed. Runs in the transaction of its idempotency; of two that begin it at once the second finds the first one's.
 */
export const startChat = async ({
  db,
  body,
  session,
  country,
  request,
}: Context<typeof operation, 'member'>): Promise<Chat> => {
  const { id: userId, isProfileCompleted } = session.user
  if (!isProfileCompleted) throw new ApiError('profileIncomplete')
  const recruiter = await findJobRecruiter(db, body.job_id, userId)
  if (!recruiter) throw new ApiError('notFound')
  const isNew = await insertChat(db, userId, recruiter.id, body.job_id)
  const chat = await lockChat(db, await idOf(db, userId, recruiter.id), ownedBySeeker(userId))
  if ((await findMessageByClientId(db, chat.id, 'seeker', body.client_id)) === null) {
    // Who talks about this job already goes on, also where its conditions were added since.
    if (isNew || chat.jobId !== body.job_id) {
      await requireEligible(request.server, db, { userId, country, jobId: body.job_id }, 'chatNotEligible')
    }
    if (!isNew && chat.jobId !== body.job_id) {
      // Whose job is gone is about none, and there is nothing to leave.
      if (chat.jobId !== null && !body.is_switch_confirmed) throw new ApiError('chatOfAnotherJob')
      await db.update(chats).set({ jobId: body.job_id }).where(eq(chats.id, chat.id))
      await insertMessage(db, chat, { sender: 'seeker', jobId: body.job_id })
    }
    await insertMessage(db, chat, { sender: 'seeker', text: body.text, clientId: body.client_id })
    if (isNew) await answerAutomatically(db, chat)
  }
  const started = await findChat(db, userId, chat.id)
  if (!started) throw new ApiError('serverError')
  return started
}

/** The recruiter's automatic reply, once: only after the message that begins the chat. */
const answerAutomatically = async (db: QueryExecutor, chat: LockedChat): Promise<void> => {
  const text = await findAutoReply(db, chat.recruiterId)
  if (text !== null) await insertMessage(db, chat, { sender: 'recruiter', text, clientId: randomUUID() })
}

const insertChat = async (db: QueryExecutor, userId: number, recruiterId: number, jobId: number): Promise<boolean> => {
  const inserted = await db
    .insert(chats)
    .values({ userId, recruiterId, jobId })
    .onConflictDoNothing()
    .returning({ id: chats.id })
  return inserted.length > 0
}

const idOf = async (db: QueryExecutor, userId: number, recruiterId: number): Promise<number> => {
  const [row] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), eq(chats.recruiterId, recruiterId)))
  return row?.id ?? 0
}

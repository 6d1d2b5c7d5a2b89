import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { type LockedChat, lockChat, ownedBySeeker } from './lock-chat.ts'
import { findMessageByClientId } from './message-repository.ts'
import { findAutoReply, findJobRecruiter, isOwnRecruiter } from './recruiters/recruiter-repository.ts'
import { chats } from './tables.ts'
import { insertMessage } from './write-message.ts'

type Beginning = { userId: number; recruiterId: number; jobId: number | null }

/**
 * The one chat of a member with a recruiter, locked, and whether it begins now: of two that begin it at once the second finds the first one's.
 * Throws 50003 where there is none after all.
 */
export const ensureChat = async (
  db: QueryExecutor,
  { userId, recruiterId, jobId }: Beginning,
): Promise<{ chat: LockedChat; isNew: boolean }> => {
  const inserted = await db
    .insert(chats)
    .values({ userId, recruiterId, jobId })
    .onConflictDoNothing()
    .returning({ id: chats.id })
  const [found] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), eq(chats.recruiterId, recruiterId)))
  if (!found) throw new ApiError('chatFailed')
  return { chat: await lockChat(db, found.id, ownedBySeeker(userId)), isNew: inserted.length > 0 }
}

/** Turns a chat to another job, and says so in it. */
export const switchChatJob = async (db: QueryExecutor, chat: LockedChat, jobId: number): Promise<void> => {
  await db.update(chats).set({ jobId }).where(eq(chats.id, chat.id))
  await insertMessage(db, chat.id, { sender: 'seeker', jobId })
}

/** The recruiter's automatic reply, once: only after the message that begins the chat. */
export const answerAutomatically = async (db: QueryExecutor, chat: LockedChat): Promise<void> => {
  const text = await findAutoReply(db, chat.recruiterId)
  if (text !== null)
    await insertMessage(db, chat.id, { sender: 'recruiter', text, clientId: randomUUID(), isAutomatic: true })
}

/**
 * Writes to the recruiter of a job what a member sends with an application, in its transaction: whoever applies has chosen the job, so nobody asks whether
 * the chat turns to it. Gives the id of the chat; null where there is nobody to write to.
 */
export const beginChatWithApplication = async (
  db: QueryExecutor,
  { userId, jobId, text, clientId }: { userId: number; jobId: number; text: string; clientId: string },
): Promise<number | null> => {
  const recruiter = await findJobRecruiter(db, jobId, userId)
  if (!recruiter || (await isOwnRecruiter(db, recruiter.id, userId))) return null
  const { chat, isNew } = await ensureChat(db, { userId, recruiterId: recruiter.id, jobId })
  if ((await findMessageByClientId(db, chat.id, 'seeker', clientId)) !== null) return chat.id
  if (!chat.isOpen) return null
  if (chat.jobId !== jobId) await switchChatJob(db, chat, jobId)
  await insertMessage(db, chat.id, { sender: 'seeker', text, clientId })
  if (isNew) await answerAutomatically(db, chat)
  return chat.id
}

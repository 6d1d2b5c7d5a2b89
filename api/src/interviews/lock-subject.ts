import { type SQL, sql } from 'drizzle-orm'
import { findSentApplication } from '../applications/find-sent-application.ts'
import { ensureChat } from '../chats/begin-chat.ts'
import { lockChat, ownedByRecruiter } from '../chats/lock-chat.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'

/** The recruiter who acts. */
export type ActingRecruiter = {
  id: number
  /** SQL condition, of a row of `applications` joined with its job: they read it. */
  readsApplication: SQL
}

/** What an interview or an offer is about: the chat in which it is shown, and the application where there is one. */
export type Subject = { chatId: number; userId: number; jobId: number | null; applicationId: number | null }

type Named = { chat_id?: number | undefined; application_id?: number | undefined }

/**
 * What a recruiter names by a chat or by an application, the chat locked. By an application, a chat begins where there is none. Throws 422 where both or
 * neither are named, 40004 where they are another's or withdrawn, 40005 where nobody can write in the chat any more.
 */
export const lockSubject = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  { chat_id: chatId, application_id: applicationId }: Named,
): Promise<Subject> => {
  assertFieldsValid({ chat_id: (chatId === undefined) === (applicationId === undefined) && 'one_of_two' })
  if (chatId !== undefined) {
    const chat = await lockChat(transaction, chatId, ownedByRecruiter(recruiter.id))
    const { userId, jobId } = requireOpen(chat)
    const about =
      jobId === null ? null : await findSentApplication(transaction, recruiter.readsApplication, { userId, jobId })
    return { chatId, userId, jobId, applicationId: about?.id ?? null }
  }
  const application = await findSentApplication(transaction, recruiter.readsApplication, { id: applicationId ?? 0 })
  if (!application) throw new ApiError('notFound')
  const { userId, jobId } = application
  const { chat } = await ensureChat(transaction, { userId, recruiterId: recruiter.id, jobId })
  return { chatId: requireOpen(chat).id, userId, jobId, applicationId: application.id }
}

const requireOpen = <Chat extends { isOpen: boolean }>(chat: Chat): Chat => {
  if (!chat.isOpen) throw new ApiError('noPermission')
  return chat
}

/** The chat of an interview, locked. Throws 40005 where nobody can write in it any more: nothing new is agreed there, while declining and cancelling go on. */
export const requireOpenChat = async (transaction: QueryExecutor, chatId: number | null): Promise<number> => {
  if (chatId === null) throw new ApiError('noPermission')
  return requireOpen(await lockChat(transaction, chatId, sql`true`)).id
}

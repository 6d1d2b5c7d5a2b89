import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { type SQL, sql } from 'drizzle-orm'
import { recruiters } from '../../companies/tables.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { addCardMessage } from '../card-messages.ts'
import { requireMessage } from '../exchanges/require-message.ts'
import { lockChat, ownedBySeeker } from '../lock-chat.ts'
import { findMessageByClientId } from '../message-repository.ts'
import { chatFiles } from '../tables/exchanges.ts'
import { maxFilesPerDay } from './file-rows.ts'

type Sending = { userId: number; chatId: number; fileId: number; clientId: string }

/** Sends a file that the member uploaded, once per `clientId`. Throws 40004 where it is not theirs or was sent already, 40005 where the chat is closed. */
export const sendFile = (db: Database, { userId, chatId, fileId, clientId }: Sending): Promise<ChatMessage> =>
  db.transaction(async (transaction) => {
    const chat = await lockChat(transaction, chatId, ownedBySeeker(userId))
    const existing = await findMessageByClientId(transaction, chatId, 'seeker', clientId)
    if (existing !== null) return requireMessage(transaction, chatId, existing, 'seeker')
    if (!chat.isOpen) throw new ApiError('noPermission')
    const { rows } = await transaction.execute(sql`
      update ${chatFiles} set chat_id = ${chatId} where id = ${fileId} and user_id = ${userId} and chat_id is null returning id`)
    if (rows.length === 0) throw new ApiError('notFound')
    const messageId = await addCardMessage(transaction, {
      chatId,
      sender: 'seeker',
      kind: 'file',
      cardId: fileId,
      clientId,
    })
    return requireMessage(transaction, chatId, messageId, 'seeker')
  })

type Uploaded = Omit<typeof chatFiles.$inferInsert, 'chatId' | 'userId' | 'recruiterId'>

/**
 * Sends a file that a recruiter uploads to the chat itself; null where another call with this `clientId` sent it meanwhile. Throws 40005 where the chat is
 * closed, 40006 where the recruiter has sent as many as in a day. Run it in a transaction.
 */
export const sendRecruiterFile = async (
  transaction: QueryExecutor,
  { chatId, owner, clientId }: { chatId: number; owner: SQL; clientId: string },
  file: Uploaded,
): Promise<ChatMessage | null> => {
  const { isOpen, recruiterId } = await lockChat(transaction, chatId, owner)
  if ((await findMessageByClientId(transaction, chatId, 'recruiter', clientId)) !== null) return null
  if (!isOpen) throw new ApiError('noPermission')
  await requireFewFiles(transaction, recruiterId)
  const [row] = await transaction
    .insert(chatFiles)
    .values({ ...file, chatId, recruiterId })
    .returning({ id: chatFiles.id })
  const cardId = row?.id ?? 0
  const messageId = await addCardMessage(transaction, { chatId, sender: 'recruiter', kind: 'file', cardId, clientId })
  return requireMessage(transaction, chatId, messageId, 'recruiter')
}

/** Throws 40006 where the recruiter sent as many files as in a day. Of several that arrive at once, each counts those before it. */
const requireFewFiles = async (transaction: QueryExecutor, recruiterId: number): Promise<void> => {
  await transaction.execute(sql`select from ${recruiters} where id = ${recruiterId} for no key update`)
  const { rows } = await transaction.execute(sql`
    select count(*)::int as today from ${chatFiles}
    where recruiter_id = ${recruiterId} and created_at > now() - interval '1 day'`)
  if (Number(rows[0]?.today) >= maxFilesPerDay) throw new ApiError('tooManyAttempts', { retryAfterSeconds: 3600 })
}

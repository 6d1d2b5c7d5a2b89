import { type ChatMessage, recallMinutes } from '@jobspan/shared-kit/contracts/chats/chats'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { ownedBySeeker, requireChat } from './lock-chat.ts'
import { findMessage } from './message-repository.ts'
import { publishEventSql } from './messaging-events.ts'
import { chatMessages } from './tables.ts'

/**
 * Takes a message back from both sides, within the minutes that the database's clock counts; recalling it again changes nothing.
 * Throws 40004 where the member sees no such message, 40005 where it is not their own words, 40014 where it is too late.
 */
export const recallMessage = async (
  db: Database,
  userId: number,
  id: number,
  messageId: number,
): Promise<ChatMessage> => {
  await requireChat(db, id, ownedBySeeker(userId))
  const { rows } = await db.execute(sql`
    update ${chatMessages} set text = null, recalled_at = now()
    where id = ${messageId} and chat_id = ${id} and sender = 'seeker' and kind = 'text' and not is_hidden and recalled_at is null
      and sent_at > now() - make_interval(mins => ${recallMinutes})
    returning ${publishEventSql({ type: 'message', user: userId, chat: id, message: messageId })}`)
  const message = await findMessage(db, id, messageId, 'seeker')
  if (!message) throw new ApiError('notFound')
  if (message.sender !== 'seeker' || message.kind !== 'text') throw new ApiError('noPermission')
  if (rows.length === 0 && !message.is_recalled) throw new ApiError('recallTooLate')
  return message
}

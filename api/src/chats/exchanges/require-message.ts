import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { CardKind } from '../message-cards.ts'
import { findMessage } from '../message-repository.ts'
import { chatMessages } from '../tables.ts'

/** A message as its reader sees it. Throws 40004 where they removed it from their view. */
export const requireMessage = async (
  db: QueryExecutor,
  chatId: number,
  id: number,
  reader: ChatSide,
): Promise<ChatMessage> => {
  const message = await findMessage(db, chatId, id, reader)
  if (!message) throw new ApiError('notFound')
  return message
}

/** The message that shows a card. */
export const requireCardMessage = async (
  db: QueryExecutor,
  kind: CardKind,
  cardId: number,
  reader: ChatSide,
): Promise<ChatMessage> => {
  const { rows } = await db.execute(
    sql`select id, chat_id from ${chatMessages} where kind = ${kind} and card_id = ${cardId}`,
  )
  return requireMessage(db, Number(rows[0]?.chat_id), Number(rows[0]?.id), reader)
}

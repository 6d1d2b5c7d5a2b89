import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { lockChat } from './lock-chat.ts'
import type { CardKind } from './message-cards.ts'
import { publishMessageChanged } from './publish-message.ts'
import { chatMessages } from './tables.ts'
import { insertMessage } from './write-message.ts'

type CardMessage = { chatId: number; sender: ChatSide; kind: CardKind; cardId: number; clientId?: string }

/**
 * Shows a card in a chat, in the transaction that makes the card. Gives the id of its message. Throws 40004 where there is no such chat,
 * 40005 where nobody can write there any more.
 */
export const addCardMessage = async (
  transaction: QueryExecutor,
  { chatId, ...message }: CardMessage,
): Promise<number> => {
  const chat = await lockChat(transaction, chatId, sql`true`)
  if (!chat.isOpen) throw new ApiError('noPermission')
  return insertMessage(transaction, chat.id, message)
}

/** Says, in the transaction that changes a card, that open tabs and the employer's system read its message again. */
export const publishCardChanged = async (transaction: QueryExecutor, kind: CardKind, cardId: number): Promise<void> => {
  const { rows } = await transaction.execute(
    sql`select id from ${chatMessages} where kind = ${kind} and card_id = ${cardId}`,
  )
  for (const { id } of rows) await publishMessageChanged(transaction, Number(id))
}

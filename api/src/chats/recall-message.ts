import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { type ChatMessage, recallMinutes } from '@jobspan/shared-kit/contracts/chats/chats'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { lockChat } from './lock-chat.ts'
import { findMessage } from './message-repository.ts'
import { publishMessageChanged } from './publish-message.ts'
import { isReported } from './reports/report-repository.ts'
import { chatFiles } from './tables/exchanges.ts'
import { chatMessages } from './tables.ts'

type Recalled = { side: ChatSide; owner: SQL; chatId: number; messageId: number }

/**
 * Takes a message back from both sides, with its file, within the minutes that the database's clock counts; recalling it again changes nothing.
 * Throws 40004 where the side sees no such message, 40005 where it is not their own words, 40014 where it is too late or was reported.
 */
export const recallMessage = (db: Database, { side, owner, chatId, messageId }: Recalled): Promise<ChatMessage> =>
  db.transaction(async (transaction) => {
    await lockChat(transaction, chatId, owner)
    const { rows } = await transaction.execute(sql`
      select kind, card_id as "cardId", sent_at > now() - make_interval(mins => ${recallMinutes}) as "isInTime",
        ${isReported(messageId)} as "isReported"
      from ${chatMessages} where id = ${messageId} and chat_id = ${chatId} and sender = ${side}`)
    const [own] = rows
    const message = await findMessage(transaction, chatId, messageId, side)
    if (!message) throw new ApiError('notFound')
    if (!own || (own.kind !== 'text' && own.kind !== 'file')) throw new ApiError('noPermission')
    if (message.is_recalled) return message
    if (own.isReported) throw new ApiError('messageReported')
    if (!own.isInTime) throw new ApiError('recallTooLate')
    await transaction.execute(sql`update ${chatMessages} set text = null, recalled_at = now() where id = ${messageId}`)
    if (own.kind === 'file') await transaction.execute(sql`delete from ${chatFiles} where id = ${Number(own.cardId)}`)
    await publishMessageChanged(transaction, messageId)
    const recalled = await findMessage(transaction, chatId, messageId, side)
    if (!recalled) throw new ApiError('notFound')
    return recalled
  })

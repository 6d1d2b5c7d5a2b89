import { sql } from 'drizzle-orm'
import { recruiters } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { messageChanged } from './events.ts'
import { publishEvent as publishToSockets } from './messaging-events.ts'
import { chatMessages, chats } from './tables.ts'

/** Says that a message shows something else by now, in the transaction of the change: to open tabs, and as news. */
export const publishMessageChanged = async (transaction: QueryExecutor, messageId: number): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select user_id as "memberId", chat_id as "chatId", ${chatMessages.id} as "messageId",
      ${recruiters.companyId} as "companyId", recalled_at is not null as "isRecalled"
    from ${chatMessages} join ${chats} on ${chats.id} = chat_id join ${recruiters} on ${recruiters.id} = recruiter_id
    where ${chatMessages.id} = ${messageId}`)
  if (!rows[0]) return
  const facts = rows[0] as FactsOf<typeof messageChanged>
  await publishToSockets(transaction, { type: 'message', user: facts.memberId, chat: facts.chatId, message: messageId })
  await publishEvent(transaction, messageChanged, facts)
}

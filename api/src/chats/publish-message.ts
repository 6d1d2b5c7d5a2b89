import { sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { messageChanged, messageSent } from './events.ts'
import { publishEventSql, publishEvent as publishToSockets } from './messaging-events.ts'
import { chatMessages, chats } from './tables.ts'

type Sent = FactsOf<typeof messageSent>

/**
 * Notes at the chat that a message was sent, and says so to open tabs and subscribers, in the transaction that writes the message. One statement does all
 * but the event: each that waits for an answer of its own is felt by whoever sends.
 */
export const publishMessageSent = async (
  transaction: QueryExecutor,
  chat: { id: number; userId: number },
  message: Pick<Sent, 'messageId' | 'sender' | 'kind'>,
): Promise<void> => {
  const isTyped = message.sender === 'seeker' ? sql`, seeker_typing_until = null` : sql``
  const announced = publishEventSql({ type: 'message', user: chat.userId, chat: chat.id, message: message.messageId })
  const { rows } = await transaction.execute(sql`
    update ${chats} set last_message_at = now() ${isTyped}
    from ${recruiters} join ${companies} on ${companies.id} = ${recruiters.companyId}
    where ${chats.id} = ${chat.id} and ${recruiters.id} = recruiter_id
    returning user_id as "memberId", ${chats.id} as "chatId", is_muted or not_interested_at is not null as "isQuiet",
      ${chats.jobId} as "jobId", (select title from ${jobs} where ${jobs.id} = ${chats.jobId}) as "jobTitle",
      ${recruiters.name} as "recruiterName", ${companies.id} as "companyId", ${companies.name} as "companyName",
      ${announced} as announced`)
  const { announced: _, ...facts } = rows[0] as Omit<Sent, keyof typeof message> & { announced: unknown }
  await publishEvent(transaction, messageSent, { ...facts, ...message })
}

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

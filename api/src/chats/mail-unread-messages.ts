import { sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { isOpen } from './lock-chat.ts'
import { kindsNotifiedElsewhere, unreadMessageKind } from './notification-kinds.ts'
import { chatMessages, chats } from './tables.ts'

/** Minutes that a message may stay unread before the member is notified by mail. */
const unreadDelayMinutes = 5
/** Older messages were mailed before, or a mail would come too late after a long outage. */
const maxMessageAgeHours = 24
const batchSize = 100

type Due = { chatId: number; messageId: number; userId: number; jobId: number | null; name: string; company: string }

/**
 * Mails members who have not read a recruiter's message for five minutes: once per chat, until they read or write there. No mail for chats that
 * are muted or marked as not interesting, or if the company is blocked; whether such mails reach the member is decided as for every
 * notification. During their quiet hours the chat stays due: what they read in the meantime is not mailed. Returns how many mails were
 * queued. Replicas that run at once share the work.
 */
export const mailUnreadMessages = async (db: Database): Promise<number> => {
  let mailed = 0
  for (let after = 0; ; ) {
    const due = await db.transaction(async (transaction) => {
      const found = await lockDue(transaction, after)
      const notified: Due[] = []
      mailed += await notifyAll(transaction, unreadMessageKind, found.map(toNotification), async (items) => {
        notified.push(...items.map(({ due }) => due))
        return items.map(({ mail }) => mail)
      })
      await markMailed(transaction, notified)
      return found
    })
    if (due.length < batchSize) return mailed
    after = due.at(-1)?.chatId ?? 0
  }
}

const toNotification = (due: Due) => ({
  due,
  userId: due.userId,
  // Once per chat: `mailed_id` says so.
  key: null,
  mail: {
    template: 'unreadMessage' as const,
    values: { name: due.name, company: due.company, ...(due.jobId !== null && { jobId: String(due.jobId) }) },
    path: `/chat/${due.chatId}`,
  },
})

const recentMessages = sql`sender = 'recruiter' and sent_at > now() - make_interval(hours => ${maxMessageAgeHours})
  and sent_at < now() - make_interval(mins => ${unreadDelayMinutes}) and recalled_at is null and not is_hidden
  and kind <> all(${`{${kindsNotifiedElsewhere.join(',')}}`}::text[])`

/** Chats with something unread that was not mailed yet, after the one with the id `after`, locked. */
const lockDue = async (db: QueryExecutor, after: number): Promise<Due[]> => {
  const { rows } = await db.execute(sql`
    with waiting as (
      select chat_id, max(id) as message_id from ${chatMessages}
      where ${recentMessages}
      group by chat_id)
    select ${chats.id} as "chatId", message_id as "messageId", user_id as "userId", ${chats.jobId} as "jobId", ${recruiters.name},
      ${companies.name} as company
    from waiting join ${chats} on ${chats.id} = chat_id
      join ${recruiters} on ${recruiters.id} = recruiter_id
        join ${companies} on ${companies.id} = ${recruiters.companyId}
      cross join lateral (
        select greatest(seeker_read_id, coalesce(max(own.id), 0)) as seen_id
        from ${chatMessages} as own where own.chat_id = ${chats.id} and own.sender = 'seeker') as last
    where ${chats.id} > ${after} and message_id > seen_id and mailed_id <= seen_id and not is_muted
      and not_interested_at is null and ${isOpen}
    order by ${chats.id} limit ${batchSize} for no key update of ${chats} skip locked`)
  return rows as Due[]
}

const markMailed = async (db: QueryExecutor, mailed: readonly Due[]): Promise<void> => {
  if (mailed.length === 0) return
  const rows = mailed.map(({ chatId, messageId }) => ({ id: chatId, message_id: messageId }))
  await db.execute(sql`
    update ${chats} set mailed_id = mailed.message_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mailed (id int, message_id int)
    where ${chats.id} = mailed.id`)
}

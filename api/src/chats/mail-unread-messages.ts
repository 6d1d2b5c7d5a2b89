import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { sql } from 'drizzle-orm'
import { queueMail } from '../notifications/outbox.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { isOpen } from './lock-chat.ts'

/** How long a message may wait to be read before its reader is told by mail. */
const unreadDelayMinutes = 5
/** What is older was told of, or comes too late: a site that was down for a day has other news. */
const maxMessageAgeHours = 24
const batchSize = 100

type Due = {
  chatId: number
  messageId: number
  name: string
  company: string
  email: string
  firstName: string
  language: LanguageKey
}

/**
 * Mails members whom a recruiter wrote to and who have not looked for five minutes: once for each chat, until they read or write there.
 * Not of chats that are muted or put aside, nor where the company is blocked or such mails are switched off; and to no address that nobody
 * has confirmed, which may be a stranger's. Gives how many were told;
 * replicas that look at once share the work.
 */
export const mailUnreadMessages = async (db: Database): Promise<number> => {
  for (let mailed = 0; ; ) {
    const due = await db.transaction(async (transaction) => {
      const found = await claimDue(transaction)
      for (const { email: recipient, language, firstName, name, company, chatId } of found) {
        const values = { firstName, name, company, path: `/${language}/chat/${chatId}` }
        await queueMail(transaction, { template: 'unreadMessage', recipient, language, values })
      }
      return found.length
    })
    mailed += due
    if (due < batchSize) return mailed
  }
}

/** Marks them as told and gives them; a transaction that fails leaves them for the next turn. */
const claimDue = async (db: QueryExecutor): Promise<Due[]> => {
  const { rows } = await db.execute(sql`
    with waiting as (
      select chat_id, max(id) as message_id from chat_messages
      where sender = 'recruiter' and sent_at > now() - make_interval(hours => ${maxMessageAgeHours})
        and sent_at < now() - make_interval(mins => ${unreadDelayMinutes}) and recalled_at is null and not is_hidden
      group by chat_id
    ), due as (
      select chats.id, message_id, recruiters.name, companies.name as company, email, first_name, users.language
      from waiting join chats on chats.id = chat_id
        join recruiters on recruiters.id = recruiter_id join companies on companies.id = recruiters.company_id
        join users on users.id = user_id
        left join notification_settings as settings on settings.user_id = users.id
        cross join lateral (
          select greatest(seeker_read_id, coalesce(max(own.id), 0)) as seen_id
          from chat_messages as own where own.chat_id = chats.id and own.sender = 'seeker') as last
      where message_id > seen_id and mailed_id <= seen_id and not is_muted and not_interested_at is null and not is_suspended
        and is_email_verify
        and coalesce((settings.switches ->> 'email_messages')::boolean, true)
        and ${isOpen}
      order by chats.id limit ${batchSize} for no key update of chats skip locked)
    update chats set mailed_id = message_id from due where chats.id = due.id
    returning due.id as "chatId", message_id as "messageId", due.name, due.company, due.email, due.first_name as "firstName",
      due.language`)
  return rows as Due[]
}

import type { QuietHours } from '@jobspan/shared-kit/contracts/account-settings'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { users } from '../members/tables.ts'
import { defaultNotificationSettings } from '../notifications/notification-rules.ts'
import { queueMail } from '../notifications/outbox.ts'
import { endOfQuietHours } from '../notifications/quiet-hours.ts'
import { notificationSettings } from '../notifications/tables.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { isOpen } from './lock-chat.ts'
import { chatMessages, chats } from './tables.ts'

/** Minutes that a message may stay unread before the member is notified by mail. */
const unreadDelayMinutes = 5
/** Older messages were mailed before, or a mail would come too late after a long outage. */
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
  hostCountry: CountryKey | null
}

/**
 * Mails members who have not read a recruiter's message for five minutes: once per chat, until they read or write there. No mail
 * for chats that are muted or marked as not interesting, if the company is blocked, or if such mails are switched off; and none
 * to an unverified email, which may be a stranger's. During the member's quiet hours the chat stays due: what they read in the meantime
 * is not mailed. Returns how many mails were queued. Replicas that run at once share the work.
 */
export const mailUnreadMessages = async (db: Database): Promise<number> => {
  const quietUserIds = await findQuietUserIds(db)
  for (let mailed = 0; ; ) {
    const due = await db.transaction(async (transaction) => {
      const found = await claimDue(transaction, quietUserIds)
      for (const { email: recipient, language, hostCountry, firstName, name, company, chatId } of found) {
        const values = { firstName, name, company, path: `/${language}/chat/${chatId}` }
        await queueMail(transaction, { template: 'unreadMessage', recipient, language, hostCountry, values })
      }
      return found.length
    })
    mailed += due
    if (due < batchSize) return mailed
  }
}

const recentMessages = sql`sender = 'recruiter' and sent_at > now() - make_interval(hours => ${maxMessageAgeHours})
  and sent_at < now() - make_interval(mins => ${unreadDelayMinutes}) and recalled_at is null and not is_hidden`

/** Members with recent messages who are in their quiet hours. */
const findQuietUserIds = async (db: QueryExecutor): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select user_id as id, quiet_hours as hours from ${notificationSettings}
    where quiet_hours is not null and user_id in (
      select user_id from ${chats} where id in (select chat_id from ${chatMessages} where ${recentMessages}))`)
  return (rows as { id: number; hours: QuietHours }[])
    .filter(({ hours }) => endOfQuietHours(hours) !== null)
    .map(({ id }) => id)
}

/** Marks the due chats as mailed and returns them; if the transaction fails, they stay due for the next run. */
const claimDue = async (db: QueryExecutor, quietUserIds: number[]): Promise<Due[]> => {
  const { rows } = await db.execute(sql`
    with waiting as (
      select chat_id, max(id) as message_id from ${chatMessages}
      where ${recentMessages}
      group by chat_id
    ), due as (
      select ${chats.id}, message_id, ${recruiters.name}, ${companies.name} as company, email, first_name,
        ${users.language}, host_country
      from waiting join ${chats} on ${chats.id} = chat_id
        join ${recruiters} on ${recruiters.id} = recruiter_id
          join ${companies} on ${companies.id} = ${recruiters.companyId}
        join ${users} on ${users.id} = user_id
        left join ${notificationSettings} as settings on settings.user_id = ${users.id}
        cross join lateral (
          select greatest(seeker_read_id, coalesce(max(own.id), 0)) as seen_id
          from ${chatMessages} as own where own.chat_id = ${chats.id} and own.sender = 'seeker') as last
      where message_id > seen_id and mailed_id <= seen_id and not is_muted and not_interested_at is null and not is_suspended
        and is_email_verify
        and coalesce((settings.switches ->> 'email_messages')::boolean, ${defaultNotificationSettings.email_messages})
        and ${users.id} <> all(${`{${quietUserIds.join(',')}}`}::int[])
        and ${isOpen}
      order by ${chats.id} limit ${batchSize} for no key update of ${chats} skip locked)
    update ${chats} set mailed_id = message_id from due where ${chats.id} = due.id
    returning due.id as "chatId", message_id as "messageId", due.name, due.company, due.email, due.first_name as "firstName",
      due.language, due.host_country as "hostCountry"`)
  return rows as Due[]
}

import { sql } from 'drizzle-orm'
import type { EventNotificationKind, NotificationKindDeclaration } from '../notifications/notification-kind.ts'
import { markChatNotificationRead } from '../notifications/notification-repository.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { type Subscription, subscribe } from '../platform/events/event-subscriber.ts'
import { chatRead, messageChanged, messageReceived, messageSent } from './events.ts'
import type { CardKind } from './message-cards.ts'
import { chatMessages, chats } from './tables.ts'

/** The areas of these cards tell of them on their own: a chat's bell and mail would tell of the same once more. */
export const kindsNotifiedElsewhere: readonly string[] = ['interview', 'offer'] satisfies CardKind[]

/** Mailed by `mailUnreadMessages`, if it is still unread after some minutes. */
export const messageKind: EventNotificationKind<FactsOf<typeof messageReceived>> = {
  kind: 'message',
  rule: { bell: 'app_messages', mail: null, push: 'push_messages' },
  event: messageReceived,
  texts: [],
  toNotification: ({
    memberId,
    chatId,
    messageId,
    sender,
    kind,
    isQuiet,
    jobId,
    jobTitle,
    recruiterName,
    companyName,
  }) =>
    sender === 'recruiter' && !isQuiet && !kindsNotifiedElsewhere.includes(kind)
      ? {
          userId: memberId,
          key: `message:${messageId}`,
          bell: {
            subject: { chat_id: chatId, ...(jobId !== null && { job_id: jobId }) },
            facts: { job_title: jobTitle, company_name: companyName, recruiter_name: recruiterName, tab: null },
          },
        }
      : null,
}

/** The same of what a process of the release before `message.received` has published. */
export const messageOfFormerReleaseKind: typeof messageKind = { ...messageKind, event: messageSent }

/** The mail about what is still unread. */
export const unreadMessageKind = {
  kind: 'unread_message',
  rule: { bell: null, mail: 'email_messages', isAskedAgain: true },
  event: null,
  texts: ['unreadMessage'],
} as const satisfies NotificationKindDeclaration

/** Whoever opens the chat has no need of the bell: told after the message, it takes back what the message put there. */
export const readsChatNotification: Subscription = subscribe(chatRead, (transaction, { facts: { memberId, chatId } }) =>
  markChatNotificationRead(transaction, memberId, chatId),
)

/** A recalled message is no news any more: where nothing else waits in the chat, the bell forgets it. */
export const forgetsRecalledMessage: Subscription = subscribe(
  messageChanged,
  async (transaction, { facts: { memberId, chatId, isRecalled } }) => {
    if (!isRecalled) return
    const { rows } = await transaction.execute(sql`
      select from ${chats} join ${chatMessages} on chat_id = ${chats.id} where ${chats.id} = ${chatId}
        and sender = 'recruiter' and ${chatMessages.id} > seeker_read_id and recalled_at is null and not is_hidden limit 1`)
    if (rows.length === 0) await markChatNotificationRead(transaction, memberId, chatId)
  },
)

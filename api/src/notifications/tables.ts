import type {
  InterviewReminders,
  NotificationSettings,
  PushSwitches,
  QuietHours,
} from '@jobspan/shared-kit/contracts/account/account-settings'
import type {
  Notification,
  NotificationKind,
  NotificationSubject,
} from '@jobspan/shared-kit/contracts/notifications/notifications'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { userId } from '../members/tables/user-id.ts'
import { sessions } from '../members/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'

/** What happened that a member may want to know: written with the change that it reports, in one transaction. Kept for 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    userId: userId(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, by ids. */
    subject: jsonb().$type<NotificationSubject>().notNull(),
    /** Names and titles as they were when it happened; null where a former release wrote it. */
    facts: jsonb().$type<Pick<Notification, 'job_title' | 'company_name' | 'recruiter_name' | 'tab'>>(),
    /** Names the event: told twice, it is here once. */
    eventKey: text('event_key').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.userId, table.eventKey),
    index('notifications_newest').on(table.userId, table.id.desc()),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
    index('notifications_created').on(table.createdAt),
  ],
)

/** Which mails that tell of something were queued to a member, so that none is twice. Kept for two days. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    userId: userId(),
    /** Of what happened, or the kind where such mails are sent once a day. */
    key: text().notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('notification_mails_at').on(table.mailedAt)],
)

/** What a member switched; what is not here is as it comes. */
export const notificationSettings = pgTable('notification_settings', {
  userId: userId().primaryKey(),
  switches: jsonb().$type<Partial<NotificationSettings & InterviewReminders & PushSwitches>>().notNull(),
  /** When nothing is pushed, and no mail is sent but that of the account’s safety; null for never. */
  quietHours: jsonb('quiet_hours').$type<QuietHours>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** `fileKey` is that of the file store, which keeps neither name nor kind; `size` is in bytes. */
export type MailAttachment = { fileKey: string; filename: string; mediaType: string; size: number }

/** Mails, text messages and pushes to send. A row is written with the change that it reports, so neither happens without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    channel: text().$type<'mail' | 'sms' | 'push'>().notNull().default('mail'),
    template: text().notNull(),
    /** An address, a number in E.164, or the id of a push subscription. */
    recipient: text().notNull(),
    language: text().$type<LanguageKey>().notNull(),
    /** What fills the template; `sealed` holds, encrypted, what would let its reader in. Emptied of that once it is sent. */
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** Extra headers of a mail, such as `List-Unsubscribe`. */
    headers: jsonb().$type<Record<string, string>>(),
    /** A file of the file store that goes with a mail. */
    attachment: jsonb().$type<MailAttachment>(),
    /** After this it is worth nothing to its reader and is not sent any more; null for what never ages. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** When it is to leave, until it is put into the queue of messages; null from then on. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt,
  },
  (table) => [index('outbox_due').on(table.nextAttemptAt).where(sql`sent_at is null`)],
)

/** Browsers that are pushed to: each for one member, and as long as the session in which it was subscribed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial().primaryKey(),
    userId: userId(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the endpoint, in hexadecimal: a browser has one subscription. */
    endpointHash: text('endpoint_hash').notNull(),
    /** Endpoint and keys, sealed: whoever has them can send to the browser. */
    sealed: text().notNull(),
    /** On whose host it was subscribed, where its worker is; null for the public one. */
    hostCountry: text('host_country').$type<CountryKey>(),
    createdAt,
    /** When a push service last took a message for it. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpointHash),
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

/** The development mailbox, where no mail server or no text gateway is set. A text message has neither subject nor html. */
export const mailbox = pgTable('mailbox', {
  id: serial().primaryKey(),
  channel: text().$type<'mail' | 'sms'>().notNull().default('mail'),
  recipient: text().notNull(),
  sender: text().notNull(),
  subject: text().notNull(),
  language: text().$type<LanguageKey>().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  headers: jsonb().$type<Record<string, string>>(),
  /** Of the file that came with it, and is not kept. */
  attachment: jsonb().$type<{ filename: string; size: number }>(),
  /** The calendar event that came with it (RFC 5545). */
  calendar: text(),
  createdAt,
})

/**
 * Addresses that no alert is sent to: refused for good by their server, or their reader complained. `unwanted` is of an address whose reader
 * said that the account is not theirs: what goes to unproven addresses ends (ADR 76), alerts that were confirmed do not. `no_invitations` is of a mailbox
 * (`mailboxOf`) whose reader wants no invitations.
 */
export const suppressedEmails = pgTable('suppressed_emails', {
  email: text().primaryKey(),
  reason: text().$type<'bounce' | 'complaint' | 'unwanted' | 'no_invitations'>().notNull(),
  createdAt,
})

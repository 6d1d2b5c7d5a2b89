import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Answers of finished mutations, written in the same transaction as their effect, so a retry gets the first answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent it and to which operation. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
)

/** `fileKey` is that of the file store, which keeps neither name nor kind; `size` is in bytes. */
export type MailAttachment = { fileKey: string; filename: string; mediaType: string; size: number }

/** Mails and text messages to send. A row is written with the change that it reports, so neither happens without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    channel: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    template: text().notNull(),
    /** An address, or a number in E.164. */
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
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt,
  },
  (table) => [index('outbox_due').on(table.nextAttemptAt).where(sql`sent_at is null`)],
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
  createdAt,
})

/** Facts of the installation that all replicas share: `website_outage`, the key that seals cookies. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const courses = pgTable('courses', {
  id: serial().primaryKey(),
  language: text().$type<LanguageKey>().notNull(),
  title: text().notNull(),
  provider: text().notNull(),
  url: text().notNull(),
  minutes: integer(),
  isFree: boolean('is_free').notNull(),
  /** Fields of work that it is for; empty where it helps in every one. */
  mainFunctionIds: integer('main_function_ids').array().notNull(),
  /** Of `xp_lvls`: levels that it is for; empty where it helps at every one. */
  xpLvlIds: integer('xp_lvl_ids').array().notNull().default(sql`'{}'`),
})

import type { messageKinds } from '@jobspan/shared-kit/contracts/chats/chats'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { userId } from '../members/tables/user-id.ts'
import { sessions } from '../members/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'

/** One chat for each member and recruiter, about one job at a time. */
export const chats = pgTable(
  'chats',
  {
    id: serial().primaryKey(),
    userId: userId(),
    recruiterId: integer('recruiter_id')
      .notNull()
      .references(() => recruiters.id, { onDelete: 'cascade' }),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    isPinned: boolean('is_pinned').notNull().default(false),
    isMuted: boolean('is_muted').notNull().default(false),
    notInterestedAt: timestamp('not_interested_at', { withTimezone: true }),
    notInterestedReason: text('not_interested_reason'),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull().defaultNow(),
    /** Ids of the last message that each side has read. */
    seekerReadId: integer('seeker_read_id').notNull().default(0),
    recruiterReadId: integer('recruiter_read_id').notNull().default(0),
    /** Id of the last message that the seeker was told of by mail. */
    mailedId: integer('mailed_id').notNull().default(0),
    /** Told anew every few seconds while the seeker writes. */
    seekerTypingUntil: timestamp('seeker_typing_until', { withTimezone: true }),
    /** From when on its retention counts at the earliest: chats from before there was one were told of it first, and an interview is to come. */
    keptSince: timestamp('kept_since', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
  },
  (table) => [
    uniqueIndex('chats_user_recruiter').on(table.userId, table.recruiterId),
    index('chats_user').on(table.userId, table.lastMessageAt.desc()),
    index('chats_recruiter').on(table.recruiterId, table.lastMessageAt.desc()),
    index('chats_latest').on(table.lastMessageAt.desc()),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: serial().primaryKey(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    sender: text().$type<'seeker' | 'recruiter'>().notNull(),
    kind: text().$type<(typeof messageKinds)[number]>().notNull(),
    /** Null once it is recalled, and of all kinds but `text`. */
    text: text(),
    /** The card that it shows, in a table of the area that owns the kind. */
    cardId: integer('card_id'),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    /** The sender's own name for it: sent twice, it is here once. */
    clientId: uuid('client_id'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    recalledAt: timestamp('recalled_at', { withTimezone: true }),
    /** The recruiter's automatic reply: nobody wrote it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Deleted by the seeker, for themself. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    index('chat_messages_chat').on(table.chatId, table.id),
    uniqueIndex('chat_messages_client').on(table.chatId, table.sender, table.clientId),
    index('chat_messages_card').on(table.kind, table.cardId).where(sql`card_id is not null`),
    index('chat_messages_unmailed').on(table.sentAt).where(sql`sender = 'recruiter'`),
    // What each side has not read is counted by these alone, however long the chat is.
    index('chat_messages_of_recruiter')
      .on(table.chatId, table.id)
      .where(sql`sender = 'recruiter' and recalled_at is null and not is_hidden`),
    index('chat_messages_of_seeker')
      .on(table.chatId, table.id)
      .where(sql`sender = 'seeker' and recalled_at is null and kind <> 'job'`),
  ],
)

/** What `im_auth_sid` opens. Ends with the session of the site; a trigger tells every process, which closes its connections. */
export const imSessions = pgTable(
  'im_sessions',
  {
    /** SHA-256 of the cookie's token; the token itself is kept nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    userId: userId(),
    createdAt,
  },
  (table) => [index('im_sessions_session').on(table.sessionHash), index('im_sessions_user').on(table.userId)],
)

export const greetingMessages = pgTable(
  'greeting_messages',
  {
    id: serial().primaryKey(),
    userId: userId(),
    text: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt,
  },
  (table) => [
    index('greeting_messages_user').on(table.userId),
    uniqueIndex('greeting_messages_default').on(table.userId).where(sql`is_default`),
  ],
)

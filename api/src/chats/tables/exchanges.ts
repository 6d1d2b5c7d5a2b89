import type { ChatSide, FileCard } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { recruiters } from '../../companies/tables.ts'
import { users } from '../../members/tables.ts'
import { createdAt } from '../../platform/tables/columns.ts'
import { chats } from '../tables.ts'

/**
 * A file of a chat under a key of its own: an attachment, or the copy of a resume. Before it is sent it is its uploader's, and in no chat. A
 * trigger schedules the removal of the file of a deleted row.
 */
export const chatFiles = pgTable(
  'chat_files',
  {
    id: serial().primaryKey(),
    chatId: integer('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    /** The member who uploaded it; null where a recruiter did. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The recruiter who uploaded it; null where a member did. */
    recruiterId: integer('recruiter_id').references(() => recruiters.id, { onDelete: 'set null' }),
    fileKey: text('file_key').notNull(),
    name: text().notNull(),
    kind: text().$type<FileCard['kind']>().notNull(),
    size: integer().notNull(),
    /** Of pictures, in pixels. */
    width: integer(),
    height: integer(),
    createdAt,
  },
  (table) => [
    uniqueIndex('chat_files_key').on(table.fileKey),
    index('chat_files_chat').on(table.chatId),
    index('chat_files_user').on(table.userId),
    index('chat_files_recruiter').on(table.recruiterId, table.createdAt),
  ],
)

/** A resume or phone numbers that one side asked the other for, or a resume that was sent without being asked for. */
export const chatExchanges = pgTable(
  'chat_exchanges',
  {
    id: serial().primaryKey(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    kind: text().$type<'resume' | 'phone_number'>().notNull(),
    askedBy: text('asked_by').$type<ChatSide>().notNull(),
    /** A request whose time is over reads as expired; that is never written. */
    state: text().$type<'requested' | 'accepted' | 'declined' | 'taken_back'>().notNull(),
    /** The copy of a resume that was sent, until it is taken back. */
    fileId: integer('file_id').references(() => chatFiles.id, { onDelete: 'set null' }),
    /** E.164; the member's verified one, from the moment at which it is told. */
    seekerPhoneNumber: text('seeker_phone_number'),
    /** E.164; what the recruiter gives for it. */
    recruiterPhoneNumber: text('recruiter_phone_number'),
    createdAt,
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The id that whoever answered gave to the call by which they sent the same themself: sent again, it is answered once. */
    answerClientId: uuid('answer_client_id'),
  },
  (table) => [
    index('chat_exchanges_chat').on(table.chatId, table.kind, table.id.desc()),
    index('chat_exchanges_file').on(table.fileId),
    uniqueIndex('chat_exchanges_answer').on(table.chatId, table.askedBy, table.answerClientId),
  ],
)

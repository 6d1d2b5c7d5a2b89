import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { ChatJob } from '@jobspan/shared-kit/contracts/chats/job-chat'
import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { type MessageRow, withCards } from './message-cards.ts'
import { chatMessages, chats } from './tables.ts'

/** A job as JSON, of a row of `jobs` under that name, null where there is none; {@link toChatJob} reads it. */
export const jobJson = (name: string): SQL => {
  const job = sql.raw(name)
  return sql`case when ${job}.id is not null
    then json_build_object('id', ${job}.id, 'slug', ${job}.slug, 'title', ${job}.title, 'status', ${job}.status) end`
}

export const toChatJob = (row: ChatJob | null): ChatJob | null => row && { ...row, slug: jobSlug(row) }

/** A message as JSON, of rows of `chat_messages` and of `jobs` under those names; {@link toMessage} reads it. */
export const messageJson = (message: string, job: string): SQL => {
  const name = sql.raw(message)
  return sql`case when ${name}.id is not null then json_build_object('id', ${name}.id, 'client_id', ${name}.client_id,
    'sender', ${name}.sender, 'kind', ${name}.kind, 'text', ${name}.text, 'job', ${jobJson(job)},
    'card_id', ${name}.card_id, 'sent_at', ${name}.sent_at, 'is_automatic', ${name}.is_automatic,
    'is_recalled', ${name}.recalled_at is not null) end`
}

export const toMessage = (row: MessageRow): MessageRow => ({
  ...row,
  job: toChatJob(row.job),
  sent_at: toIsoTimestamp(row.sent_at),
})

const select = (condition: SQL, rest = sql``): SQL => sql`
  select ${messageJson('message', 'job')} as message
  from ${chatMessages} as message left join ${jobs} as job on job.id = message.job_id
  where ${condition} ${rest}`

/** How many messages a search gives. */
const maxFound = 50

const maxId = 2_147_483_647

/**
 * SQL: messages of a chat before or after one, and their order. By both columns of their index: by the id alone, PostgreSQL may go through the messages of all
 * chats until it has found enough of this one.
 */
const before = (chatId: number, id: number): SQL =>
  sql`(message.chat_id, message.id) < (${chatId}, ${id}) and message.chat_id >= ${chatId}`
const newestFirst = sql`order by message.chat_id desc, message.id desc`
const after = (chatId: number, id: number): SQL =>
  sql`(message.chat_id, message.id) > (${chatId}, ${id}) and message.chat_id <= ${chatId}`
const oldestFirst = sql`order by message.chat_id, message.id`

/** Both sides see the same, but for what the seeker removed from their own view. */
const isSeen = (reader: ChatSide): SQL => (reader === 'seeker' ? sql`and not message.is_hidden` : sql``)

/** The newest messages of a chat, or those before one, in the order they were sent. */
export const listMessages = async (
  db: QueryExecutor,
  chatId: number,
  { before: id = maxId, size, reader }: { before: number | undefined; size: number; reader: ChatSide },
) => {
  const { rows } = await db.execute(
    select(sql`${before(chatId, id)} ${isSeen(reader)}`, sql`${newestFirst} limit ${size + 1}`),
  )
  const newest = rows.slice(0, size).map((row) => toMessage(row.message as MessageRow))
  return { items: await withCards(db, newest.toReversed(), reader), has_more: rows.length > size }
}

/** The messages of a chat that follow one, in the order they were sent, as the seeker sees them. */
export const listMessagesAfter = async (db: QueryExecutor, chatId: number, id: number, size: number) => {
  const { rows } = await db.execute(
    select(sql`${after(chatId, id)} ${isSeen('seeker')}`, sql`${oldestFirst} limit ${size}`),
  )
  return withCards(
    db,
    rows.map((row) => toMessage(row.message as MessageRow)),
    'seeker',
  )
}

/**
 * SQL condition: the words of a message hold some text, whatever its case. To fold by the rules of a language takes several times as long as to fold ASCII
 * letters: that is for texts alone in which a letter beyond those has two cases.
 */
const holds = (text: string): SQL => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const hasOtherCases = /[^A-Za-z]/.test(text.replace(/\P{Cased}/gu, ''))
  return hasOtherCases
    ? sql`message.text ilike ${pattern}`
    : sql`lower(message.text collate "C") like lower(${pattern}::text collate "C")`
}

/** The newest messages of a chat whose words hold some text, as the seeker sees them. */
export const searchMessages = async (db: QueryExecutor, chatId: number, text: string) => {
  const { rows } = await db.execute(
    select(
      sql`${before(chatId, maxId)} and ${holds(text)} ${isSeen('seeker')}`,
      sql`${newestFirst} limit ${maxFound + 1}`,
    ),
  )
  const found = rows.slice(0, maxFound).map((row) => toMessage(row.message as MessageRow))
  return { items: await withCards(db, found, 'seeker'), has_more: rows.length > maxFound }
}

/** A message; null where there is none in that chat, or it is removed from the seeker's view. */
export const findMessage = async (
  db: QueryExecutor,
  chatId: number,
  id: number,
  reader: ChatSide,
): Promise<ChatMessage | null> => {
  const { rows } = await db.execute(select(sql`message.id = ${id} and message.chat_id = ${chatId} ${isSeen(reader)}`))
  const found = rows.map((row) => toMessage(row.message as MessageRow))
  return (await withCards(db, found, reader))[0] ?? null
}

/** SQL, of a row of `chats`: its last message, whoever removed it from their view. */
export const lastMessageOfChat = sql`select * from ${chatMessages} where chat_id = ${chats.id} order by id desc limit 1`

/** SQL, of a row of `chats`: how many of the seeker's messages the recruiter has not read (`count`). */
export const countUnreadByRecruiter = sql`select count(*)::int as count from ${chatMessages}
  where chat_id = ${chats.id} and id > recruiter_read_id and sender = 'seeker' and kind <> 'job' and recalled_at is null`

/** SQL condition, of a row of `chats`: the message is one of it. */
export const isMessageOfChat = (messageId: number): SQL =>
  sql`exists (select from ${chatMessages} where chat_id = ${chats.id} and id = ${messageId})`

/** The id under which the sender's message is here already; null where it is not. */
export const findMessageByClientId = async (
  db: QueryExecutor,
  chatId: number,
  sender: ChatSide,
  clientId: string,
): Promise<number | null> => {
  const { rows } = await db.execute(sql`
    select id from ${chatMessages} where chat_id = ${chatId} and sender = ${sender} and client_id = ${clientId}::uuid`)
  return rows[0] ? Number(rows[0].id) : null
}

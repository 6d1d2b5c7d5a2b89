import type { ChatReportOutcome } from '@jobspan/shared-kit/contracts/moderation/chat-reports'
import { type SQL, sql } from 'drizzle-orm'
import { companies, recruiters } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lockChat, ownedBySeeker } from '../lock-chat.ts'
import { chatReports, type ReportedChat } from '../tables/reports.ts'
import { chatMessages, chats } from '../tables.ts'

const maxMessages = 20

type NewReport = {
  userId: number
  chatId: number
  messageId: number | null
  reasonId: number
  comment: string | null
}

/** The chat as it is now: an operator judges what the reporter saw, not what became of it. */
const takeReported = async (db: QueryExecutor, chatId: number, messageId: number | null): Promise<ReportedChat> => {
  const isUpTo = messageId === null ? sql`` : sql`and id <= ${messageId}`
  const { rows } = await db.execute(sql`
    select json_build_object('recruiter', ${recruiters.name}, 'recruiter_title', ${recruiters.title},
      'company', ${companies.name}, 'job', ${jobs.title}, 'messages', (
        select coalesce(json_agg(json_build_object('id', id, 'sender', sender, 'kind', kind, 'text', text,
          'sent_at', sent_at) order by id), '[]')
        from (select * from ${chatMessages} where chat_id = ${chatId} ${isUpTo} order by id desc
          limit ${maxMessages}) as newest)) as reported
    from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId} left join ${jobs} on ${jobs.id} = ${chats.jobId}
    where ${chats.id} = ${chatId}`)
  return rows[0]?.reported as ReportedChat
}

/** Reports a recruiter or a message of theirs. Throws 40004 where the member has no such chat, or it no such message. Run it in a transaction. */
export const recordChatReport = async (
  db: QueryExecutor,
  { userId, chatId, messageId, reasonId, comment }: NewReport,
): Promise<void> => {
  const chat = await lockChat(db, chatId, ownedBySeeker(userId))
  if (messageId !== null) {
    const { rows } = await db.execute(sql`
      select from ${chatMessages} where id = ${messageId} and chat_id = ${chatId} and sender = 'recruiter'
        and recalled_at is null`)
    if (rows.length === 0) throw new ApiError('notFound')
  }
  const reported = await takeReported(db, chatId, messageId)
  await db.execute(sql`
    delete from ${chatReports} where user_id = ${userId} and chat_id = ${chatId} and decided_at is null
      and message_id is not distinct from ${messageId}`)
  await db
    .insert(chatReports)
    .values({ userId, recruiterId: chat.recruiterId, chatId, messageId, reasonId, comment, reported })
}

/** SQL condition: somebody reported the message, so that it stays. */
export const isReported = (messageId: SQL | number): SQL =>
  sql`exists (select from ${chatReports} where ${chatReports.messageId} = ${messageId})`

export type ChatReportRow = {
  id: number
  userId: number
  recruiterId: number
  messageId: number | null
  reasonId: number
  comment: string | null
  reported: ReportedChat
  at: string
  outcome: ChatReportOutcome | null
  decision: string | null
  decidedAt: string | null
}

const columns = sql`id, user_id as "userId", recruiter_id as "recruiterId", message_id as "messageId",
  reason_id as "reasonId", comment, reported, created_at as at, outcome, decision, decided_at as "decidedAt"`

/** Reports that wait, the oldest first, or those that were decided, the latest first. */
export const listChatReportRows = async (
  db: QueryExecutor,
  { isOpen, page, size }: { isOpen: boolean; page: number; size: number },
): Promise<{ rows: ChatReportRow[]; total: number }> => {
  const condition = isOpen ? sql`decided_at is null` : sql`decided_at is not null`
  const { rows: counted } = await db.execute(sql`select count(*)::int as total from ${chatReports} where ${condition}`)
  const order = isOpen ? sql`created_at` : sql`decided_at desc`
  const { rows } = await db.execute(sql`
    select ${columns} from ${chatReports} where ${condition} order by ${order}, id limit ${size} offset ${(page - 1) * size}`)
  return { rows: rows as ChatReportRow[], total: Number(counted[0]?.total ?? 0) }
}

/** Decides a report; null where it is decided already. Throws 40004 where there is none. */
export const decideChatReportRow = async (
  db: QueryExecutor,
  id: number,
  { outcome, reason }: { outcome: ChatReportOutcome; reason: string },
): Promise<ChatReportRow | null> => {
  const { rows: known } = await db.execute(sql`select decided_at from ${chatReports} where id = ${id} for update`)
  if (!known[0]) throw new ApiError('notFound')
  if (known[0].decided_at !== null) return null
  const { rows } = await db.execute(sql`
    update ${chatReports} set outcome = ${outcome}, decision = ${reason}, decided_at = now() where id = ${id}
    returning ${columns}`)
  return rows[0] as ChatReportRow
}

import type { ChatSide, PhoneNumberCard, ResumeCard } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { exchangeDays } from '@jobspan/shared-kit/contracts/chats/chat-exchanges'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { chatExchanges, chatFiles } from '../tables/exchanges.ts'
import { chatMessages } from '../tables.ts'

export type ExchangeKind = 'resume' | 'phone_number'

/** How a request stands by the database's clock. */
const stateNow = sql`case when state = 'requested' and expires_at <= now() then 'expired' else state end`

export type Exchange = {
  id: number
  kind: ExchangeKind
  askedBy: ChatSide
  state: 'requested' | 'accepted' | 'declined' | 'taken_back' | 'expired'
}

const select = (condition: SQL): SQL => sql`
  select id, kind, asked_by as "askedBy", ${stateNow} as state from ${chatExchanges} where ${condition}`

/** An exchange of a chat whose row is locked. Throws 40004 where there is none of that kind. */
export const findExchange = async (
  db: QueryExecutor,
  chatId: number,
  kind: ExchangeKind,
  id: number,
): Promise<Exchange> => {
  const { rows } = await db.execute(select(sql`id = ${id} and chat_id = ${chatId} and kind = ${kind}`))
  if (!rows[0]) throw new ApiError('notFound')
  return rows[0] as Exchange
}

/** The request that a side made and nobody has answered yet; null where there is none. */
export const findOpenRequest = async (
  db: QueryExecutor,
  chatId: number,
  kind: ExchangeKind,
  askedBy: ChatSide,
): Promise<Exchange | null> => {
  const { rows } = await db.execute(
    select(sql`chat_id = ${chatId} and kind = ${kind} and asked_by = ${askedBy} and state = 'requested' and expires_at > now()
      order by id desc limit 1`),
  )
  return (rows[0] as Exchange | undefined) ?? null
}

/**
 * The message of what a side asked for or sent with this `clientId`; null where there is none. Where the other side had asked for the same, it is the
 * message of that request.
 */
export const findOwnMessage = async (
  db: QueryExecutor,
  chatId: number,
  side: ChatSide,
  clientId: string,
): Promise<number | null> => {
  const { rows } = await db.execute(sql`
    select id from ${chatMessages} where chat_id = ${chatId} and sender = ${side} and client_id = ${clientId}::uuid
    union all
    select message.id from ${chatExchanges} as answered
      join ${chatMessages} as message on message.kind = answered.kind and message.card_id = answered.id
    where answered.chat_id = ${chatId} and asked_by <> ${side} and answer_client_id = ${clientId}::uuid`)
  return rows[0] ? Number(rows[0].id) : null
}

/** Throws 40051 where the side asked for the same within a week. */
export const requireNotAskedLately = async (
  db: QueryExecutor,
  chatId: number,
  kind: ExchangeKind,
  askedBy: ChatSide,
): Promise<void> => {
  const { rows } = await db.execute(sql`
    select ceil(extract(epoch from max(created_at) + make_interval(days => ${exchangeDays}) - now()))::int as wait
    from ${chatExchanges} where chat_id = ${chatId} and kind = ${kind} and asked_by = ${askedBy}`)
  const wait = Number(rows[0]?.wait ?? 0)
  if (wait > 0) throw new ApiError('exchangeTooOften', { retryAfterSeconds: wait })
}

/** Whether both sides have written in a chat; an automatic reply is nobody's word. */
export const haveBothWritten = async (db: QueryExecutor, chatId: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select count(distinct sender)::int as sides from ${chatMessages}
    where chat_id = ${chatId} and kind in ('text', 'file') and not is_automatic`)
  return Number(rows[0]?.sides) === 2
}

type NewExchange = Pick<typeof chatExchanges.$inferInsert, 'chatId' | 'kind' | 'askedBy' | 'recruiterPhoneNumber'>

export const insertExchange = async (db: QueryExecutor, exchange: NewExchange): Promise<number> => {
  const [row] = await db
    .insert(chatExchanges)
    .values({ ...exchange, state: 'requested', expiresAt: sql`now() + make_interval(days => ${exchangeDays})` })
    .returning({ id: chatExchanges.id })
  return row?.id ?? 0
}

/** The member's number, where a code proved that it is theirs. */
export const findVerifiedNumber = async (db: QueryExecutor, userId: number): Promise<string | null> => {
  const { rows } = await db.execute(
    sql`select phone_num from ${users} where id = ${userId} and is_mobile_verified and phone_num is not null`,
  )
  return rows[0] ? String(rows[0].phone_num) : null
}

const idsOf = (ids: readonly number[]): SQL => sql`any(${`{${ids.join(',')}}`}::int[])`

export const loadResumeCards = async (db: QueryExecutor, ids: number[]): Promise<ReadonlyMap<number, ResumeCard>> => {
  const { rows } = await db.execute(sql`
    select ${chatExchanges.id}, ${stateNow} as state, asked_by, ${chatFiles.name} as file_name, ${chatFiles.size} as file_size,
      expires_at
    from ${chatExchanges} left join ${chatFiles} on ${chatFiles.id} = file_id where ${chatExchanges.id} = ${idsOf(ids)}`)
  return new Map(
    rows.map((row) => {
      const state = row.state === 'accepted' ? 'sent' : row.state
      return [Number(row.id), { ...row, state, expires_at: toIsoTimestamp(String(row.expires_at)) } as ResumeCard]
    }),
  )
}

/** Numbers are in the row before they are told: the recruiter's own, from the moment at which they asked. */
export const loadPhoneNumberCards = async (
  db: QueryExecutor,
  ids: number[],
): Promise<ReadonlyMap<number, PhoneNumberCard>> => {
  const shown = (number: SQL) => sql`case when state = 'accepted' then ${number} end`
  const { rows } = await db.execute(sql`
    select id, ${stateNow} as state, asked_by, ${shown(sql`seeker_phone_number`)} as seeker_phone_number,
      ${shown(sql`recruiter_phone_number`)} as recruiter_phone_number, expires_at
    from ${chatExchanges} where id = ${idsOf(ids)}`)
  return new Map(
    rows.map((row) => [
      Number(row.id),
      { ...row, expires_at: toIsoTimestamp(String(row.expires_at)) } as PhoneNumberCard,
    ]),
  )
}

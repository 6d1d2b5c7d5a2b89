import type { Chat, ChatFolder } from '@jobspan/shared-kit/contracts/chats/chats'
import { type SQL, sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { createPreparedStatement } from '../platform/database/prepared-statement.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { normalizeName } from '../platform/text/normalize-name.ts'
import { isOpen } from './lock-chat.ts'
import { type MessageRow, withCardsOfLast } from './message-cards.ts'
import { jobJson, messageJson, toChatJob, toMessage } from './message-repository.ts'
import { recruiterJson, toRecruiter } from './recruiters/recruiter-repository.ts'
import { deletedAt } from './retention/retention.ts'
import { chatMessages, chats } from './tables.ts'

/** SQL condition: a message of a row of `chats` that the seeker has not read yet. */
const isUnread = sql`unread.chat_id = ${chats.id} and unread.id > ${chats.seekerReadId} and unread.sender = 'recruiter'
  and unread.recalled_at is null and not unread.is_hidden`
const isIn = (folder: ChatFolder): SQL =>
  folder === 'inbox' ? sql`not_interested_at is null` : sql`not_interested_at is not null`
const order = sql`order by is_pinned desc, last_message_at desc, ${chats.id} desc`

/** Chats with everything that is shown of them: one statement that uses the index of each chat's messages. */
const select = (condition: SQL, rest = sql``): SQL => sql`
  select json_build_object('id', ${chats.id}, 'recruiter', ${recruiterJson},
    'company', json_build_object('id', ${companies.id}, 'slug', ${companies.slug}, 'name', ${companies.name}, 'logo_url', ${companies.logoUrl},
      'is_verified', ${companies.isVerified}),
    'job', ${jobJson('job')}, 'last_message', ${messageJson('last', 'last_job')}, 'unread_count', unread.count,
    'recruiter_read_id', recruiter_read_id, 'is_pinned', is_pinned, 'is_muted', is_muted,
    'is_not_interested', not_interested_at is not null,
    'is_open', ${isOpen},
    'updated_at', last_message_at, 'deleted_at', ${deletedAt}) as chat
  from (select * from ${chats} where ${condition} ${rest}) as ${chats}
    join ${recruiters} on ${recruiters.id} = recruiter_id
    join ${companies} on ${companies.id} = ${recruiters.companyId}
    left join ${jobs} as job on job.id = ${chats.jobId}
    left join lateral (
      select * from ${chatMessages} where chat_id = ${chats.id} and not is_hidden order by id desc limit 1) as last on true
    left join ${jobs} as last_job on last_job.id = last.job_id
    cross join lateral (select count(*)::int as count from ${chatMessages} as unread where ${isUnread}) as unread
  ${order}`

type Row = Chat & { last_message: MessageRow | null }

const toChat = (row: Row): Row => ({
  ...row,
  recruiter: toRecruiter(row.recruiter),
  job: toChatJob(row.job),
  last_message: row.last_message && toMessage(row.last_message),
  updated_at: toIsoTimestamp(row.updated_at),
  deleted_at: row.deleted_at && toIsoTimestamp(row.deleted_at),
})

const complete = (db: QueryExecutor, rows: readonly Row[]): Promise<Chat[]> =>
  withCardsOfLast(db, rows.map(toChat), 'seeker')

const load = async (db: QueryExecutor, query: SQL): Promise<Chat[]> => {
  const { rows } = await db.execute(query)
  return complete(
    db,
    rows.map(({ chat }) => chat as Row),
  )
}

export const findChat = async (db: QueryExecutor, userId: number, id: number): Promise<Chat | null> =>
  (await load(db, select(sql`id = ${id} and user_id = ${userId}`)))[0] ?? null

export const findChatWith = async (db: QueryExecutor, userId: number, recruiterId: number): Promise<Chat | null> =>
  (await load(db, select(sql`user_id = ${userId} and recruiter_id = ${recruiterId}`)))[0] ?? null

const value = sql.placeholder

/** A page of a folder with how many chats are there: asked each time that chats are opened, and long to plan. */
const preparePage = (folder: ChatFolder) => {
  const mine = sql`user_id = ${value('userId')}::int and ${isIn(folder)}`
  const page = select(mine, sql`${order} limit ${value('size')}::int offset ${value('start')}::int`)
  return createPreparedStatement((db) =>
    db
      .select({ chat: sql<Row>`listed.chat`, total: sql<number>`(select count(*)::int from ${chats} where ${mine})` })
      .from(sql`(${page}) as listed`)
      .prepare(`chats_in_${folder}`),
  )
}
const pageOf = { inbox: preparePage('inbox'), not_interested: preparePage('not_interested') }

type Wanted = { folder: ChatFolder; query?: string | undefined; page: number; size: number }

/** A page of the member's chats in a folder, and how many there are in all. */
export const listChats = async (db: QueryExecutor, userId: number, { folder, query = '', page, size }: Wanted) => {
  const start = (page - 1) * size
  const text = normalizeName(query)
  if (text !== '') {
    const found = await search(db, userId, folder, text)
    const ids = found.slice(start, start + size)
    const items = ids.length ? await load(db, select(sql`id = any(${`{${ids.join(',')}}`}::int[])`)) : []
    return { items, total: found.length, page, size }
  }
  const rows = await pageOf[folder](db).execute({ userId, size, start })
  const items = await complete(
    db,
    rows.map(({ chat }) => chat),
  )
  return { items, total: rows[0]?.total ?? (page === 1 ? 0 : await count(db, userId, folder)), page, size }
}

const count = (db: QueryExecutor, userId: number, folder: ChatFolder): Promise<number> =>
  db.$count(chats, sql`user_id = ${userId} and ${isIn(folder)}`)

/** Names are compared in the process, normalized like all other searched text: nobody has so many chats that this takes long. */
const search = async (db: QueryExecutor, userId: number, folder: ChatFolder, text: string): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select ${chats.id}, ${recruiters.name} || ' ' || ${companies.name} || ' ' || coalesce(${jobs.title}, '') as names
    from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId}
      left join ${jobs} on ${jobs.id} = ${chats.jobId}
    where user_id = ${userId} and ${isIn(folder)} ${order}`)
  return rows.filter((row) => normalizeName(String(row.names)).includes(text)).map((row) => Number(row.id))
}

/** Chats of the inbox with something unread; muted ones do not count. */
export const countUnread = async (db: QueryExecutor, userId: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from ${chats} where user_id = ${userId} and not_interested_at is null and not is_muted
      and exists (select from ${chatMessages} as unread where ${isUnread})`)
  return Number(rows[0]?.count ?? 0)
}

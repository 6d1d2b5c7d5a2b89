import type { RecruiterChat } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SQL, sql } from 'drizzle-orm'
import { sentApplicationTo } from '../../applications/has-applied-to.ts'
import { isOpen, ownedByRecruiter } from '../../chats/lock-chat.ts'
import { type MessageRow, withCardsOfLast } from '../../chats/message-cards.ts'
import {
  countUnreadByRecruiter,
  isMessageOfChat,
  jobJson,
  lastMessageOfChat,
  messageJson,
  toChatJob,
  toMessage,
} from '../../chats/message-repository.ts'
import { publishEventSql } from '../../chats/messaging-events.ts'
import { recruiterJson, toRecruiter } from '../../chats/recruiters/recruiter-repository.ts'
import { chats } from '../../chats/tables.ts'
import { speaksFor } from '../../companies/organisations/spoken-for.ts'
import { recruiters } from '../../companies/tables.ts'
import { recordBadgesShown } from '../../identity/identity-records.ts'
import { type BadgeRow, badgeJson, toBadge } from '../../identity/verification.ts'
import { jobs } from '../../jobs/tables.ts'
import { users } from '../../members/tables.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'
import { knowsNameSql, shownName } from '../hidden-name/hidden-name.ts'

type Row = Omit<RecruiterChat, 'seeker_name' | 'identity' | 'last_message'> & {
  last_message: MessageRow | null
  first_name: string
  last_name: string
  is_known: boolean
  badge: BadgeRow | null
}

/** Chats of every recruiter of an organisation's companies. */
const ofOrganisation = (organisation: Organisation): SQL =>
  organisation.id === null
    ? sql`true`
    : sql`recruiter_id in (select id from ${recruiters} where ${speaksFor(organisation, sql`${recruiters.companyId}`)})`

const order = sql`order by last_message_at desc nulls last, ${chats.id} desc`

/** SQL: chats of rows of `chats` as a recruiter sees them, `chat`. */
const selectRecruiterChats = (chosen: SQL): SQL => sql`
    select json_build_object('id', ${chats.id}, 'recruiter', ${recruiterJson}, 'first_name', first_name, 'last_name', last_name,
      'is_known', ${knowsNameSql(sql`${chats.userId}`, sql`${recruiters.companyId}`)},
      'badge', ${badgeJson(sql`${chats.userId}`)},
      'job', ${jobJson('job')}, 'application_id', ${sentApplicationTo(recruiters.companyId, chats.userId, chats.jobId)}, 'last_message', ${messageJson('last', 'last_job')}, 'unread_count', unread.count,
      'is_seeker_typing', coalesce(seeker_typing_until > now(), false), 'updated_at', last_message_at) as chat
    from (${chosen}) as ${chats}
      join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${users} on ${users.id} = user_id
      left join ${jobs} as job on job.id = ${chats.jobId}
      left join lateral (${lastMessageOfChat}) as last on true
      left join ${jobs} as last_job on last_job.id = last.job_id
      cross join lateral (${countUnreadByRecruiter}) as unread
    ${order}`

const loadRecruiterChats = async (db: QueryExecutor, chosen: SQL, language: LanguageKey) => {
  const { rows } = await db.execute(selectRecruiterChats(chosen))
  return withCardsOfLast(
    db,
    rows.map((row) => toRecruiterChat(row.chat as Row, language)),
    'recruiter',
  )
}

/** A chat as its recruiter sees it. Throws 40004 where there is none. */
export const findRecruiterChat = async (
  db: QueryExecutor,
  recruiterId: number,
  id: number,
  language: LanguageKey,
): Promise<RecruiterChat> => {
  const chosen = sql`select * from ${chats} where id = ${id} and ${ownedByRecruiter(recruiterId)}`
  const [found] = await loadRecruiterChats(db, chosen, language)
  if (!found) throw new ApiError('notFound')
  await recordBadges(db, [found])
  return found
}

/** The members read that the company saw their badge. */
const recordBadges = async (db: QueryExecutor, chatsShown: readonly Pick<RecruiterChat, 'id' | 'identity'>[]) => {
  const ids = chatsShown.flatMap(({ id, identity }) => (identity ? [id] : []))
  if (ids.length === 0) return
  await recordBadgesShown(
    db,
    sql`select user_id, company_id from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id
      where ${chats.id} = any(${`{${ids.join(',')}}`}::int[])`,
  )
}

/** A page of the chats of a recruiter, or of all of the organisation's: what the seeker sees of them, but for what they keep to themselves. */
export const listRecruiterChats = async (
  db: QueryExecutor,
  organisation: Organisation,
  { recruiter_id: recruiterId, page, size }: { recruiter_id?: number | undefined; page: number; size: number },
  language: LanguageKey,
) => {
  const condition = recruiterId === undefined ? ofOrganisation(organisation) : ownedByRecruiter(recruiterId)
  const { rows: counted } = await db.execute(sql`select count(*)::int as total from ${chats} where ${condition}`)
  const chosen = sql`select * from ${chats} where ${condition} ${order} limit ${size} offset ${(page - 1) * size}`
  const items = await loadRecruiterChats(db, chosen, language)
  await recordBadges(db, items)
  return {
    items,
    total: Number(counted[0]?.total ?? 0),
    page,
    size,
  }
}

const toRecruiterChat = (
  { first_name, last_name, is_known, badge, ...row }: Row,
  language: LanguageKey,
): Omit<RecruiterChat, 'last_message'> & Pick<Row, 'last_message'> => ({
  ...row,
  recruiter: toRecruiter(row.recruiter),
  seeker_name: shownName({ first_name, last_name }, is_known),
  identity: toBadge(badge, language).identity,
  job: toChatJob(row.job),
  last_message: row.last_message && toMessage(row.last_message),
  updated_at: toIsoTimestamp(row.updated_at),
})

/** Notes that the recruiter has read up to a message of the chat, and tells the seeker. Throws 40004 where it is not there. */
export const markReadByRecruiter = async (db: Database, recruiterId: number, id: number, messageId: number) => {
  const { rows } = await db.execute(sql`
    with former as (
      select id, user_id, recruiter_read_id as read_id from ${chats} where id = ${id} and ${ownedByRecruiter(recruiterId)}
        and ${isMessageOfChat(messageId)} for update)
    update ${chats} set recruiter_read_id = greatest(read_id, ${messageId}) from former where ${chats.id} = former.id
    returning case when read_id < ${messageId} then ${publishChatEventSql('read', sql`, 'message', ${messageId}::int`)} end`)
  if (rows.length === 0) throw new ApiError('notFound')
}

/** Tells the seeker that the recruiter is writing. Throws 40004 where there is no such chat, 40005 where nobody can write any more. */
export const publishTyping = async (db: QueryExecutor, recruiterId: number, id: number): Promise<void> => {
  const { rows } = await db.execute(sql`
    select open, case when open then ${publishChatEventSql('typing')} end
    from (select ${chats}.*, ${isOpen} as open from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id) as ${chats}
    where id = ${id} and ${ownedByRecruiter(recruiterId)}`)
  if (!rows[0]) throw new ApiError('notFound')
  if (!rows[0].open) throw new ApiError('noPermission')
}

/** Of a row of `chats`. */
const publishChatEventSql = (type: 'read' | 'typing', facts: SQL = sql``): SQL =>
  publishEventSql(sql`json_build_object('type', ${type}::text, 'user', ${chats.userId}, 'chat', ${chats.id} ${facts})`)

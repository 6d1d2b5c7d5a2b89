import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { recruiters } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { chatExchanges } from './tables/exchanges.ts'
import { chatMessages, chats } from './tables.ts'

/** A chat of the member's as timelines need it; moments as JSON has them. */
export type KnownChat = {
  id: number
  jobId: number | null
  recruiterId: number
  companyId: number
  /** When the chat about its job began. */
  begunAt: string
  /** The recruiter's latest message; null where they never wrote themself. */
  answeredAt: string | null
}

/** The member's chats about these jobs or with these recruiters, the one with the latest message last. */
export const loadChats = async (
  db: QueryExecutor,
  userId: number,
  { jobIds, recruiterIds }: { jobIds: number[]; recruiterIds: number[] },
): Promise<KnownChat[]> => {
  if (jobIds.length === 0 && recruiterIds.length === 0) return []
  const { rows } = await db.execute(sql`
    select json_build_object('id', ${chats.id}, 'jobId', job_id, 'recruiterId', recruiter_id, 'companyId', company_id,
      'begunAt', coalesce((
        select min(sent_at) from ${chatMessages} where chat_id = ${chats.id} and kind = 'job'
          and job_id = ${chats.jobId}), ${chats.createdAt}),
      'answeredAt', (
        select sent_at from ${chatMessages} where chat_id = ${chats.id} and sender = 'recruiter' and recalled_at is null and not is_automatic
        order by id desc limit 1)) as chat
    from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id where user_id = ${userId}
      and (job_id = any(${toArray(jobIds)}::int[]) or recruiter_id = any(${toArray(recruiterIds)}::int[]))
    order by last_message_at, ${chats.id}`)
  return rows.map((row) => row.chat as KnownChat)
}

const toArray = (ids: number[]): string => `{${ids.join(',')}}`

/** SQL: the member's chats of the inbox (`id`, `job_id`, `recruiter_id`, `created_at`, `last_message_at`). */
export const chatsInInbox = (userId: number): SQL => sql`
  select id, job_id, recruiter_id, created_at, last_message_at from ${chats}
  where user_id = ${userId} and not_interested_at is null`

/** SQL: the chat of a member with a recruiter; null where there is none. */
export const chatIdOf = (userId: SQLWrapper, recruiterId: number | SQLWrapper): SQL =>
  sql`(select id from ${chats} where ${chats.userId} = ${userId} and ${chats.recruiterId} = ${recruiterId})`

/** SQL: when a recruiter of the company first wrote to the member about the job themself, from a moment on; all four are SQL. */
export const firstAnswerAt = (about: { userId: SQL; jobId: SQL; companyId: SQL; since: SQL }): SQL => sql`(
  select min(sent_at) from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id
    join ${chatMessages} on chat_id = ${chats.id}
  where ${chats.userId} = ${about.userId} and ${chats.jobId} = ${about.jobId}
    and ${recruiters.companyId} = ${about.companyId} and sender = 'recruiter' and not is_automatic
    and sent_at >= ${about.since})`

/** SQL: the companies whose recruiters the member has a chat with. */
export const employersInChatWith = (userId: number): SQL => sql`
  select ${recruiters.companyId} from ${recruiters} join ${chats} on ${chats.recruiterId} = ${recruiters.id}
  where ${chats.userId} = ${userId}`

/** SQL: which recruiter has a chat about which job, or once named it there (`job_id`, `recruiter_id`). */
export const chattingRecruitersByJob = sql`select job_id, recruiter_id from ${chats}
  union select ${chatMessages.jobId}, recruiter_id from ${chatMessages} join ${chats} on ${chats.id} = chat_id`

/** SQL: chats in which a resume or phone numbers went over, and were not taken back (`id`, `job_id`, `recruiter_id`, `created_at`, `at`: when last). */
export const exchangedChats = (userId: number): SQL => sql`
  select ${chats.id}, job_id, recruiter_id, ${chats.createdAt}, max(answered_at) as at
  from ${chats} join ${chatExchanges} on chat_id = ${chats.id}
  where user_id = ${userId} and not_interested_at is null and state = 'accepted' group by ${chats.id}`

/** SQL: requests for a resume or a number that wait for the member (`id`, `job_id`, `recruiter_id`, `kind`, `at`, `due_at`). */
export const requestsToAnswer = (userId: number): SQL => sql`
  select ${chatExchanges.id}, job_id, recruiter_id, kind, ${chatExchanges.createdAt} as at, expires_at as due_at
  from ${chats} join ${chatExchanges} on chat_id = ${chats.id}
  where user_id = ${userId} and not_interested_at is null and state = 'requested' and asked_by = 'recruiter'
    and expires_at > now()`

/** SQL: chats with words or a file that the member has not read (`id`, `job_id`, `recruiter_id`, `at`: the latest); muted ones are left out. */
export const unreadChats = (userId: number): SQL => sql`
  select ${chats.id}, ${chats.jobId}, recruiter_id, max(sent_at) as at
  from ${chats} join ${chatMessages} on chat_id = ${chats.id}
  where user_id = ${userId} and not_interested_at is null and not is_muted and sender = 'recruiter'
    and ${chatMessages.id} > seeker_read_id and kind in ('text', 'file') and recalled_at is null and not is_hidden
  group by ${chats.id}`

/** SQL: whether the last words in a chat since a moment are the member's. */
export const awaitsReplySince = ({ chatId, since }: { chatId: SQL; since: SQL }): SQL => sql`coalesce((
  select ${chatMessages.sender} = 'seeker' from ${chatMessages}
  where ${chatMessages.chatId} = ${chatId} and ${chatMessages.sentAt} > ${since} and ${chatMessages.kind} in ('text', 'file')
    and recalled_at is null and not is_automatic
  order by ${chatMessages.id} desc limit 1), false)`

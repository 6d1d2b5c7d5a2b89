import { sql } from 'drizzle-orm'
import { chatMessages, chats } from '../../chats/tables.ts'
import { recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'

/** A chat of the member's as timelines need it; moments as JSON has them. */
export type KnownChat = {
  id: number
  jobId: number | null
  recruiterId: number
  companyId: number
  /** When the chat about its job began. */
  begunAt: string
  /** The recruiter's latest message; null where they never wrote. */
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
        select sent_at from ${chatMessages} where chat_id = ${chats.id} and sender = 'recruiter' and recalled_at is null
        order by id desc limit 1)) as chat
    from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id where user_id = ${userId}
      and (job_id = any(${toArray(jobIds)}::int[]) or recruiter_id = any(${toArray(recruiterIds)}::int[]))
    order by last_message_at, ${chats.id}`)
  return rows.map((row) => row.chat as KnownChat)
}

const toArray = (ids: number[]): string => `{${ids.join(',')}}`

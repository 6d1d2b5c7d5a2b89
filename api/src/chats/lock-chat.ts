import { type SQL, sql } from 'drizzle-orm'
import { hasBlocked } from '../companies/blocked-companies/has-blocked.ts'
import { recruiters } from '../companies/tables.ts'
import { isMemberActive } from '../members/is-member-active.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { chats } from './tables.ts'

export type LockedChat = { id: number; userId: number; recruiterId: number; jobId: number | null; isOpen: boolean }

/** Whose a chat must be: a seeker's and a recruiter's chats are nobody else's. */
export const ownedBySeeker = (userId: number): SQL => sql`${chats.userId} = ${userId}`
export const ownedByRecruiter = (recruiterId: number): SQL => sql`${chats.recruiterId} = ${recruiterId}`

/**
 * Whether anybody can write in a chat, of rows of `chats` and `recruiters`: not where the recruiter left, the seeker blocked the company, or the seeker's
 * account is suspended or waits for its deletion.
 */
export const isOpen = sql`(${recruiters.leftAt} is null and not ${hasBlocked(chats.userId, recruiters.companyId)}
  and ${isMemberActive(chats.userId)})`

/** A chat, kept as it is until the transaction ends. Throws 40004 where there is none of theirs. */
export const lockChat = async (db: QueryExecutor, id: number, ownerCondition: SQL): Promise<LockedChat> => {
  const { rows } = await db.execute(sql`
    select ${chats.id}, user_id as "userId", recruiter_id as "recruiterId", job_id as "jobId",
      ${isOpen} as "isOpen"
    from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id
    where ${chats.id} = ${id} and ${ownerCondition} for no key update of ${chats}`)
  if (!rows[0]) throw new ApiError('notFound')
  return rows[0] as LockedChat
}

/** Throws 40004 where the member or recruiter has no such chat. */
export const requireChat = async (db: QueryExecutor, id: number, ownerCondition: SQL): Promise<void> => {
  const { rows } = await db.execute(sql`select id from ${chats} where id = ${id} and ${ownerCondition}`)
  if (!rows[0]) throw new ApiError('notFound')
}

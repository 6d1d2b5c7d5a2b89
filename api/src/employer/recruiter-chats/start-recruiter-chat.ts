import type { startRecruiterChat as operation } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { hasAppliedTo } from '../../applications/has-applied-to.ts'
import { ensureChat } from '../../chats/begin-chat.ts'
import { chatIdOf } from '../../chats/known-chats.ts'
import { findMessageByClientId } from '../../chats/message-repository.ts'
import { insertMessage } from '../../chats/write-message.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { isOpenToWork, membersFrom } from '../../profile/visibility/found-members.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { requireOpenJob } from '../seekers/show-interest.ts'
import { createViewer, isVisible } from '../seekers/visible-seekers.ts'

/**
 * Refuses a recruiter who may not write to a member first (docs/product-rules.md#recruiters-write-first): 40004 where they do not find them, 40005 where the
 * member neither applied to the company nor is open to work.
 */
const requireReachable = async (db: QueryExecutor, recruiter: ActingRecruiter, userId: number): Promise<void> => {
  const viewer = await createViewer(db, recruiter)
  const { rows } = await db.execute(sql`
    select ${hasAppliedTo(users.id, recruiter.companyId)} or ${chatIdOf(users.id, recruiter.id)} is not null as "isKnown",
      ${isVisible(viewer)} as "isFound", ${isOpenToWork} as "isOpen"
    ${membersFrom} where ${users.id} = ${userId} and not ${users.isSuspended} and ${users.deleteAfter} is null`)
  const [found] = rows
  if (found?.isKnown) return
  if (!found?.isFound) throw new ApiError('notFound')
  if (!found.isOpen) throw new ApiError('chatNotInvited')
}

/** The chat of a recruiter with a member whom they may write to first; begun where there is none. Run it in a transaction. */
const ensureRecruiterChat = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  { userId, jobId }: { userId: number; jobId: number | null },
) => {
  await requireReachable(transaction, recruiter, userId)
  if (jobId !== null) await requireOpenJob(transaction, recruiter, jobId)
  const { chat } = await ensureChat(transaction, { userId, recruiterId: recruiter.id, jobId })
  if (!chat.isOpen) throw new ApiError('noPermission')
  return chat
}

/** Writes to a member first, once per `client_id`. Gives the id of the chat. Run it in a transaction. */
export const startRecruiterChat = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  { seeker_id: userId, job_id: jobId, text, client_id: clientId }: z.output<(typeof operation)['body']>,
): Promise<number> => {
  const chat = await ensureRecruiterChat(transaction, recruiter, { userId, jobId })
  if ((await findMessageByClientId(transaction, chat.id, 'recruiter', clientId)) === null)
    await insertMessage(transaction, chat.id, { sender: 'recruiter', text, clientId })
  return chat.id
}

import type { Chat, startChat as operation } from '@jobspan/shared-kit/contracts/chats/chats'
import { requireEligible } from '../jobs/eligibility.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import { refreshUserCookie } from '../platform/session/user-cookie.ts'
import { answerAutomatically, ensureChat, switchChatJob } from './begin-chat.ts'
import { findChat } from './chat-rows.ts'
import { findMessageByClientId } from './message-repository.ts'
import { findJobRecruiter, isOwnRecruiter } from './recruiters/recruiter-repository.ts'
import { needsIntroduction, saveIntroduction } from './write-access.ts'
import { insertMessage } from './write-message.ts'

/**
 * Begins the one chat that a member has with a recruiter, or goes on with it: about the same job, or about another once that is
 * confirmed. Runs in the transaction of its idempotency.
 */
export const startChat = async ({
  db,
  body,
  session,
  country,
  request,
  reply,
}: Context<typeof operation, 'member'>): Promise<Chat> => {
  const { id: userId } = session.user
  const recruiter = await findJobRecruiter(db, body.job_id, userId)
  if (!recruiter) throw new ApiError('notFound')
  if (await isOwnRecruiter(db, recruiter.id, userId)) throw new ApiError('chatWithOneself')
  if (await needsIntroduction(db, session.user, recruiter.id)) {
    refreshUserCookie(request.server, reply, await saveIntroduction(db, session.user, body.introduction))
  }
  const { chat, isNew } = await ensureChat(db, { userId, recruiterId: recruiter.id, jobId: body.job_id })
  if ((await findMessageByClientId(db, chat.id, 'seeker', body.client_id)) === null) {
    if (!chat.isOpen) throw new ApiError('noPermission')
    // Who talks about this job already goes on, also where its conditions were added since.
    if (isNew || chat.jobId !== body.job_id) {
      await requireEligible(request.server, db, { userId, country, jobId: body.job_id }, 'chatNotEligible')
    }
    if (!isNew && chat.jobId !== body.job_id) {
      // Whose job is gone is about none, and there is nothing to leave.
      if (chat.jobId !== null && !body.is_switch_confirmed) throw new ApiError('chatOfAnotherJob')
      await switchChatJob(db, chat, body.job_id)
    }
    await insertMessage(db, chat.id, { sender: 'seeker', text: body.text, clientId: body.client_id })
    if (isNew) await answerAutomatically(db, chat)
  }
  const started = await findChat(db, userId, chat.id)
  if (!started) throw new ApiError('chatFailed')
  return started
}

import {
  checkChatExists,
  getChat,
  getChatByRecruiter,
  listChats as listChatsOperation,
  queryOnlineStatus,
  startChat as startChatOperation,
  updateChat,
} from '@jobspan/shared-kit/contracts/chats/chats'
import { getJobChat } from '@jobspan/shared-kit/contracts/chats/job-chat'
import { countUnreadChats } from '@jobspan/shared-kit/contracts/chats/unread-chats'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { countUnread, findChat, findChatWith, listChats } from './chat-rows.ts'
import { findJobRecruiter, listRecruiters } from './recruiters/recruiter-repository.ts'
import { startChat } from './start-chat.ts'
import { applyChatUpdate } from './update-chat.ts'
import { canApplyByMessage, needsIntroduction } from './write-access.ts'

const found = async (db: QueryExecutor, userId: number, id: number) => {
  const chat = await findChat(db, userId, id)
  if (!chat) throw new ApiError('notFound')
  return chat
}

/** A member's chats with recruiters (docs/product-rules.md#chats-with-recruiters). */
export const registerChatRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    listChatsOperation,
    'member',
    ({ db, query, session }) => listChats(db, session.user.id, query),
    { readsFromStandby: true },
  )
  registerEndpoint(
    app,
    countUnreadChats,
    'member',
    async ({ db, session }) => ({ count: await countUnread(db, session.user.id) }),
    { readsFromStandby: true },
  )
  registerEndpoint(app, getChat, 'member', ({ db, params, session }) => found(db, session.user.id, params.id))
  registerEndpoint(app, getChatByRecruiter, 'member', ({ db, params, session }) =>
    findChatWith(db, session.user.id, params.recruiter_id),
  )
  registerEndpoint(app, checkChatExists, 'member', async ({ db, params, query, session }) => {
    const chat = await findChatWith(db, session.user.id, params.recruiter_id)
    const isIt = chat !== null && (query.job_id === undefined || query.job_id === chat.job?.id)
    return { exists: isIt, chat_id: isIt ? chat.id : null }
  })
  registerEndpoint(app, getJobChat, 'session', async ({ db, params, session }) => {
    const userId = session.kind === 'member' ? session.user.id : null
    const recruiter = await findJobRecruiter(db, params.id, userId)
    if (!recruiter) return null
    const chat = userId === null ? null : await findChatWith(db, userId, recruiter.id)
    return {
      recruiter,
      chat_id: chat?.id ?? null,
      other_job: chat?.job && chat.job.id !== params.id ? chat.job : null,
      needs_introduction: session.kind === 'member' && (await needsIntroduction(db, session.user, recruiter.id)),
      can_apply: userId !== null && (await canApplyByMessage(db, userId, params.id)),
    }
  })
  registerEndpoint(app, startChatOperation, 'member', startChat, { perMinute: 30 })
  registerEndpoint(app, updateChat, 'member', async ({ db, params, body, session }) => {
    await applyChatUpdate(app.connection.db, session.user.id, params.id, body)
    return found(db, session.user.id, params.id)
  })
  registerEndpoint(app, queryOnlineStatus, 'member', async ({ db, body }) => {
    const recruiters = await listRecruiters(db, body.user_ids)
    return { items: recruiters.map(({ id, is_online, seen_at }) => ({ user_id: id, is_online, seen_at })) }
  })
}

import {
  getRecruiterChat,
  listRecruiterChats as listChatsOperation,
  listRecruiterMessages,
  markRecruiterRead,
  recallRecruiterMessage,
  sendRecruiterMessage,
  sendRecruiterTyping,
  startRecruiterChat as startOperation,
  updateRecruiterPresence,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { ownedByRecruiter, requireChat } from '../../chats/lock-chat.ts'
import { listMessages } from '../../chats/message-repository.ts'
import { recallMessage } from '../../chats/recall-message.ts'
import { updatePresence } from '../../chats/recruiters/recruiter-repository.ts'
import { findSent, sendMessageOfRecruiter } from '../../chats/send-message.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type Context, registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'
import {
  findRecruiterChat,
  listRecruiterChats,
  markReadByRecruiter,
  publishTyping,
} from './recruiter-chat-repository.ts'
import { registerRecruiterExchangeRoutes } from './recruiter-exchange-routes.ts'
import { registerRecruiterFileRoutes } from './recruiter-file-routes.ts'
import { startRecruiterChat } from './start-recruiter-chat.ts'

const pageSize = 50

/** The recruiters' side of chats: for the employer site's server, which speaks for them. */
export const registerRecruiterChatRoutes = (app: FastifyInstance): void => {
  registerRecruiterExchangeRoutes(app)
  registerRecruiterFileRoutes(app)
  registerWriting(app)
  const { db } = app.connection
  /** All recruiters come from the one address of their site. The recruiter whom a call names is one of the organisation's. */
  const register = <Operation extends Endpoint>(
    operation: Operation,
    recruiterIdOf: (context: Context<Operation, 'employer'>) => number | undefined,
    handler: (context: Context<Operation, 'employer'>) => Promise<z.input<Operation['data']>>,
  ) =>
    registerEndpoint(
      app,
      operation,
      'employer',
      async (context) => {
        const recruiterId = recruiterIdOf(context)
        if (recruiterId !== undefined) await requireRecruiter(db, context.organisation, recruiterId)
        return handler(context)
      },
      { perMinute: 6000 },
    )
  const inQuery = ({ query }: { query: { recruiter_id?: number | undefined } }) => query.recruiter_id
  const inBody = ({ body }: { body: { recruiter_id: number } }) => body.recruiter_id

  register(listChatsOperation, inQuery, ({ query, organisation, language }) =>
    listRecruiterChats(db, organisation, query, language),
  )
  register(getRecruiterChat, inQuery, ({ params, query, language }) =>
    findRecruiterChat(db, query.recruiter_id, params.id, language),
  )
  register(listRecruiterMessages, inQuery, async ({ params, query }) => {
    await requireChat(db, params.id, ownedByRecruiter(query.recruiter_id))
    return listMessages(db, params.id, { before: query.before, size: pageSize, reader: 'recruiter' })
  })
  register(recallRecruiterMessage, inBody, ({ params, body }) =>
    recallMessage(db, {
      side: 'recruiter',
      owner: ownedByRecruiter(body.recruiter_id),
      chatId: params.id,
      messageId: params.message_id,
    }),
  )
  register(markRecruiterRead, inBody, async ({ params, body }) => {
    await markReadByRecruiter(db, body.recruiter_id, params.id, body.message_id)
    return null
  })
  register(sendRecruiterTyping, inBody, async ({ params, body }) => {
    await publishTyping(db, body.recruiter_id, params.id)
    return null
  })
  register(updateRecruiterPresence, inBody, async ({ body }) => {
    if (!(await updatePresence(db, body.recruiter_id, body.is_online))) throw new ApiError('notFound')
    return null
  })
}

const registerWriting = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(
    app,
    startOperation,
    'employer',
    ({ body, organisation, language }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        const id = await startRecruiterChat(transaction, recruiter, body)
        return findRecruiterChat(transaction, recruiter.id, id, language)
      }),
    { perMinute: 600 },
  )
  // Asks who the recruiter is where nothing was written: a message waits for one answer of the database.
  registerEndpoint(
    app,
    sendRecruiterMessage,
    'employer',
    async ({ params, body, organisation }) => {
      const { recruiter_id: recruiterId, text, client_id: clientId } = body
      const sent = await sendMessageOfRecruiter(db, params.id, { recruiterId, organisation }, { text, clientId })
      if (sent) return sent
      await requireRecruiter(db, organisation, recruiterId)
      return findSent(db, params.id, ownedByRecruiter(recruiterId), { sender: 'recruiter', clientId })
    },
    { perMinute: 6000 },
  )
}

import {
  deleteMessage,
  listMessages as listMessagesOperation,
  markRead,
  recallMessage as recallMessageOperation,
  searchMessages as searchOperation,
  sendMessage as sendMessageOperation,
} from '@jobspan/shared-kit/contracts/chats/chats'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { ownedBySeeker, requireChat } from './lock-chat.ts'
import { listMessages, searchMessages } from './message-repository.ts'
import { recallMessage } from './recall-message.ts'
import { sendMessage } from './send-message.ts'
import { hideMessage, markMessagesRead } from './update-chat.ts'

/** Messages of a member's chat. */
export const registerMessageRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, listMessagesOperation, 'member', async ({ params, query, session }) => {
    await requireChat(db, params.id, ownedBySeeker(session.user.id))
    return listMessages(db, params.id, { before: query.before, size: query.size, reader: 'seeker' })
  })
  registerEndpoint(app, searchOperation, 'member', async ({ params, query, session }) => {
    await requireChat(db, params.id, ownedBySeeker(session.user.id))
    return searchMessages(db, params.id, query.query)
  })
  registerEndpoint(app, sendMessageOperation, 'member', ({ params, body, session }) =>
    sendMessage(db, params.id, session.user.id, { text: body.text, clientId: body.client_id }),
  )
  registerEndpoint(app, recallMessageOperation, 'member', ({ params, session }) =>
    recallMessage(db, {
      side: 'seeker',
      owner: ownedBySeeker(session.user.id),
      chatId: params.id,
      messageId: params.message_id,
    }),
  )
  registerEndpoint(app, deleteMessage, 'member', async ({ params, session }) => {
    await hideMessage(db, session.user.id, params.id, params.message_id)
    return null
  })
  registerEndpoint(
    app,
    markRead,
    'member',
    async ({ params, body, session }) => {
      await markMessagesRead(db, session.user.id, params.id, body.message_id)
      return null
    },
    { perMinute: 300 },
  )
}

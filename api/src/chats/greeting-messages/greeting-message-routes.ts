import {
  createGreetingMessage,
  deleteGreetingMessage,
  listGreetingMessages,
  updateGreetingMessage,
} from '@jobspan/shared-kit/contracts/greeting-messages'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../platform/database/database.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { addMessage, changeMessage, listMessages, removeMessage } from './greeting-message-repository.ts'

/**
 * First messages that a member keeps for use again. Plain text, shown as text; contact details are allowed, other than in
 * common phrases (docs/product-rules.md#contact-details-in-phrases): a greeting goes to one recruiter, from its writer.
 */
export const registerGreetingMessageRoutes = (app: FastifyInstance): void => {
  const answer = async (db: Queries, userId: number) => ({ items: await listMessages(db, userId) })

  registerEndpoint(app, listGreetingMessages, 'member', ({ db, session }) => answer(db, session.user.id))

  registerEndpoint(app, createGreetingMessage, 'member', async ({ db, body, session }) => {
    await addMessage(db, session.user.id, body)
    return answer(db, session.user.id)
  })

  registerEndpoint(app, updateGreetingMessage, 'member', ({ params, body, session }) =>
    app.connection.db.transaction(async (transaction) => {
      await changeMessage(transaction, session.user.id, params.id, body)
      return answer(transaction, session.user.id)
    }),
  )

  registerEndpoint(app, deleteGreetingMessage, 'member', ({ params, session }) =>
    app.connection.db.transaction(async (transaction) => {
      await removeMessage(transaction, session.user.id, params.id)
      return answer(transaction, session.user.id)
    }),
  )
}

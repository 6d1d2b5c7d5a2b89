import {
  createGreetingMessage,
  deleteGreetingMessage,
  listGreetingMessages,
  updateGreetingMessage,
} from '@jobspan/shared-kit/contracts/chats/greeting-messages'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { deleteGreeting, insertGreeting, listGreetings, updateGreeting } from './greeting-message-repository.ts'

/**
 * First messages that a member keeps for use again. Plain text, shown as text, without contact details
 * (docs/product-rules.md#contact-details-in-phrases).
 */
export const registerGreetingMessageRoutes = (app: FastifyInstance): void => {
  const answer = async (db: QueryExecutor, userId: number) => ({ items: await listGreetings(db, userId) })

  registerEndpoint(app, listGreetingMessages, 'member', ({ db, session }) => answer(db, session.user.id))

  registerEndpoint(app, createGreetingMessage, 'member', async ({ db, body, session }) => {
    await insertGreeting(db, session.user.id, body)
    return answer(db, session.user.id)
  })

  registerEndpoint(app, updateGreetingMessage, 'member', ({ params, body, session }) =>
    app.connection.db.transaction(async (transaction) => {
      await updateGreeting(transaction, session.user.id, params.id, body)
      return answer(transaction, session.user.id)
    }),
  )

  registerEndpoint(app, deleteGreetingMessage, 'member', ({ params, session }) =>
    app.connection.db.transaction(async (transaction) => {
      await deleteGreeting(transaction, session.user.id, params.id)
      return answer(transaction, session.user.id)
    }),
  )
}

import type { FastifyInstance } from 'fastify'
import { findUserByEmail } from '../../api/src/auth/session/user-repository.ts'
import { demoLogin, demoLoginPath } from './demo-login.ts'

/** Whether the demo login is there: a database that others filled has none, and `npm start` is not to offer it. */
export const registerDemoLogin = (app: FastifyInstance): void => {
  app.get(demoLoginPath, async (_, reply) => {
    const user = await findUserByEmail(app.connection.db, demoLogin.email)
    return reply.code(user ? 204 : 404).send()
  })
}

import { hashPassword } from '@jobspan/kit-server/password'
import {
  type ConfirmPurpose,
  getSignInMethods,
  sendConfirmCode,
  setPassword,
  submitReauthentication,
} from '@jobspan/shared-kit/contracts/auth/account-security'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../members/tables.ts'
import type { CodeTemplate } from '../../notifications/message-templates.ts'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { rememberDevice } from '../../platform/session/device-cookie.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { endOtherSessions } from '../devices/end-sessions.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { confirmationCodeKey, reauthenticate } from './confirm-identity.ts'
import { loadSignInMethods } from './sign-in-methods.ts'

const templates = {
  change: 'confirmCode',
  let_in: 'letInCode',
  download: 'downloadCode',
  delete: 'deleteCode',
  withdraw: 'withdrawCode',
} as const satisfies Record<ConfirmPurpose, CodeTemplate>

/** The ways into one's own account, and proving again who one is. */
export const registerSignInMethodRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, getSignInMethods, 'member', ({ session }) => loadSignInMethods(db, session))

  registerEndpoint(app, submitReauthentication, 'member', (context) => reauthenticate(app, context), { perMinute: 30 })

  registerEndpoint(
    app,
    sendConfirmCode,
    'member',
    ({ body, request, session, language }) =>
      sendCode(app, request, {
        ...confirmationCodeKey(session.user.id),
        channel: 'mail',
        recipient: session.user.email,
        language,
        template: templates[body.purpose],
      }),
    { perMinute: 10 },
  )

  registerEndpoint(
    app,
    setPassword,
    'member',
    async ({ body, session, reply }) => {
      requireRecentAuthentication(session)
      const { id } = session.user
      const passwordHash = await hashPassword(body.new_password)
      await db.transaction(async (transaction) => {
        await lockSession(transaction, session)
        await transaction.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, id))
        await endOtherSessions(transaction, session.user, session.tokenHash)
        await queueSecurityNotice(transaction, session.user, 'passwordChanged')
      })
      rememberDevice(app, reply, { id, passwordHash })
      return loadSignInMethods(db, session)
    },
    { perMinute: 10 },
  )
}

import {
  type ConfirmPurpose,
  confirmIdentity,
  getWaysIn,
  sendConfirmCode,
  setPassword,
} from '@jobspan/shared-kit/contracts/account-security'
import { hashPassword } from '@jobspan/shared-kit/server/password'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CodeTemplate } from '../../notifications/message-texts.ts'
import { queueNotice } from '../../notifications/security-notice.ts'
import { users } from '../../platform/database/schema/seekers.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { rememberDevice } from '../../platform/session/device-cookie.ts'
import { holdSession } from '../../platform/session/lock-session.ts'
import { endOtherSessions } from '../devices/end-sessions.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { requireRecentProof } from '../reauthentication/recent-authentication.ts'
import { confirm, confirmCode } from './confirm-identity.ts'
import { loadWaysIn } from './sign-in-methods.ts'

const templates = {
  change: 'confirmCode',
  let_in: 'letInCode',
  download: 'downloadCode',
  delete: 'deleteCode',
} as const satisfies Record<ConfirmPurpose, CodeTemplate>

/** The ways into one's own account, and proving again who one is. */
export const registerWayRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, getWaysIn, 'member', ({ session }) => loadWaysIn(db, session))

  registerEndpoint(app, confirmIdentity, 'member', (context) => confirm(app, context), { perMinute: 30 })

  registerEndpoint(
    app,
    sendConfirmCode,
    'member',
    ({ body, request, session, language }) =>
      sendCode(app, request, {
        ...confirmCode(session.user.id),
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
      requireRecentProof(session)
      const { id } = session.user
      const passwordHash = await hashPassword(body.new_password)
      await db.transaction(async (transaction) => {
        await holdSession(transaction, session)
        await transaction.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, id))
        await endOtherSessions(transaction, session.user, session.tokenHash)
        await queueNotice(transaction, session.user, 'passwordChanged')
      })
      rememberDevice(app, reply, { id, passwordHash })
      return loadWaysIn(db, session)
    },
    { perMinute: 10 },
  )
}

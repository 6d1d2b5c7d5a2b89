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
import { queueNotice } from '../account-settings/queue-notice.ts'
import { users } from '../database/schema/seekers.ts'
import { endOtherSessions } from '../devices/end-sessions.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'
import type { CodeTemplate } from '../mail/message-texts.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { rememberDevice } from '../session/device-cookie.ts'
import { holdSession } from '../session/hold-session.ts'
import { confirm, confirmCode } from './confirm-identity.ts'
import { requireRecentProof } from './recent-proof.ts'
import { loadWaysIn } from './ways-in.ts'

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

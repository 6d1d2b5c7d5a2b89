import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from '@jobspan/shared-kit/contracts/account-security'
import { verifyTwoFactor } from '@jobspan/shared-kit/contracts/sign-in'
import type { FastifyInstance } from 'fastify'
import { queueNotice } from '../../notifications/security-notice.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { holdSession } from '../../platform/session/lock-session.ts'
import { countAttempt, forgetAttempts } from '../attempt-limit/attempt-limit.ts'
import { requireRecentProof } from '../reauthentication/recent-authentication.ts'
import { loadWaysIn } from '../sign-in-methods/sign-in-methods.ts'
import { renewCodes } from './recovery-codes.ts'
import { newSecret, otpauthUrl } from './totp.ts'
import { beginSetup, disable, enable, isTwoFactorOn } from './two-factor-store.ts'
import { verify } from './verify-two-factor.ts'

/**
 * The second factor: an authenticator app, with recovery codes for the day it is lost. Whoever sets it up or off proved
 * lately who they are, and hears of it by mail. Sessions that are there stay: they came in before.
 */
export const registerTwoFactorRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    beginTwoFactor,
    'member',
    async ({ session }) => {
      requireRecentProof(session)
      const secret = newSecret()
      if (!(await beginSetup(db, app.sealKey, session.user.id, secret))) throw new ApiError('noPermission')
      return { secret, otpauth_url: otpauthUrl(secret, app.settings.brandName, session.user.email) }
    },
    { perMinute: 20 },
  )

  registerEndpoint(
    app,
    enableTwoFactor,
    'member',
    async ({ session, body }) => {
      requireRecentProof(session)
      const { user } = session
      const guesses = { what: 'two-factor set-up', who: String(user.id) }
      await countAttempt(app, { ...guesses, most: 10, windowSeconds: 10 * 60 })
      const recoveryCodes = await db.transaction(async (transaction) => {
        await holdSession(transaction, session)
        if (!(await enable(transaction, app.sealKey, user.id, body.code))) throw new ApiError('codeWrong')
        await queueNotice(transaction, user, 'twoFactorOn')
        return renewCodes(transaction, app.sealKey, user.id)
      })
      await forgetAttempts(app, guesses)
      return { recovery_codes: recoveryCodes }
    },
    { perMinute: 30 },
  )

  registerEndpoint(
    app,
    renewRecoveryCodes,
    'member',
    async ({ session }) => {
      requireRecentProof(session)
      if (!(await isTwoFactorOn(db, session.user.id))) throw new ApiError('notFound')
      const codes = await db.transaction(async (transaction) => {
        await holdSession(transaction, session)
        return renewCodes(transaction, app.sealKey, session.user.id)
      })
      return { recovery_codes: codes }
    },
    { perMinute: 20 },
  )

  registerEndpoint(app, disableTwoFactor, 'member', async ({ session }) => {
    requireRecentProof(session)
    await db.transaction(async (transaction) => {
      await holdSession(transaction, session)
      if (await disable(transaction, session.user.id)) await queueNotice(transaction, session.user, 'twoFactorOff')
    })
    return loadWaysIn(db, session)
  })

  registerEndpoint(app, verifyTwoFactor, 'public', (context) => verify(app, context), { perMinute: 60 })
}

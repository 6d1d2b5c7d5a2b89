import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  startTwoFactorSetup,
} from '@jobspan/shared-kit/contracts/auth/account-security'
import { verifyTwoFactor } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { countAttempt, resetAttempts } from '../attempt-limit/attempt-limit.ts'
import { loadSignInMethods } from '../sign-in-methods/sign-in-methods.ts'
import { regenerateRecoveryCodes } from './recovery-codes.ts'
import { createTotpSecret, otpauthUrl } from './totp.ts'
import { activateTwoFactor, deactivateTwoFactor, isTwoFactorOn, startEnrollment } from './two-factor-store.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

/**
 * The second factor: an authenticator app, with recovery codes for the day it is lost. Whoever sets it up or off proved
 * lately who they are, and is told of it by mail. Sessions that are there stay: they came in before.
 */
export const registerTwoFactorRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    startTwoFactorSetup,
    'member',
    async ({ session }) => {
      requireRecentAuthentication(session)
      const secret = createTotpSecret()
      if (!(await startEnrollment(db, app.sealKey, session.user.id, secret))) throw new ApiError('noPermission')
      return { secret, otpauth_url: otpauthUrl(secret, app.settings.brandName, session.user.email) }
    },
    { perMinute: 20 },
  )

  registerEndpoint(
    app,
    enableTwoFactor,
    'member',
    async ({ session, body }) => {
      requireRecentAuthentication(session)
      const { user } = session
      const attempt = { action: 'two-factor set-up', subject: String(user.id) }
      await countAttempt(app, { ...attempt, maxAttempts: 10, windowSeconds: 10 * 60 })
      const recoveryCodes = await db.transaction(async (transaction) => {
        await lockSession(transaction, session)
        if (!(await activateTwoFactor(transaction, app.sealKey, user.id, body.code))) throw new ApiError('codeWrong')
        await queueSecurityNotice(transaction, user, 'twoFactorOn')
        return regenerateRecoveryCodes(transaction, app.sealKey, user.id)
      })
      await resetAttempts(app, attempt)
      return { recovery_codes: recoveryCodes }
    },
    { perMinute: 30 },
  )

  registerEndpoint(
    app,
    renewRecoveryCodes,
    'member',
    async ({ session }) => {
      requireRecentAuthentication(session)
      if (!(await isTwoFactorOn(db, session.user.id))) throw new ApiError('notFound')
      const codes = await db.transaction(async (transaction) => {
        await lockSession(transaction, session)
        return regenerateRecoveryCodes(transaction, app.sealKey, session.user.id)
      })
      return { recovery_codes: codes }
    },
    { perMinute: 20 },
  )

  registerEndpoint(app, disableTwoFactor, 'member', async ({ session }) => {
    requireRecentAuthentication(session)
    await db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      if (await deactivateTwoFactor(transaction, session.user.id))
        await queueSecurityNotice(transaction, session.user, 'twoFactorOff')
    })
    return loadSignInMethods(db, session)
  })

  registerEndpoint(app, verifyTwoFactor, 'public', (context) => verifySecondFactor(app, context), { perMinute: 60 })
}

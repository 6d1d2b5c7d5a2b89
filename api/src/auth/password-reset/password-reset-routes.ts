import { hashPassword } from '@jobspan/kit-server/password'
import { resetPassword, sendResetCode, verifyResetCode } from '@jobspan/shared-kit/contracts/auth/password-reset'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../members/tables.ts'
import { queueRequestedMail } from '../../notifications/requested-mails.ts'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { rememberDevice } from '../../platform/session/device-cookie.ts'
import { clearSessionCookies } from '../../platform/session/session-cookie.ts'
import { resetPasswordAttempts } from '../attempt-limit/password-attempts.ts'
import { endOtherSessions } from '../devices/end-sessions.ts'
import { checkCode, consumeCode, resetCodeAttempts, withVerifiedCode } from '../one-time-codes/check-code.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { findUserByEmail } from '../session/user-repository.ts'
import { claimAccountByEmail } from '../sign-in/claim-account-by-email.ts'

const codeOf = (email: string) => ({ purpose: 'reset_password' as const, subject: email })

/**
 * Setting a new password by a mailed code. Nothing here tells whether an address has an account, or a suspended one: every
 * address has a code out, and one without an account is told so by mail.
 */
export const registerPasswordResetRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    sendResetCode,
    'public',
    async ({ body: { email }, language, request }) => {
      const user = await findUserByEmail(db, email)
      const path = `/${language}/get-started?step=register`
      return sendCode(app, request, {
        ...codeOf(email),
        channel: 'mail',
        recipient: email,
        language,
        template: 'resetCode',
        queueInstead: user
          ? undefined
          : (transaction) =>
              queueRequestedMail(transaction, {
                template: 'resetUnknown',
                recipient: email,
                language,
                values: { path },
              }),
      })
    },
    { perMinute: 20 },
  )

  registerEndpoint(
    app,
    verifyResetCode,
    'public',
    async ({ body }) => {
      await checkCode(app, codeOf(body.email), body.otp)
      return null
    },
    { perMinute: 60 },
  )

  registerEndpoint(
    app,
    resetPassword,
    'public',
    async ({ body: { email, otp, new_password }, session, reply }) => {
      const right = await checkCode(app, codeOf(email), otp)
      const passwordHash = await withVerifiedCode(app, right, () => hashPassword(new_password))
      const userId = await db.transaction(async (transaction) => {
        await consumeCode(transaction, right)
        const member = await findUserByEmail(transaction, email)
        if (!member) throw new ApiError('emailOrCodeWrong')
        const { user } = await claimAccountByEmail(transaction, member, { isReset: true })
        await transaction.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, user.id))
        await endOtherSessions(transaction, user, null)
        await queueSecurityNotice(transaction, user, 'passwordChanged')
        return user.id
      })
      await resetCodeAttempts(app, right)
      await resetPasswordAttempts(app, email)
      // The code proved who is here: the new password is theirs to type, whatever strangers try meanwhile.
      rememberDevice(app, reply, { id: userId, passwordHash })
      // It ended with the others; the page goes on as a guest's.
      if (session?.kind === 'member' && session.user.id === userId) clearSessionCookies(reply, app.settings)
      return null
    },
    { perMinute: 30 },
  )
}

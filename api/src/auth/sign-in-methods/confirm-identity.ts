import { isPasswordRight } from '@jobspan/kit-server/password'
import type { submitReauthentication } from '@jobspan/shared-kit/contracts/auth/account-security'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sessions } from '../../members/tables.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { confirmedUntil } from '../../platform/session/recent-authentication.ts'
import { countAttempt, resetAttempts, withAttemptRefund } from '../attempt-limit/attempt-limit.ts'
import { redeemCode } from '../one-time-codes/check-code.ts'
import { memberSubject } from '../one-time-codes/one-time-code.ts'
import { reauthenticateByPasskey } from '../passkeys/passkey-assertion.ts'

/** The code by which a member confirms: theirs, whatever address it went to. */
export const confirmationCodeKey = (userId: number) => ({ purpose: 'confirm', subject: memberSubject(userId) }) as const

/**
 * Proves again who is at the keyboard of this session, and of no other. Ten proofs are looked at in a quarter of an hour,
 * whatever their kind. A wrong one is 422, never 401: the session is as good as before.
 */
export const reauthenticate = async (
  app: FastifyInstance,
  context: Context<typeof submitReauthentication, 'member'>,
) => {
  const { body, session } = context
  const attempt = { action: 'confirm', subject: String(session.user.id) }
  await countAttempt(app, { ...attempt, maxAttempts: 10, windowSeconds: 15 * 60 })
  if (body.method === 'password') {
    const { passwordHash } = session.user
    const isRight = await withAttemptRefund(app, attempt, () => isPasswordRight(body.password, passwordHash))
    if (!isRight) throw new ApiError('passwordMismatch')
  } else if (body.method === 'otp') {
    await redeemCode(app, confirmationCodeKey(session.user.id), body.otp)
  } else {
    await reauthenticateByPasskey(app, context, body.response)
  }
  await resetAttempts(app, attempt)
  const confirmedAt = new Date()
  await app.connection.db.update(sessions).set({ confirmedAt }).where(eq(sessions.tokenHash, session.tokenHash))
  return { confirmed_until: String(confirmedUntil({ confirmedAt })) }
}

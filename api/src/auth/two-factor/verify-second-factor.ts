import type { verifyTwoFactor } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { countAttempt, resetAttempts } from '../attempt-limit/attempt-limit.ts'
import { findUserById } from '../session/user-repository.ts'
import { consumeAuthFlow, pendingLinkOf, readAuthFlow } from '../sign-in/auth-flow.ts'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { consumeTotpCode } from './two-factor-store.ts'

/**
 * The second step of signing in. Ten guesses are looked at in half an hour and fifty in a day, a member's together, in however
 * many sign-ins they are made. Three of a million codes are right at a time.
 */
export const verifySecondFactor = async (app: FastifyInstance, context: Context<typeof verifyTwoFactor>) => {
  const { db } = app.connection
  const { body, request } = context
  const flow = await readAuthFlow(db, request, ['two_factor'])
  if (!flow) throw new ApiError('codeExpired')
  const attempt = { action: 'two-factor', subject: String(flow.userId) }
  await countAttempt(app, { ...attempt, maxAttempts: 10, windowSeconds: 30 * 60 })
  await countAttempt(app, { ...attempt, action: 'two-factor in a day', maxAttempts: 50, windowSeconds: 24 * 60 * 60 })
  const user = await db.transaction(async (transaction) => {
    const isRight =
      body.method === 'totp'
        ? await consumeTotpCode(transaction, app.sealKey, flow.userId, body.code)
        : await consumeRecoveryCode(transaction, app.sealKey, flow.userId, body.code)
    if (!isRight) throw new ApiError('codeWrong')
    // Used up by a request that was faster: the code goes back with the transaction.
    if (!(await consumeAuthFlow(transaction, flow.tokenHash))) throw new ApiError('codeExpired')
    // Read while the flow is still held: whoever resets the password takes it away, and finds what begins after it.
    return findUserById(transaction, flow.userId)
  })
  await resetAttempts(app, attempt)
  if (!user) throw new ApiError('codeExpired')
  return finishSignIn(app, context, user, {
    method: flow.state.method,
    isMultiFactor: true,
    pendingLink: pendingLinkOf(flow),
  })
}

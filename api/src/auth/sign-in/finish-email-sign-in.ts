import type { SignInResult } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import type { Member, SignInDetails } from '../../platform/session/session-store.ts'
import { claimAccountByEmail } from './claim-account-by-email.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** {@link finishSignIn} for a way that proves the address; tells when that took a stranger's password away. */
export const finishEmailSignIn = async (
  app: FastifyInstance,
  signInContext: Parameters<typeof finishSignIn>[1],
  member: Member,
  method: SignInDetails['method'],
): Promise<SignInResult> => {
  if (member.isEmailVerify) return finishSignIn(app, signInContext, member, { method })
  const { user, isPasswordRemoved } = await app.connection.db.transaction((transaction) =>
    claimAccountByEmail(transaction, member),
  )
  const result = await finishSignIn(app, signInContext, user, { method })
  return result.status === 'signed_in' && isPasswordRemoved ? { ...result, is_password_removed: true } : result
}

import type { SignInResult } from '@jobspan/shared-kit/contracts/sign-in'
import type { FastifyInstance } from 'fastify'
import type { Entry, Member } from '../../platform/session/session-store.ts'
import { proveEmail } from './claim-account-by-email.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** {@link finishSignIn} for a way that proves the address; tells when that took a stranger's password away. */
export const finishByEmail = async (
  app: FastifyInstance,
  door: Parameters<typeof finishSignIn>[1],
  member: Member,
  way: Entry['way'],
): Promise<SignInResult> => {
  if (member.isEmailVerify) return finishSignIn(app, door, member, { way })
  const { user, isPasswordRemoved } = await app.connection.db.transaction((transaction) =>
    proveEmail(transaction, member),
  )
  const result = await finishSignIn(app, door, user, { way })
  return result.status === 'signed_in' && isPasswordRemoved ? { ...result, is_password_removed: true } : result
}

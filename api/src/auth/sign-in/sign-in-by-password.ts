import { hashPassword, isHashOutdated, isPasswordRight } from '@jobspan/kit-server/password'
import type { login } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { isOverloadError } from '../attempt-limit/attempt-limit.ts'
import { countPasswordAttempt } from '../attempt-limit/password-attempts.ts'
import { findUserByEmail } from '../session/user-repository.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** Signs in by address and password. How many passwords are looked at, {@link countPasswordAttempt} says. */
export const signInByPassword = async (app: FastifyInstance, context: Context<typeof login>) => {
  const { db } = app.connection
  const { login: email, password } = context.body
  const user = await findUserByEmail(db, email)
  const attempt = await countPasswordAttempt(app, context.request, email, user)
  const isRight = await isPasswordRight(password, user?.passwordHash).catch(async (error) => {
    // Whoever comes back some times with the right password would be shut out.
    if (isOverloadError(error)) await attempt.refund()
    throw error
  })
  if (!isRight || !user?.passwordHash) throw new ApiError('credentialsWrong')
  await attempt.wasRight()
  const passwordHash = isHashOutdated(user.passwordHash)
    ? await renewHash(db, user.id, user.passwordHash, password)
    : user.passwordHash
  return finishSignIn(app, context, { ...user, passwordHash }, { method: 'password', attempt: attempt.attempt })
}

/** Only here is the password known. Gives the hash that it is kept under then: one that was changed meanwhile stays as it is; where too many wait, it is for the next time. */
const renewHash = async (db: QueryExecutor, id: number, outdated: string, password: string): Promise<string> => {
  const passwordHash = await hashPassword(password).catch(() => null)
  if (passwordHash === null) return outdated
  const renewed = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, outdated)))
    .returning({ id: users.id })
  if (renewed.length > 0) return passwordHash
  // Another sign-in may have been the one that renewed it.
  const [now] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  return now?.passwordHash && (await isPasswordRight(password, now.passwordHash)) ? now.passwordHash : outdated
}

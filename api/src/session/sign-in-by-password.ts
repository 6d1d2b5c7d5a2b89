import type { login } from '@jobspan/shared-kit/contracts/sign-in'
import { hashPassword, isHashOutdated, isPasswordRight } from '@jobspan/shared-kit/server/password'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/database.ts'
import { preparedFor } from '../database/prepared.ts'
import { users } from '../database/schema/seekers.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Context } from '../http/register-endpoint.ts'
import { attemptName, countingAttempt, countValues, refuseTooMany, unlessTooBusy } from '../sign-in/attempts.ts'
import { finishSignIn } from './sign-in.ts'

/** Counts a guess and finds whose address it is, in one statement. */
const countAndFind = preparedFor((db) => {
  const counted = db.$with('counted').as(countingAttempt(db))
  return db
    .with(counted)
    .select({ count: counted.count, seconds: counted.seconds, user: users })
    .from(counted)
    .leftJoin(users, eq(users.email, sql.placeholder('email')))
    .prepare('count_guess')
})

/** Signs in by address and password. Twenty guesses at an address are looked at in a quarter of an hour. */
export const signInByPassword = async (app: FastifyInstance, context: Context<typeof login>) => {
  const { db } = app.connection
  const { login: email, password } = context.body
  const most = Math.ceil(20 * app.settings.rateLimitFactor)
  const guesses = { what: 'password', who: email, most, windowSeconds: 15 * 60 }
  const [row] = await countAndFind(db).execute({ ...countValues(app, guesses), email })
  refuseTooMany(row, guesses)
  const user = row?.user
  const isRight = await unlessTooBusy(app, guesses, () => isPasswordRight(password, user?.passwordHash))
  if (!isRight || !user?.passwordHash) throw new ApiError('credentialsWrong')
  const passwordHash = isHashOutdated(user.passwordHash)
    ? await renewHash(db, user.id, user.passwordHash, password)
    : user.passwordHash
  return finishSignIn(app, context, { ...user, passwordHash }, { way: 'password', attempt: attemptName(app, guesses) })
}

/** Only here is the password known. Gives the hash that it is kept under then: one that was changed meanwhile stays as it is; where too many wait, it is for the next time. */
const renewHash = async (db: Queries, id: number, outdated: string, password: string): Promise<string> => {
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

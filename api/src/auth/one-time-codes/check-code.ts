import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { keyedHash } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { oneTimeCodes } from '../../platform/database/schema/sign-in.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { countAttempt, isOverloadError, refundAttempt, resetAttempts } from '../attempt-limit/attempt-limit.ts'
import { type CodeKey, codeScope, codeTtlSeconds, maxCodeAttempts } from './one-time-code.ts'

/** A code that was right when it was looked at; {@link consumeCode} uses it up. */
export type VerifiedCode = CodeKey & { codeHash: string; recipient: string }

/**
 * Looks at a guess. Throws 41040 where it is wrong or no code is out, 41042 where it is right and was used, 41043 where it is
 * right and too old, 40006 with the seconds to wait once ten guesses were looked at.
 *
 * Ten are looked at of one subject within the life of a code, counted in the database before the guess is compared: neither
 * guesses sent at once, nor other replicas, nor codes sent anew give more. What happens to a used or old code is told only to
 * who has it.
 */
export const checkCode = async (
  app: FastifyInstance,
  { purpose, subject }: CodeKey,
  code: string,
): Promise<VerifiedCode> => {
  const key = { purpose, subject }
  await countAttempt(app, { ...guessesAt(key), maxAttempts: maxCodeAttempts, windowSeconds: codeTtlSeconds })
  const [row] = await app.connection.db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(and(isKey(key), lt(oneTimeCodes.attempts, maxCodeAttempts)))
    .returning({
      codeHash: oneTimeCodes.codeHash,
      recipient: oneTimeCodes.recipient,
      usedAt: oneTimeCodes.usedAt,
      isOld: sql<boolean>`${oneTimeCodes.expiresAt} <= now()`,
    })
  const codeHash = keyedHash(app.sealKey, codeScope(key), code)
  if (!row || !isSame(row.codeHash, codeHash)) throw new ApiError('codeWrong')
  if (row.usedAt) throw new ApiError('codeUsed')
  if (row.isOld) throw new ApiError('codeExpired')
  return { ...key, codeHash, recipient: row.recipient }
}

/** Uses a code up, once: throws 41042 where somebody was faster. Run it in the transaction of what the code allows. */
export const consumeCode = async (db: QueryExecutor, { codeHash, ...key }: VerifiedCode): Promise<void> => {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isKey(key), eq(oneTimeCodes.codeHash, codeHash), isNull(oneTimeCodes.usedAt)))
    .returning({ subject: oneTimeCodes.subject })
  if (used.length === 0) throw new ApiError('codeUsed')
}

/**
 * Does what a right code allows, before it is used up. Where that is refused because too much is going on, the guess was none: whoever is
 * told to come back in a moment, ten times, would be shut out with the right code in their hands.
 */
export const withVerifiedCode = async <Value>(
  app: FastifyInstance,
  right: VerifiedCode,
  work: () => Promise<Value>,
): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    if (isOverloadError(error)) {
      await refundAttempt(app, guessesAt(right))
      await app.connection.db
        .update(oneTimeCodes)
        .set({ attempts: sql`greatest(${oneTimeCodes.attempts} - 1, 0)` })
        .where(and(isKey(right), eq(oneTimeCodes.codeHash, right.codeHash)))
    }
    throw error
  }
}

/** After a code was used: what was guessed before it no longer counts. */
export const resetCodeAttempts = (app: FastifyInstance, key: CodeKey): Promise<void> =>
  resetAttempts(app, guessesAt(key))

/** Looks at a guess and uses the code up at once. Gives the address or number that it proves. */
export const redeemCode = async (app: FastifyInstance, key: CodeKey, code: string): Promise<string> => {
  const right = await checkCode(app, key, code)
  await consumeCode(app.connection.db, right)
  await resetCodeAttempts(app, key)
  return right.recipient
}

const guessesAt = (key: CodeKey) => ({ action: `code ${key.purpose}`, subject: key.subject })

const isKey = ({ purpose, subject }: CodeKey) =>
  and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject))

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Kept an hour past their end, so that whoever types an old code is told that it is old. */
export const deleteOldCodes = async (db: QueryExecutor): Promise<void> => {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`now() - interval '1 hour'`))
}

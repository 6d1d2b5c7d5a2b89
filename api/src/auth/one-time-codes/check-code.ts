import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { keyedHash } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { countAttempt, isOverloadError, refundAttempt, resetAttempts } from '../attempt-limit/attempt-limit.ts'
import { oneTimeCodes } from '../tables.ts'
import { type CodeKey, codeScope, codeTtlSeconds, maxCodeAttempts } from './one-time-code.ts'

/** A code that was right when it was checked; {@link consumeCode} consumes it. */
export type VerifiedCode = CodeKey & { codeHash: string; recipient: string }

/**
 * Checks a code. Throws 41040 if it is wrong or no code was sent, 41042 if it is right but used, 41043 if it is right but too
 * old, 40006 with the seconds to wait once ten attempts were made.
 *
 * Each subject has ten attempts within the lifetime of a code. They are counted in the database before the code is compared:
 * attempts sent at once, other replicas or a new code do not give more. That a code is used or too old is told only to somebody
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

/** Consumes a code, once: throws 41042 if another request was faster. Run it in the transaction of what the code allows. */
export const consumeCode = async (db: QueryExecutor, { codeHash, ...key }: VerifiedCode): Promise<void> => {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isKey(key), eq(oneTimeCodes.codeHash, codeHash), isNull(oneTimeCodes.usedAt)))
    .returning({ subject: oneTimeCodes.subject })
  if (used.length === 0) throw new ApiError('codeUsed')
}

/**
 * Runs what a right code allows, before the code is consumed. If the server is overloaded, the attempt is refunded: otherwise
 * somebody who is asked to retry ten times would be locked out with the right code.
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

/** Deletes the attempts of a subject after its code was consumed. */
export const resetCodeAttempts = (app: FastifyInstance, key: CodeKey): Promise<void> =>
  resetAttempts(app, guessesAt(key))

/** Checks a code and consumes it at once. Returns the email or phone number that it verifies. */
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

/** Codes stay an hour after they expire, so that somebody who types an old one is told that it is too old. */
export const deleteOldCodes = async (db: QueryExecutor): Promise<void> => {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`now() - interval '1 hour'`))
}

import { isDatabaseUnavailable } from '@jobspan/kit-server'
import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { keyedHash } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { attempts } from '../tables.ts'

export type AttemptLimit = {
  /** What is tried, such as `password`. */
  action: string
  /** By or against whom, such as an address: kept as a keyed hash. */
  subject: string
  maxAttempts: number
  windowSeconds: number
}

const windowEnd = sql`now() + make_interval(secs => ${sql.placeholder('windowSeconds')})`

/**
 * Whether the window is over. One that ends much later than a window which begins now was begun by a clock that was ahead: nobody waits
 * for it. A minute more is allowed, as those that arrive at once begin before and after each other.
 */
const isOver = sql`(${attempts.expiresAt} < now() or ${attempts.expiresAt} > ${windowEnd} + interval '1 minute')`

/** The statement that counts an attempt and gives how many there were; its values come from {@link countValues}. */
const countingAttempt = (db: QueryExecutor) =>
  db
    .insert(attempts)
    .values({ name: sql.placeholder('name'), count: 1, expiresAt: windowEnd })
    .onConflictDoUpdate({
      target: attempts.name,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${windowEnd} else ${attempts.expiresAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      seconds: sql<number>`ceil(extract(epoch from ${attempts.expiresAt} - now()))::int`.as('seconds'),
    })

const countValues = (app: FastifyInstance, limit: AttemptLimit) => ({
  name: attemptKey(app, limit),
  windowSeconds: limit.windowSeconds,
})

/** Throws 40006 with the seconds to wait where there were more than the limit allows. */
const assertWithinLimit = (row: { count: number; seconds: number } | undefined, limit: AttemptLimit): void => {
  if (row && row.count > limit.maxAttempts) {
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: Math.max(1, row.seconds) })
  }
}

const counting = createPreparedStatement((db) => countingAttempt(db).prepare('count_attempt'))

/**
 * Counts an attempt and throws 40006 with the seconds to wait once there were too many. Counted before the attempt is looked
 * at, in one statement, by all replicas together: a thousand guesses sent at once are not a thousand guesses looked at.
 * Never run it inside the attempt's transaction, whose failure would forget the count.
 */
export const countAttempt = async (app: FastifyInstance, limit: AttemptLimit): Promise<void> => {
  const [row] = await counting(app.connection.db).execute(countValues(app, limit))
  assertWithinLimit(row, limit)
}

/** Refunds an attempt that was counted but not checked to its end, so that nothing was learnt from it. */
export const refundAttempt = async (
  app: FastifyInstance,
  limit: Pick<AttemptLimit, 'action' | 'subject'>,
): Promise<void> => {
  await app.connection.db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.name, attemptKey(app, limit)))
}

/** Whether a request was refused because of overload. It revealed nothing, and the client is asked to retry soon. */
export const isOverloadError = (error: unknown): boolean =>
  (error as { statusCode?: number }).statusCode === 503 || isDatabaseUnavailable(error)

/**
 * Runs the work an attempt was counted for. If the server is overloaded (503), the attempt is refunded: otherwise somebody who
 * retries a few times with the right password would be locked out.
 */
export const withAttemptRefund = async <Value>(
  app: FastifyInstance,
  limit: Pick<AttemptLimit, 'action' | 'subject'>,
  work: () => Promise<Value>,
): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    if (isOverloadError(error)) await refundAttempt(app, limit)
    throw error
  }
}

/** Deletes the count after a successful attempt. */
export const resetAttempts = (app: FastifyInstance, limit: Pick<AttemptLimit, 'action' | 'subject'>): Promise<void> =>
  resetAttemptsByKey(app.connection.db, attemptKey(app, limit))

export const resetAttemptsByKey = async (db: QueryExecutor, name: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.name, name))
}

/** The key under which attempts are counted. */
export const attemptKey = (
  app: FastifyInstance,
  { action, subject }: Pick<AttemptLimit, 'action' | 'subject'>,
): string => `${action} ${keyedHash(app.sealKey, 'attempt', subject)}`

export const deleteExpiredAttempts = async (db: QueryExecutor): Promise<void> => {
  await db.delete(attempts).where(lt(attempts.expiresAt, sql`now()`))
}

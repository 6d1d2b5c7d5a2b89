import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/database.ts'
import { attempts } from '../database/schema/sign-in.ts'
import { ApiError } from '../errors/api-error.ts'
import { keyedHash } from '../session/seal.ts'

export type AttemptLimit = {
  /** What is tried, such as `password`. */
  what: string
  /** By or against whom, such as an address: kept as a keyed hash. */
  who: string
  most: number
  windowSeconds: number
}

/**
 * Counts an attempt and throws 40006 with the seconds to wait once there were too many. Counted before the attempt is looked
 * at, in one statement, by all replicas together: a thousand guesses sent at once are not a thousand guesses looked at.
 * Never run it inside the attempt's transaction, whose failure would forget the count.
 */
export const countAttempt = async (app: FastifyInstance, limit: AttemptLimit): Promise<void> => {
  const [row] = await app.connection.db
    .insert(attempts)
    .values({ name: nameOf(app, limit), count: 1, expiresAt: windowEnd(limit) })
    .onConflictDoUpdate({
      target: attempts.name,
      set: {
        count: sql`case when ${attempts.expiresAt} < now() then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${attempts.expiresAt} < now() then ${windowEnd(limit)} else ${attempts.expiresAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      seconds: sql<number>`ceil(extract(epoch from ${attempts.expiresAt} - now()))::int`,
    })
  if (row && row.count > limit.most) {
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: Math.max(1, row.seconds) })
  }
}

/** Forgets the attempts, after one that was right. */
export const forgetAttempts = async (
  app: FastifyInstance,
  limit: Pick<AttemptLimit, 'what' | 'who'>,
): Promise<void> => {
  await app.connection.db.delete(attempts).where(eq(attempts.name, nameOf(app, limit)))
}

const nameOf = (app: FastifyInstance, { what, who }: Pick<AttemptLimit, 'what' | 'who'>) =>
  `${what} ${keyedHash(app.sealKey, 'attempt', who)}`

const windowEnd = ({ windowSeconds }: AttemptLimit) => sql`now() + make_interval(secs => ${windowSeconds})`

export const deleteExpiredAttempts = async (db: Queries): Promise<void> => {
  await db.delete(attempts).where(lt(attempts.expiresAt, sql`now()`))
}

import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { createSuspensionError } from '../../platform/errors/suspension-error.ts'
import { hashToken, type Member, newToken } from '../../platform/session/session-store.ts'
import { handOffs } from '../tables.ts'

/** Long enough to follow a redirect on a slow phone (docs/product-rules.md#hand-off-code). */
const codeTtlSeconds = 60

/** A code that tells another site who comes, once; only its hash is kept. */
export const createHandOffCode = async (
  db: QueryExecutor,
  userId: number,
  redirectUrl: string | null,
): Promise<string> => {
  const code = newToken()
  const expiresAt = sql`now() + make_interval(secs => ${codeTtlSeconds})`
  await db.insert(handOffs).values({ codeHash: hashToken(code), userId, redirectUrl, expiresAt })
  return code
}

/**
 * Uses a code up, in one statement: of two that bring it at once, one gets the member. Throws 41040 where there is no such
 * code, 41042 where it was used, 41043 where it is too old.
 */
export const redeemHandOffCode = async (
  db: QueryExecutor,
  code: string,
): Promise<{ user: Member; redirectUrl: string | null }> => {
  const isThis = eq(handOffs.codeHash, hashToken(code))
  const [used] = await db
    .update(handOffs)
    .set({ usedAt: sql`now()` })
    .where(and(isThis, isNull(handOffs.usedAt), gt(handOffs.expiresAt, sql`now()`)))
    .returning({ userId: handOffs.userId, redirectUrl: handOffs.redirectUrl })
  if (!used) {
    const [row] = await db.select({ usedAt: handOffs.usedAt }).from(handOffs).where(isThis)
    throw new ApiError(!row ? 'codeWrong' : row.usedAt ? 'codeUsed' : 'codeExpired')
  }
  const [user] = await db.select().from(users).where(eq(users.id, used.userId))
  if (!user) throw new ApiError('codeWrong')
  if (user.isSuspended) throw createSuspensionError(user.suspendedAs)
  return { user, redirectUrl: used.redirectUrl }
}

export const deleteExpiredHandOffs = async (db: QueryExecutor): Promise<void> => {
  await db.delete(handOffs).where(lt(handOffs.expiresAt, sql`now()`))
}

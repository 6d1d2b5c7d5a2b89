import { and, eq, gt, sql } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import type { QueryExecutor } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { createSuspensionError } from '../errors/suspension-error.ts'
import type { Member, MemberSession } from './session-store.ts'

/**
 * Locks the session row and the member row until the transaction ends. For changes of sign-in methods and for requests that
 * take long: the session of a request may have ended while the request waited for a password hash or for its own body, and a
 * password reset that ended the session would be undone. Throws 40003 if the session has ended, and the code of its
 * kind if the member was suspended meanwhile.
 *
 * The member row is locked first, here and wherever all sessions are ended, so that there is no deadlock.
 */
export const lockSession = async (
  transaction: QueryExecutor,
  { user, tokenHash }: Pick<MemberSession, 'user' | 'tokenHash'>,
): Promise<void> => {
  const [member] = await transaction
    .select({ isSuspended: users.isSuspended, suspendedAs: users.suspendedAs })
    .from(users)
    .where(eq(users.id, user.id))
    .for('no key update')
  if (member?.isSuspended) throw createSuspensionError(member.suspendedAs)
  const living = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
    .for('key share')
  if (living.length === 0) throw new ApiError('credentialsMissing')
}

/**
 * Locks a verified password until the transaction has created the session. Throws 40002 if the password was changed meanwhile:
 * a reset ends all sessions that exist at that moment, and a session that begins later with the old password would stay.
 */
export const lockPasswordHash = async (
  transaction: QueryExecutor,
  { id, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
): Promise<void> => {
  const [now] = await transaction
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  if (!now || now.passwordHash !== passwordHash) throw new ApiError('credentialsWrong')
}

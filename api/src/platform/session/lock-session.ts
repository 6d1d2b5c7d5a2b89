import { and, eq, gt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../database/database.ts'
import { sessions, users } from '../database/schema/seekers.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Member, MemberSession } from './session-store.ts'

/**
 * Holds a session until the transaction ends, and its member's row: for what changes the ways into an account, and for what took long. A request
 * was let in by a session that may have ended while it waited for a password's hash or for its own body; a reset that ended the
 * session would be undone by it. Throws 40003 where it has ended, 41044 where the member was suspended meanwhile.
 *
 * The member's row comes first, here and wherever all sessions are ended, so that nobody waits for each other.
 */
export const lockSession = async (
  transaction: QueryExecutor,
  { user, tokenHash }: Pick<MemberSession, 'user' | 'tokenHash'>,
): Promise<void> => {
  const [member] = await transaction
    .select({ isSuspended: users.isSuspended })
    .from(users)
    .where(eq(users.id, user.id))
    .for('no key update')
  if (member?.isSuspended) throw new ApiError('accountSuspended')
  const living = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
    .for('key share')
  if (living.length === 0) throw new ApiError('credentialsMissing')
}

/**
 * Holds a password as it was when it was found to be right, until the session that it begins is there. Throws 40002 where it was changed
 * meanwhile: whoever reset it ended all sessions that they could see, and one that begins a moment later by the former password would stay.
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

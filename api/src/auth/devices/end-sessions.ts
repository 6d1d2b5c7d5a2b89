import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { authFlows, handOffs, magicLinks, qrLogins } from '../tables.ts'

/**
 * Signs a member out everywhere but in the session `keep`, and with it whatever was on its way to a session: half-finished
 * sign-ins, codes that a phone let in, hand-offs, links in the mail. For a password that was changed or reset, and for an
 * account that is to be deleted. Gives how many sessions ended. Links that were mailed to an address which the account never
 * confirmed stay: their reader is its owner, and the account may be a stranger's.
 *
 * @param exceptTokenHash hash of the session's token; null ends all
 */
export const endOtherSessions = async (
  db: QueryExecutor,
  user: Pick<Member, 'id' | 'email' | 'isEmailVerify'>,
  exceptTokenHash: string | null,
): Promise<number> => {
  await db.delete(authFlows).where(eq(authFlows.userId, user.id))
  await db.delete(qrLogins).where(eq(qrLogins.userId, user.id))
  await db.delete(handOffs).where(eq(handOffs.userId, user.id))
  // One that was used opens nothing, and goes on saying so.
  if (user.isEmailVerify)
    await db.delete(magicLinks).where(and(eq(magicLinks.email, user.email), isNull(magicLinks.usedAt)))
  return endMemberSessions(db, user.id, exceptTokenHash)
}

/**
 * Signs a member out on every other device; what is on its way to a session goes on. Run it where the member's row is held: two that end
 * each other's sessions would else wait for each other.
 */
export const endMemberSessions = async (
  db: QueryExecutor,
  userId: number,
  exceptTokenHash: string | null,
): Promise<number> => {
  const others = and(
    eq(sessions.userId, userId),
    exceptTokenHash === null ? undefined : ne(sessions.tokenHash, exceptTokenHash),
  )
  return (await db.delete(sessions).where(others).returning({ id: sessions.id })).length
}

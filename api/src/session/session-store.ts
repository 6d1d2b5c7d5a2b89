import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { sessions, users } from '../database/schema/seekers.ts'

/** Cookie life of spec section 9. */
export const sessionDays = 30
const refreshAfterMs = 60 * 60 * 1000

export type Member = typeof users.$inferSelect
type GuestSession = { kind: 'guest'; tokenHash: string; seekerId: number; needsRefresh: boolean }
export type MemberSession = {
  kind: 'member'
  tokenHash: string
  seekerId: number
  needsRefresh: boolean
  user: Member
}
export type RequestSession = GuestSession | MemberSession

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const expiry = sql`now() + make_interval(days => ${sessionDays})`

/** Begins a session and gives its token, 256 random bits, which only the cookie keeps. */
export const createSession = async (
  db: Queries,
  owner: { seekerId: number; userId: number | null },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({ tokenHash: hashToken(token), ...owner, expiresAt: expiry })
  return token
}

export const findSession = async (db: Queries, token: string): Promise<RequestSession | null> => {
  // Anything else was never issued; it is not worth a query.
  if (!/^[\w-]{43}$/.test(token)) return null
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
  if (!row) return null
  const common = {
    tokenHash,
    seekerId: row.session.seekerId,
    needsRefresh: Date.now() - row.session.seenAt.getTime() > refreshAfterMs,
  }
  if (row.session.userId === null) return { kind: 'guest', ...common }
  return row.user ? { kind: 'member', ...common, user: row.user } : null
}

/** A session in use lives on: its 30 days begin anew, at most once an hour. */
export const refreshSession = async (db: Queries, tokenHash: string): Promise<void> => {
  await db.update(sessions).set({ seenAt: sql`now()`, expiresAt: expiry }).where(eq(sessions.tokenHash, tokenHash))
}

export const endSession = async (db: Queries, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/**
 * A guest's session that login replaced. It stays a guest's for a minute, so that requests already on their way with
 * the old cookie are not answered “session expired”; it can do nothing that any new guest could not.
 */
export const retireGuestSession = async (db: Queries, tokenHash: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ expiresAt: sql`least(${sessions.expiresAt}, now() + interval '1 minute')` })
    .where(eq(sessions.tokenHash, tokenHash))
}

export const deleteExpiredSessions = async (db: Queries): Promise<void> => {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`)
}

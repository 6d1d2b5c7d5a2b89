import { createHash, randomBytes } from 'node:crypto'
import type { DeviceSession } from '@jobspan/shared-kit/contracts/account-security'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { preparedFor } from '../database/prepared.ts'
import { sessions, users } from '../database/schema/seekers.ts'
import type { Device } from './device.ts'

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
  /** What the list of devices calls this session. */
  id: number
  /** When this session last proved who is at the keyboard. */
  confirmedAt: Date | null
  user: Member
}
export type RequestSession = GuestSession | MemberSession

/** Hash under which a token of 256 random bits is kept. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** 256 random bits, as text for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a member came in, and on what: shown in the list of devices. */
export type Entry = { way: DeviceSession['signed_in_with']; device: Device }

const expiry = sql`now() + make_interval(days => ${sessionDays})`

/** Begins a session and gives its token, 256 random bits, which only the cookie keeps. */
export const createSession = async (
  db: Queries,
  owner: { seekerId: number; userId: number | null },
  entry?: Entry,
): Promise<string> => {
  const token = newToken()
  // Letting a device in says who owns the phone, not who sits at the device: that is asked before anything sensitive.
  const confirmedAt = entry?.way === 'qr' ? null : new Date()
  const proof = entry ? { signedInWith: entry.way, confirmedAt } : {}
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), ...owner, ...proof, ...entry?.device, expiresAt: expiry })
  return token
}

/** Asked by every request of anybody: written and planned once. */
const sessionByHash = preparedFor((db) =>
  db
    .select({
      session: {
        id: sessions.id,
        seekerId: sessions.seekerId,
        userId: sessions.userId,
        seenAt: sessions.seenAt,
        confirmedAt: sessions.confirmedAt,
      },
      user: users,
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('session_by_hash'),
)

export const findSession = async (db: Queries, token: string): Promise<RequestSession | null> => {
  // Anything else was never issued; it is not worth a query.
  if (!/^[\w-]{43}$/.test(token)) return null
  const tokenHash = hashToken(token)
  const [row] = await sessionByHash(db).execute({ tokenHash })
  if (!row) return null
  const common = {
    tokenHash,
    seekerId: row.session.seekerId,
    needsRefresh: Date.now() - row.session.seenAt.getTime() > refreshAfterMs,
  }
  if (row.session.userId === null) return { kind: 'guest', ...common }
  if (!row.user) return null
  return { kind: 'member', ...common, id: row.session.id, confirmedAt: row.session.confirmedAt, user: row.user }
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

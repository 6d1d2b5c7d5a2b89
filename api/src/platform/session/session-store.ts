import { hash, randomBytes } from 'node:crypto'
import type { DeviceSession } from '@jobspan/shared-kit/contracts/account-security'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../database/database.ts'
import { jsonRow } from '../database/json-row.ts'
import { createPreparedStatement } from '../database/prepared-statement.ts'
import { sessions, users } from '../database/schema/seekers.ts'
import type { Device } from './device.ts'

/** docs/product-rules.md#cookie-life-30-days */
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
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** 256 random bits, as text for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a member came in, and on what: shown in the list of devices. */
export type SignInDetails = { method: DeviceSession['signed_in_with']; device: Device }

/** A session's life from now. */
export const sessionExpiry = sql`now() + make_interval(days => ${sql.raw(String(sessionDays))})`

/** Begins a guest's session and gives its token, which only the cookie keeps. */
export const createGuestSession = async (db: QueryExecutor, seekerId: number): Promise<string> => {
  const token = newToken()
  await db.insert(sessions).values({ tokenHash: hashToken(token), seekerId, userId: null, expiresAt: sessionExpiry })
  return token
}

const { id, seekerId, userId, seenAt, confirmedAt } = getTableColumns(sessions)
const readColumns = { id, seekerId, userId, seenAt, confirmedAt }
type ReadSession = { [Name in keyof typeof readColumns]: (typeof sessions.$inferSelect)[Name] }

const sessionRow = jsonRow<ReadSession>(readColumns)
const userRow = jsonRow<Member>(getTableColumns(users))

/** Asked by every request of anybody: written and planned once. */
const sessionByHash = createPreparedStatement((db) =>
  db
    .select({
      session: sql<unknown>`${sessionRow.select}`,
      user: sql<unknown>`case when ${users.id} is not null then ${userRow.select} end`,
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('session_by_hash'),
)

export const findSession = async (db: QueryExecutor, token: string): Promise<RequestSession | null> => {
  // Anything else was never issued; it is not worth a query.
  if (!/^[\w-]{43}$/.test(token)) return null
  const tokenHash = hashToken(token)
  const [row] = await sessionByHash(db).execute({ tokenHash })
  if (!row) return null
  const session = sessionRow.read(row.session)
  const common = {
    tokenHash,
    seekerId: session.seekerId,
    needsRefresh: Date.now() - session.seenAt.getTime() > refreshAfterMs,
  }
  if (session.userId === null) return { kind: 'guest', ...common }
  if (row.user === null) return null
  const { id, confirmedAt } = session
  return { kind: 'member', ...common, id, confirmedAt, user: userRow.read(row.user) }
}

/** A session in use lives on: its 30 days begin anew, at most once an hour. */
export const refreshSession = async (db: QueryExecutor, tokenHash: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ seenAt: sql`now()`, expiresAt: sessionExpiry })
    .where(eq(sessions.tokenHash, tokenHash))
}

export const endSession = async (db: QueryExecutor, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export const deleteExpiredSessions = async (db: QueryExecutor): Promise<void> => {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`)
}

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
  /** The id of this session in the list of devices. */
  id: number
  /** When the member last authenticated in this session. */
  confirmedAt: Date | null
  user: Member
}
export type RequestSession = GuestSession | MemberSession

/** The hash under which a token of 256 random bits is stored. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** 256 random bits, as text for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Sign-in method and device of a session: shown in the list of devices. */
export type SignInDetails = { method: DeviceSession['signed_in_with']; device: Device }

/** The expiry of a session that is used now. */
export const sessionExpiry = sql`now() + make_interval(days => ${sql.raw(String(sessionDays))})`

/** Creates a guest session and returns its token, which is stored in the cookie only. */
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

/** Every request runs this query, so it is prepared and planned once. */
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
  // Any other text was never issued, so no query is needed.
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

/** Extends a session in use: its 30 days start again, at most once an hour. */
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

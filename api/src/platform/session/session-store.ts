import { hash, randomBytes } from 'node:crypto'
import type { DeviceSession } from '@jobspan/shared-kit/contracts/auth/account-security'
import { and, eq, getTableColumns, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import type { QueryExecutor } from '../database/database.ts'
import { jsonRow } from '../database/json-row.ts'
import { currentLogPosition, parseLogPosition } from '../database/log-position.ts'
import { createPreparedStatement } from '../database/prepared-statement.ts'
import type { ReadsAfter } from '../database/standby.ts'
import type { Device } from './device.ts'

/** docs/product-rules.md#cookie-life-30-days */
export const sessionDays = 30
const refreshAfterMs = 60 * 60 * 1000

export type Member = typeof users.$inferSelect
type GuestSession = {
  kind: 'guest'
  tokenHash: string
  seekerId: number
  needsRefresh: boolean
  /** When a standby may answer this session: it has what was written for it. */
  readsAfter: ReadsAfter
}
export type MemberSession = {
  kind: 'member'
  tokenHash: string
  seekerId: number
  needsRefresh: boolean
  readsAfter: ReadsAfter
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

const { id, seekerId, userId, seenAt, confirmedAt, readsAfter } = getTableColumns(sessions)
const readColumns = { id, seekerId, userId, seenAt, confirmedAt, readsAfter }
type ReadSession = { [Name in keyof typeof readColumns]: (typeof sessions.$inferSelect)[Name] }

const sessionRow = jsonRow<ReadSession>(readColumns)
const userRow = jsonRow<Member>(getTableColumns(users))

/**
 * Whether a session began a moment ago, and with it what a sign-in writes: a standby that is in use is less far behind
 * (`maxLagMs`), so that nothing needs to be noted of the moment.
 */
const isNew = sql<boolean>`${sessions.createdAt} > now() - interval '10 seconds'`

/** Every request runs this query, so it is prepared and planned once. */
const sessionByHash = createPreparedStatement((db) =>
  db
    .select({
      session: sql<unknown>`${sessionRow.select}`,
      isNew,
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
    readsAfter: readsAfterOf(session.readsAfter, row.isNew),
  }
  if (session.userId === null) return { kind: 'guest', ...common }
  if (row.user === null) return null
  const { id, confirmedAt } = session
  return { kind: 'member', ...common, id, confirmedAt, user: userRow.read(row.user) }
}

const readsAfterOf = (position: string | null, isNewSession: boolean): ReadsAfter => {
  if (isNewSession) return 'primary'
  return position === null ? 'any' : parseLogPosition(position)
}

/** SQL: whether the session of this id has not ended; those that expired are deleted later. */
export const isSessionValid = (sessionId: SQLWrapper): SQL =>
  sql`exists (select from ${sessions} where ${sessions.id} = ${sessionId} and ${sessions.expiresAt} > now())`

/** After a write for a seeker is committed: no standby answers their sessions until it has replayed it. */
export const noteWrite = async (db: QueryExecutor, writtenFor: number): Promise<void> => {
  // Locked in one order, so that two tabs that write at once do not wait for each other for ever.
  const own = sql`(select token_hash from ${sessions} where seeker_id = ${writtenFor}
    order by token_hash for no key update)`
  await db.update(sessions).set({ readsAfter: currentLogPosition }).where(sql`${sessions.tokenHash} in ${own}`)
}

/** Extends a session in use: its 30 days start again, at most once an hour. */
export const refreshSession = async (db: QueryExecutor, tokenHash: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ seenAt: sql`now()`, expiresAt: sessionExpiry })
    .where(eq(sessions.tokenHash, tokenHash))
}

/** Where mails lead that nobody asks for at that moment; null for the public host. */
export const updateMemberHost = async (
  db: QueryExecutor,
  memberId: number,
  hostCountry: Member['hostCountry'],
): Promise<void> => {
  await db.update(users).set({ hostCountry }).where(eq(users.id, memberId))
}

export const endSession = async (db: QueryExecutor, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export const deleteExpiredSessions = async (db: QueryExecutor): Promise<void> => {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`)
}

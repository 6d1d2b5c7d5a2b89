import { createHash, randomBytes } from 'node:crypto'
import type { QueryExecutor } from '@jobspan/kit-server'
import { and, eq, gt, sql } from 'drizzle-orm'
import { people, sessions } from '../platform/database/schema/people.ts'

export const sessionHours = 12

export type PersonRow = typeof people.$inferSelect

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Begins a session and gives its token, 256 random bits, which only the cookie keeps. It ends twelve hours later, used or not. */
export const createSession = async (db: QueryExecutor, personId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + make_interval(hours => ${sessionHours})`
  await db.insert(sessions).values({ tokenHash: hashToken(token), personId, expiresAt })
  return token
}

/** The person of a session; null where it has ended or the person is disabled. */
export const findSessionPerson = async (db: QueryExecutor, token: string): Promise<PersonRow | null> => {
  // Anything else was never issued; it is not worth a query.
  if (!/^[\w-]{43}$/.test(token)) return null
  const [row] = await db
    .select({ person: people })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`), eq(people.disabled, false)),
    )
  return row?.person ?? null
}

export const endSession = async (db: QueryExecutor, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Signs a person out everywhere. */
export const deleteSessionsOf = async (db: QueryExecutor, personId: number): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.personId, personId))
}

export const deleteExpiredSessions = async (db: QueryExecutor): Promise<void> => {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`)
}

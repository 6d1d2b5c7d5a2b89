import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { sessions, users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { hashToken, type MemberSession } from '../platform/session/session-store.ts'
import { imSessions } from './tables.ts'

/**
 * The messaging token of a session, derived from the session token: two tabs that open messaging at once get the same token,
 * whichever response the browser stores last. Neither token is stored on the server, and the session token cannot be computed from it.
 */
export const deriveImToken = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('im_auth_sid').digest('base64url')

/** Stores that the token gives access to messaging while the session lives; false if the session has ended meanwhile. */
export const openImSession = async (
  db: QueryExecutor,
  token: string,
  { tokenHash, user }: MemberSession,
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    with site as (select token_hash from ${sessions} where token_hash = ${tokenHash} and expires_at > now() for key share)
    insert into ${imSessions} (token_hash, session_hash, user_id) select ${hashToken(token)}, token_hash,
      ${user.id}::int from site
    on conflict (token_hash) do update set created_at = now() returning token_hash`)
  return rows.length > 0
}

export const closeImSession = async (db: QueryExecutor, token: string): Promise<void> => {
  await db.execute(sql`delete from ${imSessions} where token_hash = ${hashToken(token)}`)
}

/** The messaging sessions with these token hashes that are still active, with the id of their member. */
export const findActiveImSessions = async (db: QueryExecutor, hashes: string[]): Promise<Map<string, number>> => {
  const { rows } = await db.execute(sql`
    select ${imSessions.tokenHash} as hash, ${imSessions.userId} as "userId"
    from ${imSessions} join ${sessions} on ${sessions.tokenHash} = session_hash
      join ${users} on ${users.id} = ${imSessions.userId}
    where ${imSessions.tokenHash} = any(${`{${hashes.join(',')}}`}::text[]) and expires_at > now() and not is_suspended`)
  return new Map(rows.map((row) => [String(row.hash), Number(row.userId)]))
}

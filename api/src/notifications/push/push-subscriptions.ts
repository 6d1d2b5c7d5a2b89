import { maxPushSubscriptions } from '@jobspan/shared-kit/contracts/notifications/push'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { pushSubscriptions } from '../tables.ts'
import { hashEndpoint } from './push-endpoint.ts'

/** Where messages for a browser go, and what they are encrypted with (RFC 8291); keys in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** Hashes of the endpoints that are subscribed in a session. */
export const findEndpointHashes = async (db: QueryExecutor, sessionId: number): Promise<string[]> => {
  const rows = await db
    .select({ hash: pushSubscriptions.endpointHash })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  return rows.map(({ hash }) => hash)
}

type NewSubscription = { userId: number; sessionId: number; hostCountry: CountryKey | null; target: PushTarget }

/**
 * Subscribes a browser for a member. One that another member subscribed is theirs no more. A session is one browser: what was subscribed in it
 * before, on another host of the site or under a former endpoint, ends, or each push would come twice. Of more than the member may have, the
 * oldest end. Run it where the member's row is held.
 */
export const saveSubscription = async (
  transaction: QueryExecutor,
  sealKey: SealKey,
  { target, ...owner }: NewSubscription,
): Promise<void> => {
  const row = {
    ...owner,
    endpointHash: hashEndpoint(target.endpoint),
    sealed: sealText(sealKey, JSON.stringify(target)),
  }
  const lastUsedByOwner = sql`case when ${pushSubscriptions.userId} = ${owner.userId} then ${pushSubscriptions.lastUsedAt} end`
  await transaction
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpointHash,
      set: { ...row, createdAt: sql`now()`, lastUsedAt: lastUsedByOwner },
    })
  await transaction
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, owner.sessionId), ne(pushSubscriptions.endpointHash, row.endpointHash)))
  const newest = transaction
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, owner.userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(maxPushSubscriptions)
  await transaction
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, owner.userId), sql`${pushSubscriptions.id} not in (${newest})`))
}

/** Ends a member's subscription; one that is not there is no error. */
export const endSubscription = async (db: QueryExecutor, userId: number, endpoint: string): Promise<void> => {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpointHash, hashEndpoint(endpoint))))
}

/**
 * SQL: a member who signs in over a living session of theirs stays subscribed in the new one.
 *
 * @param ended gives `id` of the session that ends
 * @param begun gives `id` of the one that begins
 */
export const moveSubscriptionsSql = (ended: SQL, begun: SQL, memberId: SQL): SQL =>
  sql`update ${pushSubscriptions} set session_id = begun.id from ${ended} as ended, ${begun} as begun
    where ${pushSubscriptions.sessionId} = ended.id and ${pushSubscriptions.userId} = ${memberId}`

/** What {@link saveSubscription} sealed; null where it was sealed with another key. */
export const openTarget = (sealKey: SealKey, sealed: string): PushTarget | null => {
  const text = unsealText(sealKey, sealed)
  return text === null ? null : JSON.parse(text)
}

import type { QueryExecutor } from '@jobspan/kit-server'
import type { AccessToken } from '@jobspan/shared-kit/contracts/registry/people'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { accessTokens } from '../../platform/database/schema/people.ts'
import { formatToken, hashSecret, makeSecret } from './token-format.ts'

export type TokenRow = typeof accessTokens.$inferSelect

/** `wasUsedLately`: its last use was noted within the minute. */
export type UnexpiredToken = TokenRow & { wasUsedLately: boolean }

export const toAccessToken = (row: TokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  role: row.role,
  remotes: row.remotes,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  revoked_at: row.revokedAt?.toISOString() ?? null,
})

export const findTokenRow = async (db: QueryExecutor, id: number): Promise<TokenRow | null> => {
  const [row] = await db.select().from(accessTokens).where(eq(accessTokens.id, id))
  return row ?? null
}

/** A token as it stands now, by the database's clock: one whose time is over is none. */
export const findUnexpiredToken = async (db: QueryExecutor, id: number): Promise<UnexpiredToken | null> => {
  const isUnexpired = or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`now()`))
  const wasUsedLately = sql<boolean>`coalesce(${accessTokens.lastUsedAt} > now() - interval '1 minute', false)`
  const [found] = await db
    .select({ row: accessTokens, wasUsedLately })
    .from(accessTokens)
    .where(and(eq(accessTokens.id, id), isUnexpired))
  return found ? { ...found.row, wasUsedLately: found.wasUsedLately } : null
}

export const findToken = async (db: QueryExecutor, id: number): Promise<AccessToken | null> => {
  const row = await findTokenRow(db, id)
  return row && toAccessToken(row)
}

/** All tokens, or those of one person; newest first. */
export const listTokenRows = (db: QueryExecutor, personId?: number): Promise<TokenRow[]> =>
  db
    .select()
    .from(accessTokens)
    .where(personId === undefined ? undefined : eq(accessTokens.personId, personId))
    .orderBy(desc(accessTokens.id))

type NewToken = Omit<typeof accessTokens.$inferInsert, 'id' | 'secretHash'>

/** Makes a token. Its secret is in the answer and nowhere else. */
export const insertToken = async (
  db: QueryExecutor,
  token: NewToken,
): Promise<{ token: AccessToken; secret: string }> => {
  const secret = makeSecret()
  const [row] = await db
    .insert(accessTokens)
    .values({ ...token, secretHash: hashSecret(secret) })
    .returning()
  if (!row) throw new Error('no token was made')
  return { token: toAccessToken(row), secret: formatToken(row.id, secret) }
}

/** Revokes a token and every token that it made, at once; gives the numbers of those that were still good. */
export const revokeTokens = async (db: QueryExecutor, id: number): Promise<number[]> => {
  const revoked = await db
    .update(accessTokens)
    .set({ revokedAt: sql`now()` })
    .where(
      sql`${accessTokens.revokedAt} is null and ${accessTokens.id} in (
        with recursive made as (
          select id from registry.access_tokens where id = ${id}
          union select child.id from registry.access_tokens child join made on child.parent_id = made.id
        ) select id from made)`,
    )
    .returning({ id: accessTokens.id })
  return revoked.map((row) => row.id)
}

/** Notes that a token was used, at most once a minute. */
export const recordUse = async (db: QueryExecutor, row: UnexpiredToken): Promise<void> => {
  if (row.wasUsedLately) return
  await db
    .update(accessTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(
      sql`${accessTokens.id} = ${row.id} and (${accessTokens.lastUsedAt} is null or ${accessTokens.lastUsedAt} < now() - interval '1 minute')`,
    )
}

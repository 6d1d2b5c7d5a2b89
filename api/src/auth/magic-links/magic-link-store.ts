import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { hashToken, newToken } from '../../platform/session/session-store.ts'
import { magicLinks } from '../tables.ts'

type Link = { email: string; redirect: string | null }

/** Keeps a link for one month (docs/product-rules.md#magic-link-one-month) and gives its token, which only the mail holds. */
export const createMagicLink = async (db: QueryExecutor, link: Link): Promise<string> => {
  const token = newToken()
  const expiresAt = sql`now() + interval '1 month'`
  await db.insert(magicLinks).values({ tokenHash: hashToken(token), ...link, expiresAt })
  return token
}

/** Whom a link signs in. Throws 41171 where it was used, 41172 where it is too old, was taken back or never was. */
export const findMagicLink = async (db: QueryExecutor, token: string): Promise<Link> => {
  const [row] = await db
    .select()
    .from(magicLinks)
    .where(eq(magicLinks.tokenHash, hashToken(token)))
  if (row?.usedAt) throw new ApiError('linkUsed')
  if (!row || row.expiresAt <= new Date()) throw new ApiError('linkExpired')
  return { email: row.email, redirect: row.redirect }
}

/** {@link findMagicLink}, and uses it up: of two presses at once, one signs in. */
export const consumeMagicLink = async (db: QueryExecutor, token: string): Promise<Link> => {
  const [used] = await db
    .update(magicLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(magicLinks.tokenHash, hashToken(token)), isNull(magicLinks.usedAt), gt(magicLinks.expiresAt, sql`now()`)),
    )
    .returning()
  return used ?? findMagicLink(db, token)
}

/** Takes back the links that went to an address. */
export const deleteMagicLinksFor = async (db: QueryExecutor, email: string): Promise<void> => {
  await db.delete(magicLinks).where(eq(magicLinks.email, email))
}

export const deleteExpiredLinks = async (db: QueryExecutor): Promise<void> => {
  await db.delete(magicLinks).where(lt(magicLinks.expiresAt, sql`now()`))
}

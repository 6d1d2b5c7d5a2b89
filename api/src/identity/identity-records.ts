import type { IdentityRecord } from '@jobspan/shared-kit/contracts/identity/identity'
import type { IdentityField } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { count, eq, type SQL, sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { newestFirst } from '../platform/database/newest-first.ts'
import { identityRecords, identityVerifications } from './tables.ts'
import { isValid } from './verification.ts'

/** Adds to the member's record of what was shared. */
export const recordSharing = async (
  db: QueryExecutor,
  userId: number,
  kind: Exclude<IdentityRecord['kind'], 'shown' | 'expired'>,
  fields: readonly IdentityField[],
): Promise<void> => {
  await db.insert(identityRecords).values({ userId, kind, fields: [...fields] })
}

/**
 * Records that companies saw badges, once for each company and verification; nothing where there is no badge to see.
 *
 * @param seen SQL that selects pairs of `user_id` and `company_id`
 */
export const recordBadgesShown = async (db: QueryExecutor, seen: SQL): Promise<void> => {
  await db.execute(sql`
    insert into ${identityRecords} (user_id, kind, company_id, verified_at)
    select distinct verified.user_id, 'shown', seen.company_id, verified.verified_at
    from (${seen}) as seen join ${identityVerifications} as verified on verified.user_id = seen.user_id
    where ${isValid} on conflict do nothing`)
}

/** {@link recordBadgesShown} for members whom one company sees. */
export const recordBadgesShownTo = async (
  db: QueryExecutor,
  companyId: number,
  seen: readonly { userId: number; identity: unknown }[],
): Promise<void> => {
  const ids = seen.flatMap(({ userId, identity }) => (identity ? [userId] : []))
  if (ids.length === 0) return
  const pairs = sql`select id as user_id, ${companyId}::int as company_id from unnest(${`{${ids.join(',')}}`}::int[]) as id`
  await recordBadgesShown(db, pairs)
}

/** A page of the record, the newest first. */
export const listRecords = async (
  db: QueryExecutor,
  userId: number,
  { page, size }: { page: number; size: number },
): Promise<{ items: IdentityRecord[]; total: number; page: number; size: number }> => {
  const ofMember = eq(identityRecords.userId, userId)
  const [counted] = await db.select({ total: count() }).from(identityRecords).where(ofMember)
  const rows = await db
    .select({ record: identityRecords, companyName: companies.name })
    .from(identityRecords)
    .leftJoin(companies, eq(companies.id, identityRecords.companyId))
    .where(ofMember)
    .orderBy(newestFirst(identityRecords.id))
    .limit(size)
    .offset((page - 1) * size)
  const items = rows.map(({ record: { id, kind, at, fields, companyId }, companyName }) => ({
    id,
    kind,
    at: at.toISOString(),
    fields,
    company: companyId === null || companyName === null ? null : { id: companyId, name: companyName },
  }))
  return { items, total: counted?.total ?? 0, page, size }
}

import type { BlockedCompany } from '@jobspan/shared-kit/contracts/companies/blocked-companies'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { jobSlug } from '../../platform/text/slug.ts'
import { requireCompany } from '../company-repository.ts'
import { idsOfSameCompany } from '../merged-companies.ts'
import { blockedCompanies, companies, companyNames } from '../tables.ts'
import { companiesBlockedBy, hasBlocked } from './has-blocked.ts'

const shown = {
  id: companies.id,
  slug: companies.slug,
  name: companies.name,
  logoUrl: companies.logoUrl,
  isVerified: companies.isVerified,
  legalName: companies.legalName,
}
type Shown = { id: number; slug: string; name: string; logoUrl: string | null; isVerified: boolean }

const toRef = (row: Shown & { legalName: string | null }) => ({
  id: row.id,
  slug: jobSlug(row),
  name: row.name,
  logo_url: row.logoUrl,
  is_verified: row.isVerified,
  legal_name: row.legalName,
})

/** Companies the member has blocked, latest first. */
export const listBlocked = async (db: QueryExecutor, userId: number): Promise<BlockedCompany[]> => {
  const rows = await db
    .select({ ...shown, blockedAt: blockedCompanies.createdAt })
    .from(blockedCompanies)
    .innerJoin(companies, eq(companies.id, blockedCompanies.companyId))
    .where(eq(blockedCompanies.userId, userId))
    .orderBy(desc(blockedCompanies.createdAt), desc(companies.id))
  return rows.map((row) => ({ ...toRef(row), blocked_at: row.blockedAt.toISOString() }))
}

/** Companies whose jobs are not recommended to the member. */
export const listBlockedIds = async (db: QueryExecutor, userId: number): Promise<Set<number>> => {
  const { rows } = await db.execute(companiesBlockedBy([userId]))
  return new Set(rows.map((row) => Number(row.company_id)))
}

/** Blocks a company, and the one that it became part of. Throws 40004 where there is none. */
export const insertBlockedCompany = async (db: QueryExecutor, userId: number, companyId: number): Promise<void> => {
  const ids = new Set([await requireCompany(db, companyId), companyId])
  await db
    .insert(blockedCompanies)
    .values([...ids].map((id) => ({ userId, companyId: id })))
    .onConflictDoNothing()
}

/** Unblocks a company and all that are merged with it; unblocking what is not blocked changes nothing. */
export const deleteBlockedCompany = async (db: QueryExecutor, userId: number, companyId: number): Promise<void> => {
  await db
    .delete(blockedCompanies)
    .where(
      and(eq(blockedCompanies.userId, userId), sql`${blockedCompanies.companyId} in (${idsOfSameCompany(companyId)})`),
    )
}

export const unblockAll = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.delete(blockedCompanies).where(eq(blockedCompanies.userId, userId))
}

const maxResults = 10

/**
 * Companies by legal or display name, ten at most: names that are what was typed, then those that begin with it, then those
 * with a word that does, then those that hold it; where none does, those that come close. Of equals, who hires most.
 */
export const searchCompaniesByName = async (db: QueryExecutor, userId: number, typed: string) => {
  const name = normalizeName(typed)
  if (name === '') return []
  const like = `%${name.replace(/[\\%_]/g, '\\$&')}%`
  const containing = await find(db, userId, name, (column) => sql`${column} like ${like}`)
  // Trigrams need a few letters before being close means anything.
  return containing.length > 0 || name.length < 4
    ? containing
    : find(db, userId, name, (column) => sql`${column} % ${name}`)
}

/** A name of a merged company finds the one that it leads to. */
const find = async (db: QueryExecutor, userId: number, name: string, matches: (column: SQL) => SQL) => {
  const closeness = (column: SQL) => sql`case
    when ${column} = ${name} then 0
    when starts_with(${column}, ${name}) then 1
    when strpos(${column}, ${` ${name}`}) > 0 then 2
    else 3 end`
  const [display, legal] = [sql.raw('names.name'), sql.raw('names.legal_name')]
  const result = await db.execute(sql`
    select ${companies.id}, slug, ${companies.name}, logo_url as "logoUrl", is_verified as "isVerified",
      ${companies.legalName} as "legalName", ${hasBlocked(userId, companies.id)} as is_blocked
    from (
      select coalesce(named.merged_into, named.id) as company_id, min(least(${closeness(display)}, ${closeness(legal)})) as rank,
        max(greatest(word_similarity(${name}, ${display}), word_similarity(${name}, ${legal}))) as likeness
      from ${companyNames} as names join ${companies} as named on named.id = names.company_id
      where ${matches(display)} or ${matches(legal)} group by 1
    ) as found
    join ${companies} on ${companies.id} = found.company_id
    order by rank, likeness desc, open_jobs desc, ${companies.id} limit ${maxResults}`)
  return (result.rows as (Shown & { legalName: string | null; is_blocked: boolean })[]).map((row) => ({
    ...toRef(row),
    is_blocked: row.is_blocked,
  }))
}

/** Has everybody who blocked a company block another too. */
export const blockAlike = async (db: QueryExecutor, companyId: number, otherId: number): Promise<void> => {
  await db.execute(sql`
    insert into ${blockedCompanies} (user_id, company_id)
    select user_id, ${otherId}::int from ${blockedCompanies} where company_id = ${companyId} on conflict do nothing`)
}

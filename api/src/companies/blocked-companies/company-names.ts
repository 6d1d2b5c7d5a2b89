import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { namesOfMerged } from '../merged-companies.ts'
import { toSearchedNames } from '../search/company-name-forms.ts'
import { companies, companyNames, companyProfiles } from '../tables.ts'

type Named = { id: number; name: string; legalName: string | null; aliases: string[] | null; merged: string[] }

const batchSize = 1000

/**
 * Updates the searchable names of companies, and of those that they became part of; call it with the ids of those that were written, and
 * `invalidateCompanyDirectory` after the commit.
 */
export const refreshCompanyNames = async (db: QueryExecutor, ids: number[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const parts = await db
      .selectDistinct({ into: companies.mergedInto })
      .from(companies)
      .where(and(inArray(companies.id, batch), isNotNull(companies.mergedInto)))
    const changed = new Set([...batch, ...parts.flatMap(({ into }) => into ?? [])])
    await write(db, await selectNamed(db).where(inArray(companies.id, [...changed])))
  }
}

/** Fills the names that a process of the former release left without what searches compare. */
export const fillSearchedNames = async (db: QueryExecutor): Promise<void> => {
  for (;;) {
    const rows = await selectNamed(db)
      .innerJoin(companyNames, eq(companyNames.companyId, companies.id))
      .where(eq(companyNames.searched, ''))
      .limit(batchSize)
    await write(db, rows)
    if (rows.length < batchSize) return
  }
}

const selectNamed = (db: QueryExecutor) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      legalName: companies.legalName,
      aliases: companyProfiles.aliases,
      merged: namesOfMerged,
    })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))

const write = async (db: QueryExecutor, rows: Named[]): Promise<void> => {
  if (rows.length === 0) return
  const values = rows.map(({ id, name, legalName, aliases, merged }) => ({
    companyId: id,
    name: normalizeName(name),
    legalName: legalName === null ? '' : normalizeName(legalName),
    // A name of signs alone is compared as it is.
    searched: toSearchedNames([name, legalName, ...(aliases ?? []), ...merged]) || normalizeName(name) || '-',
  }))
  await db
    .insert(companyNames)
    .values(values)
    .onConflictDoUpdate({
      target: companyNames.companyId,
      set: { name: sql`excluded.name`, legalName: sql`excluded.legal_name`, searched: sql`excluded.searched` },
    })
}

import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { companies, companyNames } from '../../platform/database/schema/companies.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'

type Named = { id: number; name: string; legalName: string | null }

const batchSize = 1000

/** Keeps the searchable names of companies true; call it with the ids of those that were written. */
export const refreshCompanyNames = async (db: QueryExecutor, ids: number[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    await write(db, await db.select(named).from(companies).where(inArray(companies.id, batch)))
  }
}

/** Gives names to companies that have none yet: those of a database that was filled by other means. */
export const backfillCompanyNames = async (db: QueryExecutor): Promise<void> => {
  for (;;) {
    const rows = await db
      .select(named)
      .from(companies)
      .leftJoin(companyNames, eq(companyNames.companyId, companies.id))
      .where(isNull(companyNames.companyId))
      .limit(batchSize)
    await write(db, rows)
    if (rows.length < batchSize) return
  }
}

const named = { id: companies.id, name: companies.name, legalName: companies.legalName }

const write = async (db: QueryExecutor, rows: Named[]): Promise<void> => {
  if (rows.length === 0) return
  const values = rows.map(({ id, name, legalName }) => ({
    companyId: id,
    name: normalizeName(name),
    legalName: legalName === null ? '' : normalizeName(legalName),
  }))
  await db
    .insert(companyNames)
    .values(values)
    .onConflictDoUpdate({
      target: companyNames.companyId,
      set: { name: sql`excluded.name`, legalName: sql`excluded.legal_name` },
    })
}

import { inArray, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { companies, companyNames } from '../tables.ts'

type Named = { id: number; name: string; legalName: string | null }

const batchSize = 1000

/** Updates the searchable names of companies; call it with the ids of those that were written. */
export const refreshCompanyNames = async (db: QueryExecutor, ids: number[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    await write(db, await db.select(named).from(companies).where(inArray(companies.id, batch)))
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

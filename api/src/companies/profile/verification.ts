import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { companies, companyDocuments, companyProfiles } from '../tables.ts'
import { listDocuments } from './company-files.ts'
import { holds } from './write-profile-facts.ts'

type CompanyRow = typeof companies.$inferSelect
export type CheckedCompany = {
  company: CompanyRow
  profile: typeof companyProfiles.$inferSelect | null
  documents: Awaited<ReturnType<typeof listDocuments>>
}

/** A company with what was checked of it; null where there is none. */
export const findCheckedCompany = async (db: QueryExecutor, id: number): Promise<CheckedCompany | null> => {
  const [row] = await db
    .select({ company: companies, profile: companyProfiles })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
    .where(eq(companies.id, id))
  return row ? { ...row, documents: await listDocuments(db, id) } : null
}

type Checks = Pick<typeof companyProfiles.$inferInsert, 'checks' | 'checkedUntil'> &
  Partial<
    Pick<
      typeof companyProfiles.$inferInsert,
      'registrationNumber' | 'registrationRegister' | 'registeredOn' | 'registrationWithdrawnOn'
    >
  >

/** Writes what was checked today. Gives whether the company is verified by it. */
export const setChecks = async (db: QueryExecutor, companyId: number, checks: Checks): Promise<boolean> => {
  const values = { ...checks, checkedOn: sql`case when ${checks.checks?.length ?? 0} > 0 then current_date end` }
  await db
    .insert(companyProfiles)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: companyProfiles.companyId, set: { ...values, updatedAt: sql`now()` } })
  const { rows } = await db.execute(sql`
    update ${companies} set is_verified = ${holds} from ${companyProfiles}
    where ${companyProfiles.companyId} = ${companies.id} and ${companies.id} = ${companyId} returning is_verified`)
  return rows[0]?.is_verified === true
}

/** Ends verifications whose time is over, and gives the ids of their companies. */
export const endLapsedChecks = async (db: QueryExecutor): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    update ${companies} set is_verified = false from ${companyProfiles}
    where ${companyProfiles.companyId} = ${companies.id} and is_verified and checks <> '{}' and not ${holds}
    returning ${companies.id}`)
  return rows.map(({ id }) => Number(id))
}

/** The file of a document, by the company that sent it in; undefined where there is none. */
export const findDocument = async (db: QueryExecutor, companyId: number, id: number) => {
  const [row] = await db
    .select()
    .from(companyDocuments)
    .where(sql`${companyDocuments.id} = ${id} and ${companyDocuments.companyId} = ${companyId}`)
  return row
}

/** Until the transaction ends, neither is merged by others, followed or blocked. */
export const lockCompanies = async (transaction: QueryExecutor, ids: readonly number[]): Promise<void> => {
  await transaction.execute(sql`
    select from ${companies} where id = any(${`{${ids.join(',')}}`}::int[]) order by id for no key update`)
}

/** Makes a company part of another, with all that were part of it. Jobs and alerts are for their areas. */
export const markMerged = async (db: QueryExecutor, fromId: number, intoId: number): Promise<void> => {
  await db.execute(sql`update ${companies} set merged_into = ${intoId} where id = ${fromId} or merged_into = ${fromId}`)
}

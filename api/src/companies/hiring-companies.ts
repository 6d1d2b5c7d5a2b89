import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { gt, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { companies } from './tables.ts'

const listCompanies = async (db: QueryExecutor, condition: SQL): Promise<CompanyRef[]> => {
  const rows = await db
    .select({
      id: companies.id,
      slug: companies.slug,
      name: companies.name,
      logo_url: companies.logoUrl,
      is_verified: companies.isVerified,
    })
    .from(companies)
    .where(condition)
  return rows.map((company) => ({ ...company, slug: jobSlug(company) }))
}

/** Every company with open jobs. */
export const listHiringCompanies = (db: QueryExecutor): Promise<CompanyRef[]> =>
  listCompanies(db, gt(companies.openJobs, 0))

/** The companies of these ids, in any order. */
export const listCompaniesById = (db: QueryExecutor, ids: readonly number[]): Promise<CompanyRef[]> =>
  listCompanies(db, sql`${companies.id} = any(${`{${ids.join(',')}}`}::int[])`)

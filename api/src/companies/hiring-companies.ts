import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { gt } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { companies } from './tables.ts'

/** Every company with open jobs. */
export const listHiringCompanies = async (db: QueryExecutor): Promise<CompanyRef[]> => {
  const rows = await db
    .select({
      id: companies.id,
      slug: companies.slug,
      name: companies.name,
      logo_url: companies.logoUrl,
      is_verified: companies.isVerified,
    })
    .from(companies)
    .where(gt(companies.openJobs, 0))
  return rows.map((company) => ({ ...company, slug: jobSlug(company) }))
}

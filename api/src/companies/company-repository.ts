import type { CompanyDetail, CompanySummary } from '@jobspan/shared-kit/contracts/companies'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { companies } from '../database/schema/companies.ts'
import { jobSlug } from '../jobs/job-slug.ts'
import { optionOf } from '../jobs/job-summaries.ts'

type CompanyRow = typeof companies.$inferSelect

const toCompanySummary = (row: CompanyRow, language: LanguageKey): CompanySummary => ({
  id: row.id,
  slug: jobSlug(row),
  name: row.name,
  logo_url: row.logoUrl,
  is_verified: row.isVerified,
  industry: optionOf('industry_lists', row.industryId, language),
  location: row.location,
  open_jobs: row.openJobs,
})

export const toCompanyDetail = (row: CompanyRow, language: LanguageKey): CompanyDetail => ({
  ...toCompanySummary(row, language),
  overview: row.overview,
  size: optionOf('company_sizes', row.sizeId, language),
  financing_stage: optionOf('company_financing_stage_lists', row.financingStageId, language),
  website: row.website,
  address: row.address,
  benefits: row.benefitIds.flatMap((id) => optionOf('company_benefit_lists', id, language) ?? []),
  culture: row.cultureIds.flatMap((id) => optionOf('company_culture_lists', id, language) ?? []),
  country: row.country as CountryKey,
})

export const findCompany = async (db: Queries, id: number, language: LanguageKey): Promise<CompanyDetail | null> => {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ? toCompanyDetail(row, language) : null
}

/** Companies with open jobs, most first; of one country, or of all where `country` is null. */
export const listHiring = async (
  db: Queries,
  country: string | null,
  size: number,
  language: LanguageKey,
): Promise<CompanySummary[]> => {
  const rows = await db
    .select()
    .from(companies)
    .where(and(gt(companies.openJobs, 0), country === null ? undefined : eq(companies.country, country)))
    .orderBy(desc(companies.openJobs), asc(companies.id))
    .limit(size)
  return rows.map((row) => toCompanySummary(row, language))
}

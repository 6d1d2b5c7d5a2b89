import type { CompanyDetail, CompanySummary } from '@jobspan/shared-kit/contracts/companies/companies'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, asc, count, desc, eq, gt, inArray, like, ne, notInArray } from 'drizzle-orm'
import { findListOption } from '../config/lists/list-option.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { normalizeName } from '../platform/text/normalize-name.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { companies, companyNames } from './tables.ts'

type CompanyRow = typeof companies.$inferSelect

const toCompanySummary = (row: CompanyRow, language: LanguageKey): CompanySummary => ({
  id: row.id,
  slug: jobSlug(row),
  name: row.name,
  logo_url: row.logoUrl,
  is_verified: row.isVerified,
  industry: findListOption('industry_lists', row.industryId, language),
  location: row.location,
  open_jobs: row.openJobs,
})

export const toCompanyDetail = (row: CompanyRow, language: LanguageKey): CompanyDetail => ({
  ...toCompanySummary(row, language),
  overview: row.overview,
  size: findListOption('company_sizes', row.sizeId, language),
  financing_stage: findListOption('company_financing_stage_lists', row.financingStageId, language),
  website: row.website,
  address: row.address,
  benefits: row.benefitIds.flatMap((id) => findListOption('company_benefit_lists', id, language) ?? []),
  culture: row.cultureIds.flatMap((id) => findListOption('company_culture_lists', id, language) ?? []),
  country: row.country as CountryKey,
})

export const findCompany = async (
  db: QueryExecutor,
  id: number,
  language: LanguageKey,
): Promise<CompanyDetail | null> => {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ? toCompanyDetail(row, language) : null
}

/** Companies with open jobs, most first; of one country, or of all where `country` is null. */
export const listHiring = async (
  db: QueryExecutor,
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

/** What companies are searched by; empty lists and undefined ask for nothing. `country` null is all of them. */
export type CompanyFilter = {
  country: string | null
  name: string
  industries: number[]
  sizes: number[]
  financingStages: number[]
  isVerified: boolean
  /** Companies that are left out. */
  blocked: ReadonlySet<number>
}

const matching = (filter: CompanyFilter) => {
  const name = normalizeName(filter.name).replace(/[\\%_]/g, '\\$&')
  return and(
    filter.country === null ? undefined : eq(companies.country, filter.country),
    name === '' ? undefined : like(companyNames.name, `%${name}%`),
    filter.industries.length ? inArray(companies.industryId, filter.industries) : undefined,
    filter.sizes.length ? inArray(companies.sizeId, filter.sizes) : undefined,
    filter.financingStages.length ? inArray(companies.financingStageId, filter.financingStages) : undefined,
    filter.isVerified ? eq(companies.isVerified, true) : undefined,
    filter.blocked.size ? notInArray(companies.id, [...filter.blocked]) : undefined,
  )
}

/** A page of the companies that match, most open jobs first, and how many there are. */
export const findCompanies = async (
  db: QueryExecutor,
  filter: CompanyFilter,
  { page, size, language }: { page: number; size: number; language: LanguageKey },
) => {
  const named = eq(companyNames.companyId, companies.id)
  const where = matching(filter)
  const [counted] = await db.select({ total: count() }).from(companies).leftJoin(companyNames, named).where(where)
  const rows = await db
    .select({ company: companies })
    .from(companies)
    .leftJoin(companyNames, named)
    .where(where)
    .orderBy(desc(companies.openJobs), asc(companies.id))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map(({ company }) => toCompanySummary(company, language)), total: counted?.total ?? 0 }
}

/** Companies of the same industry that hire in the same country, most open jobs first; null where there is no such company. */
export const findSimilarCompanies = async (
  db: QueryExecutor,
  id: number,
  size: number,
  language: LanguageKey,
): Promise<CompanySummary[] | null> => {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  if (!company) return null
  if (company.industryId === null) return []
  const rows = await db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.country, company.country),
        gt(companies.openJobs, 0),
        eq(companies.industryId, company.industryId),
        ne(companies.id, id),
      ),
    )
    .orderBy(desc(companies.openJobs), asc(companies.id))
    .limit(size)
  return rows.map((row) => toCompanySummary(row, language))
}

/** Throws where there is no such company. */
export const readCompanyName = async (db: QueryExecutor, id: number): Promise<string> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id))
  if (!row) throw new Error(`there is no company ${id}`)
  return row.name
}

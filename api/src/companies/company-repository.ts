import type {
  CompanyDetail,
  CompanyListing,
  CompanyRef,
  CompanySummary,
} from '@jobspan/shared-kit/contracts/companies/companies'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { findListOption } from '../config/lists/list-option.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { companies } from './tables.ts'

export type CompanyRow = typeof companies.$inferSelect

export const toCompanyRef = (row: Pick<CompanyRow, 'id' | 'slug' | 'name' | 'logoUrl' | 'isVerified'>): CompanyRef => ({
  id: row.id,
  slug: jobSlug(row),
  name: row.name,
  logo_url: row.logoUrl,
  is_verified: row.isVerified,
})

const excerptLength = 200
/** What lists show of a company; of its text one character more than they show. */
const listed = {
  id: companies.id,
  slug: companies.slug,
  name: companies.name,
  logoUrl: companies.logoUrl,
  isVerified: companies.isVerified,
  industryId: companies.industryId,
  sizeId: companies.sizeId,
  location: companies.location,
  openJobs: companies.openJobs,
  remoteJobs: companies.remoteJobs,
  web3Jobs: companies.web3Jobs,
  overview: sql<string | null>`left(${companies.overview}, ${sql.raw(String(excerptLength + 1))})`,
}
type ListedRow = Pick<CompanyRow, keyof typeof listed>

const toCompanySummary = (row: ListedRow, language: LanguageKey): CompanySummary => ({
  ...toCompanyRef(row),
  industry: findListOption('industry_lists', row.industryId, language),
  location: row.location,
  open_jobs: row.openJobs,
})

/** The beginning of a text, in whole characters, and in whole words where it has some. */
const excerptOf = (text: string | null): string | null => {
  if (text === null || text.length <= excerptLength) return text
  const cut = text
    .slice(0, excerptLength - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  return `${cut.replace(/(?<=.{150})\s\S*$/s, '').trimEnd()}…`
}

const toCompanyListing = (row: ListedRow, language: LanguageKey): CompanyListing => ({
  ...toCompanySummary(row, language),
  size: findListOption('company_sizes', row.sizeId, language),
  excerpt: excerptOf(row.overview),
  remote_jobs: row.remoteJobs,
  web3_jobs: row.web3Jobs,
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
): Promise<CompanyListing[]> => {
  const rows = await db
    .select(listed)
    .from(companies)
    .where(and(gt(companies.openJobs, 0), country === null ? undefined : eq(companies.country, country)))
    .orderBy(desc(companies.openJobs), asc(companies.id))
    .limit(size)
  return rows.map((row) => toCompanyListing(row, language))
}

/** The companies with these ids, in that order; those that are gone are left out. */
export const listCompanies = async (
  db: QueryExecutor,
  ids: readonly number[],
  language: LanguageKey,
): Promise<CompanyListing[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select(listed)
    .from(companies)
    .where(inArray(companies.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toCompanyListing(row, language)] : []
  })
}

/** Companies of the same industry that hire in the same country, most open jobs first; null where there is no such company. */
export const findSimilarCompanies = async (
  db: QueryExecutor,
  id: number,
  size: number,
  language: LanguageKey,
): Promise<CompanyListing[] | null> => {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  if (!company) return null
  if (company.industryId === null) return []
  const rows = await db
    .select(listed)
    .from(companies)
    .where(
      and(
        eq(companies.country, company.country),
        gt(companies.openJobs, 0),
        eq(companies.industryId, company.industryId),
        ne(companies.id, id),
        isNull(companies.mergedInto),
      ),
    )
    .orderBy(desc(companies.openJobs), asc(companies.id))
    .limit(size)
  return rows.map((row) => toCompanyListing(row, language))
}

/**
 * The id of a company, of the one that it became part of where it did; until the transaction ends it is not merged. Throws 40004 where there is
 * none.
 */
export const requireCompany = async (db: QueryExecutor, id: number): Promise<number> => {
  const [row] = await db
    .select({ mergedInto: companies.mergedInto })
    .from(companies)
    .where(eq(companies.id, id))
    .for('share')
  if (!row) throw new ApiError('notFound')
  return row.mergedInto ?? id
}

/** Throws where there is no such company. */
export const readCompanyName = async (db: QueryExecutor, id: number): Promise<string> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id))
  if (!row) throw new Error(`there is no company ${id}`)
  return row.name
}

/** Names of companies by their ids; those that are gone are left out. */
export const readCompanyNames = async (db: QueryExecutor, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

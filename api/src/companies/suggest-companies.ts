import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { normalizeName } from '../platform/text/normalize-name.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { isUnspacedScript } from '../platform/text/words.ts'
import { companies, companyNames } from './tables.ts'

const suggestions = createQueryCache<CompanyRef[]>({ maxEntries: 5_000, ttlSeconds: 60 })

/**
 * Companies with open jobs whose name begins with what was typed, then those with a word that does; the most jobs first. Names are
 * compared in the search's one spelling. Scripts that part no words hold it anywhere.
 */
export const suggestCompanies = (db: QueryExecutor, typed: string, size: number, country: CountryKey | null) => {
  const name = normalizeName(typed).slice(0, 100)
  if (name === '') return Promise.resolve([])
  return suggestions(db, JSON.stringify([name, size, country]), async () => {
    const pattern = name.replace(/[\\%_]/g, '\\$&')
    const begins = sql`known.name like ${`${pattern}%`}`
    const result = await db.execute(sql`
      select ${companies.id}, slug, ${companies.name}, logo_url, is_verified
      from ${companyNames} as known join ${companies} on ${companies.id} = known.company_id
      where open_jobs > 0 and ${country === null ? sql`true` : sql`country = ${country}`}
        and (${begins} or known.name like ${`%${isUnspacedScript(name) ? '' : ' '}${pattern}%`})
      order by ${begins} desc, open_jobs desc, ${companies.id} limit ${size}`)
    return (result.rows as CompanyRef[]).map((company) => ({ ...company, slug: jobSlug(company) }))
  })
}

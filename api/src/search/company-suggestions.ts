import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies'
import type { CountryKey } from '@jobspan/shared-kit/contracts/places'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { jobSlug } from '../jobs/job-slug.ts'
import { shortCache } from './short-cache.ts'

const suggestions = shortCache<CompanyRef[]>({ limit: 5_000, seconds: 60 })

/** Companies with open jobs whose name begins with what was typed, then those with a word that does; the most jobs first. */
export const suggestCompanies = (db: Queries, typed: string, size: number, country: CountryKey | null) => {
  const name = typed.trim().toLowerCase().slice(0, 100)
  if (name === '') return Promise.resolve([])
  return suggestions(db, JSON.stringify([name, size, country]), async () => {
    const pattern = name.replace(/[\\%_]/g, '\\$&')
    const result = await db.execute(sql`
      select id, slug, name, logo_url, is_verified from companies
      where open_jobs > 0 and ${country === null ? sql`true` : sql`country = ${country}`}
        and (lower(name) like ${`${pattern}%`} or lower(name) like ${`% ${pattern}%`} or lower(name) = ${name})
      order by lower(name) like ${`${pattern}%`} desc, open_jobs desc, id limit ${size}`)
    return (result.rows as CompanyRef[]).map((company) => ({ ...company, slug: jobSlug(company) }))
  })
}

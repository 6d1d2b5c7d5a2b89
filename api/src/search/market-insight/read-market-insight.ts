import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryInsight, PayInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { findListOption } from '../../config/lists/list-option.ts'
import { createQueryCache } from '../../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { utcOffsetOf } from '../find-countries-near-time-zone.ts'
import { jobFunctionByTitle } from '../function-filter.ts'
import { countryInsights, titlePay } from '../tables.ts'

const maxTitles = 3
/** So many titles are looked at, of which several may be of one function. */
const lookedAt = 30

const toPayInsight = ({ low, median, high, currency, period, jobs }: typeof titlePay.$inferSelect): PayInsight => ({
  low,
  median,
  high,
  currency,
  period,
  jobs,
})

const insights = createQueryCache<{ insight: CountryInsight | null }>({ maxEntries: 400, ttlSeconds: 60 })

/** The open jobs of a country's search in numbers; null where they were not counted yet. */
export const readCountryInsight = async (
  db: QueryExecutor,
  country: CountryKey,
  language: LanguageKey,
): Promise<CountryInsight | null> => {
  const { insight } = await insights(db, JSON.stringify([country, language]), async () => {
    const [row] = await db.select().from(countryInsights).where(eq(countryInsights.country, country))
    if (!row) return { insight: null }
    const pay = await db
      .select()
      .from(titlePay)
      .where(and(eq(titlePay.country, country), eq(titlePay.locationId, 0)))
      .orderBy(desc(titlePay.jobs), titlePay.functionTitleId)
      .limit(lookedAt)
    return {
      insight: {
        counted_at: row.countedAt.toISOString(),
        open_jobs: row.openJobs,
        new_jobs: row.newJobs,
        companies: row.companies,
        web3_jobs: row.web3Jobs,
        utc_offset_hours: utcOffsetOf(findCountry(country)?.code ?? '') ?? null,
        remote: byOffset(row.remote),
        pay: oneOfEachFunction(pay).flatMap((statistics) => {
          const title = findListOption('function_titles', statistics.functionTitleId, language)
          return title ? [{ title, pay: toPayInsight(statistics) }] : []
        }),
      },
    }
  })
  return insight
}

const byOffset = (remote: Record<string, number>): CountryInsight['remote'] => {
  const counts = new Map<number, number>()
  for (const [code, jobs] of Object.entries(remote)) {
    const hours = utcOffsetOf(code)
    if (hours !== undefined) counts.set(hours, (counts.get(hours) ?? 0) + jobs)
  }
  return [...counts].sort(([one], [other]) => one - other).map(([hours, jobs]) => ({ utc_offset_hours: hours, jobs }))
}

/** The three titles of one trade would say the same thrice. */
const oneOfEachFunction = (rows: (typeof titlePay.$inferSelect)[]) => {
  const seen = new Set<number>()
  return rows
    .filter(({ functionTitleId }) => {
      const jobFunction = jobFunctionByTitle.get(functionTitleId) ?? 0
      if (seen.has(jobFunction)) return false
      seen.add(jobFunction)
      return true
    })
    .slice(0, maxTitles)
}

/** What a title pays at a place, else in the whole country; null where too few postings say so. */
export const readTitlePay = async (
  db: QueryExecutor,
  { country, titleId, locationId }: { country: CountryKey; titleId: number; locationId: number },
  language: LanguageKey,
) => {
  const title = findListOption('function_titles', titleId, language)
  if (!title) return null
  const [row] = await db
    .select()
    .from(titlePay)
    .where(
      and(
        eq(titlePay.country, country),
        eq(titlePay.functionTitleId, titleId),
        inArray(titlePay.locationId, [0, locationId]),
      ),
    )
    .orderBy(desc(titlePay.locationId))
    .limit(1)
  if (!row) return null
  const location = row.locationId === 0 ? null : findListOption('locations', row.locationId, language)
  return { title, pay: toPayInsight(row), location }
}

import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryInsight, PayInsight, TitlePay } from '@jobspan/shared-kit/contracts/search/market-insight'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { findListOption } from '../../config/lists/list-option.ts'
import { functionTitles } from '../../config/lists/list-rows.ts'
import { jobs } from '../../jobs/tables.ts'
import { builtInOccupations } from '../../occupations/occupation-matcher.ts'
import { createQueryCache } from '../../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { utcOffsetOf } from '../find-countries-near-time-zone.ts'
import { jobFunctionByTitle } from '../function-filter.ts'
import { countryInsights, statedPay } from '../tables.ts'

const maxFigures = 3

const listOf = { title: 'function_titles', function: 'job_functions' } as const

type Row = typeof statedPay.$inferSelect

/** Half a unit of pay by the month says nothing; of pay by the hour it does. */
const roundPay = (amount: number): number => (amount < 100 ? amount : Math.round(amount))

const toPayInsight = ({ low, median, high, currency, period, jobs }: Row): PayInsight => ({
  low: roundPay(low),
  median: roundPay(median),
  high: roundPay(high),
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
      .from(statedPay)
      .where(and(eq(statedPay.country, country), eq(statedPay.locationId, 0)))
      .orderBy(desc(statedPay.kind), desc(statedPay.jobs), statedPay.optionId)
    return {
      insight: {
        counted_at: row.countedAt.toISOString(),
        open_jobs: row.openJobs,
        new_jobs: row.newJobs,
        companies: row.companies,
        web3_jobs: row.web3Jobs,
        utc_offset_hours: utcOffsetOf(findCountry(country)?.code ?? '') ?? null,
        remote: byOffset(row.remote),
        pay: oneOfEachFunction(pay).flatMap((row) => {
          const title = findListOption(listOf[row.kind], row.optionId, language)
          return title ? [{ kind: row.kind, title, pay: toPayInsight(row) }] : []
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

/** Titles before functions. The three titles of one trade would say the same thrice, and so would its function. */
const oneOfEachFunction = (rows: Row[]): Row[] => {
  const seen = new Set<number>()
  return rows
    .filter(({ kind, optionId }) => {
      const jobFunction = kind === 'function' ? optionId : (jobFunctionByTitle.get(optionId) ?? 0)
      if (seen.has(jobFunction)) return false
      seen.add(jobFunction)
      return true
    })
    .slice(0, maxFigures)
}

type Wanted = {
  country: string
  titleIds: readonly number[]
  functionId: number | null
  locationId: number | null
}

/** What a title pays: at a place, else in the whole country, else what its function pays in the country; null where too few postings say so. */
const readPay = async (db: QueryExecutor, wanted: Wanted, language: LanguageKey): Promise<TitlePay | null> => {
  const isTitle = and(eq(statedPay.kind, 'title'), inArray(statedPay.optionId, [...wanted.titleIds, 0]))
  const isFunction = and(eq(statedPay.kind, 'function'), eq(statedPay.optionId, wanted.functionId ?? 0))
  const [row] = await db
    .select()
    .from(statedPay)
    .where(
      and(
        eq(statedPay.country, wanted.country),
        or(isTitle, and(isFunction, eq(statedPay.locationId, 0))),
        inArray(statedPay.locationId, [0, wanted.locationId ?? 0]),
      ),
    )
    .orderBy(desc(statedPay.kind), desc(statedPay.locationId), desc(statedPay.jobs))
    .limit(1)
  const title = row && findListOption(listOf[row.kind], row.optionId, language)
  if (!title) return null
  const location = row.locationId === 0 ? null : findListOption('locations', row.locationId, language)
  return { kind: row.kind, title, pay: toPayInsight(row), location }
}

/** The listed titles that an occupation is; none for an occupation that is not known. */
const titlesOfOccupation = (id: string): number[] => {
  const keys = new Set(builtInOccupations().byId.get(id)?.functions)
  return functionTitles.flatMap((title) => (keys.has(title.key) ? [title.id] : []))
}

type WantedTitle = {
  country: CountryKey
  titleId: number | null
  functionId: number | null
  occupation: string | null
  locationId: number | null
}

/** What a title pays, a function, or an occupation by the listed title that it is. */
export const readTitlePay = (
  db: QueryExecutor,
  { country, titleId, functionId, occupation, locationId }: WantedTitle,
  language: LanguageKey,
): Promise<TitlePay | null> => {
  const titleIds = titleId !== null ? [titleId] : occupation === null ? [] : titlesOfOccupation(occupation)
  const parents = new Set(titleIds.map((id) => jobFunctionByTitle.get(id)))
  const [parent = null] = parents.size === 1 ? parents : []
  return readPay(db, { country, titleIds, functionId: titleIds.length > 0 ? parent : functionId, locationId }, language)
}

/** What jobs like this one pay where it is; throws `notFound` for no job. */
export const readJobPay = async (db: QueryExecutor, jobId: number, language: LanguageKey): Promise<TitlePay | null> => {
  const [job] = await db
    .select({
      country: jobs.country,
      titleId: jobs.functionTitleId,
      functionId: jobs.jobFunctionId,
      places: jobs.places,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  if (!job) throw new ApiError('notFound')
  const { country, titleId, functionId, places } = job
  const titleIds = titleId === null ? [] : [titleId]
  return readPay(db, { country, titleIds, functionId, locationId: places[0]?.locationId ?? null }, language)
}

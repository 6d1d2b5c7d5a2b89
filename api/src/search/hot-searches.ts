import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { sql } from 'drizzle-orm'
import { configList, findOption } from '../config/lists/config-list.ts'
import { idOfTag, tagRange } from '../jobs/tags.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { hotSearches, searchCounts, searchTitles } from './tables.ts'

export type HotTitle = { job_title_id: number | null; value: string; count: number }

const hotTitles = createQueryCache<HotTitle[]>({ maxEntries: 500, ttlSeconds: 60 })
const size = 10
const countedDays = 14
const dayMilliseconds = 86_400_000

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** Counts a search in a country, by day. */
export const countSearch = async (
  db: QueryExecutor,
  { query, jobTitleId, country }: { query: string; jobTitleId: number | null; country: CountryKey },
): Promise<void> => {
  const terms = comparable(query)
  if (terms === '') return
  const known = findOption(configList('function_titles', 'en-us'), jobTitleId)
  await db
    .insert(hotSearches)
    .values({ day: day(Date.now()), country, terms, query: query.trim().slice(0, 200), jobTitleId: known?.id ?? null })
    .onConflictDoUpdate({
      target: [hotSearches.day, hotSearches.country, hotSearches.terms],
      set: { count: sql`${hotSearches.count} + 1` },
    })
}

/**
 * The most frequent searches of two weeks that are the title of an open job there, then the titles that most open jobs have. Other
 * searches may name people and are shown to nobody.
 */
export const findHotTitles = (db: QueryExecutor, country: CountryKey | null, scope: number, language: LanguageKey) =>
  hotTitles(db, JSON.stringify([country, scope, language]), async () => {
    const searched = await db.execute(sql`
      select max(hot.job_title_id) as job_title_id, min(known.title) as value, sum(hot.count)::int as count
      from ${hotSearches} as hot join ${searchTitles} as known on known.title_terms = hot.terms and known.count > 0
        and known.country = hot.country
      where hot.day >= ${day(Date.now() - countedDays * dayMilliseconds)}
        and ${country === null ? sql`true` : sql`hot.country = ${country}`}
      group by hot.terms order by count desc, value limit ${size}`)
    const [first, last] = tagRange('functionTitle')
    const offered = await db.execute(sql`
      select tag, count from ${searchCounts}
      where scope = ${scope} and tag between ${first} and ${last} and count > 0 order by count desc, tag limit ${size}`)
    const titles = configList('function_titles', language)
    const found = new Map<string, HotTitle>()
    for (const row of searched.rows as HotTitle[]) found.set(comparable(row.value), row)
    for (const row of offered.rows) {
      const title = findOption(titles, idOfTag(Number(row.tag)))
      if (title && found.size < size && !found.has(comparable(title.value)))
        found.set(comparable(title.value), { job_title_id: title.id, value: title.value, count: Number(row.count) })
    }
    return [...found.values()]
  })

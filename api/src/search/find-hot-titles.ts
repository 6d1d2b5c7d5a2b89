import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { configList, findOption } from '../config/lists/config-list.ts'
import { idOfTag, tagGroups } from '../jobs/tags.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { countedDays } from './count-search.ts'
import { andPopcount, createBitmap } from './job-index/bitmap.ts'
import { getJobIndex } from './job-index/job-index.ts'
import { countFunctionTitles } from './opensearch/engine-jobs.ts'
import { askEngine } from './opensearch/engine-of-database.ts'
import { hotSearches, searchTitles } from './tables.ts'
import { type TitleCount, titlesOfFields } from './titles-of-fields.ts'

export type HotTitle = { job_title_id: number | null; value: string; count: number }

const hotTitles = createQueryCache<HotTitle[]>({ maxEntries: 500, ttlSeconds: 60 })
const size = 10
const dayMilliseconds = 86_400_000

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/**
 * The most frequent searches of two weeks that are the title of an open job there, then the titles that most open jobs of the country have. Other
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
    const titles = configList('function_titles', language)
    const found = new Map<string, HotTitle>()
    for (const row of searched.rows as HotTitle[]) found.set(comparable(row.value), row)
    for (const { id, count } of titlesOfFields(await countTitles(db, scope))) {
      const title = findOption(titles, id)
      if (title && found.size < size && !found.has(comparable(title.value)))
        found.set(comparable(title.value), { job_title_id: title.id, value: title.value, count })
    }
    return [...found.values()]
  })

/** How many jobs in the country itself have each title: remote jobs abroad are open to every country. */
const countTitles = (db: QueryExecutor, scope: number): Promise<TitleCount[]> =>
  askEngine(
    db,
    (engine) => countFunctionTitles(engine, scope === 0 ? null : scope),
    () => countTitlesInIndex(db, scope),
  )

const countTitlesInIndex = async (db: QueryExecutor, scope: number) => {
  const { columns } = await getJobIndex(db)
  const home = scope === 0 ? columns.open() : columns.withHomeCountry(scope)
  if (!home) return []
  return columns
    .tagsOfGroup(tagGroups.functionTitle)
    .map((tag) => ({ id: idOfTag(tag), count: andPopcount(home, columns.withTag(tag) ?? none) }))
}

const none = createBitmap(0)

import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { configList, findOption } from '../config/lists/config-list.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { hotSearches, searchTitles } from './tables.ts'

/** For how long searches count among the most frequent ones. */
export const countedDays = 14

const today = sql`(now() at time zone 'utc')::date`

/**
 * Counts a search in a country, by day, where it is the title of an open job there. Others are shown to nobody: they may name people, and whoever makes
 * them up would fill the table.
 */
export const countSearch = async (
  db: QueryExecutor,
  { query, jobTitleId, country }: { query: string; jobTitleId: number | null; country: CountryKey },
): Promise<void> => {
  const terms = comparable(query)
  if (terms === '') return
  const known = findOption(configList('function_titles', 'en-us'), jobTitleId)
  await db.execute(sql`
    insert into ${hotSearches} as known (day, country, terms, query, job_title_id)
    select ${today}::text, country, title_terms, title, ${known?.id ?? null}::int from ${searchTitles}
    where country = ${country} and title_terms = ${terms} and count > 0
    on conflict (day, country, terms) do update set count = known.count + 1`)
}

export const deleteOldSearches = (db: QueryExecutor) =>
  db.execute(sql`delete from ${hotSearches} where day < (${today} - ${countedDays}::int)::text`)

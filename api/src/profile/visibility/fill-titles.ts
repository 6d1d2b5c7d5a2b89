import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { jobPreferences, workExperiences } from '../tables/records.ts'
import { profileSearch } from '../tables/visibility.ts'

const batchSize = 2_000
/** A search waits for this many batches; the background task does the rest, after a migration of many members. */
const maxBatches = 5

/**
 * Fills in the titles of members whose profile changed, in the search's one spelling, which the database cannot make (ADR 55). A member who
 * changes while it runs stays to be filled in.
 */
export const fillTitles = async (db: QueryExecutor, batches = maxBatches): Promise<void> => {
  for (let batch = 0; batch < batches; batch += 1) {
    const { rows } = await db.execute(sql`
      select user_id, changed_at::text as changed_at, concat_ws(' ',
        (select string_agg(job_title, ' ') from ${jobPreferences} where ${jobPreferences.userId} = search.user_id),
        (select string_agg(job_title, ' ') from ${workExperiences}
          where ${workExperiences.userId} = search.user_id)) as titles
      from ${profileSearch} as search where titles is null order by user_id desc limit ${batchSize}`)
    if (rows.length === 0) return
    const filled = rows.map((row) => ({ ...row, titles: normalizeName(String(row.titles)) }))
    await db.execute(sql`
      update ${profileSearch} set titles = filled.titles
      from json_to_recordset(${JSON.stringify(filled)}::json) as filled (user_id int, changed_at timestamptz, titles text)
      where ${profileSearch.userId} = filled.user_id and ${profileSearch.changedAt} = filled.changed_at`)
    if (rows.length < batchSize) return
  }
}

/** A pattern of LIKE for texts that hold a word. */
export const toContainsPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

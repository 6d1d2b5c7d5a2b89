import type { listSearchMisses as operation } from '@jobspan/shared-kit/contracts/moderation/searches-and-clicks'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { searchMisses } from './tables.ts'

type Miss = { country: string; language: string; keyword: string }

/** Different searches that a process counts between two writes, and that a day has: a bound for whoever makes up words. */
const maxCounted = 500
const maxPerDay = 5_000
const maxKeywordLength = 80
const retentionDays = 90

/** Counts that wait for `writeSearchMisses`, by a miss as JSON. */
const waiting = new WeakMap<object, Map<string, number>>()

/** An address or a number is a person's, and helps nobody who asks what jobs are missing. */
const isPersonal = (keyword: string): boolean => keyword.includes('@') || /(\d\D?){6}/.test(keyword)

/** Notes that a search found nothing. Only counted in memory: nobody waits for a statement. */
export const noteSearchMiss = (db: object, { country, language, keyword: given }: Miss): void => {
  const keyword = given.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  if (keyword === '' || keyword.length > maxKeywordLength || isPersonal(keyword)) return
  const counts = waiting.get(db) ?? new Map<string, number>()
  waiting.set(db, counts)
  const key = JSON.stringify([country, language, keyword])
  if (counts.has(key) || counts.size < maxCounted) counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Adds what this process counted to the day's counts. What a process counted last is lost where it is killed. */
export const writeSearchMisses = async (db: Database): Promise<void> => {
  const counts = waiting.get(db)
  if (!counts || counts.size === 0) return
  waiting.delete(db)
  const misses = [...counts].map(([key, count]) => {
    const [country, language, keyword] = JSON.parse(key) as string[]
    return { country, language, keyword, count }
  })
  await db.execute(sql`
    insert into ${searchMisses} (country, language, keyword, count)
    select country, language, keyword, count from jsonb_to_recordset(${JSON.stringify(misses)}::jsonb)
      as missed (country text, language text, keyword text, count int)
    order by country, language, keyword
    limit greatest(0, ${maxPerDay} - (select count(*) from ${searchMisses} where day = current_date))
    on conflict (day, country, language, keyword) do update set count = ${searchMisses}.count + excluded.count`)
}

/** What was searched and not found in the last days, today included, the most frequent first. */
export const listSearchMisses = async (
  db: QueryExecutor,
  { days, country, size }: z.output<(typeof operation)['query']>,
) => {
  const { rows } = await db.execute(sql`
    select keyword, country, language, sum(count)::int as count from ${searchMisses}
    where day > current_date - ${days}::int and ${country === undefined ? sql`true` : sql`country = ${country}`}
    group by keyword, country, language order by count desc, keyword limit ${size}`)
  return rows as (Miss & { count: number })[]
}

export const deleteOldSearchMisses = async (db: QueryExecutor): Promise<void> => {
  await db.delete(searchMisses).where(sql`${searchMisses.day} < current_date - ${retentionDays}::int`)
}

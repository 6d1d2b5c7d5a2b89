import type { CountryKey } from '@jobspan/shared-kit/contracts/places'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { comparable } from '../text/ts-query.ts'
import { shortCache } from './short-cache.ts'

export type Suggestion = { value: string; count: number }

const suggestions = shortCache<Suggestion[]>({ limit: 5_000, seconds: 60 })

// Below this share of common letter triples two titles are other words, not a slip of the finger.
const leastSimilarity = 0.45

/**
 * Titles of open jobs that begin with what was typed, then those that hold a word beginning so, then those that come close to it
 * (typos). The most frequent first; distinct titles are compared, never rows of jobs.
 */
export const suggestTitles = (db: Queries, typed: string, size: number, country: CountryKey | null) => {
  const terms = comparable(typed)
  if (terms === '') return Promise.resolve([])
  return suggestions(db, JSON.stringify([terms, size, country]), async () => {
    const found = new Map<string, Suggestion>()
    const add = async (condition: SQL, order: SQL) => {
      if (found.size >= size) return
      const known = [...found.keys()]
      for (const row of await read(db, condition, order, country, size + known.length)) {
        if (found.size < size && !found.has(row.terms)) found.set(row.terms, { value: row.title, count: row.count })
      }
    }
    const prefix = escapePattern(terms)
    await add(sql`title_terms like ${`${prefix}%`}`, sql`sum(count) desc, title_terms`)
    // One or two letters begin a word in nearly every title; there is no typo in them either.
    if (Array.from(terms).length > 1)
      await add(
        sql`title_terms like ${`%${isUnspaced(terms) ? '' : ' '}${prefix}%`}`,
        sql`sum(count) desc, title_terms`,
      )
    if (terms.length > 3)
      await add(
        sql`${terms} <% title_terms and word_similarity(${terms}, title_terms) >= ${leastSimilarity}`,
        sql`max(word_similarity(${terms}, title_terms)) desc, sum(count) desc, title_terms`,
      )
    return [...found.values()]
  })
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const isUnspaced = (terms: string): boolean => unspaced.test(terms)

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

type Row = { terms: string; title: string; count: number }

const read = async (
  db: Queries,
  condition: SQL,
  order: SQL,
  country: CountryKey | null,
  limit: number,
): Promise<Row[]> => {
  const scope = country === null ? sql`true` : sql`country = ${country}`
  const result = await db.execute(sql`
    select title_terms as terms, min(title) as title, sum(count)::int as count
    from search_titles where ${scope} and count > 0 and ${condition}
    group by title_terms order by ${order} limit ${limit}`)
  return result.rows as Row[]
}

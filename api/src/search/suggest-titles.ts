import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SQL, sql } from 'drizzle-orm'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { editDistance } from '../platform/text/edit-distance.ts'
import { isUnspacedScript } from '../platform/text/words.ts'
import type { TitleSuggestion } from './job-search.ts'
import { searchTitles } from './tables.ts'

const suggestions = createQueryCache<TitleSuggestion[]>({ maxEntries: 5_000, ttlSeconds: 60 })

// Below this share of common trigrams two titles are different words, not a typing error.
const minSimilarity = 0.45

/**
 * Titles of open jobs that begin with what was typed, then those that hold a word beginning so, then similar ones (typos); within each the
 * most frequent first. Distinct titles are compared, never rows of jobs. Where all this finds nothing, a long word may have two typos.
 */
export const suggestTitles = (db: QueryExecutor, typed: string, size: number, country: CountryKey | null) => {
  const terms = comparable(typed)
  if (terms === '') return Promise.resolve([])
  return suggestions(db, JSON.stringify([terms, size, country]), async () => {
    const found = new Map<string, TitleSuggestion>()
    const add = async (condition: SQL, order: SQL) => {
      if (found.size >= size) return
      // As many more as there are already, which may come again.
      for (const row of await read(db, condition, order, country, size + found.size)) {
        if (found.size < size && !found.has(row.terms)) found.set(row.terms, { value: row.title, count: row.count })
      }
    }
    const prefix = escapePattern(terms)
    await add(sql`title_terms like ${`${prefix}%`}`, sql`sum(count) desc, title_terms`)
    // One letter begins a word in nearly every title.
    if (Array.from(terms).length > 1)
      await add(
        sql`title_terms like ${`%${isUnspacedScript(terms) ? '' : ' '}${prefix}%`}`,
        sql`sum(count) desc, title_terms`,
      )
    if (terms.length > 3)
      await add(
        sql`${terms} <% title_terms and word_similarity(${terms}, title_terms) >= ${minSimilarity}`,
        sql`max(word_similarity(${terms}, title_terms)) desc, sum(count) desc, title_terms`,
      )
    if (found.size === 0)
      for (const row of await findMisspelt(db, terms, country, size))
        found.set(row.terms, { value: row.title, count: row.count })
    return [...found.values()]
  })
}

// Shorter words are so similar that two typos lead to other words.
const minLettersForTypos = 8
const maxTypos = 2
const candidates = 200

/**
 * The last resort: titles that hold the longest word with up to two typos, and words that begin with each of the others. Candidates, which
 * an index finds, have a word with the same first two letters, or hold a third of the typed word.
 */
const findMisspelt = async (
  db: QueryExecutor,
  terms: string,
  country: CountryKey | null,
  size: number,
): Promise<Row[]> => {
  const words = terms.split(' ')
  const word = words.reduce((found, next) => (next.length > found.length ? next : found), '')
  if (word.length < minLettersForTypos || isUnspacedScript(word)) return []
  const third = Math.ceil(word.length / 3)
  const pieces = [word.slice(0, third), word.slice(third, 2 * third), word.slice(2 * third)]
  const firstLetters = word.slice(0, 2)
  const patterns = [`${firstLetters}%`, `% ${firstLetters}%`, ...pieces.map((piece) => `%${escapePattern(piece)}%`)]
  const isCandidate = sql.join(
    patterns.map((pattern) => sql`title_terms like ${pattern}`),
    sql` or `,
  )
  const order = sql`word_similarity(${word}, title_terms) desc, sum(count) desc, title_terms`
  const rows = await read(db, sql`(${isCandidate})`, order, country, candidates)
  const others = words.filter((other) => other !== word)
  return rows
    .flatMap((row) => {
      const held = row.terms.split(' ')
      if (!others.every((other) => held.some((part) => part.startsWith(other)))) return []
      const typos = Math.min(...held.map((part) => typosIn(word, part)))
      return typos <= maxTypos ? [{ row, typos }] : []
    })
    .sort((one, other) => one.typos - other.typos || other.row.count - one.row.count)
    .slice(0, size)
    .map(({ row }) => row)
}

/** The typing errors in a word, of which perhaps only the beginning is typed. */
const typosIn = (typed: string, word: string): number =>
  word.length + maxTypos < typed.length
    ? Number.POSITIVE_INFINITY
    : Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length)))

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

type Row = { terms: string; title: string; count: number }

const read = async (
  db: QueryExecutor,
  condition: SQL,
  order: SQL,
  country: CountryKey | null,
  limit: number,
): Promise<Row[]> => {
  const scope = country === null ? sql`true` : sql`country = ${country}`
  const result = await db.execute(sql`
    select title_terms as terms, min(title) as title, sum(count)::int as count
    from ${searchTitles} where ${scope} and count > 0 and ${condition}
    group by title_terms order by ${order} limit ${limit}`)
  return result.rows as Row[]
}

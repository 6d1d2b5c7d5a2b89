import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { findKeptWords, inPostings, parseWordQuery, type WordQuery, wordsOf } from './common-words.ts'
import type { Criteria } from './search-criteria.ts'
import { expiredMatching } from './search-sql.ts'
import { isCounted, type TagGroup, tag, tagRange } from './tags.ts'

/** Chunks of the jobs that a search finds, one bit for each; `best` are those of them that no other match is ranked above. */
export type BitSearch = { matches: SQL; best: SQL | null }

/** A search as chunks of bits, one for each open job; null where bits cannot tell: by pay, by company, by words that are not kept. */
export const toBits = async (db: Queries, criteria: Criteria): Promise<BitSearch | null> => {
  const { text, place, salary, postedDay, groups, scope, isImpossible } = criteria
  if (salary || isImpossible || groups.some(({ tags }) => !tags.every(isCounted))) return null
  const parts: Part[] = scope === null ? [] : [tag('scope', scope)]
  parts.push(...groups.map(({ tags }) => anyOf(tags)))
  if (postedDay !== null)
    parts.push(
      sql`(select chunk, bit_or(bits) as bits from search_bits
        where tag between ${tag('postedDay', postedDay)} and ${tagRange('postedDay')[1]} group by chunk)`,
    )
  const inTitles: Part[] = []
  if (text !== null || place !== null) {
    const kept = await findKeptWords(db)
    for (const query of [text, place]) {
      const bits = query === null ? [] : bitsOfWords(query, kept)
      if (bits === null) return null
      parts.push(...bits)
    }
    const words = text === null ? null : parseWordQuery(text)
    inTitles.push(...(words === null ? [] : titleBits(words, kept)))
  }
  if (parts.length === 0) return null
  return { matches: common(parts), best: inTitles.length === 0 ? null : common([sql`matches`, ...inTitles]) }
}

/** A tag, or what several come to. */
type Part = number | SQL

const anyOf = (tags: number[]): Part =>
  tags.length === 1
    ? (tags[0] as number)
    : sql`(select chunk, bit_or(bits) as bits from search_bits where tag = any(${`{${tags.join(',')}}`}::int[]) group by chunk)`

/**
 * One pass over the chunks of all tags: to plan a join of each takes longer than to read them. A chunk that not all have stays,
 * empty: were it left out, the planner would expect one chunk and look each option up in it by itself.
 */
const allOf = (tags: number[]): SQL =>
  tags.length === 1
    ? sql`(select chunk, bits from search_bits where tag = ${tags[0]})`
    : sql`(select chunk, case when count(*) = ${tags.length} then bit_and(bits) else 0::bit(4096) end as bits
        from search_bits where tag = any(${`{${tags.join(',')}}`}::int[]) group by chunk)`

/** The words of a text as parts of a search; null when one is not kept. */
const bitsOfWords = (text: string, kept: Map<string, number>): Part[] | null => {
  const query = parseWordQuery(text)
  const held = query && inPostings(query)
  if (!held || !wordsOf(held).every((word) => kept.has(word))) return null
  const tagOf = (word: string) => tag('word', kept.get(word) as number)
  const partOf = (part: WordQuery): Part => {
    if ('word' in part) return tagOf(part.word)
    if ('all' in part) return sql`(${common(part.all.map(partOf))})`
    const words = part.any.map((way) => ('word' in way ? tagOf(way.word) : null))
    if (words.every((value) => value !== null)) return anyOf(words)
    const ways = sql.join(
      part.any.map((way) => common([partOf(way)])),
      sql` union all `,
    )
    return sql`(select chunk, bit_or(bits) as bits from (${ways}) as ways group by chunk)`
  }
  return 'all' in held ? held.all.map(partOf) : [partOf(held)]
}

// The rank's steps tell a title that holds all of so many words from one that holds all but one.
const mostRanked = 40

/** Titles that hold every word in every form have the highest rank there is (`rank` of find-jobs.ts). */
const titleBits = (query: WordQuery, kept: Map<string, number>): number[] => {
  const words = wordsOf(query)
  if (words.length > mostRanked || !words.every((word) => kept.has(word))) return []
  return words.map((word) => tag('titleWord', kept.get(word) as number))
}

/** Chunks of the jobs that are in all of them. */
const common = (parts: Part[]): SQL => {
  const tags = [...new Set(parts.filter((part) => typeof part === 'number'))]
  const mixed = parts.filter((part) => typeof part !== 'number')
  const joined = tags.length === 0 ? mixed : [allOf(tags), ...mixed]
  const names = joined.map((_, index) => sql.raw(`part${index}`))
  const [first, ...others] = joined.map((part, index) => sql`${part} as ${names[index]}`)
  const bits = sql.join(
    names.map((name) => sql`${name}.bits`),
    sql` & `,
  )
  return sql`select chunk, ${bits} as bits from ${sql.join([first as SQL, ...others.map((part) => sql`join ${part} using (chunk)`)], sql` `)}`
}

/**
 * The matches, and those of them that stand in another country than the searched one. `best`: how many in this country hold all words
 * in the title, those past their last day among them.
 */
export type Counted = { total: number; abroad: number; best: number }

/** How many jobs match a search, however many filters it has and however many they are; null where bits cannot tell. */
export const countByBits = async (db: Queries, criteria: Criteria): Promise<Counted | null> => {
  const search = await toBits(db, criteria)
  if (search === null) return null
  const isAbroad = tag('abroad', criteria.scope ?? 0)
  const best =
    search.best === null
      ? sql`0`
      : sql`coalesce((select sum(bit_count(best.bits & ~coalesce(abroad.bits, 0::bit(4096)))) from (${search.best}) as best
          left join search_bits as abroad on abroad.tag = ${isAbroad} and abroad.chunk = best.chunk), 0)::int`
  const result = await db.execute(sql`
    with matches as materialized (${search.matches})
    select (coalesce((select sum(bit_count(bits)) from matches), 0)
        - (${expiredMatching(criteria, sql`count(*)`)}))::int as total,
      coalesce((select sum(bit_count(matches.bits & abroad.bits)) from matches
        join search_bits as abroad using (chunk) where abroad.tag = ${isAbroad}), 0)::int as abroad,
      ${best} as best`)
  return result.rows[0] as Counted
}

/** How many of the matches answer to each tag of a group; null as above. */
export const countGroupByBits = async (
  db: Queries,
  criteria: Criteria,
  group: TagGroup,
): Promise<[number, number][] | null> => {
  const search = await toBits(db, criteria)
  if (search === null) return null
  const [first, last] = tagRange(group)
  const result = await db.execute(sql`
    with matches as materialized (${search.matches})
    select tag, sum(count)::int as count from (
      select tag, bit_count(matches.bits & search_bits.bits) as count from search_bits join matches using (chunk)
      where tag = any(array(
        select tag from search_counts where scope = ${criteria.scope ?? 0} and tag between ${first}::int and ${last}::int and count > 0))
      union all
      select tag, -1 from (${expiredMatching(criteria, sql`unnest(tags) as tag`)}) as expired where tag between ${first}::int and ${last}::int
    ) as counted group by tag having sum(count) > 0`)
  return result.rows.map((row): [number, number] => [Number(row.tag), Number(row.count)])
}

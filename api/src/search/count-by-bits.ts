import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Criteria } from './search-criteria.ts'
import { expiredMatching } from './search-sql.ts'
import { isCounted, type TagGroup, tag, tagRange } from './tags.ts'

/** A filter as chunks of bits, one for each open job; null where bits cannot tell. */
const chunksOf = (criteria: Criteria): SQL[] | null => {
  const { text, place, salary, postedDay, groups, scope, isImpossible } = criteria
  if (text !== null || place !== null || salary || isImpossible) return null
  if (groups.some(({ tags }) => !tags.every(isCounted))) return null
  return [
    ...(scope === null ? [] : [chunksWith(sql`tag = ${tag('scope', scope)}`)]),
    ...groups.map(({ tags }) => {
      const [only] = tags
      return tags.length === 1 && only !== undefined
        ? chunksWith(sql`tag = ${only}`)
        : chunksWithAny(sql`tag = any(${`{${tags.join(',')}}`}::int[])`)
    }),
    ...(postedDay === null
      ? []
      : [chunksWithAny(sql`tag between ${tag('postedDay', postedDay)} and ${tagRange('postedDay')[1]}`)]),
  ]
}

const chunksWith = (condition: SQL): SQL => sql`(select chunk, bits from search_bits where ${condition})`
const chunksWithAny = (condition: SQL): SQL =>
  sql`(select chunk, bit_or(bits) as bits from search_bits where ${condition} group by chunk)`

/** Chunks of the jobs that are in all of them. */
const common = (parts: SQL[]): { from: SQL; bits: SQL } => {
  const names = parts.map((_, index) => sql.raw(`part${index}`))
  const [first, ...others] = parts.map((part, index) => sql`${part} as ${names[index]}`)
  return {
    from: sql.join([first as SQL, ...others.map((part) => sql`join ${part} using (chunk)`)], sql` `),
    bits: sql.join(
      names.map((name) => sql`${name}.bits`),
      sql` & `,
    ),
  }
}

/** The matches, and those of them that stand in another country than the searched one. */
export type Counted = { total: number; abroad: number }

/** How many jobs match a search without words, however many filters it has and however many they are; null when it has words or pay. */
export const countByBits = async (db: Queries, criteria: Criteria): Promise<Counted | null> => {
  const parts = chunksOf(criteria)
  if (parts === null || parts.length === 0) return null
  const { from, bits } = common(parts)
  const result = await db.execute(sql`
    with matches as materialized (select chunk, ${bits} as bits from ${from})
    select (coalesce((select sum(bit_count(bits)) from matches), 0)
        - (${expiredMatching(criteria, sql`count(*)`)}))::int as total,
      coalesce((select sum(bit_count(matches.bits & abroad.bits)) from matches
        join search_bits as abroad using (chunk) where abroad.tag = ${tag('abroad', criteria.scope ?? 0)}), 0)::int as abroad`)
  return result.rows[0] as Counted
}

/** How many of the matches answer to each tag of a group; null as above. */
export const countGroupByBits = async (
  db: Queries,
  criteria: Criteria,
  group: TagGroup,
): Promise<[number, number][] | null> => {
  const parts = chunksOf(criteria)
  if (parts === null || parts.length === 0) return null
  const { from, bits } = common(parts)
  const [first, last] = tagRange(group)
  const result = await db.execute(sql`
    with matches as materialized (select chunk, ${bits} as bits from ${from})
    select tag, sum(count)::int as count from (
      select tag, bit_count(matches.bits & search_bits.bits) as count from search_bits join matches using (chunk)
      where tag = any(array(
        select tag from search_counts where scope = ${criteria.scope ?? 0} and tag between ${first}::int and ${last}::int and count > 0))
      union all
      select tag, -1 from (${expiredMatching(criteria, sql`unnest(tags) as tag`)}) as expired where tag between ${first}::int and ${last}::int
    ) as counted group by tag having sum(count) > 0`)
  return result.rows.map((row): [number, number] => [Number(row.tag), Number(row.count)])
}

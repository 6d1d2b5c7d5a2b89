import { type SQL, sql } from 'drizzle-orm'
import type { BitSearch } from './count-by-bits.ts'
import type { Criteria } from './search-criteria.ts'
import { isOpen, orders, walk } from './search-sql.ts'
import { tag } from './tags.ts'

type Order = keyof typeof orders
type Window = { offset: number; limit: number }

/**
 * Few matches: their ids are read from the bits. A text of bits cut at each 1 gives the distances between the matches, and a last one
 * to the chunk's end.
 */
const listed = (bits: SQL, columns: SQL): SQL => sql`
  select ${columns} from jobs where ${isOpen} and id = any(array(
    select chunk * 4096 + bit from (
      select chunk, sum(length(gap) + 1) over (partition by chunk order by place) - 1 as bit
      from (${bits}) as few, string_to_table(few.bits::text, '1') with ordinality as gaps(gap, place)
      where bit_count(few.bits) > 0) as ends
    where bit < 4096)::int[])`

/** Few matches themselves. */
export const rowsByBits = ({ matches }: BitSearch, columns: SQL): SQL => listed(matches, columns)

/** All ids of few matches in an order that may look at the columns of the row. */
export const listByBits = ({ matches }: BitSearch, order: SQL, { offset, limit }: Window): SQL => sql`
  ${listed(matches, sql`id`)} order by ${order} limit ${limit} offset ${offset}`

/**
 * The matches in order, read along the ordered index, which asks the bits of each entry. Where few of those abroad match, these are
 * listed, since a walk would read all in vain.
 */
export const walkByBits = (
  search: BitSearch,
  criteria: Criteria,
  order: Order,
  { offset, limit }: Window,
  abroad: number,
): SQL => {
  const only = sql`get_bit((select bits from wanted), (id # 7)::bigint) = 1`
  const open = { ...criteria, text: null, place: null, groups: [], postedDay: null }
  const isMixed = criteria.country !== null && abroad > 0 && abroad <= fewAbroad
  const own = walk(open, order, {
    offset: isMixed ? 0 : offset,
    limit: isMixed ? offset + limit : limit,
    only,
    abroad: isMixed ? 0 : abroad,
  })
  const inAbroad = sql`select chunk, matches.bits & search_bits.bits as bits from matches join search_bits using (chunk)
    where tag = ${tag('abroad', criteria.scope ?? 0)}`
  const found = isMixed
    ? sql`(${own}) union all (${listed(inAbroad, sql`id, rank_at, pay_month_usd`)}) order by ${orders[order]} limit ${limit} offset ${offset}`
    : own
  return sql`with matches as materialized (${search.matches}), ${wanted(sql`matches`)} ${found}`
}

/** The newest of the best matches in the searched country. */
export const walkBest = (search: BitSearch, criteria: Criteria, window: Window): SQL => {
  const only = sql`get_bit((select bits from wanted), (id # 7)::bigint) = 1`
  const open = { ...criteria, text: null, place: null, groups: [], postedDay: null }
  return sql`with matches as materialized (${search.matches}), best as materialized (${search.best}), ${wanted(sql`best`)}
    ${walk(open, 'newest', { ...window, only, abroad: 0 })}`
}

/** All chunks in one row of bytes, in which a bit is found at once. Bytes count their bits from the other end. */
const wanted = (chunks: SQL): SQL => sql`wanted as materialized (
  select string_agg(coalesce(substr(bit_send(bits), 5), decode(repeat('00', 512), 'hex')), ''::bytea order by chunk) as bits
  from generate_series(0, (select max(id) >> 12 from jobs)) as chunk left join ${chunks} using (chunk))`

// A page is filled from so many after a few thousand entries of the ordered index; to list fewer is quicker.
const fewAbroad = 500

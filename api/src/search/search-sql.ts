import { type SQL, sql } from 'drizzle-orm'
import type { Criteria } from './search-criteria.ts'
import { tag, tagWord } from './tags.ts'

/** Counts and orders are exact up to this many matches (design section 6). */
export const exactLimit = 10_000

const dayMilliseconds = 86_400_000

/** Open and not past its last day: a job that expired a moment ago is still marked open until the next sweep. */
export const isOpen = sql`status = 'open' and (valid_through is null or valid_through > now())`

/** Conditions that no index of words can answer. */
const ranges = (criteria: Criteria): SQL[] => [
  ...(criteria.salary
    ? [sql`pay_month_usd >= ${criteria.salary.from}::float8 and pay_month_usd_min <= ${criteria.salary.to}::float8`]
    : []),
  ...(criteria.postedDay === null
    ? []
    : [sql`rank_at >= ${new Date(criteria.postedDay * dayMilliseconds).toISOString()}::timestamptz`]),
]

/** Everything that words can say, as one tsquery: GIN settles it without reading a row. */
const wordQuery = (criteria: Criteria): string | null => {
  const parts = [
    criteria.text === null ? null : `(${criteria.text})`,
    criteria.place === null ? null : `(${criteria.place})`,
    ...tagQueries(criteria),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' & ')
}

const tagQueries = (criteria: Criteria): string[] => [
  ...criteria.groups.map(({ tags }) => `(${tags.map((value) => `'${tagWord(value)}'`).join(' | ')})`),
  ...(criteria.scope === null ? [] : [`'${tagWord(tag('scope', criteria.scope))}'`]),
]

/** The matches by the index of words. `vector` is the column to ask: the head holds title, company, skills and place only. */
export const matching = (criteria: Criteria, vector: 'search_vector' | 'head_vector' = 'search_vector'): SQL => {
  if (criteria.isImpossible) return sql`false`
  const isByRange = criteria.salary !== null || criteria.postedDay !== null
  const hasWords = criteria.text !== null || criteria.place !== null || criteria.groups.length > 0
  // Pay and date have ordered indexes of their own by country; the country as a word would list all its jobs.
  const words = isByRange && !hasWords ? null : wordQuery(criteria)
  const scope = words === null ? inScope(criteria) : []
  return sql.join(
    [isOpen, ...(words === null ? [] : [sql`${sql.raw(vector)} @@ ${words}::tsquery`]), ...scope, ...ranges(criteria)],
    sql` and `,
  )
}

const inScope = ({ scope, country }: Criteria): SQL[] =>
  scope === null || country === null
    ? []
    : [sql`(country = ${country} or (cardinality(scopes) > 1 and scopes @> array[${scope}]::smallint[]))`]

/** The conditions row by row, by columns that stand in the row itself; the scope and the words of the text not among them. */
const plain = (criteria: Criteria, state = isOpen): SQL[] => [
  state,
  ...ranges(criteria),
  ...criteria.groups.map(({ tags }) =>
    // Companies are words only, not counted tags.
    tags.some((value) => value >= tag('company', 0))
      ? sql`head_vector @@ ${tags.map((value) => `'${tagWord(value)}'`).join(' | ')}::tsquery`
      : sql`tags && ${`{${tags.join(',')}}`}::int[]`,
  ),
  ...(criteria.place === null ? [] : [sql`search_vector @@ ${criteria.place}::tsquery`]),
]

/** What would match a search, had it not expired since the last sweep. Those few are read first, by their own index. */
export const expiredMatching = (criteria: Criteria, columns: SQL): SQL => {
  const conditions = [...plain(criteria, sql`true`), ...inScope(criteria), ...holdsText(criteria)]
  const words = wordsAreAsked(criteria) ? sql`search_vector` : sql`null`
  return sql`
    with expired as materialized (
      select tags, rank_at, country, scopes, ${words} as search_vector from jobs where status = 'open' and valid_through <= now())
    select ${columns} from expired where ${sql.join(conditions, sql` and `)}`
}

const holdsText = (criteria: Criteria): SQL[] =>
  criteria.text === null ? [] : [sql`search_vector @@ ${criteria.text}::tsquery`]

/**
 * About `size` of the `total` matches. Without words every some-hundredth page of the table is read; with words the index gives the
 * first it finds, since testing a row for words is dear.
 */
export const sample = (
  criteria: Criteria,
  columns: SQL,
  { size, total, all }: { size: number; total: number; all: number },
): SQL => {
  if (wordsAreAsked(criteria)) return sql`select ${columns} from jobs where ${matching(criteria)} limit ${size}`
  const percent = Math.min(100, (size / Math.max(1, total)) * 100)
  // A rare option of a large table: reading that share of its pages would read most of them.
  if ((percent / 100) * all > 20 * size)
    return sql`select ${columns} from jobs where ${matching(criteria)} limit ${size}`
  const conditions = sql.join([...plain(criteria), ...inScope(criteria)], sql` and `)
  return sql`select ${columns} from jobs tablesample system (${percent}::real) repeatable (1) where ${conditions}`
}

const wordsAreAsked = (criteria: Criteria): boolean => criteria.text !== null || criteria.place !== null

type Order = 'newest' | 'pay'
export const orders: Record<Order, SQL> = {
  newest: sql`rank_at desc nulls last, id desc nulls last`,
  pay: sql`pay_month_usd desc nulls last, id desc nulls last`,
}

/**
 * The matches in order, read along the ordered index until there are enough: right for searches with very many matches, where the
 * index of words would list them all first. The country's own jobs and those abroad are two walks, merged. Where few of those abroad
 * match, a walk would read all of them in vain: `abroad` says how many match, and few are listed by their own index of words.
 */
export const walk = (
  criteria: Criteria,
  order: Order,
  { offset, limit, only, abroad = null }: { offset: number; limit: number; only?: SQL; abroad?: number | null },
): SQL => {
  const tests = sql.join([...plain(criteria), ...(only ? [only] : holdsText(criteria))], sql` and `)
  const by = orders[order]
  const columns = sql`select id, rank_at, pay_month_usd from jobs`
  if (criteria.scope === null || criteria.country === null)
    return sql`${columns} where ${tests} order by ${by} limit ${limit} offset ${offset}`
  const own = sql`${columns} where country = ${criteria.country} and ${tests}`
  if (abroad === 0) return sql`${own} order by ${by} limit ${limit} offset ${offset}`
  const enough = offset + limit
  const shown = sql`cardinality(scopes) > 1 and scopes @> array[${criteria.scope}]::smallint[] and country <> ${criteria.country}`
  const fromAbroad =
    abroad !== null && abroad > manyAbroad
      ? sql`${columns} where ${shown} and ${tests}`
      : sql`with listed as materialized (${columns} where ${shown} and ${tests}) select * from listed`
  return sql`
    (${own} order by ${by} limit ${enough})
    union all
    (${fromAbroad} order by ${by} limit ${enough})
    order by ${by} limit ${limit} offset ${offset}`
}

// A page is filled from so many after a few thousand entries of the ordered index; to list fewer is quicker.
const manyAbroad = 500

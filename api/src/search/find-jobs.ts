import { sortOrder } from '@jobspan/shared-kit/contracts/job-words'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { wantWords } from './common-words.ts'
import { type Counted, countByBits, toBits } from './count-by-bits.ts'
import { inTurn } from './in-turn.ts'
import { countKnown, estimate, expectMany, scopeSize } from './match-count.ts'
import type { Criteria } from './search-criteria.ts'
import { exactLimit, matching, orders, walk } from './search-sql.ts'
import { shortCache } from './short-cache.ts'
import { listByBits, walkBest, walkByBits } from './walk-by-bits.ts'

export type Found = { ids: number[]; total: number; isApproximate: boolean }
type Window = { offset: number; limit: number }

const pages = shortCache<Found>({ limit: 2_000, seconds: 20 })
const broadSearches = shortCache<number | null>({ limit: 5_000, seconds: 300, outlivesChanges: true })

// Ranking looks at so many of the newest when more hold the words in title, company, skills or place.
const rankedLimit = 200

/**
 * The ids of one page of a search, and how many match. Up to 10,000 matches all is exact; beyond, the total is an estimate,
 * and pages past the ten-thousandth job are empty.
 */
export const findJobs = async (
  db: Queries,
  criteria: Criteria,
  { sort, page, size }: { sort: number; page: number; size: number },
): Promise<Found> => {
  if (criteria.isImpossible) return { ids: [], total: 0, isApproximate: false }
  // All pages past the end are the same empty page.
  const window = { offset: Math.min((page - 1) * size, exactLimit), limit: size }
  return pages(db, JSON.stringify([criteria, sort, window]), () => inTurn(() => findPage(db, criteria, sort, window)))
}

const findPage = async (db: Queries, criteria: Criteria, sort: number, window: Window): Promise<Found> => {
  const known = await countWithoutListing(db, criteria)
  if (known !== null) return findCounted(db, criteria, sort, window, known)
  const found = await findUncounted(db, criteria, sort, window)
  if (criteria.text !== null) await wantWords(db, criteria.text, found.total)
  return found
}

const findUncounted = async (db: Queries, criteria: Criteria, sort: number, window: Window): Promise<Found> => {
  let few: Omit<Found, 'isApproximate'> | undefined
  const total = await broadSearches(db, JSON.stringify(criteria), async () => {
    const expected = await expectMany(db, criteria)
    if (expected !== null) return expected
    few = await findAmongFew(db, criteria, sort, window)
    return few.total > exactLimit ? estimate(db, criteria) : null
  })
  if (total !== null) return { ...(await findAmongMany(db, criteria, sort, window)), total, isApproximate: true }
  few ??= await findAmongFew(db, criteria, sort, window)
  return { ...few, isApproximate: few.total > exactLimit }
}

/** How many match where kept counts or bits tell; null where the matches must be listed to be counted. */
const countWithoutListing = async (db: Queries, criteria: Criteria): Promise<Counted | null> => {
  const known = criteria.groups.length === 0 ? await countKnown(db, criteria) : null
  return known !== null && known > exactLimit ? { total: known, abroad: known, best: 0 } : countByBits(db, criteria)
}

// An entry that says its filters itself needs no bits to be joined.
const quickWalk = 4_000
// In units of one entry of an ordered index, which is looked at in under a microsecond: what it takes to list the matches.
const listingAtAll = 4_000
const listingEach = 6

/** The matches are counted already, so whichever is quicker finds the page: reading in order, or listing them. */
const findCounted = async (
  db: Queries,
  criteria: Criteria,
  sort: number,
  window: Window,
  counted: Counted,
): Promise<Found> => {
  const { total, abroad } = counted
  const isApproximate = total > exactLimit
  if (window.offset >= Math.min(total, exactLimit)) return { ids: [], total, isApproximate }
  const inScope = await scopeSize(db, criteria.scope ?? 0)
  const lookedAt = (Math.min(window.offset + window.limit, total) * inScope) / total
  const isQuick = criteria.text === null && criteria.place === null && lookedAt <= quickWalk
  const search = isQuick ? null : await toBits(db, criteria)
  const isRanked = sort === sortOrder.relevance && criteria.text !== null
  const order = sort === sortOrder.highestSalary ? 'pay' : 'newest'
  const ids = async (): Promise<number[]> => {
    if (search === null) return (await findAmongMany(db, criteria, sort, window, abroad)).ids
    const isListed = !isApproximate && listingAtAll + listingEach * total < lookedAt
    if (!isRanked)
      return idsOf(
        db,
        isListed
          ? listByBits(search, orders[order], window)
          : walkByBits(search, criteria, order, window, criteria.country === null ? 0 : abroad),
      )
    if (await areBest(db, criteria, window, counted)) {
      const best = await idsOf(db, walkBest(search, criteria, window))
      // Fewer where some are past their last day.
      if (best.length === window.limit) return best
    }
    if (total <= fewRanked) return idsOf(db, listByBits(search, rankedOrder(criteria, criteria.text as string), window))
    return isApproximate
      ? findBest(db, criteria, criteria.text as string, window)
      : (await findAmongFew(db, criteria, sort, window)).ids
  }
  return { ids: await ids(), total, isApproximate }
}

// To rank more, their rows are read as the index of words lists them, page by page of the table.
const fewRanked = 1_500

/** Whether a page holds only such as no other match is ranked above. Of too many to rank all, these must be many to be told first. */
const areBest = async (db: Queries, criteria: Criteria, { offset, limit }: Window, { total, best }: Counted) =>
  best >= offset + limit && (total <= exactLimit || best >= manyBest || (await countHeads(db, criteria)) <= exactLimit)

const manyBest = 1_000

/**
 * Equal hits in title, company or place must not be parted by chance: coarse steps, then the searched country before jobs abroad,
 * then the newest first. All matches hold every word, so the words are weighed one by one: PostgreSQL's rank of “both” asks how near
 * they stand, which the vectors do not say.
 */
const rank = (text: string): SQL =>
  sql`floor(ts_rank('{0.1, 0.2, 0.4, 1}', head_vector, ${text.replaceAll(' & ', ' | ')}::tsquery) * 10)`

/** Whether a job stands in the searched country; where all are searched, none stands before another. */
const isHere = ({ country }: Criteria): SQL => (country === null ? sql`country is not null` : sql`country = ${country}`)

const rankedOrder = (criteria: Criteria, text: string): SQL =>
  sql`${rank(text)} desc, ${isHere(criteria)} desc, rank_at desc, id desc`

/** All matches are listed (at most one past the limit) and put in order. */
const findAmongFew = async (db: Queries, criteria: Criteria, sort: number, { offset, limit }: Window) => {
  const isRanked = sort === sortOrder.relevance && criteria.text !== null
  const order =
    sort === sortOrder.highestSalary
      ? sql`pay_month_usd desc nulls last, id desc`
      : isRanked
        ? sql`rank desc, is_here desc, rank_at desc, id desc`
        : sql`rank_at desc, id desc`
  const columns = isRanked
    ? sql`id, rank_at, ${rank(criteria.text as string)} as rank, ${isHere(criteria)} as is_here`
    : sql`id, rank_at, pay_month_usd`
  const result = await db.execute(sql`
    with matches as materialized (select ${columns} from jobs where ${matching(criteria)} limit ${exactLimit + 1})
    select (select count(*)::int from matches) as total,
      coalesce((select json_agg(page.id) from (
        select id from matches order by ${order} limit ${limit} offset ${offset}) as page), '[]') as ids`)
  const row = result.rows[0] as { total: number; ids: number[] }
  return { total: row.total, ids: row.ids }
}

/** Too many matches to list: the best or newest are read in order until the page is full. */
const findAmongMany = async (
  db: Queries,
  criteria: Criteria,
  sort: number,
  window: Window,
  abroad: number | null = null,
): Promise<Pick<Found, 'ids'>> => {
  if (window.offset >= exactLimit) return { ids: [] }
  if (sort === sortOrder.highestSalary) return { ids: await idsOf(db, walk(criteria, 'pay', { ...window, abroad })) }
  if (sort === sortOrder.relevance && criteria.text !== null)
    return { ids: await findBest(db, criteria, criteria.text, window) }
  return { ids: await idsOf(db, walk(criteria, 'newest', { ...window, abroad })) }
}

const idsOf = async (db: Queries, query: SQL): Promise<number[]> => {
  const result = await db.execute(query)
  return result.rows.map((row) => Number(row.id))
}

/** First those that hold the words in title, company, skills or place, best first; then the newest of the rest. */
const findBest = async (
  db: Queries,
  criteria: Criteria,
  text: string,
  { offset, limit }: Window,
): Promise<number[]> => {
  const inHead = sql`head_vector @@ ${text}::tsquery`
  const heads = await countHeads(db, criteria)
  const isWalked = heads > exactLimit
  const ranked = isWalked ? rankedLimit : heads
  if (offset >= ranked) {
    const rest = isWalked ? { only: inHead, offset } : { only: notInHead(text), offset: offset - ranked }
    return idsOf(db, walk(criteria, 'newest', { ...rest, limit }))
  }
  const candidates = isWalked
    ? sql`select jobs.id, jobs.rank_at, head_vector, country from jobs join (${walk(criteria, 'newest', { offset: 0, limit: ranked, only: inHead })}) as newest on newest.id = jobs.id`
    : sql`select id, rank_at, head_vector, country from jobs where ${matching(criteria, 'head_vector')} limit ${exactLimit}`
  const best = await idsOf(
    db,
    sql`select id from (${candidates}) as candidates order by ${rankedOrder(criteria, text)} limit ${limit} offset ${offset}`,
  )
  if (best.length === limit || isWalked) return best
  const rest = walk(criteria, 'newest', { only: notInHead(text), offset: 0, limit: limit - best.length })
  return [...best, ...(await idsOf(db, rest))]
}

/** How many hold the words in title, company, skills or place, counted to just past the limit. */
const countHeads = (db: Queries, criteria: Criteria): Promise<number> =>
  headCounts(db, JSON.stringify(criteria), async () => {
    const result = await db.execute(
      sql`select count(*)::int as count from (select from jobs where ${matching(criteria, 'head_vector')} limit ${exactLimit + 1}) as heads`,
    )
    return Number(result.rows[0]?.count)
  })

const headCounts = shortCache<number>({ limit: 2_000, seconds: 300, outlivesChanges: true })

const notInHead = (text: string): SQL => sql`search_vector @@ ${text}::tsquery and not head_vector @@ ${text}::tsquery`

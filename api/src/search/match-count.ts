import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Criteria } from './search-criteria.ts'
import { exactLimit, matching } from './search-sql.ts'
import { shortCache } from './short-cache.ts'
import { anyJob, isCounted } from './tags.ts'

/** The matches of a search for a whole country, or one option in it, as the kept counts say; null when only counting can tell. */
export const countKnown = async (db: Queries, criteria: Criteria): Promise<number | null> => {
  const { text, place, salary, postedDay, groups, isImpossible } = criteria
  if (text !== null || place !== null || salary || postedDay !== null || isImpossible || groups.length > 1) return null
  const wanted = groups[0]?.tags ?? [anyJob]
  const [only] = wanted
  if (wanted.length !== 1 || only === undefined || (only !== anyJob && !isCounted(only))) return null
  const result = await db.execute(
    sql`select count from search_counts where scope = ${criteria.scope ?? 0} and tag = ${only}`,
  )
  return Number(result.rows[0]?.count ?? 0)
}

/** How many match, counted up to 10,000. Past that `isApproximate`, and the planner's estimate stands for a count of seconds. */
export const countMatches = async (
  db: Queries,
  criteria: Criteria,
): Promise<{ total: number; isApproximate: boolean }> => {
  const known = await countKnown(db, criteria)
  if (known !== null) return { total: known, isApproximate: known > exactLimit }
  const expected = await expectMany(db, criteria)
  if (expected !== null) return { total: expected, isApproximate: true }
  const result = await db.execute(
    sql`select count(*)::int as count from (select from jobs where ${matching(criteria)} limit ${exactLimit + 1}) as matches`,
  )
  const count = Number(result.rows[0]?.count)
  if (count <= exactLimit) return { total: count, isApproximate: false }
  return { total: await estimate(db, criteria), isApproximate: true }
}

const scopeSizes = shortCache<number>({ limit: 100, seconds: 60, outlivesChanges: true })

/** The open jobs of a country's search; of all for scope 0. */
export const scopeSize = (db: Queries, scope: number): Promise<number> =>
  scopeSizes(db, String(scope), async () => {
    const result = await db.execute(sql`select count from search_counts where scope = ${scope} and tag = ${anyJob}`)
    return Number(result.rows[0]?.count ?? 0)
  })

// So far past the exact limit that even a bad estimate does not mistake few for many.
const surelyMany = 5 * exactLimit

/**
 * The estimate for words that hundreds of thousands of jobs hold, so that these need not be listed to be found too many; null when
 * only listing can tell.
 */
export const expectMany = async (db: Queries, criteria: Criteria): Promise<number | null> => {
  if (criteria.text === null) return null
  const size = await scopeSize(db, criteria.scope ?? 0)
  if (size <= surelyMany) return null
  const expected = await estimate(db, criteria)
  return expected > surelyMany ? expected : null
}

/** What the planner believes; never less than what is known to be there. */
export const estimate = async (db: Queries, criteria: Criteria): Promise<number> => {
  const result = await db.execute(sql`explain (format json) select from jobs where ${matching(criteria)}`)
  const plan = result.rows[0]?.['QUERY PLAN']
  const parsed = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: { 'Plan Rows': number } }]
  return Math.max(exactLimit + 1, Math.round(parsed[0].Plan['Plan Rows']))
}

import { sql } from 'drizzle-orm'
import { listNewJobIds, type NewJob, readCompanyFacts, readNewJobs, withoutReposts } from '../jobs/new-jobs.ts'
import { dayNumber } from '../jobs/tags.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import type { JobSearch } from '../search/job-search.ts'
import { type AlertSearch, asksForCompany, matchesCompany, resolveSearch } from './criteria.ts'
import { jobAlertRuns, jobAlerts } from './tables.ts'

/** A mail lists so many jobs; the others are behind its link to the search. */
export const maxListedJobs = 10
/** After a pause or an outage, an alert looks back no further. */
const maxWindowDays = 31
/**
 * Seconds after which a job that was written is there for all to see. A job is first seen when the transaction begins that writes it; if
 * alerts looked up to the moment, one that is committed later would be missed for ever.
 */
const settlingSeconds = 120
/** Jobs whose words are in memory at once. */
const batchSize = 20_000

/** The window of new jobs of an alert ends here, and begins where the last one ended. */
export const windowEnd = (at: Date): Date => new Date(at.getTime() - settlingSeconds * 1000)

/** SQL: since when jobs are new to an alert of `job_alerts` at an instant. */
export const windowStartSql = (at: Date) => sql`
  greatest(
    coalesce((select max(runs.created_at) from ${jobAlertRuns} as runs
      where runs.alert_id = ${jobAlerts.id}), confirmed_at),
    ${at.toISOString()}::timestamptz - make_interval(days => ${maxWindowDays})
  ) - make_interval(secs => ${settlingSeconds})`

/** SQL: whether an alert of `job_alerts` is due at an instant. */
export const isDueSql = (at: Date) =>
  sql`confirmed_at is not null and paused_at is null and next_run_at <= ${at.toISOString()}::timestamptz`

/** Alerts that look for the same. */
type DueSearch = AlertSearch & { hash: string; from: Date; alertIds: number[] }

export type MatchedAlerts = {
  /** Ids of all alerts that were due, those with equal criteria beside each other. */
  alertIds: number[]
  /** The new jobs by the hash of the search, those first that a mail lists; undefined for a search that was no alert’s when matching began. */
  jobsOf: (hash: string) => readonly NewJob[] | undefined
}

/** Like the matches of a search: jobs whose titles hold the searched words come first. */
type FoundJobs = { titled: NewJob[]; others: NewJob[] }

/** Matches the new jobs with the searches of all alerts that are due, each search once. */
export const matchDueAlerts = async (db: Database, jobSearch: JobSearch, at: Date): Promise<MatchedAlerts | null> => {
  const searches = await findDueSearches(db, at)
  if (searches.length === 0) return null
  const from = new Date(Math.min(...searches.map((search) => search.from.getTime())))
  const found = new Map<string, FoundJobs>(searches.map(({ hash }) => [hash, { titled: [], others: [] }]))
  const ids = await listNewJobIds(db, from, windowEnd(at))
  for (let start = 0; start < ids.length; start += batchSize)
    await matchJobs(db, jobSearch, ids.slice(start, start + batchSize), searches, found)
  const matches = new Map<string, NewJob[]>()
  for (const search of searches) {
    const { titled, others } = found.get(search.hash) ?? { titled: [], others: [] }
    const order = (jobs: NewJob[]) => (ids.length > batchSize ? sortNewest(jobs, search) : jobs)
    matches.set(search.hash, withoutReposts([...order(titled), ...order(others)]))
  }
  return { alertIds: searches.flatMap(({ alertIds }) => alertIds), jobsOf: (hash) => matches.get(hash) }
}

const findDueSearches = async (db: QueryExecutor, at: Date): Promise<DueSearch[]> => {
  const { rows } = await db.execute(sql`
    with due as (
      select id, criteria_hash, ${windowStartSql(at)} as "from" from ${jobAlerts} where ${isDueSql(at)}
    ), searches as (
      select criteria_hash as hash, min(id) as sample, min("from") as "from", json_agg(id) as ids from due group by criteria_hash)
    select hash, extract(epoch from "from")::float8 * 1000 as "from", ids, criteria, country, language
    from searches join ${jobAlerts} on ${jobAlerts.id} = sample order by hash`)
  return rows.map((row) => ({
    hash: String(row.hash),
    from: new Date(Number(row.from)),
    alertIds: row.ids as number[],
    criteria: row.criteria as AlertSearch['criteria'],
    country: row.country as AlertSearch['country'],
    language: row.language as AlertSearch['language'],
  }))
}

/** Adds to `found` the jobs that each search finds among some. */
const matchJobs = async (
  db: QueryExecutor,
  jobSearch: JobSearch,
  ids: number[],
  searches: readonly DueSearch[],
  found: ReadonlyMap<string, FoundJobs>,
): Promise<void> => {
  const jobs = await readNewJobs(db, ids)
  const newest = Math.max(...[...jobs.values()].map((job) => job.firstSeenAt))
  const concerned = searches.filter(({ from }) => from.getTime() < newest)
  if (concerned.length === 0) return
  const companies = await readCompanyFacts(db, ids)
  const match = await jobSearch.createMatcher(ids.toSorted((one, other) => one - other))
  for (const [position, search] of concerned.entries()) {
    // Requests that this process answers are not to wait for all searches.
    if (position % 200 === 199) await new Promise(setImmediate)
    const resolved = resolveSearch(search)
    if (!resolved) continue
    const { filter, company } = resolved
    const asks = asksForCompany(company)
    const isWanted = (job: NewJob | undefined): job is NewJob =>
      job !== undefined &&
      job.firstSeenAt > search.from.getTime() &&
      (!asks || matchesCompany(company, companies.get(job.id)))
    const { titled, others } = match(filter, search)
    const ofSearch = found.get(search.hash)
    ofSearch?.titled.push(...titled.map((id) => jobs.get(id)).filter(isWanted))
    ofSearch?.others.push(...others.map((id) => jobs.get(id)).filter(isWanted))
  }
}

/** In the order of the search's newest: by day, jobs of the searched country first. */
const sortNewest = (jobs: NewJob[], { criteria, country }: AlertSearch): NewJob[] => {
  const home = resolveSearchCountry(criteria.country, country)
  const abroad = (job: NewJob) => Number(home !== null && job.country !== home)
  const dayOf = (job: NewJob) => (home === null ? 0 : dayNumber(job.rankAt))
  return jobs.toSorted(
    (one, other) =>
      dayOf(other) - dayOf(one) || abroad(one) - abroad(other) || other.rankAt - one.rankAt || other.id - one.id,
  )
}

import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { applicationsOf } from '../applications/has-applied-to.ts'
import { listBlockedCompanyIds } from '../companies/blocked-companies/exclude-blocked.ts'
import { loadJobSummaries } from '../jobs/job-summaries.ts'
import { listNewJobIds, readCompanyFacts, readNewJobs, withoutReposts } from '../jobs/new-jobs.ts'
import { createQueryCache, getJobDataVersion } from '../platform/cache/query-cache.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import type { RequestSession } from '../platform/session/session-store.ts'
import type { JobSearch } from '../search/job-search.ts'
import { type AlertSearch, asksForCompany, matchesCompany, resolveSearch } from './criteria.ts'
import { maxListedJobs } from './match-alerts.ts'

const previewDays = 7
const dayMs = 86_400_000
/** Of more matches, those beyond are counted without looking for reposts among them. */
const maxCompared = 1_000

const cacheNewJobIds = createQueryCache<{ ids: number[] }>({ maxEntries: 1, ttlSeconds: 60 })

const listWeekOfJobs = (db: Database): Promise<{ ids: number[] }> =>
  cacheNewJobIds(db, `new jobs ${getJobDataVersion()}`, async () => {
    const now = new Date()
    return { ids: await listNewJobIds(db, new Date(now.getTime() - previewDays * dayMs), now) }
  })

/** What an alert would have sent in the last week: how many jobs, and those that its mail would list. */
export const previewAlert = async (
  db: Database,
  jobSearch: JobSearch,
  search: AlertSearch,
  session: RequestSession,
) => {
  const resolved = resolveSearch(search)
  if (!resolved) return { total: 0, is_total_approximate: false, items: [], has_open_jobs: false }
  const { filter, company } = resolved
  const { country, language } = search
  const blocked = await listBlockedCompanyIds(db, session)
  const { ids } = await listWeekOfJobs(db)
  const { titled, others } = await jobSearch.matchAmong(filter, { country, language, blocked }, ids)
  let matches = [...titled, ...others]
  if (asksForCompany(company)) {
    const companies = await readCompanyFacts(db, matches)
    matches = matches.filter((id) => matchesCompany(company, companies.get(id)))
  }
  const applied = await listAppliedJobIds(db, session)
  const wanted = matches.filter((id) => !applied.has(id))
  const compared = wanted.slice(0, maxCompared)
  const facts = await readNewJobs(db, compared)
  const jobs = withoutReposts(compared.flatMap((id) => facts.get(id) ?? []))
  const listed = jobs.slice(0, maxListedJobs).map(({ id }) => id)
  const { total: openTotal } =
    matches.length > 0
      ? { total: matches.length }
      : await jobSearch.search(filter, { country, language }, { sort: sortOrder.newest, page: 1, size: 1 })
  return {
    total: jobs.length + wanted.length - compared.length,
    is_total_approximate: wanted.length > compared.length,
    items: await loadJobSummaries(db, listed, { language, seekerId: session.seekerId }),
    has_open_jobs: openTotal > 0,
  }
}

const listAppliedJobIds = async (db: QueryExecutor, session: RequestSession): Promise<ReadonlySet<number>> => {
  if (session.kind === 'guest') return new Set()
  const { rows } = await db.execute(applicationsOf([session.user.id]))
  return new Set(rows.map((row) => Number(row.job_id)))
}

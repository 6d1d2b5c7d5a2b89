import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Pay } from '@jobspan/shared-kit/contracts/jobs/pay'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { applications } from '../applications/tables.ts'
import { companies } from '../companies/tables.ts'
import { findListOption } from '../config/lists/list-option.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jsonRow } from '../platform/database/json-row.ts'
import { createPreparedStatement } from '../platform/database/prepared-statement.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { toPlace } from './job-places.ts'
import { jobs, savedJobs } from './tables.ts'

/** For whom jobs are told: their language, and whose saved jobs and applications are marked (null for nobody's). */
export type Viewer = { language: LanguageKey; seekerId: number | null }

const summaryColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  language: jobs.language,
  places: jobs.places,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  payCurrency: jobs.payCurrency,
  payPeriod: jobs.payPeriod,
  jobTypeId: jobs.jobTypeId,
  xpLvlId: jobs.xpLvlId,
  arrangement: jobs.arrangement,
  postedAt: jobs.postedAt,
  repostedAt: jobs.repostedAt,
  isUrgent: jobs.isUrgent,
  isWeb3: jobs.isWeb3,
  recruiterActivity: jobs.recruiterActivity,
  responseRate: jobs.responseRate,
  externalUrl: jobs.externalUrl,
}

/** What a card needs of a job. */
const summaryRow = jsonRow<SummaryRow['job']>(summaryColumns)
const companyRow = jsonRow<JobSummary['company']>({
  id: companies.id,
  slug: companies.slug,
  name: companies.name,
  logo_url: companies.logoUrl,
  is_verified: companies.isVerified,
})

/** Whether the seeker saved the job; nobody, whose id is null, saved any. */
export const isSavedBy = (seekerId: Placeholder): SQL =>
  sql`exists (select from ${savedJobs} where ${savedJobs.jobId} = ${jobs.id} and ${savedJobs.seekerId} = ${seekerId})`

/** Whether the seeker has an application to the job that was not withdrawn. A member's id is their seeker's; guests have sent none. */
export const isAppliedBy = (seekerId: Placeholder): SQL =>
  sql`exists (select from ${applications} where ${applications.jobId} = ${jobs.id} and ${applications.userId} = ${seekerId}
    and ${applications.withdrawnAt} is null)`

const cardsByIds = createPreparedStatement((db) =>
  db
    .select({
      job: sql<unknown>`${summaryRow.select}`,
      company: sql<JobSummary['company']>`case when ${companies.id} is not null then ${companyRow.select} end`,
      saved: sql<boolean>`${isSavedBy(sql.placeholder('seekerId'))}`,
      applied: sql<boolean>`${isAppliedBy(sql.placeholder('seekerId'))}`,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('job_cards_by_ids'),
)

/** The jobs of these ids as cards, in the order of the ids; ids that do not exist are left out. */
export const loadJobSummaries = async (db: QueryExecutor, ids: number[], reader: Viewer): Promise<JobSummary[]> => {
  if (ids.length === 0) return []
  const rows = await cardsByIds(db).execute({ ids: `{${ids.join(',')}}`, seekerId: reader.seekerId })
  const cards = rows.map(({ job, company, saved, applied }) =>
    toJobSummary({ job: summaryRow.read(job), company, isSaved: saved, isApplied: applied }, reader.language),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type SummaryRow = {
  job: { [Name in keyof typeof summaryColumns]: (typeof jobs.$inferSelect)[Name] }
  company: JobSummary['company']
  isSaved: boolean
  isApplied: boolean
}

export const toJobSummary = ({ job, company, isSaved, isApplied }: SummaryRow, language: LanguageKey): JobSummary => ({
  id: job.id,
  slug: jobSlug(job),
  title: job.title,
  language: job.language,
  company: company && { ...company, slug: jobSlug(company) },
  places: job.places.map((place) => toPlace(place, language)),
  pay: toPay(job),
  job_type: findListOption('job_types', job.jobTypeId, language),
  xp_lvl: findListOption('xp_lvls', job.xpLvlId, language),
  arrangement: job.arrangement,
  posted_at: (job.repostedAt ?? job.postedAt)?.toISOString() ?? null,
  is_reposted: job.repostedAt !== null,
  is_urgent: job.isUrgent,
  is_web3: job.isWeb3,
  recruiter_activity: job.recruiterActivity,
  response_rate: job.responseRate,
  is_external: job.externalUrl !== null,
  is_saved: isSaved,
  is_applied: isApplied,
})

type PayColumns = Pick<SummaryRow['job'], 'payMin' | 'payMax' | 'payCurrency' | 'payPeriod'>

/** The pay of a row of `jobs`; null where it is not told as a whole. */
export const toPay = (job: PayColumns): Pay | null =>
  job.payCurrency !== null && job.payPeriod !== null && (job.payMin !== null || job.payMax !== null)
    ? { min: job.payMin, max: job.payMax, currency: job.payCurrency, period: job.payPeriod }
    : null

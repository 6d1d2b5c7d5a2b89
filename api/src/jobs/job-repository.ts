import type { JobDetail, ScreeningQuestion } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { and, asc, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm'
import { toCompanyDetail } from '../companies/company-repository.ts'
import { companies, recruiters } from '../companies/tables.ts'
import { findListOption } from '../config/lists/list-option.ts'
import { adoptRows } from '../members/adopt-rows.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jsonRow } from '../platform/database/json-row.ts'
import { createPreparedStatement } from '../platform/database/prepared-statement.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { toJobEligibility } from './eligibility.ts'
import { toDetailedPlace } from './job-places.ts'
import { isAppliedBy, isSavedBy, toJobSummary, type Viewer } from './job-summaries.ts'
import { externalClicks, jobs, jobTexts, jobViews, screeningQuestions } from './tables.ts'

const {
  searchVector: _words,
  headVector: _head,
  tags: _tags,
  scopes: _scopes,
  maskedPay: _masked,
  ...shownColumns
} = getTableColumns(jobs)
type ShownJob = { [Name in keyof typeof shownColumns]: (typeof jobs.$inferSelect)[Name] }

const jobRow = jsonRow<ShownJob>(shownColumns)
const textsRow = jsonRow<typeof jobTexts.$inferSelect>(getTableColumns(jobTexts))
const companyRow = jsonRow<typeof companies.$inferSelect>(getTableColumns(companies))

/** Planned once on a connection, where planning would take longer than reading. */
const jobById = createPreparedStatement((db) =>
  db
    .select({
      job: sql<unknown>`${jobRow.select}`,
      saved: sql<boolean>`${isSavedBy(sql.placeholder('seekerId'))}`,
      applied: sql<boolean>`${isAppliedBy(sql.placeholder('seekerId'))}`,
      company: sql<unknown>`case when ${companies.id} is not null then ${companyRow.select} end`,
      texts: sql<unknown>`case when ${jobTexts.jobId} is not null then ${textsRow.select} end`,
      recruiterId: sql<number | null>`(
        select id from ${recruiters} where company_id = ${jobs.companyId} and ${recruiters}.name = ${jobTexts.recruiterName}
          and verified_at is not null and left_at is null)`,
      questions: sql<ScreeningQuestion[] | null>`(
        select json_agg(json_build_object('id', id, 'question', question, 'type', type, 'options', options) order by position)
        from ${screeningQuestions} where job_id = ${jobs.id})`,
    })
    .from(jobs)
    .leftJoin(jobTexts, eq(jobTexts.jobId, jobs.id))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('job_by_id'),
)

/** The job with all that its page shows, in any status; null where there is none. */
export const findJob = async (db: QueryExecutor, id: number, reader: Viewer): Promise<JobDetail | null> => {
  const [row] = await jobById(db).execute({ id, seekerId: reader.seekerId })
  if (!row) return null
  return toJobDetail(
    {
      job: jobRow.read(row.job),
      texts: row.texts === null ? null : textsRow.read(row.texts),
      company: row.company === null ? null : companyRow.read(row.company),
      isSaved: row.saved,
      isApplied: row.applied,
      recruiterId: row.recruiterId,
      questions: row.questions ?? [],
    },
    reader,
  )
}

type DetailRow = {
  job: ShownJob
  texts: typeof jobTexts.$inferSelect | null
  company: typeof companies.$inferSelect | null
  isSaved: boolean
  isApplied: boolean
  recruiterId: number | null
  questions: ScreeningQuestion[]
}

const toJobDetail = (
  { job, texts, company, isSaved, isApplied, recruiterId, questions }: DetailRow,
  { language }: Viewer,
): JobDetail => {
  const companyRef = company && {
    id: company.id,
    slug: company.slug,
    name: company.name,
    logo_url: company.logoUrl,
    is_verified: company.isVerified,
  }
  const [place] = job.places
  return {
    ...toJobSummary({ job, company: companyRef, isSaved, isApplied }, language),
    places: job.places.map((each) => toDetailedPlace(each, language)),
    status: job.status,
    description: texts?.description ?? [],
    responsibilities: texts?.responsibilities ?? [],
    requirements: texts?.requirements ?? [],
    benefits: texts?.benefits ?? [],
    skills: texts?.skills ?? [],
    main_function: findListOption('main_functions', job.mainFunctionId, language),
    job_function: findListOption('job_functions', job.jobFunctionId, language),
    degree: findListOption('degrees', job.degreeId, language),
    // The company's comes in the visitor's language; what a posting says is in its own.
    industry: findListOption('industry_lists', company?.industryId ?? null, language)?.value ?? texts?.industry ?? null,
    full_address: texts?.fullAddress ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    applicant_location: job.applicantKind && { kind: job.applicantKind, countries: job.applicantCountries },
    applicant_areas: texts?.applicantAreas ?? [],
    eligibility: toJobEligibility(
      { eligibleIdentityIds: job.eligibleIdentityIds, text: texts?.eligibility ?? null },
      language,
    ),
    valid_through: job.validThrough?.toISOString() ?? null,
    openings: texts?.openings ?? null,
    recruiter: texts?.recruiterName
      ? { id: recruiterId, name: texts.recruiterName, title: texts.recruiterTitle, avatar_url: null }
      : null,
    company_detail: company && toCompanyDetail(company, language),
    screening_questions: questions,
    external_url: job.externalUrl,
    japan: texts?.japan ?? null,
    updated_at: job.updatedAt.toISOString(),
  }
}

/** Records that the seeker saw the job just now; false where there is no such job. */
export const recordView = async (db: QueryExecutor, seekerId: number, jobId: number, source: string | null) => {
  const written = await db.execute(sql`
    insert into ${jobViews} (seeker_id, job_id, source) select ${seekerId}::int, id, ${source}::text from ${jobs} where id = ${jobId}
    on conflict (seeker_id, job_id) do update set at = now(), source = excluded.source returning job_id`)
  return written.rows.length > 0
}

/**
 * Records that the seeker leaves to apply elsewhere and gives that address; null where the job has none. Throws 40017 where an operator withholds
 * the job: a tab that was open before still has the button.
 */
export const recordExternalClick = async (
  db: QueryExecutor,
  seekerId: number,
  jobId: number,
): Promise<string | null> => {
  const [job] = await db
    .select({ url: jobs.externalUrl, statedStatus: jobs.statedStatus })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  if (!job?.url) return null
  if (job.statedStatus !== null) throw new ApiError('positionClosed')
  await db.insert(externalClicks).values({ seekerId, jobId })
  return job.url
}

/** The open jobs among the ids of one page, and the pages that hold any: each is found by one step along the index. */
export const listForSitemap = async (db: QueryExecutor, page: number, size: number) => {
  const found = await db.execute(sql`
    with recursive found as (
      (select (id - 1) / ${size}::int + 1 as page from ${jobs} where status = 'open' order by id limit 1)
      union all
      select (select (id - 1) / ${size}::int + 1 from ${jobs} where status = 'open' and id > page * ${size}::int order by id limit 1)
      from found where page is not null)
    select page from found where page is not null`)
  const rows = await db
    .select({ id: jobs.id, slug: jobs.slug, language: jobs.language, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(eq(jobs.status, 'open'), gt(jobs.id, (page - 1) * size), lte(jobs.id, page * size)))
    .orderBy(asc(jobs.id))
  return {
    items: rows.map((row) => ({
      slug: jobSlug(row),
      language: row.language,
      updated_at: row.updatedAt.toISOString(),
    })),
    pages: found.rows.map((row) => Number(row.page)),
  }
}

/** SQL: the jobs that the seeker viewed last (`job_id`, `at`). */
export const latestViewedBy = (seekerId: number, count: number): SQL =>
  sql`select job_id, at from ${jobViews} where seeker_id = ${seekerId} order by at desc limit ${count}`

export const adoptJobViews = adoptRows(jobViews.seekerId, jobViews.jobId)

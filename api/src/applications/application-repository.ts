import type {
  ApplicationBody,
  ApplicationState,
  AppliedJob,
  SentProfile,
  SentResume,
} from '@jobspan/shared-kit/contracts/applications/applications'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { SentVideo } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { applicationStateSql, applicationTabSql } from './application-events.ts'
import type { SentCopies } from './copy-sent-files.ts'
import { sentVideoJson } from './sent-parts.ts'
import { applicationResumes, applications, applicationVideos, screeningAnswers } from './tables.ts'

/** An application with where it stands, and the resume and the video that went with it. */
export type Application = Omit<typeof applications.$inferSelect, 'profile'> & {
  state: ApplicationState
  tab: AppliedJob['tab']
  resume: SentResume | null
  video: SentVideo | null
  jobStatus: (typeof jobs.$inferSelect)['status']
  /** The employer that it was sent to; null where the posting named none. */
  company: JobSummary['company']
}

const { profile: _, ...columns } = getTableColumns(applications)
const { filename, kind, size } = getTableColumns(applicationResumes)

const selectApplications = (db: QueryExecutor) =>
  db
    .select({
      ...columns,
      state: sql<ApplicationState>`${applicationStateSql}`,
      tab: applicationTabSql,
      resume: { filename, kind, size },
      video: sql<SentVideo | null>`${sentVideoJson}`,
      jobStatus: jobs.status,
      company: {
        id: companies.id,
        slug: companies.slug,
        name: companies.name,
        logo_url: companies.logoUrl,
        is_verified: companies.isVerified,
      },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.id, applications.employerId))
    .leftJoin(applicationResumes, eq(applicationResumes.applicationId, applications.id))
    .$dynamic()

/** The latest application of a member to a job; null where they never applied. */
export const findApplication = async (
  db: QueryExecutor,
  userId: number,
  jobId: number,
): Promise<Application | null> => {
  const [row] = await selectApplications(db)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)))
    .orderBy(desc(applications.attempt))
    .limit(1)
  return row ?? null
}

/** What applying needs to know of a job; null where there is none. */
export const findJobToApply = async (db: QueryExecutor, jobId: number) => {
  const [row] = await db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      status: jobs.status,
      externalUrl: jobs.externalUrl,
      mainFunctionId: jobs.mainFunctionId,
      companyName: companies.name,
      industryId: companies.industryId,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
  return row ?? null
}

export type AnsweredQuestion = { questionId: number; question: string; answer: string }

type NewApplication = {
  userId: number
  jobId: number
  /** 2 after an application that was withdrawn. */
  attempt: number
  body: ApplicationBody
  profile: SentProfile
  answers: AnsweredQuestion[]
  copies: SentCopies
}

/** Writes the application with all that was sent; null where this member has applied already, a moment ago even. */
export const insertApplication = async (
  db: QueryExecutor,
  { userId, jobId, attempt, body, profile, answers, copies }: NewApplication,
): Promise<{ id: number; appliedAt: Date } | null> => {
  const [application] = await db
    .insert(applications)
    .values({ userId, jobId, attempt, source: body.source, firstMessage: body.first_message || null, profile })
    .onConflictDoNothing()
    .returning({ id: applications.id, appliedAt: applications.appliedAt })
  if (!application) return null
  if (answers.length) {
    await db.insert(screeningAnswers).values(answers.map((answer) => ({ applicationId: application.id, ...answer })))
  }
  const { resume, video } = copies
  if (resume) await db.insert(applicationResumes).values({ applicationId: application.id, ...resume })
  if (video) await db.insert(applicationVideos).values({ applicationId: application.id, ...video })
  return application
}

type ApplicationPage = { page: number; size: number; oldestFirst: boolean }

/** A page of the jobs that the member applied to, each with the latest application, newest first unless `oldestFirst`; and how many there are. */
export const listOwn = async (db: QueryExecutor, userId: number, { page, size, oldestFirst }: ApplicationPage) => {
  const mine = and(
    eq(applications.userId, userId),
    sql`not exists (select from ${applications} as later where later.user_id = ${userId}
      and later.job_id = ${applications.jobId} and later.attempt > ${applications.attempt})`,
  )
  const direction = oldestFirst ? asc : desc
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(applications).where(mine)
  const rows = await selectApplications(db)
    .where(mine)
    .orderBy(direction(applications.appliedAt), direction(applications.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: count?.total ?? 0 }
}

/** Whether an application was withdrawn and may be sent once more. */
export const canReapply = (application: { attempt: number; withdrawnAt: Date | string | null }): boolean =>
  application.withdrawnAt !== null && application.attempt === 1

export const toAppliedJob = ({ company, ...application }: Application, job: JobSummary): AppliedJob => ({
  id: application.id,
  job: { ...job, company: company && { ...company, slug: jobSlug(company) } },
  status: application.state,
  tab: application.tab,
  applied_at: application.appliedAt.toISOString(),
  first_message: application.firstMessage,
  resume: application.resume,
  video: application.video,
  can_reapply: canReapply(application) && application.jobStatus === 'open',
})

/** SQL: the companies that the member applied to. */
export const employersAppliedTo = (userId: number): SQL =>
  sql`select ${applications.employerId} from ${applications} where ${applications.userId} = ${userId}`

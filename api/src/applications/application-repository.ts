import type { ApplicationBody, AppliedJob } from '@jobspan/shared-kit/contracts/applications'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { applications, screeningAnswers } from '../platform/database/schema/applications.ts'
import { companies } from '../platform/database/schema/companies.ts'
import { jobs, screeningQuestions } from '../platform/database/schema/jobs.ts'

export type Application = typeof applications.$inferSelect

const isOf = (userId: number, jobId: number) => and(eq(applications.userId, userId), eq(applications.jobId, jobId))

export const findApplication = async (
  db: QueryExecutor,
  userId: number,
  jobId: number,
): Promise<Application | null> => {
  const [row] = await db.select().from(applications).where(isOf(userId, jobId))
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

export const listQuestions = (db: QueryExecutor, jobId: number) =>
  db.select().from(screeningQuestions).where(eq(screeningQuestions.jobId, jobId)).orderBy(screeningQuestions.position)

export type AnsweredQuestion = { questionId: number; question: string; answer: string }

/** Writes the application with its answers; null where this member has applied already, a moment ago even. */
export const insertApplication = async (
  db: QueryExecutor,
  userId: number,
  jobId: number,
  body: ApplicationBody,
  answers: AnsweredQuestion[],
): Promise<Application | null> => {
  const [application] = await db
    .insert(applications)
    .values({ userId, jobId, source: body.source, firstMessage: body.first_message || null })
    .onConflictDoNothing()
    .returning()
  if (!application) return null
  if (answers.length) {
    await db.insert(screeningAnswers).values(answers.map((answer) => ({ applicationId: application.id, ...answer })))
  }
  return application
}

/** Withdraws; withdrawing again changes nothing. Null where there is no application. */
export const withdraw = async (db: QueryExecutor, userId: number, jobId: number): Promise<Application | null> => {
  const [row] = await db
    .update(applications)
    .set({ status: 'withdrawn', withdrawnAt: sql`coalesce(${applications.withdrawnAt}, now())` })
    .where(isOf(userId, jobId))
    .returning()
  return row ?? null
}

type ApplicationPage = { page: number; size: number; oldestFirst: boolean }

/** A page of the member's applications, newest first unless `oldestFirst`, and how many there are. */
export const listOwn = async (db: QueryExecutor, userId: number, { page, size, oldestFirst }: ApplicationPage) => {
  const mine = eq(applications.userId, userId)
  const direction = oldestFirst ? asc : desc
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(applications).where(mine)
  const rows = await db
    .select()
    .from(applications)
    .where(mine)
    .orderBy(direction(applications.appliedAt), direction(applications.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: count?.total ?? 0 }
}

export const toAppliedJob = (application: Application, job: JobSummary): AppliedJob => ({
  id: application.id,
  job,
  status: application.status,
  applied_at: application.appliedAt.toISOString(),
  first_message: application.firstMessage,
})

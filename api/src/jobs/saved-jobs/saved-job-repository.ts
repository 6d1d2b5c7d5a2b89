import type { JobCopy } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { adoptRows } from '../../members/adopt-rows.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { savedJobs } from '../tables.ts'
import { takeJobCopy } from './job-copy.ts'

type SavedPage = { page: number; size: number; oldestFirst: boolean }

const isRow = (seekerId: number, jobId: number) => and(eq(savedJobs.seekerId, seekerId), eq(savedJobs.jobId, jobId))

export const isSaved = async (db: QueryExecutor, seekerId: number, jobId: number): Promise<boolean> =>
  (await db.select({ jobId: savedJobs.jobId }).from(savedJobs).where(isRow(seekerId, jobId))).length > 0

/** Saves the job with a copy of what it says, if it is not saved yet; false where there is no such job. */
export const insertSavedJob = async (
  db: QueryExecutor,
  seekerId: number,
  jobId: number,
  language: LanguageKey,
): Promise<boolean> => {
  const copy = await takeJobCopy(db, jobId, language)
  if (!copy) return false
  await db
    .insert(savedJobs)
    .values({ seekerId, jobId, copy })
    // What was saved before copies were kept gets one, as a new seeker's would have it.
    .onConflictDoUpdate({
      target: [savedJobs.seekerId, savedJobs.jobId],
      set: { copy: sql`excluded.copy` },
      setWhere: isNull(savedJobs.copy),
    })
  return true
}

export const deleteSavedJob = async (db: QueryExecutor, seekerId: number, jobId: number): Promise<void> => {
  await db.delete(savedJobs).where(isRow(seekerId, jobId))
}

/** The ids of a page of saved jobs, newest saved first unless `oldestFirst`, and how many there are. */
export const listSaved = async (db: QueryExecutor, seekerId: number, { page, size, oldestFirst }: SavedPage) => {
  const mine = eq(savedJobs.seekerId, seekerId)
  const direction = oldestFirst ? asc : desc
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(savedJobs).where(mine)
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(mine)
    .orderBy(direction(savedJobs.at), direction(savedJobs.jobId))
    .limit(size)
    .offset((page - 1) * size)
  return { ids: rows.map((row) => row.jobId), total: count?.total ?? 0 }
}

export const adoptSavedJobs = adoptRows(savedJobs.seekerId, savedJobs.jobId)

/** SQL: the names of companies under which jobs were saved (`job_id`, `name`). */
export const savedCompanyNames = sql`select job_id, copy ->> 'company_name' as name from ${savedJobs}
  where copy is not null`

/** SQL: the jobs that a seeker saved (`job_id`, `at`, `copy`). */
export const savedJobsOf = (seekerId: number): SQL =>
  sql`select job_id, at, copy from ${savedJobs} where seeker_id = ${seekerId}`

/** Which of these jobs a seeker saved, each with the copy that was taken; null for what was saved before copies were kept. */
export const loadSavedCopies = async (
  db: QueryExecutor,
  seekerId: number,
  jobIds: number[],
): Promise<Map<number, JobCopy | null>> => {
  const rows = await db
    .select({ jobId: savedJobs.jobId, copy: savedJobs.copy })
    .from(savedJobs)
    .where(and(eq(savedJobs.seekerId, seekerId), inArray(savedJobs.jobId, jobIds)))
  return new Map(rows.map(({ jobId, copy }) => [jobId, copy]))
}

/** SQL: which of these jobs, an array of ids, the seeker saved (`job_id`). */
export const savedAmong = (seekerId: number, jobIds: SQL): SQL =>
  sql`select job_id from ${savedJobs} where seeker_id = ${seekerId} and job_id = any(${jobIds})`

/** SQL: the jobs that the seeker saved last (`job_id`, `at`). */
export const latestSavedBy = (seekerId: number, count: number): SQL =>
  sql`select job_id, at from ${savedJobs} where seeker_id = ${seekerId} order by at desc limit ${count}`

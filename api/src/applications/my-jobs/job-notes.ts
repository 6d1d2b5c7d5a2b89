import { and, eq, sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import { adoptRows } from '../../members/adopt-rows.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { jobNotes } from '../tables.ts'

/** Writes the seeker's one note about a job; an empty text deletes it. Throws 40004 where there is no such job. */
export const writeJobNote = async (
  db: QueryExecutor,
  seekerId: number,
  jobId: number,
  text: string,
): Promise<string | null> => {
  const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId))
  if (!job) throw new ApiError('notFound')
  if (text === '') {
    await db.delete(jobNotes).where(and(eq(jobNotes.seekerId, seekerId), eq(jobNotes.jobId, jobId)))
    return null
  }
  await db
    .insert(jobNotes)
    .values({ seekerId, jobId, text })
    .onConflictDoUpdate({ target: [jobNotes.seekerId, jobNotes.jobId], set: { text, at: sql`now()` } })
  return text
}

export const adoptJobNotes = adoptRows(jobNotes.seekerId, jobNotes.jobId)

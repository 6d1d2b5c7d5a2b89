import { eq } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { screeningQuestions } from './tables.ts'

/** What an applicant is asked, in the order of the form. */
export const listScreeningQuestions = (db: QueryExecutor, jobId: number) =>
  db.select().from(screeningQuestions).where(eq(screeningQuestions.jobId, jobId)).orderBy(screeningQuestions.position)

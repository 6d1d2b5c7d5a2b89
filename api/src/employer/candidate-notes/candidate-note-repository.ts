import { type CandidateNotes, maxCandidateNotes } from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import { and, count, eq, sql } from 'drizzle-orm'
import { lockApplication } from '../../applications/application-events.ts'
import { findSentApplication } from '../../applications/find-sent-application.ts'
import { recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { isVisibleApplication } from '../applications/visible-jobs.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { candidateNotes, candidateRatings } from '../tables.ts'

/** Throws 40004 where the recruiter sees no such application. */
export const requireApplication = async (db: QueryExecutor, recruiter: ActingRecruiter, id: number): Promise<void> => {
  if (!(await findSentApplication(db, isVisibleApplication(recruiter), { id }))) throw new ApiError('notFound')
}

/** All that was noted about an application, as one recruiter reads it. */
export const loadCandidateNotes = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  id: number,
): Promise<CandidateNotes> => {
  const person = sql`json_build_object('id', ${recruiters.id}, 'name', ${recruiters.name})`
  const { rows } = await db.execute(sql`
    select (select coalesce(json_agg(json_build_object('id', ${candidateNotes.id}, 'recruiter', ${person}, 'text', ${candidateNotes.text},
        'created_at', ${candidateNotes.createdAt}, 'is_own', ${recruiters.id} = ${recruiter.id}) order by ${candidateNotes.id}), '[]')
      from ${candidateNotes} join ${recruiters} on ${recruiters.id} = ${candidateNotes.recruiterId}
      where ${candidateNotes.applicationId} = ${id}) as items,
    (select coalesce(json_agg(json_build_object('recruiter', ${person}, 'rating', ${candidateRatings.rating},
        'is_own', ${recruiters.id} = ${recruiter.id}) order by ${recruiters.name}), '[]')
      from ${candidateRatings} join ${recruiters} on ${recruiters.id} = ${candidateRatings.recruiterId}
      where ${candidateRatings.applicationId} = ${id}) as ratings`)
  const noted = rows[0] as CandidateNotes
  return { ...noted, items: noted.items.map((note) => ({ ...note, created_at: toIsoTimestamp(note.created_at) })) }
}

/**
 * Adds a note, once for each `clientId`, within a transaction. Throws 422 (`text`) where the application has as many as it may; one that was added
 * before is no further one.
 */
export const addNote = async (
  db: QueryExecutor,
  note: { applicationId: number; recruiterId: number; clientId: string; text: string },
): Promise<void> => {
  await lockApplication(db, note.applicationId)
  const added = await db.insert(candidateNotes).values(note).onConflictDoNothing().returning({ id: candidateNotes.id })
  if (added.length === 0) return
  const [counted] = await db
    .select({ count: count() })
    .from(candidateNotes)
    .where(eq(candidateNotes.applicationId, note.applicationId))
  if (counted && counted.count > maxCandidateNotes)
    throw new ApiError('validationFailed', { status: 422, fields: { text: ['too_many_notes'] } })
}

/** Deletes a recruiter's own note. Throws 40004 where there is none. */
export const deleteNote = async (
  db: QueryExecutor,
  { id, applicationId, recruiterId }: { id: number; applicationId: number; recruiterId: number },
): Promise<void> => {
  const deleted = await db
    .delete(candidateNotes)
    .where(
      and(
        eq(candidateNotes.id, id),
        eq(candidateNotes.applicationId, applicationId),
        eq(candidateNotes.recruiterId, recruiterId),
      ),
    )
    .returning({ id: candidateNotes.id })
  if (deleted.length === 0) throw new ApiError('notFound')
}

/** Sets a recruiter's own rating; null takes it back. */
export const setRating = async (
  db: QueryExecutor,
  { rating, ...about }: { applicationId: number; recruiterId: number; rating: number | null },
): Promise<void> => {
  if (rating === null)
    await db
      .delete(candidateRatings)
      .where(
        and(
          eq(candidateRatings.applicationId, about.applicationId),
          eq(candidateRatings.recruiterId, about.recruiterId),
        ),
      )
  else
    await db
      .insert(candidateRatings)
      .values({ ...about, rating })
      .onConflictDoUpdate({ target: [candidateRatings.applicationId, candidateRatings.recruiterId], set: { rating } })
}

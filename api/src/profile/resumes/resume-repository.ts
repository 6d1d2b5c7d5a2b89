import { type Resume, type ResumeKind, resumeLimits } from '@jobspan/shared-kit/contracts/profile/resumes'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { resumeAttached } from '../events.ts'
import { resumes } from '../tables/resumes.ts'

/** A member's attached resumes, the newest first. */
export const listResumesOf = async (db: QueryExecutor, userId: number): Promise<Resume[]> => {
  const rows = await db.select().from(resumes).where(eq(resumes.userId, userId)).orderBy(desc(resumes.id))
  return rows.map(({ id, filename, kind, size, isDefault, uploadedAt }) => ({
    id,
    filename,
    kind,
    size,
    uploaded_at: uploadedAt.toISOString(),
    is_default: isDefault,
  }))
}

const isOf = (userId: number, id: number) => and(eq(resumes.userId, userId), eq(resumes.id, id))

type ResumeFacts = { filename: string; kind: ResumeKind; size: number; fileKey: string }

/** Attaches a resume. Throws 41170 where there are three, also when four arrive at once. Run it in a transaction. */
export const addResume = async (db: QueryExecutor, userId: number, facts: ResumeFacts): Promise<void> => {
  await lockMember(db, userId)
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(resumes).where(eq(resumes.userId, userId))
  if ((found?.count ?? 0) >= resumeLimits.maxCount) throw new ApiError('resumeLimit')
  await db.insert(resumes).values({ userId, ...facts })
  await publishEvent(db, resumeAttached, { memberId: userId })
}

/** Throws 40004 where the resume is not this member's. */
export const findResume = async (db: QueryExecutor, userId: number, id: number): Promise<ResumeFacts> => {
  const [found] = await db.select().from(resumes).where(isOf(userId, id))
  if (!found) throw new ApiError('notFound')
  return found
}

/** Throws 40004 as {@link findResume}. */
export const nameResume = async (db: QueryExecutor, userId: number, id: number, filename: string): Promise<void> => {
  const named = await db.update(resumes).set({ filename }).where(isOf(userId, id)).returning({ id: resumes.id })
  if (named.length === 0) throw new ApiError('notFound')
}

/** Chooses a resume beforehand, or no longer. Throws 40004 as {@link findResume}. Run it in a transaction. */
export const setDefaultResumeOf = async (
  db: QueryExecutor,
  userId: number,
  id: number,
  isDefault: boolean,
): Promise<void> => {
  await lockMember(db, userId)
  await findResume(db, userId, id)
  if (isDefault) await db.update(resumes).set({ isDefault: false }).where(eq(resumes.userId, userId))
  await db.update(resumes).set({ isDefault }).where(isOf(userId, id))
}

/** Deletes a resume; a trigger notes its file for removal. Throws 40004 as {@link findResume}. */
export const deleteResumeOf = async (db: QueryExecutor, userId: number, id: number): Promise<void> => {
  const deleted = await db.delete(resumes).where(isOf(userId, id)).returning({ id: resumes.id })
  if (deleted.length === 0) throw new ApiError('notFound')
}

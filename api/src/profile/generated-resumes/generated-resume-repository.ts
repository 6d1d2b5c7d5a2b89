import { maxGeneratedResumes } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { GeneratedResume, GeneratedResumeBody } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertRecordVersion } from '../record-version.ts'
import { generatedResumes as table } from '../tables/resumes.ts'

const toItem = ({ userId: _user, updatedAt, showsPhoto, ...row }: typeof table.$inferSelect): GeneratedResume => ({
  ...row,
  shows_photo: showsPhoto,
  updated_at: updatedAt.toISOString(),
})

/** A member's generated resumes, the newest first. */
export const listGeneratedResumesOf = async (db: QueryExecutor, userId: number): Promise<GeneratedResume[]> =>
  (await db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.id))).map(toItem)

const isOf = (userId: number, id: number) => and(eq(table.userId, userId), eq(table.id, id))

/** Throws 40004 where the resume is not this member's. */
export const findGeneratedResume = async (db: QueryExecutor, userId: number, id: number): Promise<GeneratedResume> => {
  const [found] = await db.select().from(table).where(isOf(userId, id))
  if (!found) throw new ApiError('notFound')
  return toItem(found)
}

/** Throws 41254 where there are five, also when six arrive at once. Run it in a transaction. */
export const addGeneratedResume = async (
  db: QueryExecutor,
  userId: number,
  { shows_photo: showsPhoto, ...body }: GeneratedResumeBody,
): Promise<void> => {
  await lockMember(db, userId)
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(table).where(eq(table.userId, userId))
  if ((found?.count ?? 0) >= maxGeneratedResumes) throw new ApiError('generatedResumeLimit')
  await db.insert(table).values({ userId, showsPhoto, ...body })
}

/** Throws 40004 as {@link findGeneratedResume}, and 40026 for a stale version. Run it in a transaction. */
export const changeGeneratedResume = async (
  db: QueryExecutor,
  userId: number,
  id: number,
  { version, shows_photo: showsPhoto, ...body }: GeneratedResumeBody & { version?: number | undefined },
): Promise<void> => {
  await lockMember(db, userId)
  assertRecordVersion(await findGeneratedResume(db, userId, id), version)
  await db
    .update(table)
    .set({ ...body, showsPhoto, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
    .where(isOf(userId, id))
}

/** Throws 40004 as {@link findGeneratedResume}. */
export const removeGeneratedResume = async (db: QueryExecutor, userId: number, id: number): Promise<void> => {
  const removed = await db.delete(table).where(isOf(userId, id)).returning({ id: table.id })
  if (removed.length === 0) throw new ApiError('notFound')
}

import { type AvatarSide, avatarLimits, avatarPath } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { avatarFiles } from '../tables/visibility.ts'

type AvatarFile = { side: AvatarSide; fileKey: string }

const addressOf = (token: string): string =>
  avatarPath.replace(':token', token).replace(':side', String(avatarLimits.sides[0]))

/**
 * Sets a member's avatar, or takes it away where there are no files. A trigger notes the files of the former one for removal. Run it in a
 * transaction.
 */
export const setAvatar = async (
  db: QueryExecutor,
  userId: number,
  avatar: { token: string; files: AvatarFile[]; generatedBy: string | null } | null,
): Promise<Member> => {
  await lockMember(db, userId)
  await db.delete(avatarFiles).where(eq(avatarFiles.userId, userId))
  if (avatar) {
    const { token, files, generatedBy } = avatar
    await db.insert(avatarFiles).values(files.map((file) => ({ token, userId, generatedBy, ...file })))
  }
  const [user] = await db
    .update(users)
    .set({ avatar: avatar && addressOf(avatar.token), updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning()
  if (!user) throw new ApiError('notFound')
  return user
}

/** Whether a member's avatar was generated: then it shows nobody. */
export const isAvatarGenerated = (userId: SQL | number): SQL => sql`
  exists (select 1 from ${avatarFiles} where user_id = ${userId} and generated_by is not null)`

/** The key of an avatar's file in the store. Throws 40004 where there is no such avatar any more. */
export const findAvatarFile = async (db: QueryExecutor, token: string, side: number): Promise<string> => {
  const [found] = await db
    .select({ fileKey: avatarFiles.fileKey })
    .from(avatarFiles)
    .where(and(eq(avatarFiles.token, token), eq(avatarFiles.side, side)))
  if (!found) throw new ApiError('notFound')
  return found.fileKey
}

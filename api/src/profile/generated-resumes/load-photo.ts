import { avatarLimits } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import { avatarFiles } from '../tables/visibility.ts'

/**
 * A member's photo as a JPEG, which documents hold; undefined where there is none, or its file is gone. An avatar that was
 * generated is none: it shows nobody.
 */
export const loadPhoto = async (
  app: FastifyInstance,
  pictures: PictureMaker,
  { memberId, signal }: { memberId: number; signal?: AbortSignal | undefined },
): Promise<Buffer | undefined> => {
  const [found] = await app.connection.db
    .select({ fileKey: avatarFiles.fileKey })
    .from(avatarFiles)
    .where(
      and(
        eq(avatarFiles.userId, memberId),
        eq(avatarFiles.side, avatarLimits.sides[0]),
        isNull(avatarFiles.generatedBy),
      ),
    )
  const file = found && (await app.fileStore.read(found.fileKey))
  if (!file) return undefined
  const stored = Buffer.concat(await file.toArray())
  // A picture of our own, of one size: it takes no place of its member.
  return pictures.photo(stored, { signal })
}

import { avatarLimits } from '@jobspan/shared-kit/contracts/profile-constants'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { avatarFiles } from '../../platform/database/schema/profile.ts'

/**
 * A member's photo as a JPEG, which documents hold; undefined where there is none, or its file is gone. An avatar that was
 * generated is none: it shows nobody.
 */
export const loadPhoto = async (app: FastifyInstance, userId: number): Promise<Buffer | undefined> => {
  const [found] = await app.connection.db
    .select({ fileKey: avatarFiles.fileKey })
    .from(avatarFiles)
    .where(
      and(eq(avatarFiles.userId, userId), eq(avatarFiles.side, avatarLimits.sides[0]), isNull(avatarFiles.generatedBy)),
    )
  const file = found && (await app.fileStore.read(found.fileKey))
  if (!file) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk as Buffer)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.concat(chunks)).resize(photoSide).jpeg({ quality: 85 }).toBuffer()
}

/** Pixels: 300 to the inch at 3 cm. */
const photoSide = 360

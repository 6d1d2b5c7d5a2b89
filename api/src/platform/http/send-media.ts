import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { parseByteRange } from './byte-range.ts'

type Media = {
  fileKey: string
  mediaType: 'video/mp4' | 'image/webp'
  /** In bytes; null where it is not known, and ranges are not answered. */
  size: number | null
  /** Under which name a browser saves it. */
  filename: string
}

/** A key names one file for ever, and nobody learns it from its hash. */
const entityTagOf = (fileKey: string): string =>
  `"${createHash('sha256').update(fileKey).digest('base64url').slice(0, 22)}"`

/**
 * Answers a picture or film for a page to show: as a whole, the part that `Range` names, or that it has not changed (RFC 9110 13 and 14). The
 * store is read no further than the visitor does. Throws 40004 where the store does not have it, and logs that.
 */
export const sendMedia = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { fileKey, mediaType, size, filename }: Media,
): Promise<FastifyReply> => {
  const entityTag = entityTagOf(fileKey)
  reply
    .header('etag', entityTag)
    // Kept by this browser alone, and asked for again each time: the next visitor may be another member.
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', `inline; filename="${filename}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
  if (size !== null) reply.header('accept-ranges', 'bytes')
  if (request.headers['if-none-match'] === entityTag) return reply.code(304).send()
  const condition = request.headers['if-range']
  const isRangeWanted = size !== null && (condition === undefined || condition === entityTag)
  const range = isRangeWanted ? parseByteRange(request.headers.range, size) : undefined
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  const file = await app.fileStore.read(fileKey, range)
  if (!file) {
    request.log.error('a picture or film has no file')
    throw new ApiError('notFound')
  }
  reply.type(mediaType)
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    reply.header('content-length', range.end - range.start + 1)
  } else if (size !== null) reply.header('content-length', size)
  return reply.send(file)
}

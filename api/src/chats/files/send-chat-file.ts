import { chatFileMediaTypes } from '@jobspan/shared-kit/contracts/chats/chat-files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import type { chatFiles } from '../tables/exchanges.ts'

type StoredFile = Pick<typeof chatFiles.$inferSelect, 'name' | 'kind' | 'size' | 'fileKey'>

/** Answers a file of a chat: pictures to be shown, documents as attachments. Throws 40004 where the store does not have it, and logs that. */
export const sendChatFile = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, kind, size, fileKey }: StoredFile,
): Promise<FastifyReply> => {
  const file = await app.fileStore.read(fileKey)
  if (!file) {
    request.log.error('a message has no file')
    throw new ApiError('notFound')
  }
  const mediaType = chatFileMediaTypes[kind]
  if (!mediaType.startsWith('image/')) reply.header('content-disposition', contentDisposition(name, `file.${kind}`))
  return (
    reply
      .type(mediaType)
      .header('content-length', size)
      .header('cache-control', 'private, no-store')
      // What a stranger sent in runs nowhere, should a browser show it after all.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(file)
  )
}

import { type ResumeKind, resumeMediaTypes } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'

type StoredResume = { filename: string; kind: ResumeKind; size: number; fileKey: string }

/** Answers the file of a resume as an attachment. Throws 40004 where the store does not have it, and logs that. */
export const sendResumeFile = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { filename, kind, size, fileKey }: StoredResume,
): Promise<FastifyReply> => {
  const file = await app.fileStore.read(fileKey)
  if (!file) {
    request.log.error('a resume has no file')
    throw new ApiError('notFound')
  }
  return (
    reply
      .type(resumeMediaTypes[kind])
      .header('content-length', size)
      .header('content-disposition', contentDisposition(`${filename}.${kind}`, `resume.${kind}`))
      .header('cache-control', 'no-store')
      // What a stranger sent in runs nowhere, should a browser show it after all.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(file)
  )
}

import { readCompanyPicture } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { findPictureFile } from './company-files.ts'

/** Pictures and marks of companies. The answer is the picture, not the envelope, so it is a plain route. */
export const registerPictureRoute = (app: FastifyInstance): void => {
  app.get(
    readCompanyPicture.path,
    { config: { rateLimit: rateLimit(app.settings, 'GET', 600) } },
    async (request, reply) => {
      const params = readCompanyPicture.params.safeParse(request.params)
      if (!params.success) throw new ApiError('notFound')
      const url = readCompanyPicture.path.replace(':token', params.data.token)
      const file = await app.fileStore.read(await findPictureFile(app.connection.db, url))
      if (!file) {
        request.log.error('a picture of a company has no file')
        throw new ApiError('notFound')
      }
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .send(file)
    },
  )
  app.operations.push(readCompanyPicture)
}

import { readCompanyPicture } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { findPictureFile } from './company-files.ts'

/** Pictures and marks of companies. */
export const registerPictureRoute = (app: FastifyInstance): void =>
  registerFileEndpoint(
    app,
    readCompanyPicture,
    'public',
    async ({ params, log, reply }) => {
      const url = readCompanyPicture.path.replace(':token', params.token)
      const file = await app.fileStore.read(await findPictureFile(app.connection.db, url))
      if (!file) {
        log.error('a picture of a company has no file')
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
    { perMinute: 600 },
  )

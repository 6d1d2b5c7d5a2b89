import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

/** Reads bodies that an HTML form sends, within a scope; the rest of the API takes JSON only. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

const maxMultipartBytes = 10_000

/** Reads the fields of small multipart bodies, within a scope. */
export const acceptMultipartFields = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: maxMultipartBytes },
    async (request: { headers: { 'content-type'?: string } }, body: string | Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const form = await new Response(String(body), { headers }).formData().catch(() => {
        throw new ApiError('validationFailed')
      })
      return Object.fromEntries(form)
    },
  )
}

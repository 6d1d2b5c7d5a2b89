import type { FastifyInstance } from 'fastify'

/** Reads bodies that an HTML form sends, within a scope; the rest of the API takes JSON only. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

import { countryKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import { getCountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from '../platform/http/accepted-encoding.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { RegistryError } from '../platform/http/registry-error.ts'

/** Answered from memory; a fleet of shells behind one address asks for every visitor at worst. */
const perMinute = 100_000

/** `GET /v1/countries/:country/document`: the signed answer for a country. Needs no caller: it holds nothing secret. */
export const registerDocumentRoutes = (app: FastifyInstance): void => {
  const { documents, settings, operations } = app.registry
  operations.push(getCountryDocument)
  app.get<{ Params: { country: string } }>(
    getCountryDocument.path,
    { config: { rateLimit: rateLimit(settings, 'GET', perMinute) } },
    async (request, reply) => {
      const country = countryKey.safeParse(request.params.country)
      const document = country.success ? documents.get(country.data) : undefined
      if (!document) throw new RegistryError(404, `There is no country ${request.params.country}.`)
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      const form = isReferencing(request.headers.accept) ? document.referencing : document.representations
      const { body, etag } = form[encoding?.name ?? 'identity']
      if (encoding) reply.header('content-encoding', encoding.name)
      reply
        .header('etag', etag)
        .header('vary', 'Accept, Accept-Encoding')
        // A shell may go on with what it has for a day while the registry is down (RFC 5861).
        .header('cache-control', 'no-cache, stale-if-error=86400')
        .type('application/jose')
      if (!matches(request.headers['if-none-match'], etag)) return body
      return reply.removeHeader('content-encoding').code(304).send()
    },
  )
}

/** Only who says so by the parameter: a reader from before would refuse what it does not know. */
const isReferencing = (accept: string | undefined): boolean => accept?.includes(';releases=by-hash') === true

/** RFC 9110, 13.1.2: any of a list, or `*`; compared weakly. */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag))

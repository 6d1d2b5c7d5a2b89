import type { PathItem } from '@jobspan/kit-server'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { acceptForms, acceptMultipartFields } from './accept-forms.ts'
import { rateLimit } from './rate-limit.ts'

/** Mail programs unsubscribe for all their readers from a few addresses. */
const perMinute = 600

type OneClick = {
  path: string
  operationId: string
  /** Of OpenAPI. */
  tag: string
  summary: string
  /** Ends what the token of the mail's `List-Unsubscribe` header names. */
  unsubscribe: (token: string) => Promise<void>
}

/** Unsubscribing by a mail program (RFC 8058, section 3.2): a form with neither cookie nor header, and no redirect in answer. */
export const registerOneClick = (app: FastifyInstance, { path, unsubscribe, ...words }: OneClick): void => {
  app.otherPaths[path] = describe(words)
  app.register(async (scope) => {
    acceptForms(scope)
    // What RFC 8058 recommends.
    acceptMultipartFields(scope)
    scope.post<{ Querystring: { token?: string }; Body?: Record<string, string> }>(
      path,
      { config: { allowsCrossSiteForms: true, rateLimit: rateLimit(scope.settings, 'POST', perMinute) } },
      async (request, reply) => {
        if (request.body?.['List-Unsubscribe'] !== 'One-Click') throw new ApiError('validationFailed')
        await unsubscribe(String(request.query.token ?? ''))
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
      },
    )
    scope.get(path, (_, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(''),
    )
  })
}

/** The headers by which mail programs offer it. */
export const oneClickHeaders = (origin: URL, path: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${new URL(`${path}?token=${token}`, origin).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const form = {
  type: 'object',
  required: ['List-Unsubscribe'],
  properties: { 'List-Unsubscribe': { type: 'string', enum: ['One-Click'] } },
} as const

const describe = ({ tag, ...words }: Pick<OneClick, 'operationId' | 'summary' | 'tag'>): PathItem => ({
  post: {
    ...words,
    tags: [tag],
    parameters: [
      {
        name: 'token',
        in: 'query',
        required: true,
        description: 'Of the mail’s List-Unsubscribe header',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: form }, 'application/x-www-form-urlencoded': { schema: form } },
    },
    responses: {
      200: { description: 'Nothing more is sent' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Error' },
    },
  },
})

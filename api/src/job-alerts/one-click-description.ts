import type { PathItem } from '@jobspan/shared-kit/server'

const form = {
  type: 'object',
  required: ['List-Unsubscribe'],
  properties: { 'List-Unsubscribe': { type: 'string', enum: ['One-Click'] } },
} as const

/** What OpenAPI says of the path that mail programs unsubscribe by. */
export const oneClickDescription: PathItem = {
  post: {
    operationId: 'unsubscribeByOneClick',
    tags: ['job'],
    summary: 'Ends a job alert by one click of a mail program (RFC 8058)',
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
      200: { description: 'The alert sends nothing more' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Error' },
    },
  },
}

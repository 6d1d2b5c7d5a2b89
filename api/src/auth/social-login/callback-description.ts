import type { PathItem } from '@jobspan/kit-server'
import { socialProviders } from '@jobspan/shared-kit/contracts/auth/sign-in'

const callbackParameter = (name: string, description: string) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
})

/** What OpenAPI says of the path to which a provider sends the browser back. */
export const callbackDescription: PathItem = {
  parameters: [
    { name: 'provider', in: 'path', required: true, schema: { type: 'string', enum: [...socialProviders] } },
  ],
  get: {
    operationId: 'finishSocialLogin',
    tags: ['auth'],
    summary: 'Where a provider sends the browser back to; signs in, and leads on',
    parameters: [
      callbackParameter('code', 'Of the provider, worth one sign-in'),
      callbackParameter('state', 'As the login began with it'),
      callbackParameter('error', 'Of the provider, where it refused'),
    ],
    responses: {
      302: {
        description: 'To the page that goes on; where it failed, with the reason in its address',
        headers: { Location: { schema: { type: 'string' } } },
      },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Error' },
    },
  },
  post: {
    operationId: 'forwardSocialLoginForm',
    tags: ['auth'],
    summary: 'The same for Apple, which answers by a form: leads to the GET',
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': { schema: { type: 'object', additionalProperties: { type: 'string' } } },
      },
    },
    responses: {
      303: { description: 'To the GET of the same path', headers: { Location: { schema: { type: 'string' } } } },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Error' },
    },
  },
}

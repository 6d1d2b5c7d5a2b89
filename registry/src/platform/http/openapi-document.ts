import { describeOperations } from '@jobspan/kit-server'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'

/** The OpenAPI document of the registry. */
export const createOpenApiDocument = (operations: readonly Endpoint[], brandName: string) =>
  describeOperations(operations, {
    title: `${brandName} registry`,
    description:
      'Which release of which remote runs in which country. Every answer is `{ code, message, data }`; code 0 is success. Errors may add `errors`. People sign in and send the header `X-Requested-With: jobspan` with changes; pipelines and shells send `Authorization: Bearer <token>`.',
    security: {
      session: { scheme: { type: 'apiKey', in: 'cookie', name: 'registry_session' }, opens: ['member'] },
      token: { scheme: { type: 'http', scheme: 'bearer' }, opens: ['member'] },
    },
    changeHeaders: [
      {
        name: 'X-Requested-With',
        description: 'Asked for where no token is sent: shows that no page of another site sends this. Without it 403',
        schema: { type: 'string', const: 'jobspan' },
      },
    ],
    errorCode: 'The HTTP status',
    errorMessage: 'One English sentence that says what to do next',
  })

import type { Endpoint } from '@jobspan/shared-kit/contracts/endpoint'
import { describeOperations } from '@jobspan/shared-kit/server'

/** The OpenAPI document of the marketplace. */
export const describeApi = (operations: readonly Endpoint[], brandName: string) =>
  describeOperations(operations, {
    title: `${brandName} API`,
    description:
      'Every answer is `{ code, message, data }`; code 0 is success. Errors add `errors`. Changes need the header `X-Requested-With: jobspan`.',
    security: { session: { type: 'apiKey', in: 'cookie', name: 'sessionid' } },
    headers: [
      { name: 'Language-Id', description: 'Language of texts', schema: { type: 'integer' } },
      { name: 'Country-Id', description: 'Country of the visitor', schema: { type: 'integer' } },
    ],
    errorCode: 'Code of the error catalogue',
    errorMessage: 'In the language of `Language-Id`',
  })

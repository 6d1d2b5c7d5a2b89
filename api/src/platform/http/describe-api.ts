import { describeOperations, type PathItem } from '@jobspan/kit-server'
import type { ServedEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { countries, languages } from '@jobspan/shared-kit/contracts/platform/locales'

/** Read from every call (docs/product-rules.md#request-headers). */
const contextHeaders = [
  { name: 'Role-Id', description: 'Who calls: 1 is a job seeker', schema: { type: 'integer', const: 1 } },
  {
    name: 'Country-Id',
    description: 'Country of the visitor',
    schema: { type: 'integer', enum: countries.map(({ id }) => id) },
  },
  {
    name: 'Language-Id',
    description: 'Language of texts',
    schema: { type: 'integer', enum: languages.map(({ id }) => id) },
  },
  { name: 'device_uuid', description: 'The id that this browser made for itself', schema: { type: 'string' } },
  { name: 'device', description: 'Kind of the device, such as `web` or `mobile_web`', schema: { type: 'string' } },
]

const changeHeaders = [
  {
    name: 'X-Requested-With',
    required: true,
    description: 'Shows that no page of another site sends this: such a page cannot set it. Without it 403',
    schema: { type: 'string', const: 'jobspan' },
  },
]

/** The OpenAPI document of the marketplace. `otherPaths` are those that areas serve without a contract. */
export const describeApi = (
  operations: readonly ServedEndpoint[],
  otherPaths: Record<string, PathItem>,
  brandName: string,
) =>
  describeOperations(operations, {
    title: `${brandName} API`,
    description:
      'Every answer is `{ code, message, data }`; code 0 is success. Errors add `errors`. Changes need the header `X-Requested-With: jobspan`.',
    security: {
      session: { scheme: { type: 'apiKey', in: 'cookie', name: 'sessionid' }, opens: ['session', 'member'] },
      employer: {
        scheme: {
          type: 'http',
          scheme: 'basic',
          description:
            'Servers of employers: the user name is the client id of an organisation, the password its secret',
        },
        opens: ['employer'],
      },
      operator: {
        scheme: {
          type: 'http',
          scheme: 'basic',
          description:
            'People who run the marketplace, from inside: the user name is that of an operator, the password their key. Public addresses answer 404',
        },
        opens: ['operator'],
      },
      console: {
        scheme: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The same, from the console of the registry, which signs a token for each call',
        },
        opens: ['operator'],
      },
      messaging: { scheme: { type: 'apiKey', in: 'cookie', name: 'im_auth_sid' }, opens: [] },
    },
    headers: contextHeaders,
    changeHeaders,
    otherPaths,
    errorCode: 'Code of the error catalogue',
    errorMessage: 'In the language of `Language-Id`',
  })

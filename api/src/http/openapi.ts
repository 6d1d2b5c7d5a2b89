import type { Endpoint } from '@jobspan/shared-kit/contracts/endpoint'
import { z } from 'zod/mini'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

/** The OpenAPI 3.1 document of all operations, written from the contracts that the server validates with. */
export const describeApi = (operations: Endpoint[], brandName: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${brandName} API`,
    version: '1.0.0',
    description:
      'Every answer is `{ code, message, data }`; code 0 is success. Errors add `errors`. Changes need the header `X-Requested-With: jobspan`.',
  },
  tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
  paths: operations.reduce<Record<string, Record<string, unknown>>>((paths, operation) => {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operation) }
    return paths
  }, {}),
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sessionid' } },
    schemas: { Error: errorSchema },
  },
})

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', description: 'Code of the error catalogue' },
    message: { type: 'string', description: 'In the language of `Language-Id`' },
    data: { type: 'null' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

const commonHeaders = [
  { name: 'Language-Id', description: 'Language of texts', schema: { type: 'integer' } },
  { name: 'Country-Id', description: 'Country of the visitor', schema: { type: 'integer' } },
].map((header) => ({ ...header, in: 'header', required: false }))

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating the call with the same key and body answers the first result',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const tagOf = (operation: Endpoint) => operation.path.split('/')[2] ?? 'api'

const describeOperation = (operation: Endpoint) => {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(operation.method)
  return {
    tags: [tagOf(operation)],
    summary: operation.summary,
    operationId: `${operation.method.toLowerCase()}${operation.path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`,
    description: `Access: ${operation.access}`,
    ...(operation.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...describeParameters(operation.params, 'path'),
      ...describeParameters(operation.query, 'query'),
      ...commonHeaders,
      ...(operation.idempotent ? [idempotencyHeader] : []),
    ],
    ...(hasBody
      ? { requestBody: { content: { 'application/json': { schema: toJsonSchema(operation.body, 'input') } } } }
      : {}),
    responses: {
      200: { description: 'Success', content: describeAnswer(toJsonSchema(operation.data, 'output')) },
      default: {
        description: 'An error of the catalogue',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const describeParameters = (schema: z.core.$ZodType, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** A file comes as it is, everything else in the envelope. */
const describeAnswer = (data: JsonSchema) =>
  typeof data.contentMediaType === 'string'
    ? { [data.contentMediaType]: { schema: data } }
    : { 'application/json': { schema: envelopeOf(data) } }

const envelopeOf = (data: JsonSchema) => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { const: 0 }, message: { type: 'string' }, data },
})

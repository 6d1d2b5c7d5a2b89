import { z } from 'zod/mini'
import type { Endpoint } from '../../contracts/endpoint.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

/** What a service says of itself beside its operations. */
export type ServiceDescription = {
  title: string
  description: string
  /** Ways to say who one is, by name (OpenAPI security schemes); any of them opens what is not public. */
  security: Record<string, object>
  /** Headers that every operation reads. */
  headers?: { name: string; description: string; schema: object }[]
  /** What `code` and `message` of an error mean here. */
  errorCode: string
  errorMessage: string
}

/** The OpenAPI 3.1 document of all operations, written from the contracts that the server validates with. */
export const describeOperations = (operations: readonly Endpoint[], service: ServiceDescription) => ({
  openapi: '3.1.0',
  info: { title: service.title, version: '1.0.0', description: service.description },
  tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
  paths: operations.reduce<Record<string, Record<string, unknown>>>((paths, operation) => {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operation, service) }
    return paths
  }, {}),
  components: {
    securitySchemes: service.security,
    schemas: { Error: errorSchema(service) },
  },
})

const errorSchema = (service: ServiceDescription) => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', description: service.errorCode },
    message: { type: 'string', description: service.errorMessage },
    data: { type: 'null' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
})

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating the call with the same key and body answers the first result',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const tagOf = (operation: Endpoint) => operation.path.split('/')[2] ?? 'api'

const describeOperation = (operation: Endpoint, service: ServiceDescription) => {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(operation.method)
  return {
    tags: [tagOf(operation)],
    summary: operation.summary,
    operationId: `${operation.method.toLowerCase()}${operation.path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`,
    description: `Access: ${operation.access}`,
    ...(operation.access === 'public'
      ? {}
      : { security: Object.keys(service.security).map((name) => ({ [name]: [] })) }),
    parameters: [
      ...describeParameters(operation.params, 'path'),
      ...describeParameters(operation.query, 'query'),
      ...(service.headers ?? []).map((header) => ({ ...header, in: 'header', required: false })),
      ...(operation.idempotent ? [idempotencyHeader] : []),
    ],
    ...(hasBody ? { requestBody: { content: describeBody(operation) } } : {}),
    responses: {
      200: { description: 'Success', content: describeAnswer(toJsonSchema(operation.data, 'output')) },
      default: {
        description: 'An error',
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

const describeBody = ({ filePart, body }: Endpoint) => {
  if (filePart !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const form = { type: 'object', required: [filePart], properties: { [filePart]: file } }
    return { 'multipart/form-data': { schema: form } }
  }
  const schema = toJsonSchema(body, 'input')
  return { [mediaTypesOf(schema)[0] ?? 'application/json']: { schema } }
}

/** A file comes as it is, everything else in the envelope. */
const describeAnswer = (data: JsonSchema) => {
  const types = mediaTypesOf(data)
  if (types.length === 0) return { 'application/json': { schema: envelopeOf(data) } }
  return Object.fromEntries(types.map((type) => [type, { schema: data }]))
}

/** Of a file; it may be of one type or of several. */
const mediaTypesOf = ({ contentMediaType, anyOf }: JsonSchema): string[] => {
  const each = Array.isArray(anyOf) ? anyOf.map((one: JsonSchema) => one.contentMediaType) : [contentMediaType]
  return each.filter((type) => typeof type === 'string')
}

const envelopeOf = (data: JsonSchema) => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { const: 0 }, message: { type: 'string' }, data },
})

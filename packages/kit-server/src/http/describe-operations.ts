import type { ServedEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { z } from 'zod/mini'
import { refuseUnknownFields } from './refuse-unknown-fields.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

type Header = { name: string; description: string; required?: boolean; schema: object }

const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: dropUnknownChoices })
  return rest as JsonSchema
}

/** What is read from a text has no schema of its own as output; beside other choices it would say that anything goes. */
const dropUnknownChoices = ({ jsonSchema }: { jsonSchema: { anyOf?: object[] } }): void => {
  if (!jsonSchema.anyOf) return
  const choices = jsonSchema.anyOf.filter((choice) => Object.keys(choice).length > 0)
  if (choices.length > 1) jsonSchema.anyOf = choices
  else {
    delete jsonSchema.anyOf
    Object.assign(jsonSchema, ...choices)
  }
}

type PathOperation = {
  operationId: string
  tags: string[]
  summary: string
  responses: object
  [more: string]: unknown
}

/** An OpenAPI path item, for what no operation of the contracts serves, such as a WebSocket or a redirect. */
export type PathItem = { parameters?: object[]; get?: PathOperation; post?: PathOperation }

/** What a service says of itself beside its operations. */
export type ServiceDescription = {
  title: string
  description: string
  /** Ways to say who one is, by name: an OpenAPI security scheme, and whose operations it opens. Any of them opens such an operation. */
  security: Record<string, { scheme: object; opens: readonly ServedEndpoint['access'][] }>
  /** Headers that every operation reads. */
  headers?: readonly Header[]
  /** Headers that every operation but GET reads. */
  changeHeaders: readonly Header[]
  /** Paths that are served without a contract, written as OpenAPI writes them (`{id}`). */
  otherPaths?: Record<string, PathItem>
  /** What `code` and `message` of an error mean here. */
  errorCode: string
  errorMessage: string
}

/** The OpenAPI 3.1 document of all operations, written from the contracts that the server validates with. */
export const describeOperations = (operations: readonly ServedEndpoint[], service: ServiceDescription) => ({
  openapi: '3.1.0',
  info: { title: service.title, version: '1.0.0', description: service.description },
  // Where the document itself comes from.
  servers: [{ url: '/' }],
  tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
  paths: {
    ...operations.reduce<Record<string, Record<string, unknown>>>((paths, operation) => {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operation, service) }
      return paths
    }, {}),
    ...Object.fromEntries(Object.entries(service.otherPaths ?? {}).map(([path, item]) => [path, withSecurity(item)])),
  },
  components: {
    securitySchemes: Object.fromEntries(Object.entries(service.security).map(([name, { scheme }]) => [name, scheme])),
    schemas: { Error: errorSchema(service) },
    responses: { Error: describeError('An error'), TooManyRequests: tooManyRequests },
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

const describeError = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const tooManyRequests = {
  ...describeError('Called too often'),
  headers: {
    'Retry-After': { description: 'Seconds to wait before the next call', schema: { type: 'integer', minimum: 1 } },
  },
}

const errorResponses = {
  429: { $ref: '#/components/responses/TooManyRequests' },
  default: { $ref: '#/components/responses/Error' },
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating the call with the same key and body answers the first result',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const tagOf = (operation: ServedEndpoint) => operation.path.split('/')[2] ?? 'api'

const describeOperation = (operation: ServedEndpoint, service: ServiceDescription) => {
  const headers = [...(service.headers ?? []), ...(operation.method === 'GET' ? [] : service.changeHeaders)]
  return {
    tags: [tagOf(operation)],
    summary: operation.summary,
    operationId: `${operation.method.toLowerCase()}${operation.path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`,
    description: `Access: ${operation.access}`,
    security: securityOf(operation.access, service),
    parameters: [
      ...describeParameters(operation.params, 'path'),
      ...describeParameters(operation.query, 'query'),
      ...headers.map((header) => ({ required: false, ...header, in: 'header' })),
      ...(operation.idempotent ? [idempotencyHeader] : []),
    ],
    ...describeRequestBody(operation),
    responses: {
      [operation.status ?? 200]: {
        description: operation.status === 201 ? 'Created' : 'Success',
        content: describeAnswer(toJsonSchema(operation.data, 'output')),
      },
      ...errorResponses,
    },
  }
}

/** An operation that names no credentials asks for none, and says so. */
const withSecurity = ({ parameters, ...methods }: PathItem) => ({
  ...(parameters && { parameters }),
  ...Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, { security: [], ...operation }])),
})

/** Any of these; nothing where everybody may call. */
const securityOf = (access: ServedEndpoint['access'], { security }: ServiceDescription) =>
  Object.entries(security).flatMap(([name, { opens }]) => (opens.includes(access) ? [{ [name]: [] }] : []))

const describeParameters = (schema: z.core.$ZodType, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** Nothing for an operation that takes no body. A body may be left out only where none of its fields is asked for. */
const describeRequestBody = ({ method, filePart, body }: ServedEndpoint) => {
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return {}
  if (filePart !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const form = { type: 'object', required: [filePart], properties: { [filePart]: file } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
  }
  const schema = toJsonSchema(refuseUnknownFields(body), 'input')
  if (schema.properties && Object.keys(schema.properties).length === 0) return {}
  const required = !(body as z.ZodMiniType).safeParse({}).success
  return { requestBody: { required, content: { [mediaTypesOf(schema)[0] ?? 'application/json']: { schema } } } }
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

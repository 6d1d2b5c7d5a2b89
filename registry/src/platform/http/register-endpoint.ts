import type { Readable } from 'node:stream'
import { type Database, refuseUnknownFields, sanitizeInput, sanitizeQuery } from '@jobspan/kit-server'
import { parseRequestPart, validateResponse } from '@jobspan/kit-server/http'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { Caller } from './caller.ts'
import { formatIssue } from './format-issue.ts'
import { rateLimit } from './rate-limit.ts'
import { RegistryError } from './registry-error.ts'

/** What a handler gets. */
export type Context<Operation extends Endpoint, Access extends 'public' | 'member'> = {
  params: z.output<Operation['params']>
  query: z.output<Operation['query']>
  body: z.output<Operation['body']>
  /** Null only where the operation is public and nobody is signed in. */
  caller: Access extends 'member' ? Caller : Caller | null
  db: Database
  log: FastifyBaseLogger
  request: FastifyRequest
  reply: FastifyReply
}

export type EndpointOptions = {
  /** Calls a minute from one address. */
  perMinute?: number
  /** Bytes of a body; a megabyte unless told. */
  bodyLimit?: number
  /** The body is no JSON: the handler reads `request.body` itself. */
  hasRawBody?: boolean
}

/**
 * Serves one operation of the registry's contracts: validates params, query and body with it, refuses whoever is nobody where
 * it is for members, and wraps the handler's answer into the envelope. Handlers call `allow` for what their caller may do,
 * and throw `RegistryError`.
 *
 * The access is stated again so that the handler's `caller` has its type; it must be the contract's.
 */
export const registerEndpoint = <Operation extends Endpoint, Access extends 'public' | 'member'>(
  app: FastifyInstance,
  operation: Operation,
  access: Access,
  handler: (context: Context<Operation, Access>) => Promise<z.input<Operation['data']>>,
  options: EndpointOptions = {},
): void =>
  registerOperation(app, operation, access, options, async (context) => {
    const data = await handler(context)
    return { code: 0, message: 'success', data: validateResponse(operation, data, app.registry.settings.mode) }
  })

/** As `registerEndpoint`, for what answers with a file of its own type; the handler sets the type. */
export const registerFileEndpoint = <Operation extends Endpoint, Access extends 'public' | 'member'>(
  app: FastifyInstance,
  operation: Operation,
  access: Access,
  handler: (context: Context<Operation, Access>) => Promise<Readable>,
): void => registerOperation(app, operation, access, {}, handler)

const registerOperation = <Operation extends Endpoint, Access extends 'public' | 'member'>(
  app: FastifyInstance,
  operation: Operation,
  access: Access,
  options: EndpointOptions,
  respond: (context: Context<Operation, Access>) => Promise<unknown>,
): void => {
  const { settings, connection, operations, readCaller } = app.registry
  if (operation.access !== access) throw new Error(`${operation.path} is for ${operation.access}, not ${access}`)
  operations.push(operation)
  const strictBody = refuseUnknownFields(operation.body)
  app.route({
    method: operation.method,
    url: operation.path,
    config: { rateLimit: rateLimit(settings, operation.method, options.perMinute) },
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    handler: async (request, reply) => {
      const caller = await readCaller(app, request)
      if (access === 'member' && !caller) {
        throw new RegistryError(401, 'Sign in, or send a token that is valid: `Authorization: Bearer …`.')
      }
      reply.header('cache-control', 'no-store')
      return respond({
        params: parse(operation.params, request.params, 'params'),
        query: parse(operation.query, sanitizeQuery(request.query), 'query'),
        body: options.hasRawBody ? (undefined as never) : parse(strictBody, sanitizeInput(request.body ?? {}), 'body'),
        caller: caller as Context<Operation, Access>['caller'],
        db: connection.db,
        log: request.log,
        request,
        reply,
      })
    },
  })
}

/** Named at most: a body can hold thousands of unknown fields. */
const maxUnknownFields = 20

const statusOf = { params: 404, query: 400, body: 422 } as const

const parse = (schema: Endpoint['params'], value: unknown, part: keyof typeof statusOf): never =>
  parseRequestPart(schema, value, (issues) => inputError(issues, value, part))

/** Invalid path parameters give 404, an invalid query 400, an invalid body 422. */
const inputError = (issues: z.core.$ZodIssue[], value: unknown, part: keyof typeof statusOf): RegistryError => {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, maxUnknownFields) : [undefined]
    for (const key of names) {
      const name = [...issue.path, ...(key === undefined ? [] : [key.slice(0, 100)])].join('.') || part
      errors.set(name, [...(errors.get(name) ?? []), key === undefined ? formatIssue(issue, value) : 'not known here'])
    }
  }
  const fields = Object.fromEntries(errors)
  const names = Object.keys(fields).join(', ')
  const message =
    part === 'params'
      ? `There is nothing at this address: ${names} is not valid.`
      : `Not valid: ${Object.entries(fields)
          .map(([name, [words]]) => `${name} (${words})`)
          .join(', ')}. Correct it and try again.`
  return new RegistryError(statusOf[part], message, { fields })
}

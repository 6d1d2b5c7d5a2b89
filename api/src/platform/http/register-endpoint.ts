import { readFieldErrors, refuseUnknownFields, sanitizeInput, sanitizeQuery } from '@jobspan/kit-server'
import { parseRequestPart, validateResponse } from '@jobspan/kit-server/http'
import type { ServedEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../database/database.ts'
import { readFromStandby } from '../database/standby.ts'
import { ApiError } from '../errors/api-error.ts'
import type { MemberSession, RequestSession } from '../session/session-store.ts'
import { type Organisation, requireEmployerAuth } from './employer-auth.ts'
import { readIdempotencyKey, runOnce } from './idempotency.ts'
import { checkAccess, loadSession } from './load-session.ts'
import { rateLimit } from './rate-limit.ts'
import { contextHeaders, countryOf, languageOf } from './request-context.ts'
import { type Operator, requireOperator } from './require-operator.ts'
import { sendEventStream } from './send-event-stream.ts'

type SessionOf<Access extends ServedEndpoint['access']> = Access extends 'member'
  ? MemberSession
  : Access extends 'session'
    ? RequestSession
    : Access extends 'employer' | 'operator'
      ? null
      : RequestSession | null

/** What a handler gets. */
export type Context<Operation extends ServedEndpoint, Access extends ServedEndpoint['access'] = 'public'> = {
  params: z.output<Operation['params']>
  query: z.output<Operation['query']>
  body: z.output<Operation['body']>
  session: SessionOf<Access>
  /** Whose server calls an operation for employers; else null. */
  organisation: Access extends 'employer' ? Organisation : null
  /** Who calls an operation for those who run the marketplace; else null. */
  operator: Access extends 'operator' ? Operator : null
  country: CountryKey
  language: LanguageKey
  /** A transaction in operations marked `idempotent`; nothing else may be queried beside it. A standby where the options say so. */
  db: QueryExecutor
  log: FastifyBaseLogger
  request: FastifyRequest
  reply: FastifyReply
}

export type EndpointOptions = {
  /** For answers that are the same for everyone: sets `Cache-Control` and looks up no session. */
  cacheSeconds?: number
  /** Members have an answer of their own, which is not kept: the session is looked up all the same. */
  variesForMembers?: boolean
  /** Calls a minute from one address. */
  perMinute?: number
  /** The handler sees to repeated keys itself. */
  handlesIdempotency?: boolean
  /**
   * Reads rows alone, which a standby may answer some seconds late, though never without what this session wrote. The handler uses no other
   * `db`, and can run twice.
   */
  readsFromStandby?: boolean
  /** How long the body may take to arrive, where that is more than usual. */
  bodySeconds?: number
}

/**
 * Serves one operation of the contracts: validates params, query and body with it, checks who may call, runs idempotent
 * ones once per key in a transaction, and wraps the handler's answer into the envelope. Handlers throw `ApiError`. An operation that streams
 * has its events sent one after the other as the handler gives them.
 *
 * The access is stated again so that the handler's `session` has its type; it must be the contract's.
 */
export const registerEndpoint = <Operation extends ServedEndpoint, Access extends ServedEndpoint['access'] = 'public'>(
  app: FastifyInstance,
  operation: Operation,
  access: Access,
  handler: (context: Context<Operation, Access>) => Promise<z.input<Operation['data']>>,
  options: EndpointOptions = {},
): void => {
  addOperation(app, operation, access)
  // A form is read by its handler.
  const strictBody = operation.filePart === undefined ? refuseUnknownFields(operation.body) : operation.body
  app.route({
    method: operation.method,
    url: operation.path,
    config: {
      rateLimit: rateLimit(app.settings, operation.method, options.perMinute),
      ...(options.bodySeconds === undefined ? {} : { bodySeconds: options.bodySeconds }),
    },
    handler: async (request, reply) => {
      const isShared = options.cacheSeconds !== undefined && !options.variesForMembers
      const call = await readCall(app, operation, access, { request, reply, isShared })
      const { session } = call
      const context = { ...call, body: parse(strictBody, sanitizeInput(request.body ?? {}), 'body') }
      // With a session that lives on its cookie is set anew, and that is for nobody else.
      const isCacheable = options.cacheSeconds !== undefined && session?.kind !== 'member' && !session?.needsRefresh
      reply.header('cache-control', isCacheable ? `public, max-age=${options.cacheSeconds}` : 'no-store')
      if (options.cacheSeconds !== undefined)
        varyByHeaders(reply, options.variesForMembers ? ['Cookie', ...contextHeaders] : contextHeaders)
      reply.code(operation.status ?? 200)
      const data = await answer(context)
      if (operation.streams) return sendEventStream(reply, data as AsyncIterable<string>)
      return { code: 0, message: 'success', data }
    },
  })

  const answer = async (context: Call<Operation, Access> & Pick<Context<Operation, Access>, 'body'>) => {
    const { db } = app.connection
    const { mode } = app.settings
    if (options.readsFromStandby)
      return readFromStandby(db, context.session?.readsAfter ?? 'any', async (reader) =>
        validateResponse(operation, await handler({ ...context, db: reader }), mode),
      )
    if (!operation.idempotent || options.handlesIdempotency)
      return validateResponse(operation, await handler({ ...context, db }), mode)
    const key = readIdempotencyKey(context.request)
    const scope = `${context.session?.seekerId} ${operation.method} ${operation.path}`
    const input = { params: context.params, body: context.body }
    const run = async (transaction: QueryExecutor) =>
      validateResponse(operation, await handler({ ...context, db: transaction }), mode)
    const once = await runOnce(db, scope, key, input, run)
    if (once.isReplay) context.reply.header('idempotent-replayed', 'true')
    return once.data
  }
}

/** Has an operation described. The access is stated where it is served, too, so that `session` has its type. */
const addOperation = (app: FastifyInstance, operation: ServedEndpoint, access: ServedEndpoint['access']): void => {
  if (operation.access !== access) throw new Error(`${operation.path} is for ${operation.access}, not ${access}`)
  app.operations.push(operation)
}

type Call<Operation extends ServedEndpoint, Access extends ServedEndpoint['access']> = Omit<
  Context<Operation, Access>,
  'body' | 'db'
>

/** Checks who calls, and reads all that a call brings but its body. An answer that is the same for everyone looks up no session. */
const readCall = async <Operation extends ServedEndpoint, Access extends ServedEndpoint['access']>(
  app: FastifyInstance,
  operation: Operation,
  access: Access,
  { request, reply, isShared }: { request: FastifyRequest; reply: FastifyReply; isShared: boolean },
): Promise<Call<Operation, Access>> => {
  const organisation = access === 'employer' ? await requireEmployerAuth(app, request, reply) : null
  const operator = access === 'operator' ? await requireOperator(app, request, reply) : null
  const session = isShared || organisation || operator ? null : await loadSession(app, request, reply)
  checkAccess(access, session, request)
  return {
    params: parse(operation.params, request.params, 'params'),
    query: parse(operation.query, sanitizeQuery(request.query), 'query'),
    session: session as SessionOf<Access>,
    organisation: organisation as Context<Operation, Access>['organisation'],
    operator: operator as Context<Operation, Access>['operator'],
    country: countryOf(request),
    language: languageOf(request),
    log: request.log,
    request,
    reply,
  }
}

/**
 * Serves an operation whose answer is a file and not the envelope: the handler sends it. A public one is the same for everyone. Else as
 * {@link registerEndpoint}.
 */
export const registerFileEndpoint = <Operation extends ServedEndpoint, Access extends ServedEndpoint['access']>(
  app: FastifyInstance,
  operation: Operation,
  access: Access,
  handler: (call: Call<Operation, Access>) => Promise<FastifyReply>,
  { perMinute }: Pick<EndpointOptions, 'perMinute'> = {},
): void => {
  addOperation(app, operation, access)
  const config = { rateLimit: rateLimit(app.settings, 'GET', perMinute) }
  app.get(operation.path, { config }, async (request, reply) =>
    handler(await readCall(app, operation, access, { request, reply, isShared: access === 'public' })),
  )
}

/** Adds to `Vary` by which headers a shared cache keeps answers apart (RFC 9110, section 12.5.5). */
const varyByHeaders = (reply: FastifyReply, names: readonly string[]): void => {
  const vary = [reply.getHeader('vary') ?? []].flat().map(String)
  reply.header('vary', [...vary, ...names].join(', '))
}

/** Invalid path parameters give 404, an invalid query 400, an invalid body 422. */
const failures = {
  params: () => new ApiError('notFound'),
  query: (fields: Record<string, string[]>) => new ApiError('validationFailed', { fields }),
  body: (fields: Record<string, string[]>) => new ApiError('validationFailed', { status: 422, fields }),
}

const parse = (schema: ServedEndpoint['params'], value: unknown, part: keyof typeof failures): never =>
  parseRequestPart(schema, value, (issues) => failures[part](readFieldErrors(issues, value, part)))

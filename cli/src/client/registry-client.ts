import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import ky, { isHTTPError, isNetworkError } from 'ky'
import { z } from 'zod/mini'
import { CliError } from '../cli-error.ts'
import type { Connection } from './connection.ts'

type Schema = z.core.$ZodType
type Input<Params extends Schema, Query extends Schema, Body extends Schema> = {
  params?: z.input<Params>
  query?: z.input<Query>
  body?: z.input<Body>
}

export type RegistryClient = {
  connection: Connection
  /** Calls one operation and parses its answer. Throws a `CliError` that says what to do next. */
  call<Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema>(
    operation: Endpoint<Params, Query, Body, Data>,
    input?: Input<Params, Query, Body>,
    /** A file to send instead of a body in JSON. */
    upload?: { type: string; bytes: Uint8Array },
  ): Promise<z.output<Data>>
}

const envelope = z.object({
  code: z.number(),
  message: z.string(),
  data: z.optional(z.unknown()),
  errors: z.optional(z.unknown()),
})

const buildPath = (operation: { path: string }, { params, query }: Input<Schema, Schema, Schema>): string => {
  const given = (params ?? {}) as Record<string, string | number>
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )
  return search.size === 0 ? path : `${path}?${search}`
}

/** True for idempotent methods (RFC 9110, 9.2.2). Repeating any other request may apply it twice. */
const isIdempotent = (method: Endpoint['method']): boolean => method !== 'POST' && method !== 'PATCH'

const verifyBeforeRetryHint =
  '`jobspan status` and `jobspan audit list` show what was done; try again where it was not. `jobspan doctor` looks for the reason.'

const nextStepFor = (
  status: number,
  method: Endpoint['method'],
  { token, sources: found, readPipelineToken }: Connection,
): string => {
  if ((status === 401 || status === 403) && readPipelineToken)
    return 'An administrator of the registry says in REGISTRY_PIPELINES what a repository may release.'
  if (status === 401)
    return token
      ? `The token of ${found.token} is not valid here. Make one in the console under Tokens and set JOBSPAN_TOKEN.`
      : 'Set JOBSPAN_TOKEN to a token of this registry; the console makes one under Tokens.'
  if (status === 403) return 'Ask an administrator for the role or for a token that names this remote.'
  if (status === 409) return 'Look at `jobspan status`, then decide again.'
  if (status === 429) return 'Wait a minute, then try again.'
  if (status >= 500)
    return isIdempotent(method) ? 'Try again; `jobspan doctor` looks for the reason.' : verifyBeforeRetryHint
  return '`jobspan status` shows what is there.'
}

/** Errors of an open connection: the request may have arrived, and may have been processed. */
const isConnectionLost = (why: string) =>
  /^(ECONNRESET|EPIPE|UND_ERR_(SOCKET|ABORTED|\w+_TIMEOUT)|TimeoutError|terminated)$/.test(why)

const toConnectionError = (error: unknown, origin: string, method: Endpoint['method']): CliError => {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  const why = cause?.code ?? (name === 'TimeoutError' ? name : message)
  if (isConnectionLost(why) && why !== 'UND_ERR_CONNECT_TIMEOUT')
    return new CliError(
      `The connection to ${origin} was lost (${why}).`,
      isIdempotent(method) ? 'Try again; `jobspan doctor` looks for the reason.' : verifyBeforeRetryHint,
    )
  return new CliError(
    `No registry answers at ${origin} (${why}).`,
    'Start the local one with `npm start`, or name yours in JOBSPAN_REGISTRY.',
  )
}

/** Undefined where the text is not JSON, or was cut off. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const maxRetries = 5
/** A registry that asks for a longer wait gets no second request: a person waits for the command. */
const maxRetryAfterSeconds = 10

/**
 * Repeats a request where the registry is too busy (429, 503). A request that must not be applied twice is repeated only where the registry says
 * that it did not begin with it: a 503 may also come after it was applied.
 */
const createHttpClient = (method: Endpoint['method'], readPipelineToken: Connection['readPipelineToken']) =>
  ky.create({
    timeout: 120_000,
    hooks: {
      beforeRetry: [
        async ({ request }) => {
          // The registry may have taken note of the first one's token.
          if (readPipelineToken) request.headers.set('authorization', `Bearer ${await readPipelineToken()}`)
        },
      ],
    },
    retry: {
      limit: maxRetries,
      methods: [method.toLowerCase() as Lowercase<Endpoint['method']>],
      statusCodes: [429, 503],
      afterStatusCodes: [429, 503],
      delay: (attempt) => Math.max(1000, 250 * 2 ** attempt),
      // `undefined` leaves the rest to the settings above.
      shouldRetry: ({ error }) => {
        if (!isHTTPError(error)) return false
        const { status, headers } = error.response
        if (!(Number(headers.get('retry-after') ?? 0) <= maxRetryAfterSeconds)) return false
        return status === 429 || isIdempotent(method) || headers.has('x-not-begun') ? undefined : false
      },
    },
  })

type HttpResult = { status: number; json: unknown }

const send = async (
  url: string,
  { method }: Endpoint,
  request: RequestInit,
  { readPipelineToken }: Connection,
): Promise<HttpResult> => {
  try {
    const response = await createHttpClient(method, readPipelineToken)(url, { ...request, method })
    return { status: response.status, json: readJson(await response.text()) }
  } catch (error) {
    if (isHTTPError(error)) return { status: error.response.status, json: error.data }
    throw toConnectionError(isNetworkError(error) ? error.cause : error, new URL(url).origin, method)
  }
}

/** A client of the registry service. */
export const createRegistryClient = (connection: Connection): RegistryClient => ({
  connection,
  async call(operation, input = {}, upload) {
    const { origin } = connection
    const token = connection.token ?? (await connection.readPipelineToken?.())
    const body = upload ? Buffer.from(upload.bytes) : input.body === undefined ? undefined : JSON.stringify(input.body)
    const headers: Record<string, string> = { accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = upload?.type ?? 'application/json'
    if (token) headers.authorization = `Bearer ${token}`
    const { method } = operation
    const url = origin + buildPath(operation, input)
    const { status, json } = await send(url, operation, { headers, body: body ?? null }, connection)
    const parsed = z.safeParse(envelope, json)
    if (!parsed.success)
      throw new CliError(
        `${origin} answered ${status}, and not as a registry does.`,
        `Check the address in JOBSPAN_REGISTRY.${isIdempotent(method) ? '' : ` ${verifyBeforeRetryHint}`}`,
      )
    if (parsed.data.code !== 0) {
      const details = { status, ...(parsed.data.errors ? { errors: parsed.data.errors } : {}) }
      throw new CliError(parsed.data.message, nextStepFor(status, method, connection), { details })
    }
    const data = z.safeParse(operation.data, parsed.data.data)
    if (!data.success) {
      const at = data.error.issues[0]?.path.join('.')
      throw new CliError(
        `The registry's answer to ${operation.path} is not understood at ${at}.`,
        'Registry and workspace are of different versions: bring the older one up to date.',
      )
    }
    return data.data
  },
})

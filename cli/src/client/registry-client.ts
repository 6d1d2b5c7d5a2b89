import type { Endpoint } from '@jobspan/shared-kit/contracts/endpoint'
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
  /** Calls one operation and parses its answer. Throws a `Problem` that says what to do next. */
  call<Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema>(
    operation: Endpoint<Params, Query, Body, Data>,
    input?: Input<Params, Query, Body>,
    /** A file to send instead of a body in JSON. */
    upload?: { type: string; bytes: Uint8Array },
  ): Promise<z.output<Data>>
}

const answer = z.object({
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
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  return search.size === 0 ? path : `${path}?${search}`
}

/** What is done once however often it is asked for; of anything else a second asking may be a second doing. */
const isIdempotent = (method: Endpoint['method']): boolean => method !== 'POST' && method !== 'PATCH'

const verifyBeforeRetryHint =
  '`jobspan status` and `jobspan audit list` show what was done; try again where it was not. `jobspan doctor` looks for the reason.'

const nextStepFor = (status: number, method: Endpoint['method'], { token, sources: found }: Connection): string => {
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

/** What fails once a connection stands: what was asked for may have arrived, and may have been done. */
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

/** Undefined for what is no JSON, or was cut off. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const mostAttempts = 6

/**
 * Asks again where the registry is too busy (429, 503), as long as it says that a short wait will do. What must not be done
 * twice is asked for again only where the registry says that it was not begun: a 503 may also come after it was done.
 */
const retryWhileBusy = async (method: Endpoint['method'], ask: () => Promise<Response>): Promise<Response> => {
  for (let attempt = 1; ; attempt++) {
    const response = await ask()
    const { status, headers } = response
    const wait = Number(headers.get('retry-after') ?? 1)
    const canRetry = status === 429 || (status === 503 && (isIdempotent(method) || headers.has('x-not-begun')))
    if (!canRetry || attempt === mostAttempts || !(wait <= 10)) return response
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait * 1000, 250 * 2 ** attempt)))
  }
}

/** A client of the registry service. */
export const createRegistryClient = (connection: Connection): RegistryClient => ({
  connection,
  async call(operation, input = {}, upload) {
    const { origin, token } = connection
    const body = upload ? Buffer.from(upload.bytes) : input.body === undefined ? undefined : JSON.stringify(input.body)
    const headers: Record<string, string> = { accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = upload?.type ?? 'application/json'
    if (token) headers.authorization = `Bearer ${token}`
    const url = origin + buildPath(operation, input)
    const { method } = operation
    const ask = () => fetch(url, { method, headers, body: body ?? null, signal: AbortSignal.timeout(120_000) })
    const { response, text } = await retryWhileBusy(method, ask)
      .then(async (given) => ({ response: given, text: await given.text() }))
      .catch((error: unknown) => {
        throw toConnectionError(error, origin, method)
      })
    const parsed = z.safeParse(answer, readJson(text))
    if (!parsed.success)
      throw new CliError(
        `${origin} answered ${response.status}, and not as a registry does.`,
        `Check the address in JOBSPAN_REGISTRY.${isIdempotent(method) ? '' : ` ${verifyBeforeRetryHint}`}`,
      )
    if (parsed.data.code !== 0) {
      const facts = { status: response.status, ...(parsed.data.errors ? { errors: parsed.data.errors } : {}) }
      throw new CliError(parsed.data.message, nextStepFor(response.status, method, connection), { details: facts })
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

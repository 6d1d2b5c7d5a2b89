import ky, { isHTTPError, isTimeoutError, type Options } from 'ky'
import type { z } from 'zod/mini'
import { isSuspensionCode } from '../contracts/members/suspensions.ts'
import type { Endpoint } from '../contracts/platform/endpoint.ts'
import { errorCode } from '../contracts/platform/error-code.ts'
import { ApiError, isApiError, readErrorCode, readErrorText } from './api-error.ts'
import { toSearchParams } from './to-search-params.ts'

type Input<Schema extends z.core.$ZodType> = Record<string, never> extends z.input<Schema> ? unknown : z.input<Schema>

export type CallOptions<E extends Endpoint> = {
  params?: { [Name in keyof z.output<E['params']>]: string | number }
  /**
   * Values become text; arrays are joined by commas; empty ones are dropped, 0 and false are kept
   * (docs/product-rules.md#empty-query-values).
   */
  query?: Record<string, unknown>
  body?: Input<E['body']>
  signal?: AbortSignal
  /** Names one intent, so that a retry never applies twice; made up per call unless given. */
  idempotencyKey?: string
}

export type ApiClientSettings = {
  /** Origin of the API, such as `http://127.0.0.1:3001`; empty in a browser, where the shell proxies. */
  origin: string
  /** Headers of every call: ids of role, country, language, and the device (docs/product-rules.md#request-headers). */
  headers: () => Record<string, string>
  /**
   * Called where an answer says that the session has expired (docs/product-rules.md#expired-session); refused credentials are
   * none. Answers true, or a promise of it, where there is a session again, so that the call is worth repeating, which it is
   * once.
   */
  onUnauthorized?: () => unknown
  fetch?: typeof fetch
  /** Milliseconds for the whole call; 30 s unless given (docs/product-rules.md#thirty-second-timeout). */
  timeoutMs?: number
  /** Further tries of a read that failed for a passing reason; 2 unless told. */
  retries?: number
}

/** Reads the envelope and the data in it by the endpoint's own schema (Standard Schema, so no validator is loaded here). */
const readData = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  const malformed = (message: string) => new ApiError({ kind: 'malformed', status: response.status, code: 0, message })
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('data' in body)) throw malformed('envelope')
  const { issues, value } = (await (endpoint.data as z.ZodMiniType)['~standard'].validate(body.data)) as {
    issues?: readonly { path?: readonly unknown[] }[]
    value?: unknown
  }
  if (issues) throw malformed(issues[0]?.path?.join('.') ?? '')
  return value
}

const fillPath = (path: string, params: Record<string, string | number>) =>
  path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(String(params[name])))

const toApiError = (error: unknown): ApiError => {
  if (isApiError(error)) return error
  if (isHTTPError(error)) {
    const { status, headers } = error.response
    const body = error.data
    const retryAfter = Number(headers.get('retry-after'))
    return new ApiError({
      kind: status >= 500 ? 'server' : 'refused',
      status,
      code: readErrorCode(body),
      message: readErrorText(body),
      body,
      retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    })
  }
  if (isTimeoutError(error)) return new ApiError({ kind: 'timeout', status: 0, code: 0, message: '' })
  return new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })
}

/**
 * A 401 of signing in, or of proving again who one is, speaks of what was typed, unless it says that the session is missing. A 403
 * ends a session too: of a member who was suspended, and of one in whose place another tab has got a guest's.
 */
const isSessionGone = ({ status, code }: ApiError, { access, path }: Endpoint) =>
  status === 401
    ? code === errorCode.credentialsMissing || !path.startsWith('/api/auth/')
    : (access !== 'public' && isSuspensionCode(code)) || (access === 'member' && code === errorCode.noPermission)

const maxRetryDelayMs = 3_000

/** A refusal that asks to wait for minutes is shown to the person now; the library would wait without a word. */
const isLongWait = (error: unknown): boolean => {
  const { response } = error as { response?: Response }
  return Number(response?.headers.get('retry-after') ?? 0) * 1000 > maxRetryDelayMs
}

/** Settings of the HTTP client that are the same for every call. */
const createHttpOptions = (settings: ApiClientSettings) =>
  ({
    timeout: settings.timeoutMs ?? 30_000,
    credentials: 'same-origin',
    ...(settings.fetch ? { fetch: settings.fetch } : {}),
    retry: {
      limit: settings.retries ?? 2,
      methods: ['get'],
      statusCodes: [408, 429, 502, 503, 504],
      jitter: true,
      backoffLimit: maxRetryDelayMs,
      shouldRetry: ({ error }) => (isLongWait(error) ? false : undefined),
    },
  }) satisfies Options

const callOnce = async <E extends Endpoint>(
  settings: ApiClientSettings,
  endpoint: E,
  options: CallOptions<E>,
): Promise<z.output<E['data']>> => {
  const mutates = endpoint.method !== 'GET'
  const query = toSearchParams(options.query ?? {})
  const address = `${settings.origin}${fillPath(endpoint.path, (options.params ?? {}) as Record<string, string | number>)}`
  try {
    const response = await ky(query.size > 0 ? `${address}?${query}` : address, {
      ...createHttpOptions(settings),
      method: endpoint.method,
      headers: {
        ...settings.headers(),
        ...(mutates ? { 'X-Requested-With': 'jobspan', 'Idempotency-Key': options.idempotencyKey ?? '' } : {}),
      },
      ...(mutates ? { json: options.body ?? {} } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    return (await readData(endpoint, response)) as z.output<E['data']>
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw toApiError(error)
  }
}

/** One call of the client (`ApiClient.call`), repeated once where there is a session again. */
export const callEndpoint = async <E extends Endpoint>(
  settings: ApiClientSettings,
  endpoint: E,
  options: CallOptions<E>,
): Promise<z.output<E['data']>> => {
  // One intent, so that the repeated call is known as the same.
  const intent =
    endpoint.method === 'GET' ? options : { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }
  try {
    return await callOnce(settings, endpoint, intent)
  } catch (error) {
    if (!isApiError(error) || !isSessionGone(error, endpoint)) throw error
    if ((await settings.onUnauthorized?.()) !== true) throw error
    return callOnce(settings, endpoint, intent)
  }
}

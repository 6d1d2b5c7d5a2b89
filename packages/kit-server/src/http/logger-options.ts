import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** What is before each call of the logger (pino's `hooks.logMethod`). */
type LogMethod = (this: object, args: unknown[], method: (...args: unknown[]) => void) => void

/**
 * Structured logs that name no person. A request is logged by its route, not its address: addresses hold search texts.
 * Errors of queries are logged without parameters and without the database's `detail`: both quote what was stored.
 */
export const loggerOptions = (part: string, level: string): NonNullable<FastifyServerOptions['logger']> =>
  level !== 'silent' && {
    level,
    base: { part },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
    // A second line of defence, should a handler ever log such an object; what reads forms traces a request’s headers.
    redact: {
      paths: ['password', 'email', 'token', 'cookie', 'authorization'].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: '[removed]',
    },
    hooks: { logMethod: limitLostConnections() },
  }

/** What errors say of a connection that its other side gave up. */
const lostConnectionCodes = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])
const lostConnectionIntervalMs = 10_000

/**
 * Writes one line in ten seconds of requests that were given up half-way, without a stack, and how many more there were. Anybody can
 * make as many of them as they like; a stack for each filled the disk.
 */
const limitLostConnections = (): LogMethod => {
  let quietUntil = 0
  let leftOut = 0
  return function (args, method) {
    const [first, message] = args
    const { code } = (first instanceof Error ? first : ((first as { err?: unknown } | null)?.err ?? {})) as {
      code?: string
    }
    if (code === undefined || !lostConnectionCodes.has(code)) return method.apply(this, args)
    leftOut += 1
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + lostConnectionIntervalMs
    method.apply(this, [{ code, count: leftOut }, message ?? 'connection lost'])
    leftOut = 0
  }
}

const describeError = (error: Error) => {
  const cause = error.cause as (Error & { code?: string }) | undefined
  const isQuery = 'query' in error
  return {
    type: error.name,
    message: isQuery ? withoutQuotes(cause?.message ?? 'query failed') : error.message,
    code: cause?.code ?? (error as { code?: string }).code,
    query: isQuery ? String(error.query) : undefined,
    // The first line of a stack repeats the message, which for a query holds its parameters.
    stack: error.stack?.slice(isQuery ? error.stack.indexOf('\n    at ') : 0) ?? '',
  }
}

/** Database messages quote the offending value: `invalid input syntax for type integer: "…"`. */
const withoutQuotes = (message: string) => message.replace(/"[^"]*"/g, '"…"')

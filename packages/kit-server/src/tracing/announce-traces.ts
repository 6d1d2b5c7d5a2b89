import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Context, isSpanContextValid, trace } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

/** `traceparent` of the span in a context, as W3C Trace Context writes it. */
const toTraceparent = (context: Context): string | undefined => {
  const span = trace.getSpanContext(context)
  if (!span || !isSpanContextValid(span)) return undefined
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
}

type TracedRequest = { opentelemetry(): { context: Context | null } }

const announce = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return
    const { context } = (request as unknown as TracedRequest).opentelemetry()
    const traceparent = context && toTraceparent(context)
    if (traceparent) reply.header('server-timing', `traceparent;desc="${traceparent}"`)
  })
}

/**
 * Tells each document its trace as `Server-Timing`, where scripts can read it: the browser's calls go on with it, and are sampled where the
 * document was. Begin it after Fastify's own instrumentation. Gives what ends it.
 */
export const announceTraces = (): (() => void) => {
  subscribe('fastify.initialization', announce)
  return () => void unsubscribe('fastify.initialization', announce)
}

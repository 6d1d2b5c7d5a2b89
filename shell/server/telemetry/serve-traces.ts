import rateLimit from '@fastify/rate-limit'
import { type NavigationSpan, navigationSpans } from '@jobspan/kit-server'
import { RateLimitStore } from '@jobspan/kit-server/http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { Env } from '../env.ts'

const maxSpans = 20
const dayMs = 24 * 60 * 60_000

const hexadecimal = (characters: number) => z.string().check(z.regex(new RegExp(`^(?!0+$)[\\da-f]{${characters}}$`)))
const beacon = z.object({
  spans: z
    .array(
      z.object({
        trace_id: hexadecimal(32),
        span_id: hexadecimal(16),
        route: z.string().check(z.regex(/^\/[\w/:*?.-]{0,119}$/)),
        start: z.number().check(z.int(), z.gte(0)),
        ms: z.number().check(z.int(), z.gte(0), z.lte(600_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxSpans)),
})

/** `POST /traces`: changes of pages, which begin traces. There is no such path where this shell sends no traces. */
export const serveTraces = async (
  app: FastifyInstance,
  { env }: { env: Pick<Env, 'RATE_LIMIT_FACTOR'> },
): Promise<void> => {
  if (!navigationSpans.hasSubscribers) return
  await app.register(async (inner) => {
    await inner.register(rateLimit, {
      max: Math.round(60 * env.RATE_LIMIT_FACTOR),
      timeWindow: '1 minute',
      store: RateLimitStore,
    })
    inner.post('/traces', { bodyLimit: 16_000 }, async (request, reply) => {
      const parsed = z.safeParse(beacon, request.body)
      if (!parsed.success) return reply.code(400).send()
      for (const { trace_id, span_id, route, start, ms } of parsed.data.spans) {
        // A clock that is days off would put a trace where nobody looks.
        if (Math.abs(Date.now() - start) > dayMs) continue
        const span: NavigationSpan = { traceId: trace_id, spanId: span_id, route, start, ms }
        navigationSpans.publish(span)
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { expectsBody } from './drain-after-early-reply.ts'
import { getRateLimitKey } from './rate-limit-key.ts'

/** How many requests may wait for their body at a time. */
export type WaitingLimits = { maxTotal: number; maxPerRoute: number; maxPerAddress: number }

/**
 * Limits beside those of requests at work: `maxConcurrent` of these (0: any number), and `factor`, which multiplies what is counted by
 * address.
 */
export const waitingLimits = (maxConcurrent: number, factor: number): WaitingLimits => ({
  maxTotal: maxConcurrent === 0 ? Number.POSITIVE_INFINITY : maxConcurrent * 3,
  maxPerRoute: maxConcurrent === 0 ? Number.POSITIVE_INFINITY : Math.ceil(maxConcurrent * 1.5),
  maxPerAddress: Math.max(1, Math.round(64 * factor)),
})

/**
 * Bounds how many requests wait for their body: by address, so that one client does not hold all places, by route, so that the others
 * go on, and in total. The next one is refused with `Retry-After` at once. A body that has arrived counts no more.
 */
export const limitWaitingBodies = (
  app: FastifyInstance,
  { limits, refusal }: { limits: WaitingLimits; refusal: () => Error },
): void => {
  let total = 0
  const byRoute = new Map<string, number>()
  const byAddress = new Map<string, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.complete || !expectsBody(raw)) return done()
    const route = routeOf(request)
    const address = getRateLimitKey(request)
    const isFull =
      total >= limits.maxTotal ||
      (byRoute.get(route) ?? 0) >= limits.maxPerRoute ||
      (byAddress.get(address) ?? 0) >= limits.maxPerAddress
    if (isFull) {
      reply.header('retry-after', 1)
      return done(refusal())
    }
    total += 1
    add(byRoute, route, 1)
    add(byAddress, address, 1)
    let isWaiting = true
    const arrived = () => {
      if (!isWaiting) return
      isWaiting = false
      total -= 1
      add(byRoute, route, -1)
      add(byAddress, address, -1)
    }
    raw.once('end', arrived)
    // Comes also where the visitor left before the body was whole.
    reply.raw.once('close', arrived)
    done()
  })
}

/**
 * Names the operation that a request is for. A route with a wildcard stands for many, as a proxy's does; there the path says which, by its
 * first segments, with numbers as one. Whoever makes paths up has as many names as bodies on their way, which are limited in total.
 */
const routeOf = ({ method, url, routeOptions }: FastifyRequest): string => {
  const { url: route = '' } = routeOptions
  if (!route.endsWith('*')) return `${method} ${route}`
  const [path = ''] = url.split('?')
  const segments = path.split('/').slice(1, maxSegments + 1)
  return `${method} /${segments.map((segment) => (/^\d+$/.test(segment) ? ':id' : segment.slice(0, 64))).join('/')}`
}

/** Segments that tell operations apart: `/api/auth/login/otp`. */
const maxSegments = 4

const add = (counts: Map<string, number>, key: string, step: number): void => {
  const count = (counts.get(key) ?? 0) + step
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

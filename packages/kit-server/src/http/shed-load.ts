import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { expectsBody } from './drain-after-early-reply.ts'

/**
 * Lets `most` requests be at work at a time (0: any number) and answers the next 503 with `Retry-After` at once. A queue that
 * grows without end helps nobody: all wait, and when their turn comes their visitors are gone. A request is at work when its body has
 * arrived: before that it costs next to nothing, and whoever sends slowly would hold the place of those who do not
 * (see `limit-waiting-bodies.ts`).
 */
export const shedLoad = (
  app: FastifyInstance,
  {
    maxConcurrentRequests,
    isExempt,
    createError,
  }: { maxConcurrentRequests: number; isExempt: (url: string) => boolean; createError: () => Error },
): void => {
  if (maxConcurrentRequests === 0) return
  let activeRequests = 0
  const counted = new WeakSet<object>()
  /** Counts a request until its answer is over; false where there is no room. */
  const begin = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (activeRequests >= maxConcurrentRequests) return false
    counted.add(request.raw)
    activeRequests += 1
    // Comes also where the visitor left before the answer.
    reply.raw.once('close', () => {
      activeRequests -= 1
    })
    return true
  }
  // Callbacks, as they run for every request: a promise costs more than all that they do.
  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request.url)) return done()
    const isLate = !request.raw.complete && expectsBody(request.raw)
    if (isLate && activeRequests < maxConcurrentRequests) return done()
    if (!isLate && begin(request, reply)) return done()
    reply.header('retry-after', 1)
    done(createError())
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (isExempt(request.url) || !expectsBody(request.raw) || counted.has(request.raw)) return done()
    if (request.raw.complete || request.raw.readableEnded) {
      if (begin(request, reply)) return done()
      reply.header('retry-after', 1)
      return done(createError())
    }
    // The route reads the body itself: it is at work from the body's end on, and cannot be refused any more.
    request.raw.once('end', () => {
      if (!reply.raw.closed) begin(request, reply)
    })
    done()
  })
}

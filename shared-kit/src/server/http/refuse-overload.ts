import type { FastifyInstance } from 'fastify'

/**
 * Lets `most` requests be at work at a time (0: any number) and answers the next 503 with `Retry-After` at once. A queue that
 * grows without end helps nobody: all wait, and when their turn comes their visitors are gone.
 */
export const refuseOverload = (
  app: FastifyInstance,
  { most, isExempt, refusal }: { most: number; isExempt: (url: string) => boolean; refusal: () => Error },
): void => {
  if (most === 0) return
  let atWork = 0
  // A callback, as it runs for every request: a promise costs more than all that it does.
  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request.url)) return done()
    if (atWork >= most) {
      reply.header('retry-after', 1)
      throw refusal()
    }
    atWork += 1
    // Comes also where the visitor left before the answer.
    reply.raw.once('close', () => {
      atWork -= 1
    })
    done()
  })
}

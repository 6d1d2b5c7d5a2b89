import type { FastifyInstance } from 'fastify'

const usualSeconds = 30

/** 20 MB by a telephone of half a megabit a second. */
export const longestBodySeconds = 330

/**
 * Ends requests whose body does not arrive in time. Node has one time for all of a server, which must be that of the slowest upload:
 * for the others, whose bodies are small, whoever sends them byte by byte would hold a place for as long.
 */
export const limitBodyTime = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody) {
      const seconds = request.routeOptions.config.bodySeconds ?? usualSeconds
      const timer = setTimeout(() => {
        // What Node says where a whole server's time is over; it is answered 408.
        const error = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        if (!raw.complete) app.server.emit('clientError', error, raw.socket)
      }, seconds * 1000)
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

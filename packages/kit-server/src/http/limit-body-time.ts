import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may take to arrive, in seconds, where that is more than usual. */
    bodySeconds?: number
  }
}

/** Seconds for a body that is small, as those of nearly all routes are. */
const defaultBodySeconds = 10

/** Seconds for the longest upload: 20 MB over half a megabit a second. */
export const maxBodySeconds = 330

/** Bytes a second that an upload makes at least, looked at every `rateWindowMs`. */
const minBytesPerSecond = 4 * 1024
const rateWindowMs = 5_000

/**
 * Ends requests whose body does not arrive in time, or that send an upload drop by drop. Node has one time for all of a server, which
 * must be that of the slowest upload: whoever sends a small body byte by byte would hold a place for as long. `secondsFor` gives the
 * seconds of a request whose route does not say them.
 */
export const limitBodyTime = (
  app: FastifyInstance,
  secondsFor: (headers: { 'content-type'?: string | undefined }) => number = () => defaultBodySeconds,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return done()
    // A request of `inject` has its body at once, and no connection that could be ended.
    if (!(raw.socket instanceof Socket)) return done()
    const seconds = request.routeOptions.config.bodySeconds ?? secondsFor(raw.headers)
    const end = () => {
      if (raw.complete || raw.destroyed) return
      // What Node says where a whole server's time is over; it is answered 408.
      const error = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', error, raw.socket)
    }
    const timer = setTimeout(end, seconds * 1000)
    let read = raw.socket.bytesRead
    const watch =
      seconds > defaultBodySeconds
        ? setInterval(() => {
            if (raw.complete) return clearInterval(watch)
            const now = raw.socket.bytesRead
            // A body that waits for us, because we read slowly, is not late.
            if (now - read < (minBytesPerSecond * rateWindowMs) / 1000 && !raw.isPaused()) end()
            read = now
          }, rateWindowMs)
        : undefined
    reply.raw.once('close', () => {
      clearTimeout(timer)
      clearInterval(watch)
    })
    done()
  })
}

/** Seconds by what is sent: a form with files may be large, everything else is small. */
export const secondsByContentType = ({ 'content-type': type = '' }: { 'content-type'?: string | undefined }): number =>
  /^(multipart\/form-data|application\/(octet-stream|gzip|x-tar))/i.test(type) ? maxBodySeconds : defaultBodySeconds

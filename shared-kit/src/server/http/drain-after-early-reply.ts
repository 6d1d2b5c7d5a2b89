import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How much of a body nobody wants is read, and for how long, before the connection is cut. */
const maxDrainedBytes = 64 * 1024 * 1024
const drainTimeoutMs = 5_000

/**
 * Lets an answer reach a client that still sends its body. The answer says `Connection: close`, so that nothing else is sent on the
 * connection; then the rest of the body is read and thrown away within bounds, and the connection ends. Cut off at once, as Node does
 * it, the client's system drops the answer with it (RFC 9112 section 9.6); left open, the next request waits behind the body.
 */
export const drainAfterEarlyReply = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request
    if (!raw.complete && expectsBody(raw)) {
      reply.header('connection', 'close')
      drainBeforeClose(raw)
    }
    done(null, payload)
  })
}

export const expectsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Replaces how Node ends this one connection: its writing side at once, its reading side when the body is over or enough was read. */
const drainBeforeClose = (raw: IncomingMessage): void => {
  const socket = raw.socket as Socket
  // `inject` has no socket that could be ended.
  if (typeof socket?.destroySoon !== 'function') return
  const begun = socket.bytesRead
  socket.destroySoon = () => {
    socket.end()
    raw.unpipe()
    raw.resume()
    const stop = () => {
      clearTimeout(timer)
      clearInterval(watch)
      socket.destroy()
    }
    const timer = setTimeout(stop, drainTimeoutMs)
    const watch = setInterval(() => {
      if (socket.bytesRead - begun > maxDrainedBytes) stop()
    }, 100)
    socket.once('close', stop)
    raw.once('close', stop)
    if (raw.complete) stop()
  }
}

import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How much of a body nobody wants is read, and for how long, before the connection is cut. */
const maxDrainedBytes = 64 * 1024 * 1024
const drainTimeoutMs = 5_000

/** Connections whose last request has its answer, but not yet its whole body. */
const answeredEarly = new WeakSet<Socket>()

/** Whether the body that is arriving belongs to a request that has its answer: a second one would be taken for the next request's. */
export const isAnsweredEarly = (socket: Socket): boolean => answeredEarly.has(socket)

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
      // Not the request's: a body that its reader has destroyed has lost its connection. A request of `inject` has none.
      const { socket } = reply.raw
      if (socket instanceof Socket) drainBeforeClose(raw, socket)
    }
    done(null, payload)
  })
}

export const expectsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Replaces how Node ends this one connection: its writing side at once, its reading side when the body is over or enough was read. */
const drainBeforeClose = (raw: IncomingMessage, socket: Socket): void => {
  answeredEarly.add(socket)
  const begun = socket.bytesRead
  socket.destroySoon = () => {
    socket.end()
    if (raw.destroyed) discard(socket)
    else raw.unpipe().resume()
    const stop = limitDrain(socket, begun)
    raw.once('close', stop)
    if (raw.complete) stop()
  }
}

/** Answers on a connection whose request could not be read, throws away within bounds what still arrives, and ends the connection. */
export const answerAndDrain = (socket: Socket, answer: string): void => {
  answeredEarly.add(socket)
  socket.end(answer)
  discard(socket)
  limitDrain(socket, socket.bytesRead)
}

/** Cuts a connection when enough was read since `begun`, or for long enough; gives what cuts it before. */
const limitDrain = (socket: Socket, begun: number): (() => void) => {
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
  return stop
}

/** Throws away what arrives on a connection of which nothing is a request any more. */
const discard = (socket: Socket): void => {
  const listen = () => socket.removeAllListeners('data').on('data', () => undefined)
  // Node's HTTP server reads below the socket's stream, and starts again by this event alone.
  if (socket.isPaused()) socket.once('resume', listen).resume()
  else listen()
}

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { isAnsweredEarly } from './drain-after-early-reply.ts'

/** Answers requests that are not even HTTP, or whose address or headers are too long, below Fastify's reach. */
export const createClientErrorHandler =
  (envelopeOf: (status: number) => unknown) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    // Whoever drains it also ends it.
    if (isAnsweredEarly(socket)) return
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
    const body = JSON.stringify(envelopeOf(status))
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { answerAndDrain, isAnsweredEarly } from './drain-after-early-reply.ts'
import { maxTargetBytes } from './refuse-unsafe-framing.ts'

/**
 * Whether the address alone is too long, by the request line in the bytes that were parsed last. Where the line came in an earlier
 * packet that cannot be told, and the headers as a whole are too long.
 */
const isAddressTooLong = (error: NodeJS.ErrnoException): boolean => {
  // What Node adds to an error of its parser.
  const { rawPacket } = error as { rawPacket?: unknown }
  if (!Buffer.isBuffer(rawPacket)) return false
  const [line = ''] = rawPacket.toString('latin1').split('\r\n', 1)
  const target = /^[A-Z]+ ([^ ]*)/.exec(line)?.[1] ?? ''
  return target.length > maxTargetBytes
}

const statusOf = (error: NodeJS.ErrnoException): number => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return isAddressTooLong(error) ? 414 : 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Answers requests that are not even HTTP, or whose address or headers are too long, below Fastify's reach. */
export const createClientErrorHandler =
  (envelopeOf: (status: number) => unknown) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    // Whoever drains it also ends it.
    if (isAnsweredEarly(socket)) return
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const status = statusOf(error)
    const body = JSON.stringify(envelopeOf(status))
    answerAndDrain(
      socket,
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }

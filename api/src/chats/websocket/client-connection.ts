import {
  type ChatSocketClientEvent,
  type ChatSocketEvent,
  chatSocketClientEvent,
} from '@jobspan/shared-kit/contracts/chats/messaging'
import type { WebSocket } from 'ws'

/** Bytes of a frame that a browser may send; a call needs a tenth of it. A longer frame closes the connection (1009). */
export const maxFrameBytes = 1024
/** Frames that a browser may send per window; more of them close the connection (1008). */
const frameLimit = { maxFrames: 30, windowMs: 10_000 }
/** Bytes that may be buffered for a slow client. Above this the connection is terminated; the client reconnects and reloads. */
const maxBufferedBytes = 256 * 1024

/** Why the server closes a connection, besides `chatSocketCloseCode`: RFC 6455 section 7.4.1 and its registry. */
export const closeCode = { goingAway: 1001, policyViolation: 1008, internalError: 1011, serviceRestart: 1012 } as const

/** An open connection of a member's browser. */
export type ClientConnection = {
  userId: number
  /** Of the messaging session that opened it. */
  tokenHash: string
  send: (event: string) => void
  /** Sends a ping; terminates the connection if the last ping was not answered. */
  checkHeartbeat: () => void
  close: (code: number) => void
  terminate: () => void
}

export const serializeEvent = (event: ChatSocketEvent): string => JSON.stringify(event)

/** The message of a browser; null for anything that is not in the contract, which is ignored. */
const parseClientMessage = (data: Buffer, isBinary: boolean): ChatSocketClientEvent | null => {
  if (isBinary) return null
  try {
    const result = chatSocketClientEvent.safeParse(JSON.parse(data.toString('utf8')))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** Wraps a socket: limits incoming frames and buffered bytes, and passes on the calls of the browser. */
export const createClientConnection = (
  socket: WebSocket,
  session: Pick<ClientConnection, 'userId' | 'tokenHash'>,
  onCall: (call: ChatSocketClientEvent) => void,
): ClientConnection => {
  let isAlive = true
  let window = { startedAt: performance.now(), frames: 0 }

  const exceedsFrameLimit = (): boolean => {
    const now = performance.now()
    if (now - window.startedAt > frameLimit.windowMs) window = { startedAt: now, frames: 0 }
    window.frames += 1
    // A client that goes on sending does not get the time of a closing handshake.
    if (window.frames > 2 * frameLimit.maxFrames) socket.terminate()
    else if (window.frames > frameLimit.maxFrames) socket.close(closeCode.policyViolation)
    return window.frames > frameLimit.maxFrames
  }
  socket.on('message', (data, isBinary) => {
    if (exceedsFrameLimit()) return
    const call = parseClientMessage(data as Buffer, isBinary)
    if (call) onCall(call)
  })
  socket.on('ping', () => void exceedsFrameLimit())
  socket.on('pong', () => {
    isAlive = true
    exceedsFrameLimit()
  })
  return {
    ...session,
    send: (event) => {
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
      else socket.send(event)
    },
    checkHeartbeat: () => {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    },
    close: (code) => socket.close(code),
    terminate: () => socket.terminate(),
  }
}

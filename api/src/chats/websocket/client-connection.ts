import { type LiveCall, type LiveEvent, liveCall } from '@jobspan/shared-kit/contracts/messaging'
import type { WebSocket } from 'ws'

/** Longest frame that a browser may send, in bytes: a call is a tenth of it. Longer ones close the connection (1009). */
export const maxFrameBytes = 1024
/** Frames that a browser may send in so many milliseconds; more close the connection (1008). */
const frameLimit = { frames: 30, milliseconds: 10_000 }
/** What may wait to be taken by a slow browser, in bytes; it is let go of then, and asks anew when it comes back. */
const maxBufferedBytes = 256 * 1024

/** Why the server closes a connection, beside what `liveCloseCode` says: RFC 6455 section 7.4.1 and its registry. */
export const closeCode = { goingAway: 1001, policyViolation: 1008, internalError: 1011, serviceRestart: 1012 } as const

/** An open connection of a member's browser. */
export type ClientConnection = {
  userId: number
  /** Of the session of messaging that opened it. */
  tokenHash: string
  send: (event: string) => void
  /** Asks whether the browser is there, and lets go of it where it did not answer the last time. */
  checkHeartbeat: () => void
  close: (code: number) => void
  terminate: () => void
}

export const serializeEvent = (event: LiveEvent): string => JSON.stringify(event)

/** What a browser says; null for anything that is not of the contract, which is not heard. */
const parseClientMessage = (data: Buffer, isBinary: boolean): LiveCall | null => {
  if (isBinary) return null
  try {
    const result = liveCall.safeParse(JSON.parse(data.toString('utf8')))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** Puts a socket in order: bounds what comes in and what waits to go out, and hears the calls. */
export const createClientConnection = (
  socket: WebSocket,
  session: Pick<ClientConnection, 'userId' | 'tokenHash'>,
  onCall: (call: LiveCall) => void,
): ClientConnection => {
  let isAlive = true
  let window = { began: performance.now(), frames: 0 }

  const exceedsFrameLimit = (): boolean => {
    const now = performance.now()
    if (now - window.began > frameLimit.milliseconds) window = { began: now, frames: 0 }
    window.frames += 1
    // Who goes on all the same is not waited for.
    if (window.frames > 2 * frameLimit.frames) socket.terminate()
    else if (window.frames > frameLimit.frames) socket.close(closeCode.policyViolation)
    return window.frames > frameLimit.frames
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

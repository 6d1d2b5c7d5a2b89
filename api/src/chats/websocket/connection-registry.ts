import { type LiveCall, liveCloseCode } from '@jobspan/shared-kit/contracts/messaging'
import { startPeriodicTask } from '@jobspan/shared-kit/server'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { findActiveImSessions } from '../../platform/session/im-session.ts'
import { isOpen } from '../lock-chat.ts'

import { eventChannel, type MessagingEvent, sessionEndedChannel } from '../messaging-events.ts'
import { type ClientConnection, closeCode, createClientConnection } from './client-connection.ts'

import { sendEvent } from './send-event.ts'

/** Connections of one member to this process: a dozen tabs on some devices. */
const maxConnectionsPerMember = 20
/** Connections to this process in all. */
const maxConnections = 20_000
const heartbeatIntervalMs = 30_000
/** How long a browser may take to answer that it is asked to leave. */
const closeTimeoutMs = 500
/** A browser that says it more often is not heard. */
const typingThrottleMs = 2_000

export type ConnectionRegistry = ReturnType<typeof createConnectionRegistry>

/** The live connections of this process: what any process announces is told over them, and they end with their sessions. */
export const createConnectionRegistry = (app: FastifyInstance) => {
  const { db, listen } = app.connection
  const connectionsByUser = new Map<number, Set<ClientConnection>>()
  /** Events of a member are told one after another: what is read later is newer. */
  const sendQueues = new Map<number, Promise<void>>()
  let connectionCount = 0
  let isShuttingDown = false
  let background: { stop: () => Promise<void> }[] = []

  const all = () => [...connectionsByUser.values()].flatMap((mine) => [...mine])
  const closeAll = (of: Iterable<ClientConnection>, code: number) => {
    for (const line of of) line.close(code)
  }
  /** Closes what has lost its session: 4401, so that the browser does not come back with it. */
  const closeConnectionsWithoutSession = async (those: ClientConnection[]) => {
    if (those.length === 0) return
    const living = await findActiveImSessions(db, [...new Set(those.map(({ tokenHash }) => tokenHash))])
    closeAll(
      those.filter(({ tokenHash }) => !living.has(tokenHash)),
      liveCloseCode.ended,
    )
  }

  const sendEventToMembers = async (event: MessagingEvent) => {
    try {
      await sendEvent(db, connectionsByUser, event)
    } catch (error) {
      app.log.warn({ err: error }, 'an event of messaging could not be told')
      // Who comes back asks anew, and misses nothing.
      closeAll('user' in event ? (connectionsByUser.get(event.user) ?? []) : all(), closeCode.internalError)
    }
  }
  const enqueueSend = (event: MessagingEvent & { user: number }) => {
    const next = (sendQueues.get(event.user) ?? Promise.resolve()).then(() => sendEventToMembers(event))
    sendQueues.set(event.user, next)
    void next.then(() => {
      if (sendQueues.get(event.user) === next) sendQueues.delete(event.user)
    })
  }
  const onEvent = (payload: string) => {
    // The connection that hears events was lost for a while, and what was said meanwhile is not known.
    if (payload === '') return closeAll(all(), closeCode.serviceRestart)
    const event = JSON.parse(payload) as MessagingEvent
    if (event.type === 'presence') void (connectionsByUser.size > 0 && sendEventToMembers(event))
    else if (connectionsByUser.has(event.user)) enqueueSend(event)
  }
  const onEnded = (hash: string) => {
    if (hash !== '')
      return closeAll(
        all().filter(({ tokenHash }) => tokenHash === hash),
        liveCloseCode.ended,
      )
    void closeConnectionsWithoutSession(all()).catch((error) =>
      app.log.warn({ err: error }, 'sessions of messaging could not be looked up'),
    )
  }

  const onCall = (userId: number) => {
    let lastTypingAt = Number.NEGATIVE_INFINITY
    return ({ chat_id: chatId }: LiveCall) => {
      if (performance.now() - lastTypingAt < typingThrottleMs) return
      lastTypingAt = performance.now()
      const typing = sql`
        update chats set seeker_typing_until = now() + interval '5 seconds' from recruiters
        where chats.id = ${chatId} and chats.user_id = ${userId} and recruiters.id = recruiter_id and ${isOpen}`
      db.execute(typing).catch((error) => app.log.warn({ err: error }, 'a call of messaging failed'))
    }
  }

  /** Sessions that expire say nothing, and browsers that vanish neither. */
  const checkConnections = async (): Promise<void> => {
    for (const line of all()) line.checkHeartbeat()
    await closeConnectionsWithoutSession(all())
  }

  return {
    /** Whether there is room for another connection, of this member and in all. */
    checkCapacity: (userId: number): 'yes' | 'member full' | 'full' => {
      if (isShuttingDown || connectionCount >= maxConnections) return 'full'
      return (connectionsByUser.get(userId)?.size ?? 0) < maxConnectionsPerMember ? 'yes' : 'member full'
    },
    open: (socket: WebSocket, who: Pick<ClientConnection, 'userId' | 'tokenHash'>): void => {
      const line = createClientConnection(socket, who, onCall(who.userId))
      const mine = connectionsByUser.get(who.userId) ?? new Set()
      connectionsByUser.set(who.userId, mine.add(line))
      connectionCount += 1
      socket.once('close', () => {
        connectionCount -= 1
        mine.delete(line)
        if (mine.size === 0 && connectionsByUser.get(who.userId) === mine) connectionsByUser.delete(who.userId)
      })
      // Its session may have ended while it was opened, when there was nothing yet to be closed.
      closeConnectionsWithoutSession([line]).catch(() => line.close(closeCode.internalError))
    },
    checkConnections,
    start: async (): Promise<void> => {
      const unsubscribes = [await listen(eventChannel, onEvent), await listen(sessionEndedChannel, onEnded)]
      background = [
        startPeriodicTask(
          { name: 'check-chat-sockets', intervalMs: heartbeatIntervalMs, run: checkConnections },
          app.log,
        ),
        ...unsubscribes.map((stop) => ({ stop })),
      ]
    },
    /** Sends every browser away; it comes back to another process, or to this one's successor. */
    stop: async (): Promise<void> => {
      isShuttingDown = true
      await Promise.all(background.map((task) => task.stop()))
      closeAll(all(), closeCode.goingAway)
      const deadline = performance.now() + closeTimeoutMs
      while (connectionCount > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 10))
      for (const line of all()) line.terminate()
    },
  }
}

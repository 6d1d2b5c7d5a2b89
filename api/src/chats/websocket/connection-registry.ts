import { startPeriodicTask } from '@jobspan/kit-server'
import { type ChatSocketClientEvent, chatSocketCloseCode } from '@jobspan/shared-kit/contracts/chats/messaging'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { findActiveImSessions } from '../im-session.ts'
import { isOpen } from '../lock-chat.ts'
import { eventChannel, type MessagingEvent, sessionEndedChannel } from '../messaging-events.ts'
import { chats } from '../tables.ts'
import { type ClientConnection, closeCode, createClientConnection } from './client-connection.ts'
import { type ConnectionsByUser, sendEvent } from './send-event.ts'

/** Connections of one member to this process: a dozen tabs on some devices. */
const maxConnectionsPerMember = 20
/** Connections to this process in all. */
const maxConnections = 20_000
const heartbeatIntervalMs = 30_000
/** Time for browsers to answer the closing handshake before their connections are terminated. */
const closeTimeoutMs = 500
/** Typing of one connection is written at most once in this time. */
const typingThrottleMs = 2_000

export type ConnectionRegistry = ReturnType<typeof createConnectionRegistry>

/** The WebSocket connections of this process. They receive the events that any process publishes, and end with their sessions. */
export const createConnectionRegistry = (app: FastifyInstance) => {
  const { db, listen } = app.connection
  const connections = createConnectionMap()
  let isShuttingDown = false
  let background: { stop: () => Promise<void> }[] = []

  const sendEventToMembers = async (event: MessagingEvent) => {
    try {
      await sendEvent(db, connections.byUser, event)
    } catch (error) {
      app.log.warn({ err: error }, 'a messaging event could not be sent')
      // A browser that reconnects loads everything again, so it misses nothing.
      closeAll('user' in event ? connections.of(event.user) : connections.all(), closeCode.internalError)
    }
  }
  const enqueueSend = createSendQueues(sendEventToMembers)

  const onEvent = (payload: string) => {
    // An empty payload: the database connection was lost for a while, and events of that time are unknown.
    if (payload === '') return closeAll(connections.all(), closeCode.serviceRestart)
    const event = JSON.parse(payload) as MessagingEvent
    if (event.type === 'presence') void (connections.byUser.size > 0 && sendEventToMembers(event))
    else if (connections.byUser.has(event.user)) enqueueSend(event)
  }
  const onSessionEnded = (tokenHash: string) => {
    if (tokenHash !== '')
      return closeAll(
        connections.all().filter((connection) => connection.tokenHash === tokenHash),
        chatSocketCloseCode.ended,
      )
    void closeConnectionsWithoutSession(db, connections.all()).catch((error) =>
      app.log.warn({ err: error }, 'messaging sessions could not be looked up'),
    )
  }

  /** Finds what sends no notification: sessions that expired and browsers that vanished. */
  const checkConnections = async (): Promise<void> => {
    for (const connection of connections.all()) connection.checkHeartbeat()
    await closeConnectionsWithoutSession(db, connections.all())
  }

  return {
    /** Whether another connection of this member is within the limits. */
    checkCapacity: (userId: number): 'available' | 'member-limit' | 'process-limit' => {
      if (isShuttingDown || connections.count() >= maxConnections) return 'process-limit'
      return connections.of(userId).size < maxConnectionsPerMember ? 'available' : 'member-limit'
    },
    open: (socket: WebSocket, session: Pick<ClientConnection, 'userId' | 'tokenHash'>): void => {
      const connection = createClientConnection(socket, session, createTypingHandler(app, session.userId))
      connections.add(connection, socket)
      // Its session may have ended during the upgrade, when this connection was not yet here to be closed.
      closeConnectionsWithoutSession(db, [connection]).catch(() => connection.close(closeCode.internalError))
    },
    checkConnections,
    start: async (): Promise<void> => {
      const unsubscribes = [await listen(eventChannel, onEvent), await listen(sessionEndedChannel, onSessionEnded)]
      background = [
        startPeriodicTask(
          { name: 'check-chat-sockets', intervalMs: heartbeatIntervalMs, run: checkConnections },
          app.log,
        ),
        ...unsubscribes.map((stop) => ({ stop })),
      ]
    },
    /** Closes every connection. Browsers reconnect, to another process or to the successor of this one. */
    stop: async (): Promise<void> => {
      isShuttingDown = true
      await Promise.all(background.map((task) => task.stop()))
      closeAll(connections.all(), closeCode.goingAway)
      const deadline = performance.now() + closeTimeoutMs
      while (connections.count() > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 10))
      for (const connection of connections.all()) connection.terminate()
    },
  }
}

const createConnectionMap = () => {
  const byUser = new Map<number, Set<ClientConnection>>()
  let count = 0
  return {
    byUser: byUser as ConnectionsByUser,
    count: () => count,
    all: () => [...byUser.values()].flatMap((ofUser) => [...ofUser]),
    of: (userId: number): ReadonlySet<ClientConnection> => byUser.get(userId) ?? new Set(),
    /** Adds a connection until its socket closes. */
    add: (connection: ClientConnection, socket: WebSocket): void => {
      const ofUser = byUser.get(connection.userId) ?? new Set()
      byUser.set(connection.userId, ofUser.add(connection))
      count += 1
      socket.once('close', () => {
        count -= 1
        ofUser.delete(connection)
        if (ofUser.size === 0 && byUser.get(connection.userId) === ofUser) byUser.delete(connection.userId)
      })
    },
  }
}

const closeAll = (connections: Iterable<ClientConnection>, code: number) => {
  for (const connection of connections) connection.close(code)
}

/** Closes connections whose session has ended, with 4401, so that the browser does not come back with that session. */
const closeConnectionsWithoutSession = async (db: QueryExecutor, candidates: ClientConnection[]): Promise<void> => {
  if (candidates.length === 0) return
  const active = await findActiveImSessions(db, [...new Set(candidates.map(({ tokenHash }) => tokenHash))])
  closeAll(
    candidates.filter(({ tokenHash }) => !active.has(tokenHash)),
    chatSocketCloseCode.ended,
  )
}

/** Sends the events of a member one after another: sending reads the database, and what is read later must arrive later. */
const createSendQueues = (send: (event: MessagingEvent) => Promise<void>) => {
  const lastByUser = new Map<number, Promise<void>>()
  return (event: MessagingEvent & { user: number }): void => {
    const sent = (lastByUser.get(event.user) ?? Promise.resolve()).then(() => send(event))
    lastByUser.set(event.user, sent)
    void sent.then(() => {
      if (lastByUser.get(event.user) === sent) lastByUser.delete(event.user)
    })
  }
}

/** Writes that a member is typing, where the chat is theirs and open. */
const createTypingHandler = (app: FastifyInstance, userId: number) => {
  let lastTypingAt = Number.NEGATIVE_INFINITY
  return ({ chat_id: chatId }: ChatSocketClientEvent) => {
    if (performance.now() - lastTypingAt < typingThrottleMs) return
    lastTypingAt = performance.now()
    const typing = sql`
      update ${chats} set seeker_typing_until = now() + interval '5 seconds' from ${recruiters}
      where ${chats.id} = ${chatId} and ${chats.userId} = ${userId} and ${recruiters.id} = recruiter_id and ${isOpen}`
    app.connection.db
      .execute(typing)
      .catch((error) => app.log.warn({ err: error }, 'a messaging call could not be handled'))
  }
}

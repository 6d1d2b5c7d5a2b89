import { type LiveCall, liveCloseCode } from '@jobspan/shared-kit/contracts/messaging'
import { repeatEvery } from '@jobspan/shared-kit/server'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { findLiving } from '../../platform/session/im-session.ts'
import { isOpen } from '../lock-chat.ts'
import { endedChannel, eventChannel, type MessagingEvent } from '../messaging-events.ts'
import { closeCode, type Line, openLine } from './client-connection.ts'
import { tellEvent } from './send-event.ts'

/** Connections of one member to this process: a dozen tabs on some devices. */
const mostOfMember = 20
/** Connections to this process in all. */
const mostOfAll = 20_000
const lookEveryMs = 30_000
/** How long a browser may take to answer that it is asked to leave. */
const leaveMs = 500
/** A browser that says it more often is not heard. */
const typingEveryMs = 2_000

export type Live = ReturnType<typeof openLive>

/** The live connections of this process: what any process announces is told over them, and they end with their sessions. */
export const openLive = (app: FastifyInstance) => {
  const { db, listen } = app.connection
  const lines = new Map<number, Set<Line>>()
  /** Events of a member are told one after another: what is read later is newer. */
  const telling = new Map<number, Promise<void>>()
  let count = 0
  let isLeaving = false
  let background: { stop: () => Promise<void> }[] = []

  const all = () => [...lines.values()].flatMap((mine) => [...mine])
  const closeAll = (of: Iterable<Line>, code: number) => {
    for (const line of of) line.close(code)
  }
  /** Closes what has lost its session: 4401, so that the browser does not come back with it. */
  const closeEnded = async (those: Line[]) => {
    if (those.length === 0) return
    const living = await findLiving(db, [...new Set(those.map(({ tokenHash }) => tokenHash))])
    closeAll(
      those.filter(({ tokenHash }) => !living.has(tokenHash)),
      liveCloseCode.ended,
    )
  }

  const tell = async (event: MessagingEvent) => {
    try {
      await tellEvent(db, lines, event)
    } catch (error) {
      app.log.warn({ err: error }, 'an event of messaging could not be told')
      // Who comes back asks anew, and misses nothing.
      closeAll('user' in event ? (lines.get(event.user) ?? []) : all(), closeCode.failed)
    }
  }
  const inTurn = (event: MessagingEvent & { user: number }) => {
    const next = (telling.get(event.user) ?? Promise.resolve()).then(() => tell(event))
    telling.set(event.user, next)
    void next.then(() => {
      if (telling.get(event.user) === next) telling.delete(event.user)
    })
  }
  const onEvent = (payload: string) => {
    // The connection that hears events was lost for a while, and what was said meanwhile is not known.
    if (payload === '') return closeAll(all(), closeCode.comeBack)
    const event = JSON.parse(payload) as MessagingEvent
    if (event.type === 'presence') void (lines.size > 0 && tell(event))
    else if (lines.has(event.user)) inTurn(event)
  }
  const onEnded = (hash: string) => {
    if (hash !== '')
      return closeAll(
        all().filter(({ tokenHash }) => tokenHash === hash),
        liveCloseCode.ended,
      )
    void closeEnded(all()).catch((error) =>
      app.log.warn({ err: error }, 'sessions of messaging could not be looked up'),
    )
  }

  const onCall = (userId: number) => {
    let heard = Number.NEGATIVE_INFINITY
    return ({ chat_id: chatId }: LiveCall) => {
      if (performance.now() - heard < typingEveryMs) return
      heard = performance.now()
      const typing = sql`
        update chats set seeker_typing_until = now() + interval '5 seconds' from recruiters
        where chats.id = ${chatId} and chats.user_id = ${userId} and recruiters.id = recruiter_id and ${isOpen}`
      db.execute(typing).catch((error) => app.log.warn({ err: error }, 'a call of messaging failed'))
    }
  }

  /** Sessions that expire say nothing, and browsers that vanish neither. */
  const look = async (): Promise<void> => {
    for (const line of all()) line.beat()
    await closeEnded(all())
  }

  return {
    /** Whether there is room for another connection, of this member and in all. */
    roomFor: (userId: number): 'yes' | 'member full' | 'full' => {
      if (isLeaving || count >= mostOfAll) return 'full'
      return (lines.get(userId)?.size ?? 0) < mostOfMember ? 'yes' : 'member full'
    },
    open: (socket: WebSocket, who: Pick<Line, 'userId' | 'tokenHash'>): void => {
      const line = openLine(socket, who, onCall(who.userId))
      const mine = lines.get(who.userId) ?? new Set()
      lines.set(who.userId, mine.add(line))
      count += 1
      socket.once('close', () => {
        count -= 1
        mine.delete(line)
        if (mine.size === 0 && lines.get(who.userId) === mine) lines.delete(who.userId)
      })
      // Its session may have ended while it was opened, when there was nothing yet to be closed.
      closeEnded([line]).catch(() => line.close(closeCode.failed))
    },
    look,
    start: async (): Promise<void> => {
      const silences = [await listen(eventChannel, onEvent), await listen(endedChannel, onEnded)]
      background = [repeatEvery(lookEveryMs, app.log, look), ...silences.map((stop) => ({ stop }))]
    },
    /** Sends every browser away; it comes back to another process, or to this one's successor. */
    stop: async (): Promise<void> => {
      isLeaving = true
      await Promise.all(background.map((task) => task.stop()))
      closeAll(all(), closeCode.leaving)
      const deadline = performance.now() + leaveMs
      while (count > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10))
      for (const line of all()) line.terminate()
    },
  }
}

import type { ChatRecruiter } from '@jobspan/shared-kit/contracts/chats/job-chat'
import { type SQL, sql } from 'drizzle-orm'
import { countUnread } from '../../notifications/notification-repository.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { standbyOf } from '../../platform/database/standby.ts'
import { noteWrite } from '../../platform/session/session-store.ts'
import { withoutCard } from '../message-cards.ts'
import { findMessage, toMessage } from '../message-repository.ts'
import type { MessagingEvent } from '../messaging-events.ts'
import { listRecruiters } from '../recruiters/recruiter-repository.ts'
import { chats } from '../tables.ts'
import { type ClientConnection, serializeEvent } from './client-connection.ts'

export type ConnectionsByUser = ReadonlyMap<number, ReadonlySet<ClientConnection>>

/** Sends an event to the connections of its member in this process. What it is about is read once for all of them. */
export const sendEvent = async (
  db: QueryExecutor,
  connections: ConnectionsByUser,
  event: MessagingEvent,
): Promise<void> => {
  if (event.type === 'presence') return sendPresence(db, connections, event.recruiter)
  const ofUser = connections.get(event.user)
  if (!ofUser) return
  // What the browser fetches because of this event has to be there. A member's id is that of their seeker.
  if (event.type !== 'typing' && standbyOf(db)) await noteWrite(db, event.user)
  const text = await compose(db, event)
  if (text !== null) for (const connection of ofUser) connection.send(text)
}

const compose = async (
  db: QueryExecutor,
  event: Exclude<MessagingEvent, { type: 'presence' }>,
): Promise<string | null> => {
  if (event.type === 'message') {
    // What is about this message from later on arrives later, too.
    const message = event.said
      ? withoutCard(toMessage(event.said))
      : await findMessage(db, event.chat, event.message, 'seeker')
    return message && serializeEvent({ type: 'message', chat_id: event.chat, message })
  }
  if (event.type === 'notification')
    return serializeEvent({ type: 'notification', unread_count: await countUnread(db, event.user) })
  if (event.type === 'read') return serializeEvent({ type: 'read', chat_id: event.chat, message_id: event.message })
  return serializeEvent({ type: event.type, chat_id: event.chat })
}

const sendPresence = async (db: QueryExecutor, connections: ConnectionsByUser, recruiterId: number): Promise<void> => {
  const connectedUserIds: SQL = sql`${`{${[...connections.keys()].join(',')}}`}::int[]`
  const { rows } = await db.execute(sql`
    select user_id from ${chats} where recruiter_id = ${recruiterId} and user_id = any(${connectedUserIds})`)
  const [recruiter]: (ChatRecruiter | undefined)[] = rows.length ? await listRecruiters(db, [recruiterId]) : []
  if (!recruiter) return
  const { is_online, seen_at } = recruiter
  const text = serializeEvent({ type: 'presence', recruiter_id: recruiterId, is_online, seen_at })
  for (const row of rows) for (const connection of connections.get(Number(row.user_id)) ?? []) connection.send(text)
}

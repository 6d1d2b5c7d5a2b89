import type { updateChat } from '@jobspan/shared-kit/contracts/chats/chats'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { chatRead } from './events.ts'
import { publishEventSql } from './messaging-events.ts'
import { chatMessages, chats } from './tables.ts'

const publishChatChangeSql = (userId: number, id: number) => publishEventSql({ type: 'chat', user: userId, chat: id })

/** Changes what is named, and tells the member's other devices. Throws 40004 where the member has no such chat. */
export const applyChatUpdate = async (
  db: Database,
  userId: number,
  id: number,
  body: z.output<(typeof updateChat)['body']>,
): Promise<void> => {
  const { is_not_interested: isNotInterested, not_interested_reason: reason } = body
  const changed = await db
    .update(chats)
    .set({
      isPinned: body.is_pinned ?? sql`${chats.isPinned}`,
      isMuted: body.is_muted ?? sql`${chats.isMuted}`,
      ...(isNotInterested === false && { notInterestedAt: null, notInterestedReason: null }),
      ...(isNotInterested && { notInterestedAt: sql`coalesce(${chats.notInterestedAt}, now())` }),
      // A reason belongs to a chat that is aside.
      ...(reason && isNotInterested && { notInterestedReason: reason }),
      ...(reason &&
        isNotInterested === undefined && {
          notInterestedReason: sql`case when ${chats.notInterestedAt} is not null then ${reason} end`,
        }),
    })
    .where(and(eq(chats.id, id), eq(chats.userId, userId)))
    .returning({ told: publishChatChangeSql(userId, id) })
  if (changed.length === 0) throw new ApiError('notFound')
}

/**
 * Notes that the seeker has read up to a message of the chat; what they have read stays read, also under the bell once it is the newest.
 * Throws 40004 where the message is not there.
 */
export const markMessagesRead = (db: Database, userId: number, id: number, messageId: number): Promise<void> =>
  db.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`
      with former as (
        select id, seeker_read_id as read_id from ${chats} where id = ${id} and user_id = ${userId}
          and exists (select from ${chatMessages} where chat_id = ${chats.id} and id = ${messageId}) for update)
      update ${chats} set seeker_read_id = greatest(read_id, ${messageId}) from former where ${chats.id} = former.id
      returning case when read_id < ${messageId} then ${publishChatChangeSql(userId, id)} end as told,
        not exists (select from ${chatMessages} as later where later.chat_id = ${chats.id} and later.id > ${messageId}
          and later.sender = 'recruiter') as is_newest`)
    if (!rows[0]) throw new ApiError('notFound')
    const { told, is_newest: isNewest } = rows[0]
    if (told !== null && isNewest)
      await publishEvent(transaction, chatRead, { memberId: userId, chatId: id, messageId })
  })

/** Removes a message from the member's view; removing it again changes nothing. Throws 40004 where it never was there. */
export const hideMessage = async (db: Database, userId: number, id: number, messageId: number): Promise<void> => {
  const { rows } = await db.execute(sql`
    update ${chatMessages} set is_hidden = true from ${chats}
    where ${chatMessages.id} = ${messageId} and chat_id = ${id} and ${chats.id} = chat_id and user_id = ${userId}
    returning ${publishChatChangeSql(userId, id)}`)
  if (rows.length === 0) throw new ApiError('notFound')
}

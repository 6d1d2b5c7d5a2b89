import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { chatSettings } from '../tables/phrases.ts'
import { chats } from '../tables.ts'

const defaultDays = 90
const batchSize = 200

const ofMember = (column: SQL): SQL =>
  sql`(select ${column} from ${chatSettings} as settled where settled.user_id = ${chats.userId})`

/**
 * SQL, of a row of `chats`: when it is deleted (docs/product-rules.md#chat-retention). It counts from the last message; never from before the member was told of
 * it, or made it shorter, nor before an interview of it begins.
 */
export const deletedAt = sql`greatest(${chats.lastMessageAt}, ${chats.keptSince}, ${ofMember(sql`retention_changed_at`)})
  + make_interval(days => coalesce(${ofMember(sql`retention_days`)}, ${defaultDays}::int))`

/** Counts the time of a chat from a moment to come, such as an interview in it, which could not be answered or moved without it. */
export const keepChatUntil = async (transaction: QueryExecutor, chatId: number, at: Date): Promise<void> => {
  await transaction
    .update(chats)
    .set({ keptSince: sql`greatest(${chats.keptSince}, ${at.toISOString()}::timestamptz)` })
    .where(eq(chats.id, chatId))
}

/** Deletes chats whose time is over, with their messages and files, some at a time. Replicas that run at once share the work. */
export const deleteSilentChats = async (db: Database): Promise<void> => {
  for (;;) {
    const { rows } = await db.execute(sql`
      delete from ${chats} where id in (
        select ${chats.id} from ${chats} where ${chats.lastMessageAt} < now() - interval '30 days' and ${deletedAt} <= now()
        order by ${chats.lastMessageAt} limit ${batchSize} for update skip locked)
      returning id`)
    if (rows.length < batchSize) return
  }
}

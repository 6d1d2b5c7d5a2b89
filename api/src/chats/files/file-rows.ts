import type { FileCard } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { chatExchanges, chatFiles } from '../tables/exchanges.ts'
import { chatMessages } from '../tables.ts'

/** Uploads of one member that wait to be sent. */
const maxUnsent = 20
/** Uploads of one member or recruiter within a day that are kept, sent or not: each takes up to 20 MB of the disk for as long as its chat. */
export const maxFilesPerDay = 100

const toCard = (row: typeof chatFiles.$inferSelect): FileCard => ({
  id: row.id,
  name: row.name,
  size: row.size,
  kind: row.kind,
  width: row.width,
  height: row.height,
})

export const loadFileCards = async (db: QueryExecutor, ids: number[]): Promise<ReadonlyMap<number, FileCard>> => {
  const rows = await db
    .select()
    .from(chatFiles)
    .where(sql`${chatFiles.id} = any(${`{${ids.join(',')}}`}::int[])`)
  return new Map(rows.map((row) => [row.id, toCard(row)]))
}

/** Writes the row of an upload that waits to be sent. Throws 40006 where too many wait. Run it in a transaction. */
export const insertUpload = async (
  db: QueryExecutor,
  userId: number,
  file: Omit<typeof chatFiles.$inferInsert, 'chatId' | 'userId'>,
): Promise<FileCard> => {
  await lockMember(db, userId)
  const { rows } = await db.execute(sql`
    select count(*) filter (where chat_id is null)::int as unsent,
      count(*) filter (where created_at > now() - interval '1 day')::int as today
    from ${chatFiles} where user_id = ${userId}`)
  if (Number(rows[0]?.unsent) >= maxUnsent || Number(rows[0]?.today) >= maxFilesPerDay)
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: 3600 })
  const [row] = await db
    .insert(chatFiles)
    .values({ ...file, userId })
    .returning()
  if (!row) throw new ApiError('serverError')
  return toCard(row)
}

/** A file of a chat, as its messages show it. Throws 40004 where there is none, or it was recalled. */
export const findSentFile = async (db: QueryExecutor, chatId: number, id: number) => {
  const [found] = await db
    .select({ name: chatFiles.name, kind: chatFiles.kind, size: chatFiles.size, fileKey: chatFiles.fileKey })
    .from(chatFiles)
    .innerJoin(chatMessages, and(eq(chatMessages.cardId, chatFiles.id), eq(chatMessages.kind, 'file')))
    .where(and(eq(chatFiles.id, id), eq(chatFiles.chatId, chatId), isNull(chatMessages.recalledAt)))
  if (!found) throw new ApiError('notFound')
  return found
}

/** Deletes uploads that nobody sent within a day; triggers see to their files. */
export const deleteUnsentFiles = async (db: QueryExecutor): Promise<void> => {
  await db.execute(sql`delete from ${chatFiles} where chat_id is null and created_at < now() - interval '1 day'`)
}

/** The copy of a resume that was sent in a chat. Throws 40004 where it was not, or was taken back. */
export const findSentResume = async (db: QueryExecutor, chatId: number, exchangeId: number) => {
  const [found] = await db
    .select({ name: chatFiles.name, kind: chatFiles.kind, size: chatFiles.size, fileKey: chatFiles.fileKey })
    .from(chatExchanges)
    .innerJoin(chatFiles, eq(chatFiles.id, chatExchanges.fileId))
    .where(and(eq(chatExchanges.id, exchangeId), eq(chatExchanges.chatId, chatId), sql`state = 'accepted'`))
  if (!found) throw new ApiError('notFound')
  return found
}

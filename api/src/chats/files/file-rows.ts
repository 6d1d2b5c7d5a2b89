import { and, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { chatExchanges, chatFiles } from '../tables/exchanges.ts'

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

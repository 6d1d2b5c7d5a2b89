import type { ChatSettings } from '@jobspan/shared-kit/contracts/chats/chat-exchanges'
import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { chatSettings } from '../tables/phrases.ts'

/** What a member settled for all chats, or how it is where they never did. */
export const loadChatSettings = async (db: QueryExecutor, userId: number): Promise<ChatSettings> => {
  const [row] = await db.select().from(chatSettings).where(eq(chatSettings.userId, userId))
  return {
    sends_resume: row?.sendsResume ?? false,
    sends_phone_number: row?.sendsPhoneNumber ?? false,
    retention_days: row?.retentionDays ?? 90,
  }
}

/** Changes what is named. A shorter retention counts from the change, so that nothing is deleted that the member was not told of. */
export const saveChatSettings = async (
  db: QueryExecutor,
  userId: number,
  change: { [Name in keyof ChatSettings]?: ChatSettings[Name] | undefined },
): Promise<ChatSettings> => {
  const before = await loadChatSettings(db, userId)
  const after = {
    sendsResume: change.sends_resume ?? before.sends_resume,
    sendsPhoneNumber: change.sends_phone_number ?? before.sends_phone_number,
    retentionDays: change.retention_days ?? before.retention_days,
  }
  const isShorter = after.retentionDays < before.retention_days
  const values = { ...after, updatedAt: sql`now()`, ...(isShorter && { retentionChangedAt: sql`now()` }) }
  await db
    .insert(chatSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: chatSettings.userId, set: values })
  return loadChatSettings(db, userId)
}

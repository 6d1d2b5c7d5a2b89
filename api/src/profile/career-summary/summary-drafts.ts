import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { careerSummaryDrafts as table } from '../tables/records.ts'

/** What was written last for a member. */
export type SummaryDraft = { text: string; provider: string | null }

export const keepDraft = async (db: QueryExecutor, userId: number, { text, provider }: SummaryDraft): Promise<void> => {
  await db
    .insert(table)
    .values({ userId, text, provider })
    .onConflictDoUpdate({ target: table.userId, set: { text, provider, createdAt: sql`now()` } })
}

/** The draft, which is no more. Run it in a transaction. */
export const takeDraft = async (db: QueryExecutor, userId: number): Promise<SummaryDraft | null> => {
  const [draft] = await db
    .delete(table)
    .where(eq(table.userId, userId))
    .returning({ text: table.text, provider: table.provider })
  return draft ?? null
}

export const deleteOldDrafts = async (db: QueryExecutor): Promise<void> => {
  await db.delete(table).where(sql`${table.createdAt} < now() - interval '1 day'`)
}

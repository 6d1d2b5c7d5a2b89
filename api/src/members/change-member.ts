import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { seekers, users } from './tables.ts'

/** A new guest, or the seeker that a new member is. */
export const insertSeeker = async (db: QueryExecutor, facts: typeof seekers.$inferInsert): Promise<{ id: number }> => {
  const [seeker] = await db.insert(seekers).values(facts).returning({ id: seekers.id })
  if (!seeker) throw new Error('the database gave no id for a new seeker')
  return seeker
}

export const changeLanguage = async (db: QueryExecutor, id: number, language: LanguageKey): Promise<void> => {
  await db.update(users).set({ language, updatedAt: sql`now()` }).where(eq(users.id, id))
  await db.update(seekers).set({ language }).where(eq(seekers.id, id))
}

/** Deletes a member, with all that refers to them by id. */
export const deleteMember = async (db: QueryExecutor, id: number): Promise<void> => {
  await db.delete(users).where(eq(users.id, id))
  await db.delete(seekers).where(eq(seekers.id, id))
}

import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { seekers, users } from './tables.ts'

export const changeLanguage = async (db: QueryExecutor, id: number, language: LanguageKey): Promise<void> => {
  await db.update(users).set({ language, updatedAt: sql`now()` }).where(eq(users.id, id))
  await db.update(seekers).set({ language }).where(eq(seekers.id, id))
}

/** Deletes a member, with all that refers to them by id. */
export const deleteMember = async (db: QueryExecutor, id: number): Promise<void> => {
  await db.delete(users).where(eq(users.id, id))
  await db.delete(seekers).where(eq(seekers.id, id))
}

import { lte } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { searchTitles } from './tables.ts'

/** Deletes title suggestions that no open job has any more. */
export const deleteEmptyTitles = async (db: QueryExecutor): Promise<void> => {
  await db.delete(searchTitles).where(lte(searchTitles.count, 0))
}

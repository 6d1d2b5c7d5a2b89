import { eq } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from './database.ts'

/**
 * One change of what a member keeps at a time, until the transaction ends: those that arrive at once count each other, and of two that
 * are each to be the only one not both stay.
 */
export const lockMember = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

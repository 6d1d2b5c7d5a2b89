import { type GreetingMessage, maxGreetingMessages } from '@jobspan/shared-kit/contracts/chats/greeting-messages'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { greetingMessages } from '../tables.ts'

type Facts = { text?: string | undefined; is_default?: boolean | undefined }

const isOf = (userId: number) => eq(greetingMessages.userId, userId)

/** The default first, then the oldest. */
export const listGreetings = async (db: QueryExecutor, userId: number): Promise<GreetingMessage[]> => {
  const rows = await db
    .select()
    .from(greetingMessages)
    .where(isOf(userId))
    .orderBy(desc(greetingMessages.isDefault), asc(greetingMessages.id))
  return rows.map((row) => ({ id: row.id, text: row.text, is_default: row.isDefault }))
}

const clearDefault = (db: QueryExecutor, userId: number, exceptId = 0) =>
  db
    .update(greetingMessages)
    .set({ isDefault: false })
    .where(and(isOf(userId), eq(greetingMessages.isDefault, true), ne(greetingMessages.id, exceptId)))

/** Adds a message; the first one is the default. Throws 41343 where there are ten. Run it in a transaction. */
export const insertGreeting = async (
  db: QueryExecutor,
  userId: number,
  facts: { text: string; is_default: boolean },
) => {
  await lockMember(db, userId)
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(greetingMessages).where(isOf(userId))
  const count = found?.count ?? 0
  if (count >= maxGreetingMessages) throw new ApiError('greetingLimit')
  const isDefault = facts.is_default || count === 0
  if (isDefault) await clearDefault(db, userId)
  await db.insert(greetingMessages).values({ userId, text: facts.text, isDefault })
}

/** Changes what is named. Throws 40004 where the message is not this member's. Run it in a transaction. */
export const updateGreeting = async (
  db: QueryExecutor,
  userId: number,
  id: number,
  { text, is_default: isDefault }: Facts,
) => {
  await lockMember(db, userId)
  if (isDefault) await clearDefault(db, userId, id)
  const changes = { userId, ...(text === undefined ? {} : { text }), ...(isDefault === undefined ? {} : { isDefault }) }
  const changed = await db
    .update(greetingMessages)
    .set(changes)
    .where(and(isOf(userId), eq(greetingMessages.id, id)))
    .returning({ id: greetingMessages.id })
  if (changed.length === 0) throw new ApiError('notFound')
}

/** Deletes a message; after the default, the oldest that is left takes its place. Throws 40004 as {@link updateGreeting}. */
export const deleteGreeting = async (db: QueryExecutor, userId: number, id: number) => {
  await lockMember(db, userId)
  const [removed] = await db
    .delete(greetingMessages)
    .where(and(isOf(userId), eq(greetingMessages.id, id)))
    .returning({ isDefault: greetingMessages.isDefault })
  if (!removed) throw new ApiError('notFound')
  if (!removed.isDefault) return
  const oldest = db
    .select({ id: sql`min(${greetingMessages.id})` })
    .from(greetingMessages)
    .where(isOf(userId))
  await db
    .update(greetingMessages)
    .set({ isDefault: true })
    .where(eq(greetingMessages.id, sql`(${oldest})`))
}

export const deleteGreetings = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.delete(greetingMessages).where(eq(greetingMessages.userId, userId))
}

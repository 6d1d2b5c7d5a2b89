import { type CommonPhrase, maxCommonPhrases } from '@jobspan/shared-kit/contracts/chats/common-phrases'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { commonPhrases } from '../tables/phrases.ts'

const isOf = (userId: number, id: number) => and(eq(commonPhrases.userId, userId), eq(commonPhrases.id, id))

export const listPhrases = async (db: QueryExecutor, userId: number): Promise<CommonPhrase[]> =>
  db
    .select({ id: commonPhrases.id, text: commonPhrases.text })
    .from(commonPhrases)
    .where(eq(commonPhrases.userId, userId))
    .orderBy(asc(commonPhrases.position), asc(commonPhrases.id))

/** Adds a phrase as the last one. Throws 41181 where there are twenty. Run it in a transaction. */
export const insertPhrase = async (db: QueryExecutor, userId: number, text: string): Promise<void> => {
  await lockMember(db, userId)
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${commonPhrases.position}), 0)`,
    })
    .from(commonPhrases)
    .where(eq(commonPhrases.userId, userId))
  if ((found?.count ?? 0) >= maxCommonPhrases) throw new ApiError('phraseLimit')
  await db.insert(commonPhrases).values({ userId, text, position: (found?.last ?? 0) + 1 })
}

/** Throws 40004 where the phrase is not this member's. */
export const updatePhrase = async (db: QueryExecutor, userId: number, id: number, text: string): Promise<void> => {
  const changed = await db
    .update(commonPhrases)
    .set({ text })
    .where(isOf(userId, id))
    .returning({ id: commonPhrases.id })
  if (changed.length === 0) throw new ApiError('notFound')
}

/** Throws 40004 as {@link updatePhrase}. */
export const deletePhrase = async (db: QueryExecutor, userId: number, id: number): Promise<void> => {
  const removed = await db.delete(commonPhrases).where(isOf(userId, id)).returning({ id: commonPhrases.id })
  if (removed.length === 0) throw new ApiError('notFound')
}

/** Puts the named ones first, in that order; ids of others are passed by. Run it in a transaction. */
export const orderPhrases = async (db: QueryExecutor, userId: number, ids: number[]): Promise<void> => {
  await lockMember(db, userId)
  const rest = (await listPhrases(db, userId)).map(({ id }) => id).filter((id) => !ids.includes(id))
  const order = `{${[...ids, ...rest].join(',')}}`
  await db
    .update(commonPhrases)
    .set({ position: sql`array_position(${order}::int[], ${commonPhrases.id})` })
    .where(and(eq(commonPhrases.userId, userId), sql`${commonPhrases.id} = any(${order}::int[])`))
}

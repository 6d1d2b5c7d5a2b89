import type { Grant } from '@jobspan/shared-kit/contracts/rewards/grants'
import { rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rewardGrants } from '../tables.ts'
import { toGrant } from './list-grants.ts'

type LastingType = 'pin' | 'template'
const daysOf: Record<LastingType, number> = { pin: rewardLimits.pinDays, template: rewardLimits.templateDays }

/**
 * Begins to use a pin or templates, for as long as the programme says, from the end of the one that runs: they stack. Throws 40004 where the reward is
 * not this member's, 40021 (409) where it is none of them, not distributed, or in use. Run it in a transaction.
 */
export const beginUse = async (transaction: QueryExecutor, userId: number, id: number): Promise<Grant> => {
  await lockMember(transaction, userId)
  const isThis = and(eq(rewardGrants.id, id), eq(rewardGrants.userId, userId))
  const [row] = await transaction.select().from(rewardGrants).where(isThis)
  if (!row) throw new ApiError('notFound')
  const { type, distributedAt, usedAt, rejectedAt } = row
  if ((type !== 'pin' && type !== 'template') || !distributedAt || usedAt || rejectedAt) {
    throw new ApiError('stateChanged')
  }
  const running = await loadActiveUntil(transaction, userId, type)
  const from = running?.toISOString() ?? null
  const [used] = await transaction
    .update(rewardGrants)
    .set({
      usedAt: sql`now()`,
      validUntil: sql`coalesce(${from}::timestamptz, now()) + make_interval(days => ${daysOf[type]})`,
    })
    .where(isThis)
    .returning()
  if (!used) throw new ApiError('notFound')
  return toGrant(used)
}

/** Notes that a reward without an end is used up, such as a referral. Throws as {@link beginUse}. Run it in a transaction. */
export const useOnce = async (
  transaction: QueryExecutor,
  userId: number,
  id: number,
  type: 'referral' | 'lottery',
): Promise<void> => {
  const isThis = and(eq(rewardGrants.id, id), eq(rewardGrants.userId, userId), eq(rewardGrants.type, type))
  const [used] = await transaction
    .update(rewardGrants)
    .set({ usedAt: sql`now()` })
    .where(
      and(isThis, isNotNull(rewardGrants.distributedAt), isNull(rewardGrants.usedAt), isNull(rewardGrants.rejectedAt)),
    )
    .returning({ id: rewardGrants.id })
  if (used) return
  throw new ApiError((await transaction.$count(rewardGrants, isThis)) === 0 ? 'notFound' : 'stateChanged')
}

/** Until when a member's pin or templates have their effect; null where none has. */
export const loadActiveUntil = async (db: QueryExecutor, userId: number, type: LastingType): Promise<Date | null> => {
  const [row] = await db
    .select({ until: rewardGrants.validUntil })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.userId, userId), eq(rewardGrants.type, type), sql`${rewardGrants.validUntil} > now()`))
    .orderBy(desc(rewardGrants.validUntil))
    .limit(1)
  return row?.until ?? null
}

/** SQL of {@link loadActiveUntil}, as PostgreSQL writes a moment. */
export const activeUntil = (userId: SQL, type: LastingType): SQL<string | null> => sql`(
  select valid_until from ${rewardGrants} where user_id = ${userId} and type = ${sql.raw(`'${type}'`)} and valid_until > now()
  order by valid_until desc limit 1)`

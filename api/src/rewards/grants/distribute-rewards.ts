import type { DistributionItem } from '@jobspan/shared-kit/contracts/rewards/operations'
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { purgeDeliveredAddresses } from '../distribution/distribution-info.ts'
import { enterWaitingChances } from '../draws/draw-repository.ts'
import { rewardDistributed } from '../events.ts'
import { transferPoints } from '../ledger/transfer-points.ts'
import { rewardDistributions, rewardGrants } from '../tables.ts'
import { isProven } from './is-proven.ts'
import { isOverdue } from './overdue.ts'

const atOnce = 100
const isWaiting = and(isNull(rewardGrants.distributedAt), isNull(rewardGrants.rejectedAt))

/** Distributes what has waited long enough; merchandise waits for operators, who may also distribute points of whoever proved nothing. */
export const distributeDueRewards = async (db: Database): Promise<void> => {
  for (;;) {
    const count = await db.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(rewardGrants)
        .where(and(isWaiting, lte(rewardGrants.distributeAt, sql`now()`), isProven))
        .orderBy(asc(rewardGrants.id))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      for (const row of rows) await distribute(transaction, row)
      return rows.length
    })
    if (count < atOnce) return
  }
}

/** Gives a reward to its member: points into the ledger, everything else to be used. */
const distribute = async (
  transaction: QueryExecutor,
  { id, userId, type, points }: typeof rewardGrants.$inferSelect,
): Promise<void> => {
  await transaction.update(rewardGrants).set({ distributedAt: sql`now()` }).where(eq(rewardGrants.id, id))
  if (points !== null) {
    await transferPoints(transaction, {
      cause: `grant:${id}`,
      reason: 'reward',
      from: { kind: 'programme' },
      to: { kind: 'available', userId },
      points,
    })
  }
  await publishEvent(transaction, rewardDistributed, { memberId: userId, grantId: id, type, points })
  if (type === 'lottery') await enterWaitingChances(transaction)
}

/**
 * Distributes rewards that an operator names, in the transaction that records who did: merchandise was handed to the post, anything else comes sooner
 * than by itself. An address is deleted once nothing more is to be sent there. Gives the ids of those that waited.
 */
export const markDistributed = async (transaction: QueryExecutor, grantIds: readonly number[]): Promise<number[]> => {
  const rows = await transaction
    .select()
    .from(rewardGrants)
    .where(and(isWaiting, inArray(rewardGrants.id, [...grantIds])))
    .orderBy(asc(rewardGrants.id))
    .for('update')
  for (const row of rows) await distribute(transaction, row)
  await purgeDeliveredAddresses(
    transaction,
    rows.filter(({ type }) => type === 'merchandise').map(({ userId }) => userId),
  )
  return rows.map(({ id }) => id)
}

/**
 * Takes rewards back that were not distributed, in the transaction that records who did. An address is deleted as when they are distributed. Gives the
 * ids of those that were there.
 */
export const rejectGrants = async (
  transaction: QueryExecutor,
  grantIds: readonly number[],
  note: string,
): Promise<number[]> => {
  const rows = await transaction
    .update(rewardGrants)
    .set({ rejectedAt: sql`now()`, note })
    .where(and(isWaiting, inArray(rewardGrants.id, [...grantIds])))
    .returning({ id: rewardGrants.id, userId: rewardGrants.userId })
  await purgeDeliveredAddresses(
    transaction,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ id }) => id)
}

/** What waits to be distributed: first what nobody but an operator distributes, then what comes by itself; of both what is due first. */
export const listUndistributed = async (db: QueryExecutor, size = 200): Promise<DistributionItem[]> => {
  const rows = await db
    .select({ grant: rewardGrants, info: rewardDistributions, isOverdue: isOverdue(), isProven })
    .from(rewardGrants)
    .leftJoin(rewardDistributions, eq(rewardDistributions.userId, rewardGrants.userId))
    .where(isWaiting)
    .orderBy(isNotNull(rewardGrants.distributeAt), asc(rewardGrants.distributeBy), asc(rewardGrants.id))
    .limit(size)
  return rows.map(({ grant, info, isOverdue: isLate, isProven: hasProof }) => ({
    grant_id: grant.id,
    member_id: grant.userId,
    type: grant.type,
    role: grant.role,
    points: grant.points,
    granted_at: grant.grantedAt.toISOString(),
    distribute_by: grant.distributeBy,
    is_overdue: isLate,
    awaits_proof: !hasProof,
    delivery:
      grant.type === 'merchandise' && info?.recipient && info.phone && info.address
        ? { recipient: info.recipient, phone: info.phone, address: info.address }
        : null,
  }))
}

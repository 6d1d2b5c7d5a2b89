import type { DistributionInfo, saveDistributionInfo } from '@jobspan/shared-kit/contracts/rewards/distribution'
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { programmeAt, rewardRulesIn } from '../../invitations/programme/programme.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { rewardDistributions, rewardGrants, rewardResumes } from '../tables.ts'

type Owner = Pick<Member, 'id' | 'country'>

const isWaitingMerchandise = and(
  eq(rewardGrants.type, 'merchandise'),
  isNull(rewardGrants.distributedAt),
  isNull(rewardGrants.rejectedAt),
)

/** Whether merchandise is earned where the member is, or some is on its way to them. */
const isDeliveryPossible = async (db: QueryExecutor, { id, country }: Owner): Promise<boolean> =>
  rewardRulesIn(programmeAt(), country, false).some(({ type }) => type === 'merchandise') ||
  (await db.$count(rewardGrants, and(eq(rewardGrants.userId, id), isWaitingMerchandise))) > 0

/** Where a member's rewards are sent. */
export const loadDistributionInfo = async (db: QueryExecutor, owner: Owner): Promise<DistributionInfo> => {
  const [info] = await db.select().from(rewardDistributions).where(eq(rewardDistributions.userId, owner.id))
  const [resume] = await db.select().from(rewardResumes).where(eq(rewardResumes.userId, owner.id))
  const { recipient, phone, address } = info ?? {}
  return {
    cwallet_id: info?.cwalletId ?? null,
    delivery: recipient && phone && address ? { recipient, phone, address } : null,
    is_delivery_possible: await isDeliveryPossible(db, owner),
    resume: resume
      ? {
          filename: resume.filename,
          kind: resume.kind,
          size: resume.size,
          uploaded_at: resume.uploadedAt.toISOString(),
        }
      : null,
  }
}

/** Replaces it. Throws 40058 for an address where merchandise is not sent. */
export const saveInfo = async (
  db: QueryExecutor,
  owner: Owner,
  { cwallet_id: cwalletId, delivery }: z.output<(typeof saveDistributionInfo)['body']>,
): Promise<DistributionInfo> => {
  if (delivery && !(await isDeliveryPossible(db, owner))) throw new ApiError('rewardsUnavailable')
  const values = {
    cwalletId,
    recipient: delivery?.recipient ?? null,
    phone: delivery?.phone ?? null,
    address: delivery?.address ?? null,
  }
  await db
    .insert(rewardDistributions)
    .values({ userId: owner.id, ...values })
    .onConflictDoUpdate({ target: rewardDistributions.userId, set: { ...values, updatedAt: sql`now()` } })
  return loadDistributionInfo(db, owner)
}

/** Deletes the addresses of members to whom nothing more is to be sent. */
export const purgeDeliveredAddresses = async (
  transaction: QueryExecutor,
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return
  const waiting = transaction.select({ id: rewardGrants.userId }).from(rewardGrants).where(isWaitingMerchandise)
  await transaction
    .update(rewardDistributions)
    .set({ recipient: null, phone: null, address: null, updatedAt: sql`now()` })
    .where(and(inArray(rewardDistributions.userId, [...userIds]), notInArray(rewardDistributions.userId, waiting)))
}

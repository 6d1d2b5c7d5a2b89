import type { Grant, GrantAction, GrantState } from '@jobspan/shared-kit/contracts/rewards/grants'
import type { RewardType } from '@jobspan/shared-kit/contracts/rewards/programme'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { newestFirst } from '../../platform/database/newest-first.ts'
import { rewardGrants } from '../tables.ts'
import { isProven } from './is-proven.ts'

type GrantRow = typeof rewardGrants.$inferSelect

const awaitsProof = sql<boolean>`${rewardGrants.distributedAt} is null and ${rewardGrants.rejectedAt} is null and not ${isProven}`

/** A member's rewards, the newest first. */
export const listGrants = async (
  db: QueryExecutor,
  userId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ items: Grant[]; has_more: boolean }> => {
  const rows = await db
    .select({ grant: rewardGrants, awaitsProof })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.userId, userId), before === undefined ? undefined : lt(rewardGrants.id, before)))
    .orderBy(newestFirst(rewardGrants.id))
    .limit(size + 1)
  const items = rows.slice(0, size).map((row) => ({ ...toGrant(row.grant), awaits_proof: row.awaitsProof }))
  return { items, has_more: rows.length > size }
}

/** A reward as its member reads it. */
export const toGrant = (row: GrantRow, now = new Date()): Grant => {
  const state = grantStateOf(row, now)
  return {
    id: row.id,
    role: row.role,
    type: row.type,
    state,
    points: row.points,
    granted_at: row.grantedAt.toISOString(),
    distribute_by: row.distributeBy,
    distributed_at: row.distributedAt?.toISOString() ?? null,
    used_at: row.usedAt?.toISOString() ?? null,
    valid_until: row.validUntil?.toISOString() ?? null,
    note: row.note,
    action: actionOf(row.type, state),
  }
}

const grantStateOf = ({ rejectedAt, distributedAt, usedAt, validUntil }: GrantRow, now: Date): GrantState => {
  if (rejectedAt) return 'rejected'
  if (!distributedAt) return 'granted'
  if (!usedAt) return 'distributed'
  if (!validUntil) return 'used'
  return validUntil > now ? 'active' : 'expired'
}

const actionsWhenDistributed: Record<RewardType, GrantAction | null> = {
  cash: 'withdraw',
  merchandise: null,
  template: 'use_template',
  pin: 'pin_resume',
  referral: 'choose_company',
  lottery: 'see_draw',
}

const actionOf = (type: RewardType, state: GrantState): GrantAction | null => {
  if (state === 'granted') return type === 'merchandise' ? 'add_distribution_info' : null
  if (state === 'active' && type === 'template') return 'use_template'
  if (type === 'lottery' && state !== 'rejected') return 'see_draw'
  return state === 'distributed' ? actionsWhenDistributed[type] : null
}

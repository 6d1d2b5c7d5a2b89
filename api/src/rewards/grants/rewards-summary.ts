import { maxUnusedGrants, type RewardsSummary } from '@jobspan/shared-kit/contracts/rewards/grants'
import { rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { countInvitations } from '../../invitations/list-invitations.ts'
import { readCountrySwitches } from '../../invitations/programme/country-switches.ts'
import { programmeAt, rewardRulesIn } from '../../invitations/programme/programme.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { loadPoints } from '../ledger/read-points.ts'
import { rewardDistributions, rewardGrants } from '../tables.ts'
import { loadActiveUntil } from './use-grant.ts'

/** What the page of rewards begins with. */
export const loadRewardsSummary = async (
  db: QueryExecutor,
  { id, country }: Pick<Member, 'id' | 'country'>,
): Promise<RewardsSummary> => {
  const points = await loadPoints(db, id)
  const counts = await countInvitations(db, id)
  return {
    points,
    unused: await countUnused(db, id),
    invitations: {
      succeeded: counts.succeeded,
      waiting: counts.sent + counts.opened + counts.registered,
      in_review: counts.in_review,
    },
    next: await nextRewards(db, country, counts.succeeded, points.available),
    pinned_until: (await loadActiveUntil(db, id, 'pin'))?.toISOString() ?? null,
    templates_until: (await loadActiveUntil(db, id, 'template'))?.toISOString() ?? null,
    needs_distribution_info: await needsDistributionInfo(db, id),
  }
}

/** At most a thousand of each, as pages wait for it. */
const countUnused = async (db: QueryExecutor, userId: number): Promise<Record<string, number>> => {
  const { rows } = await db.execute(sql`
    select kind.type, counted.count from (values ('template'), ('pin'), ('referral'), ('lottery')) as kind (type)
    cross join lateral (
      select count(*)::int as count from (
        select from ${rewardGrants}
        where user_id = ${userId} and ${rewardGrants.type} = kind.type
          and distributed_at is not null and used_at is null and rejected_at is null
        limit ${maxUnusedGrants}) as unused) as counted
    where counted.count > 0`)
  return Object.fromEntries(rows.map(({ type, count }) => [String(type), Number(count)]))
}

/** What comes with each fifth invitation, and the least that can be withdrawn; the nearest first. */
const nextRewards = async (
  db: QueryExecutor,
  country: Member['country'],
  succeeded: number,
  available: number,
): Promise<RewardsSummary['next']> => {
  const { isCashOn } = await readCountrySwitches(db, country)
  const next = rewardRulesIn(programmeAt(), country, isCashOn)
    .filter(({ role, every }) => role === 'inviter' && every > 1)
    .map(({ type, every }) => ({ type, done: succeeded % every, needed: every }))
  const needed = rewardLimits.minimumPoints.tron
  if (isCashOn && available < needed) next.push({ type: 'cash', done: available, needed })
  return next.toSorted((one, other) => other.done / other.needed - one.done / one.needed)
}

const needsDistributionInfo = async (db: QueryExecutor, userId: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: rewardGrants.id })
    .from(rewardGrants)
    .leftJoin(rewardDistributions, eq(rewardDistributions.userId, rewardGrants.userId))
    .where(
      and(
        eq(rewardGrants.userId, userId),
        eq(rewardGrants.type, 'merchandise'),
        isNull(rewardGrants.distributedAt),
        isNull(rewardGrants.rejectedAt),
        isNull(rewardDistributions.address),
      ),
    )
    .limit(1)
  return row !== undefined
}

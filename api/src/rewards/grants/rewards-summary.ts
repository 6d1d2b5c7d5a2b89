import { maxUnusedGrants, type RewardsSummary } from '@jobspan/shared-kit/contracts/rewards/grants'
import { rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { type SQL, sql } from 'drizzle-orm'
import { succeededOf, waitingOf } from '../../invitations/own-invitations.ts'
import { storedSwitches, toCountrySwitches } from '../../invitations/programme/country-switches.ts'
import { programmeAt, rewardRulesIn } from '../../invitations/programme/programme.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { balanceOf } from '../ledger/read-points.ts'
import { rewardDistributions, rewardGrants } from '../tables.ts'
import { activeUntil } from './use-grant.ts'

/** At most a thousand of each, as pages wait for it. */
const unusedOf = (userId: SQL) => sql<Record<string, number>>`(
  select coalesce(jsonb_object_agg(kind.type, counted.count) filter (where counted.count > 0), '{}')
  from (values ('template'), ('pin'), ('referral'), ('lottery')) as kind (type)
  cross join lateral (
    select count(*)::int as count from (
      select from ${rewardGrants}
      where user_id = ${userId} and ${rewardGrants.type} = kind.type
        and distributed_at is not null and used_at is null and rejected_at is null
      limit ${sql.raw(String(maxUnusedGrants))}) as unused) as counted)`

const needsAddress = (userId: SQL) => sql<boolean>`(
  exists (select from ${rewardGrants}
    where user_id = ${userId} and type = 'merchandise' and distributed_at is null and rejected_at is null)
  and not exists (select from ${rewardDistributions} where user_id = ${userId} and address is not null))`

/** All in one statement: each more is a wait of its own where many ask at once. */
const summaryOf = createPreparedStatement((db) => {
  const userId = sql`${sql.placeholder('userId')}::int`
  return db
    .select({
      available: balanceOf(userId, 'available'),
      reserved: balanceOf(userId, 'reserved'),
      succeeded: succeededOf(userId),
      waiting: waitingOf(userId),
      unused: unusedOf(userId),
      pinnedUntil: activeUntil(userId, 'pin'),
      templatesUntil: activeUntil(userId, 'template'),
      needsAddress: needsAddress(userId),
      switches: storedSwitches(sql.placeholder('country')),
    })
    .from(sql`(values (1)) as one`)
    .prepare('rewards_summary')
})

/** What the page of rewards begins with. */
export const loadRewardsSummary = async (
  db: QueryExecutor,
  { id, country }: Pick<Member, 'id' | 'country'>,
): Promise<RewardsSummary> => {
  const [row] = await summaryOf(db).execute({ userId: id, country })
  if (!row) throw new Error('a statement without a condition gave no row')
  const { isCashOn } = toCountrySwitches(row.switches)
  return {
    points: { available: row.available, reserved: row.reserved },
    unused: row.unused,
    invitations: { succeeded: row.succeeded, ...row.waiting },
    next: nextRewards(country, isCashOn, row),
    pinned_until: row.pinnedUntil && toIsoTimestamp(row.pinnedUntil),
    templates_until: row.templatesUntil && toIsoTimestamp(row.templatesUntil),
    needs_distribution_info: row.needsAddress,
  }
}

/** What comes with each fifth invitation, and the least that can be withdrawn; the nearest first. */
const nextRewards = (
  country: Member['country'],
  isCashOn: boolean,
  { succeeded, available }: { succeeded: number; available: number },
): RewardsSummary['next'] => {
  const next = rewardRulesIn(programmeAt(), country, isCashOn)
    .filter(({ role, every }) => role === 'inviter' && every > 1)
    .map(({ type, every }) => ({ type, done: succeeded % every, needed: every }))
  const needed = rewardLimits.minimumPoints.tron
  if (isCashOn && available < needed) next.push({ type: 'cash', done: available, needed })
  return next.toSorted((one, other) => other.done / other.needed - one.done / one.needed)
}

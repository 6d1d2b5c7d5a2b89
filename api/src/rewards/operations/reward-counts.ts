import type { RewardType } from '@jobspan/shared-kit/contracts/rewards/programme'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { isOverdue } from '../grants/overdue.ts'
import { rewardGrants, withdrawals } from '../tables.ts'

type GrantCounts = Record<'waiting' | 'overdue' | 'distributed' | 'used' | 'rejected', number> & { type: RewardType }

const isWaiting = sql`distributed_at is null and rejected_at is null`

/** How many rewards of each type there are, by what became of them; `overdue` is part of those that wait. */
export const countGrantsByType = async (db: QueryExecutor): Promise<GrantCounts[]> => {
  const { rows } = await db.execute(sql`
    select type, count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where ${isWaiting} and ${isOverdue()})::int as overdue,
      count(*) filter (where distributed_at is not null and used_at is null)::int as distributed,
      count(*) filter (where used_at is not null)::int as used,
      count(*) filter (where rejected_at is not null)::int as rejected
    from ${rewardGrants} group by type order by type`)
  return rows as GrantCounts[]
}

/** How many withdrawals are in each state, and their points. */
export const countWithdrawalsByState = async (
  db: QueryExecutor,
): Promise<{ state: string; count: number; points: number }[]> => {
  const { rows } = await db.execute(sql`
    select state, count(*)::int as count, sum(points)::text as points from ${withdrawals} group by state order by state`)
  return rows.map(({ state, count, points }) => ({
    state: String(state),
    count: Number(count),
    points: Number(points),
  }))
}

import type { Withdrawal } from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import { and, eq, lt } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { newestFirst } from '../../platform/database/newest-first.ts'
import { withdrawals } from '../tables.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

/** States in which points are set aside. */
export const openStates = ['requested', 'in_review', 'handed_over'] as const

/** An amount as a decimal number with two places, more where it has them: `10.00`. */
export const formatUsdt = (micro: number): string => {
  const text = (micro / 1_000_000).toFixed(6)
  return text.replace(/0{1,4}$/, '')
}

/** As much of a target as its owner knows it by. */
const shorten = ({ targetKind, target }: WithdrawalRow): string =>
  targetKind === 'cwallet' ? `••••${target.slice(-4)}` : `${target.slice(0, 6)}…${target.slice(-6)}`

export const toWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  network: row.network,
  target: shorten(row),
  points: row.points,
  usdt: formatUsdt(row.microUsdt),
  state: row.state,
  return_reason: row.returnReason,
  note: row.note,
  requested_at: row.requestedAt.toISOString(),
  handed_over_at: row.handedOverAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  can_cancel: row.state === 'requested' || row.state === 'in_review',
})

/** A member's withdrawals, the newest first. */
export const listWithdrawals = async (
  db: QueryExecutor,
  userId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ items: Withdrawal[]; has_more: boolean }> => {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), before === undefined ? undefined : lt(withdrawals.id, before)))
    .orderBy(newestFirst(withdrawals.id))
    .limit(size + 1)
  return { items: rows.slice(0, size).map(toWithdrawal), has_more: rows.length > size }
}

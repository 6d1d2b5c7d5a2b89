import type { ReviewItem, ReviewOutcome } from '@jobspan/shared-kit/contracts/rewards/operations'
import type { ReturnReason, Withdrawal } from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { withdrawalReturned, withdrawalSettled } from '../events.ts'
import { transferPoints } from '../ledger/transfer-points.ts'
import { withdrawals } from '../tables.ts'
import { formatUsdt, toWithdrawal, type WithdrawalRow } from './withdrawal-rows.ts'

const factsOf = ({ id, points, microUsdt }: WithdrawalRow, memberId: number) => ({
  memberId,
  withdrawalId: id,
  points,
  usdt: formatUsdt(microUsdt),
})

/** Where points go that come back: to their member, or, once the account is gone, to nobody. */
const backTo = ({ userId }: WithdrawalRow) =>
  userId === null ? ({ kind: 'forfeited' } as const) : ({ kind: 'available', userId } as const)

/** The provider paid: the points are gone. The row is locked by the caller. */
export const settle = async (transaction: QueryExecutor, row: WithdrawalRow, payment: string | null): Promise<void> => {
  await transaction
    .update(withdrawals)
    .set({ state: 'settled', payment, endedAt: sql`now()` })
    .where(eq(withdrawals.id, row.id))
  await transferPoints(transaction, {
    cause: `withdrawal:${row.id}:end`,
    reason: 'settled',
    from: { id: row.accountId },
    to: { kind: 'payouts' },
    points: row.points,
  })
  if (row.userId !== null) await publishEvent(transaction, withdrawalSettled, factsOf(row, row.userId))
}

type Back = { state: 'returned'; reason: ReturnReason; note: string | null } | { state: 'cancelled' }

/** Gives the points back. The row is locked by the caller. */
export const giveBack = async (transaction: QueryExecutor, row: WithdrawalRow, back: Back): Promise<WithdrawalRow> => {
  const [ended] = await transaction
    .update(withdrawals)
    .set({
      state: back.state,
      endedAt: sql`now()`,
      ...(back.state === 'returned' && { returnReason: back.reason, note: back.note }),
    })
    .where(eq(withdrawals.id, row.id))
    .returning()
  const to = backTo(row)
  await transferPoints(transaction, {
    cause: `withdrawal:${row.id}:end`,
    reason: to.kind === 'forfeited' ? 'forfeited' : 'returned',
    from: { id: row.accountId },
    to,
    points: row.points,
  })
  if (back.state === 'returned' && row.userId !== null) {
    const { reason, note } = back
    await publishEvent(transaction, withdrawalReturned, { ...factsOf(row, row.userId), reason, note })
  }
  return ended ?? row
}

/** Cancels a withdrawal that was not handed over. Throws 40004, and 40021 (409) later. Run it in a transaction. */
export const cancelWithdrawal = async (transaction: QueryExecutor, userId: number, id: number): Promise<Withdrawal> => {
  const [row] = await transaction
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)))
    .for('update')
  if (!row) throw new ApiError('notFound')
  if (row.state === 'cancelled') return toWithdrawal(row)
  if (row.state !== 'requested' && row.state !== 'in_review') throw new ApiError('stateChanged')
  return toWithdrawal(await giveBack(transaction, row, { state: 'cancelled' }))
}

/** Withdrawals that wait for a decision, the oldest first. */
export const listHeldWithdrawals = async (db: QueryExecutor, size = 100): Promise<ReviewItem[]> => {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.state, 'in_review'))
    .orderBy(asc(withdrawals.id))
    .limit(size)
  return rows.map((row) => ({
    kind: 'withdrawal',
    id: row.id,
    member_id: row.userId,
    invitee_id: null,
    reasons: row.reviewReasons,
    points: row.points,
    at: row.requestedAt.toISOString(),
  }))
}

/**
 * Decides about a withdrawal that waits for it, in the transaction that records who did. The member reads the note of a rejection; why one is approved
 * may speak of others, and is in the audit log alone. Gives whether it waited.
 */
export const decideWithdrawal = async (
  transaction: QueryExecutor,
  id: number,
  outcome: ReviewOutcome,
  note: string,
): Promise<boolean> => {
  const [row] = await transaction
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'in_review')))
    .for('update')
  if (!row) return false
  if (outcome === 'approved') {
    await transaction.update(withdrawals).set({ state: 'requested' }).where(eq(withdrawals.id, id))
  } else await giveBack(transaction, row, { state: 'returned', reason: 'review', note })
  return true
}

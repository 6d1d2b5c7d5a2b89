import { and, eq, inArray } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { transferPoints } from './ledger/transfer-points.ts'
import { ledgerAccounts, withdrawals } from './tables.ts'
import { giveBack } from './withdrawals/end-withdrawal.ts'

/**
 * Before an account is deleted: what was not handed over is taken back, and points that are left are nobody's. What the provider has is settled later,
 * or forfeited where it returns it.
 */
export const forfeitPoints = async (transaction: QueryExecutor, userId: number): Promise<void> => {
  const waiting = await transaction
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), inArray(withdrawals.state, ['requested', 'in_review'])))
    .for('update')
  for (const row of waiting) await giveBack(transaction, row, { state: 'cancelled' })
  // Points that arrive at this moment, of a reward or from the provider, are waited for: they would be left without anybody.
  const [account] = await transaction
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.kind, 'available')))
    .for('update')
  if (!account || account.balance === 0) return
  await transferPoints(transaction, {
    cause: `member:${userId}:deleted`,
    reason: 'forfeited',
    from: { kind: 'available', userId },
    to: { kind: 'forfeited' },
    points: account.balance,
  })
}

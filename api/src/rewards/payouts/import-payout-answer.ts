import type { ImportedAnswer, PayoutAnswerPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { and, eq } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { payoutBatches, withdrawals } from '../tables.ts'
import { giveBack, settle } from '../withdrawals/end-withdrawal.ts'

type Result = PayoutAnswerPayload['results'][number]
type Imported = 'settled' | 'returned' | 'unchanged' | { why: string }

/**
 * Applies what the provider answers to a batch, in the transaction that records who did. What it said before changes nothing. What contradicts that, or is
 * no part of the batch, is refused line by line and said; the other lines are applied. Throws 40004 where there is no such batch.
 */
export const importPayoutAnswer = async (
  transaction: QueryExecutor,
  { batch, results }: PayoutAnswerPayload,
): Promise<ImportedAnswer> => {
  // Of two imports at once, the second sees what the first did.
  const [known] = await transaction
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(eq(payoutBatches.id, batch))
    .for('update')
  if (!known) throw new ApiError('notFound')
  const imported: ImportedAnswer = { batch, settled: 0, returned: 0, unchanged: 0, refused: [], open: 0 }
  for (const result of results) {
    const outcome = await importResult(transaction, batch, result)
    if (typeof outcome === 'string') imported[outcome] += 1
    else imported.refused.push({ reference: result.reference, ...outcome })
  }
  const isOpen = and(eq(withdrawals.batchId, batch), eq(withdrawals.state, 'handed_over'))
  return { ...imported, open: await transaction.$count(withdrawals, isOpen) }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

const importResult = async (
  transaction: QueryExecutor,
  batch: number,
  { reference, outcome, payment, reason }: Result,
): Promise<Imported> => {
  if (!uuid.test(reference)) return { why: 'This is no reference of a withdrawal.' }
  const [row] = await transaction
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.reference, reference), eq(withdrawals.batchId, batch)))
    .for('update')
  if (!row) return { why: 'This withdrawal is no part of the batch.' }
  if (row.state === outcome) return 'unchanged'
  if (row.state !== 'handed_over') return { why: `The withdrawal is ${row.state}, and the answer says ${outcome}.` }
  if (outcome === 'settled') await settle(transaction, row, payment)
  else await giveBack(transaction, row, { state: 'returned', reason: reason ?? 'not_paid', note: null })
  return outcome
}

import type { PayoutBatch, PayoutBatchPayload, SignedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { payoutBatches, withdrawals } from '../tables.ts'
import { formatUsdt } from '../withdrawals/withdrawal-rows.ts'
import { loadPayoutKey, signPayload } from './payout-keys.ts'

const maxPayouts = 500

type App = Pick<FastifyInstance, 'connection' | 'sealKey'>

/** Nothing is paid to whoever is suspended, until they are not. */
const isOfActiveMember = sql`not exists (
  select from ${users} where ${users.id} = ${withdrawals.userId} and ${users.isSuspended})`

/**
 * Puts all withdrawals that wait into a batch and notes them as handed over, in one transaction: killed before its end, none of it has happened; after
 * it, the batch can be exported as often as is needed. Null where none waits. In the transaction that records who did.
 */
export const createPayoutBatch = async (
  transaction: QueryExecutor,
  { sealKey }: Pick<App, 'sealKey'>,
): Promise<{ id: number; count: number } | null> => {
  const rows = await transaction
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.state, 'requested'), isOfActiveMember))
    .orderBy(asc(withdrawals.id))
    .limit(maxPayouts)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return null
  const key = await loadPayoutKey(transaction, sealKey)
  const [batch] = await transaction
    .insert(payoutBatches)
    .values({ payload: '', signature: '', keyId: '' })
    .returning({ id: payoutBatches.id, createdAt: payoutBatches.createdAt })
  if (!batch) throw new Error('no batch was written')
  const payload: PayoutBatchPayload = {
    format: 'jobspan-payout-batch-1',
    batch: batch.id,
    created_at: batch.createdAt.toISOString(),
    payouts: rows.map(({ reference, network, targetKind, target, microUsdt }) => ({
      reference,
      network,
      target_kind: targetKind,
      target,
      usdt: formatUsdt(microUsdt),
    })),
  }
  const { key_id: keyId, ...signed } = signPayload(JSON.stringify(payload), key)
  await transaction
    .update(payoutBatches)
    .set({ ...signed, keyId })
    .where(eq(payoutBatches.id, batch.id))
  await transaction
    .update(withdrawals)
    .set({ state: 'handed_over', batchId: batch.id, handedOverAt: sql`now()` })
    .where(
      inArray(
        withdrawals.id,
        rows.map(({ id }) => id),
      ),
    )
  return { id: batch.id, count: rows.length }
}

/** A batch as the provider is given it, the same bytes each time. Throws 40004. */
export const exportPayoutBatch = async (db: QueryExecutor, id: number): Promise<SignedPayload> => {
  const [batch] = await db.select().from(payoutBatches).where(eq(payoutBatches.id, id))
  if (!batch) throw new ApiError('notFound')
  const { payload, signature, keyId } = batch
  return { payload, signature, key_id: keyId }
}

/** Batches and how far the provider is with them, the newest first. */
export const listPayoutBatches = async (db: QueryExecutor, size = 100): Promise<PayoutBatch[]> => {
  const count = (state: string) => sql<number>`(count(*) filter (where ${withdrawals.state} = ${state}))::int`
  const rows = await db
    .select({
      id: payoutBatches.id,
      createdAt: payoutBatches.createdAt,
      count: sql<number>`count(*)::int`,
      points: sql<number>`sum(${withdrawals.points})::int`,
      open: count('handed_over'),
      settled: count('settled'),
      returned: count('returned'),
    })
    .from(payoutBatches)
    .innerJoin(withdrawals, eq(withdrawals.batchId, payoutBatches.id))
    .groupBy(payoutBatches.id)
    .orderBy(desc(payoutBatches.id))
    .limit(size)
  return rows.map(({ createdAt, ...batch }) => ({ ...batch, created_at: createdAt.toISOString() }))
}

import {
  exportPayoutBatch as exportOperation,
  importPayoutAnswer as importOperation,
  listPayoutBatches as listOperation,
  readPayoutBatch,
  readPayoutKey,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { countWithdrawalsByState } from '../../rewards/operations/reward-counts.ts'
import { importPayoutAnswer } from '../../rewards/payouts/import-payout-answer.ts'
import { createPayoutBatch, exportPayoutBatch, listPayoutBatches } from '../../rewards/payouts/payout-batches.ts'
import { readPayoutPublicKey } from '../../rewards/payouts/payout-keys.ts'
import { payoutProviderOf } from '../../rewards/payouts/payout-provider.ts'
import { recordAct } from '../operator-acts.ts'

const changes = { perMinute: 60 }

/** Withdrawals on their way to the payout provider and back, for the people who run the marketplace. */
export const registerOperatedPayoutRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listOperation, 'operator', async () => {
    const states = await countWithdrawalsByState(db)
    const waiting = states.find(({ state }) => state === 'requested')?.count ?? 0
    return { items: await listPayoutBatches(db), waiting }
  })
  registerEndpoint(app, readPayoutKey, 'operator', async () => ({
    public_key: await readPayoutPublicKey(db, app.sealKey),
  }))
  registerEndpoint(app, readPayoutBatch, 'operator', async ({ params }) => ({
    file: await exportPayoutBatch(db, params.id),
  }))
  registerEndpoint(
    app,
    exportOperation,
    'operator',
    async ({ body: { reason }, operator: { name: operator } }) => {
      const made = await db.transaction(async (transaction) => {
        const batch = await createPayoutBatch(transaction, app)
        if (!batch) return null
        const about = {
          operator,
          act: 'payouts.exported',
          subject: 'payout_batch',
          subjectId: batch.id,
          reason,
        } as const
        await recordAct(transaction, { ...about, before: null, after: { count: batch.count } })
        return batch.id
      })
      if (made === null) return { batch: null, file: null }
      // It is made: whatever fails from here on, it can be read again.
      const file = await exportPayoutBatch(db, made)
      await payoutProviderOf(app).handOver(file)
      return { batch: (await listPayoutBatches(db)).find(({ id }) => id === made) ?? null, file }
    },
    changes,
  )
  registerEndpoint(
    app,
    importOperation,
    'operator',
    ({ body: { file, reason }, operator: { name: operator } }) => {
      const answer = payoutProviderOf(app).readAnswer(JSON.stringify(file))
      return db.transaction(async (transaction) => {
        const imported = await importPayoutAnswer(transaction, answer)
        const about = {
          operator,
          act: 'payouts.imported',
          subject: 'payout_batch',
          subjectId: answer.batch,
          reason,
        } as const
        await recordAct(transaction, { ...about, before: null, after: imported })
        return imported
      })
    },
    changes,
  )
}

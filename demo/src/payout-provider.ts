import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import {
  type PayoutAnswerPayload,
  payoutBatchPayload,
  type SignedPayload,
  signedPayload,
} from '@jobspan/shared-kit/contracts/rewards/operations'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../api/src/platform/errors/api-error.ts'

/** An Ed25519 key (PKCS#8) whose 32 bytes everybody can compute: it pays nothing, and every replica has the same. */
const privateKey = createPrivateKey({
  key: Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    createHash('sha256').update('the payout provider of the demonstration').digest(),
  ]),
  format: 'der',
  type: 'pkcs8',
})
const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })

/** SPKI in base64, as `PAYOUT_PROVIDER_KEY` has it. */
export const demoPayoutProviderKey = publicKey.toString('base64')

const signAnswer = (answer: PayoutAnswerPayload): SignedPayload => {
  const payload = JSON.stringify(answer)
  return {
    payload,
    signature: sign(null, Buffer.from(payload), privateKey).toString('base64url'),
    key_id: createHash('sha256').update(publicKey).digest('base64url'),
  }
}

/** Answers a batch as a provider would who pays all of it, or with `?outcome=returned` nothing. */
export const registerPayoutProvider = (app: FastifyInstance): void => {
  app.post<{ Querystring: { outcome?: string } }>('/dev/payout-provider/answers', async (request) => {
    const file = signedPayload.safeParse(request.body)
    const batch = file.success ? payoutBatchPayload.safeParse(JSON.parse(file.data.payload)) : file
    if (!batch.success || !('payouts' in batch.data)) throw new ApiError('validationFailed', { status: 422 })
    const isReturned = request.query.outcome === 'returned'
    return signAnswer({
      format: 'jobspan-payout-answer-1',
      batch: batch.data.batch,
      results: batch.data.payouts.map(({ reference }) => ({
        reference,
        outcome: isReturned ? 'returned' : 'settled',
        payment: isReturned ? null : `demo-${reference}`,
        reason: isReturned ? 'target_refused' : null,
      })),
    })
  })
}

import { createPublicKey, type KeyObject } from 'node:crypto'
import {
  type PayoutAnswerPayload,
  payoutAnswerPayload,
  type SignedPayload,
  signedPayload,
} from '@jobspan/shared-kit/contracts/rewards/operations'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { isSignedBy } from './payout-keys.ts'

/**
 * Whoever pays. Its wallet and its checks of sanctions are its own; this software knows neither. It is given signed batches and answers them, once or
 * more often, early, late or never.
 */
type PayoutProvider = {
  name: string
  /** Is given a batch whose withdrawals are noted as handed over. May be called again with the same one. */
  handOver: (batch: SignedPayload) => Promise<void>
  /** Reads an answer and makes sure that it is the provider's. Throws 40001 (422), and says why. */
  readAnswer: (file: string) => PayoutAnswerPayload
}

const refuse = (why: string) => new ApiError('validationFailed', { status: 422, firstError: why })

/** Batches go out and answers come in as files, which people carry. */
export const createFileProvider = (publicKey: KeyObject | null): PayoutProvider => ({
  name: 'file',
  // Exported by a command, as often as somebody asks for it.
  handOver: async () => undefined,
  readAnswer: (file) => {
    if (!publicKey)
      throw refuse('Nobody is known who answers. Set PAYOUT_PROVIDER_KEY to the public key of the provider.')
    const signed = signedPayload.safeParse(parseJson(file))
    if (!signed.success) throw refuse('This file is no signed answer.')
    if (!isSignedBy(signed.data, publicKey)) throw refuse('The signature is not that of the provider.')
    const answer = payoutAnswerPayload.safeParse(parseJson(signed.data.payload))
    if (!answer.success) throw refuse('The signed text is no answer to a batch.')
    return answer.data
  },
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The provider that the settings name, or the one of the demonstration. */
export const payoutProviderOf = ({
  settings,
  standIns,
}: Pick<FastifyInstance, 'settings' | 'standIns'>): PayoutProvider => {
  const key = settings.payoutProviderKey ?? (settings.usesLocalProviders ? standIns?.payouts.key : undefined)
  return createFileProvider(
    key === undefined ? null : createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
  )
}

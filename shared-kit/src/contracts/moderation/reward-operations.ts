import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { identifier, operatorEndpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { draw } from '../rewards/draws.ts'
import {
  distributionItem,
  importedAnswer,
  ledgerReport,
  payoutBatch,
  reviewItem,
  reviewOutcomes,
  signedPayload,
} from '../rewards/operations.ts'
import { rewardType } from '../rewards/programme.ts'
import { reason } from './moderated-subject.ts'

// Rewards, for those who run the marketplace. Every change is in the audit log with its reason.

const params = z.object({ id: identifier })

export const listRewardReviews = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/reviews',
  summary: 'Invitations and withdrawals that wait for a decision, the oldest first; at most 100',
  data: z.object({ items: z.array(reviewItem) }),
})
/** The member reads the reason of a rejection. Decided before: 409. */
export const decideRewardReview = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/reviews/:kind/:id/decision',
  summary: 'Approves or rejects an invitation or a withdrawal',
  params: z.object({ kind: z.enum(reviewItem.shape.kind.options), id: identifier }),
  body: z.object({ outcome: z.enum(reviewOutcomes), reason }),
  data: z.null(),
})

export const listDistributions = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/distributions',
  summary: 'Rewards that wait to be distributed, merchandise first, then what is due first; at most 200',
  data: z.object({ items: z.array(distributionItem) }),
})
/** Of merchandise: it was delivered. The address is deleted once nothing more is to be sent there. Distributed or rejected before: 409. */
export const distributeReward = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/grants/:id/distribute',
  summary: 'Distributes a reward',
  params,
  body: z.object({ reason }),
  data: z.null(),
})
/** The member reads the reason. Distributed or rejected before: 409. */
export const rejectReward = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/grants/:id/reject',
  summary: 'Rejects a reward that was not distributed',
  params,
  body: z.object({ reason }),
  data: z.null(),
})

export const listPayoutBatches = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/payouts',
  summary: 'Batches of withdrawals, the newest first; at most 100',
  data: z.object({ items: z.array(payoutBatch), waiting: z.number() }),
})
/** Null where no withdrawal waits. */
export const exportPayoutBatch = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/payouts',
  summary: 'Puts the withdrawals that wait into a signed batch for the payout provider',
  body: z.object({ reason }),
  data: z.object({ batch: z.nullable(payoutBatch), file: z.nullable(signedPayload) }),
})
/** In PEM. The provider checks batches with it. */
export const readPayoutKey = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/payouts/key',
  summary: 'The public key of batches',
  data: z.object({ public_key: z.string() }),
})
/** The same bytes as when it was made. */
export const readPayoutBatch = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/payouts/:id',
  summary: 'A batch again',
  params,
  data: z.object({ file: signedPayload }),
})
/** Again, it changes nothing. Not signed by the provider: 422 (40001); of no batch: 40004. */
export const importPayoutAnswer = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/payouts/answer',
  summary: 'Takes in what the payout provider answered to a batch',
  body: z.object({ file: signedPayload, reason }),
  data: importedAnswer,
})

/** Whose the winning tickets are, in their order; null once the account is gone. */
const operatedDraw = z.extend(draw, { winning_members: z.array(z.nullable(z.number())) })
export type OperatedDraw = z.infer<typeof operatedDraw>
export const listOperatedDraws = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/draws',
  summary: 'Draws, the newest first; at most 20',
  data: z.object({ items: z.array(operatedDraw) }),
})
/** Makes a seed and publishes its hash. */
export const openDraw = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/draws',
  summary: 'Opens a draw',
  body: z.object({
    prize: z.string().check(cleanLine(), z.minLength(1), z.maxLength(200)),
    /** RFC 3339, in the future: until then chances get a ticket. */
    closes_at: z.iso.datetime({ offset: true }),
    winners: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    reason,
  }),
  data: operatedDraw,
})
/** Publishes seed and winners, for good. Closed before, or before its end: 409. */
export const closeDraw = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/draws/:id/close',
  summary: 'Closes a draw',
  params,
  body: z.object({ reason }),
  data: operatedDraw,
})

const rewardCountry = z.object({ country: countryKey, is_cash_on: z.boolean(), is_mail_on: z.boolean() })
export type RewardCountry = z.infer<typeof rewardCountry>
export const listRewardCountries = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/countries',
  summary: 'Where points are paid out, and invitations sent by our mail',
  data: z.object({ items: z.array(rewardCountry) }),
})
/** What is left out stays. */
export const switchRewardCountry = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/rewards/countries/:country',
  summary: 'Switches payouts, or invitations by our mail, of a country',
  params: z.object({ country: countryKey }),
  body: z.object({ is_cash_on: z.optional(z.boolean()), is_mail_on: z.optional(z.boolean()), reason }),
  data: rewardCountry,
})

/** How rewards stand. */
export const readRewardReport = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/rewards/report',
  summary: 'How many invitations and rewards there are in which state, and the ledger',
  data: z.object({
    /** By state. */
    invitations: z.record(z.string(), z.number()),
    grants: z.array(
      z.object({
        type: rewardType,
        waiting: z.number(),
        overdue: z.number(),
        distributed: z.number(),
        used: z.number(),
        rejected: z.number(),
      }),
    ),
    /** By state, with their points. */
    withdrawals: z.array(z.object({ state: z.string(), count: z.number(), points: z.number() })),
    ledger: ledgerReport,
  }),
})

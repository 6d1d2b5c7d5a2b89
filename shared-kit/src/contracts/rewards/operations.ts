import { z } from 'zod/mini'
import { payoutNetwork, rewardRole, rewardType } from './programme.ts'
import { returnReasons } from './withdrawals.ts'

// What those who run the marketplace read of rewards: shapes of the services in `api/src/rewards` and `api/src/invitations`.

/** What waits for a decision: an invitation before anything is granted, or a withdrawal before it is handed over. */
export const reviewItem = z.object({
  kind: z.enum(['invitation', 'withdrawal']),
  id: z.number(),
  /** Whose it is: the inviter, or who withdraws. Null once they are gone. */
  member_id: z.nullable(z.number()),
  /** Of an invitation. */
  invitee_id: z.nullable(z.number()),
  /** Of `reviewReasons`; of a newer release others too, which are shown by their names. */
  reasons: z.array(z.string()),
  /** Of a withdrawal. */
  points: z.nullable(z.number()),
  /** RFC 3339. */
  at: z.string(),
})
export type ReviewItem = z.infer<typeof reviewItem>

export const reviewOutcomes = ['approved', 'rejected'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** A reward that is to be distributed by hand, or sooner than by itself. */
export const distributionItem = z.object({
  grant_id: z.number(),
  member_id: z.number(),
  type: rewardType,
  role: rewardRole,
  points: z.nullable(z.number()),
  granted_at: z.string(),
  distribute_by: z.string(),
  is_overdue: z.boolean(),
  /** Whether it waits until whoever was invited has confirmed an email address or a mobile number; releases of the API before this field leave it out. */
  awaits_proof: z.optional(z.boolean()),
  /** Of merchandise: where it is sent; null while the member has not said. */
  delivery: z.nullable(z.object({ recipient: z.string(), phone: z.string(), address: z.string() })),
})
export type DistributionItem = z.infer<typeof distributionItem>

/** A batch of withdrawals as the provider is given it. What is signed is the text of `payload`, byte for byte. */
export const payoutBatchPayload = z.object({
  format: z.literal('jobspan-payout-batch-1'),
  batch: z.number(),
  created_at: z.string(),
  payouts: z.array(
    z.object({
      /** Names the withdrawal at both sides. */
      reference: z.string(),
      network: payoutNetwork,
      target_kind: z.enum(['address', 'cwallet']),
      target: z.string(),
      /** Decimal number. */
      usdt: z.string(),
    }),
  ),
})
export type PayoutBatchPayload = z.infer<typeof payoutBatchPayload>

/** What the provider answers to it, in the same wrapping. */
export const payoutAnswerPayload = z.object({
  format: z.literal('jobspan-payout-answer-1'),
  batch: z.number(),
  results: z.array(
    z.object({
      reference: z.string(),
      outcome: z.enum(['settled', 'returned']),
      /** Of the payment, such as the hash of its transaction. */
      payment: z.nullable(z.string().check(z.maxLength(200))),
      /** Of `returned`. */
      reason: z.nullable(z.enum(returnReasons)),
    }),
  ),
})
export type PayoutAnswerPayload = z.infer<typeof payoutAnswerPayload>

/** A text and its Ed25519 signature (base64url), as files of batches and answers hold them. */
export const signedPayload = z.object({
  payload: z.string(),
  signature: z.string(),
  /** SHA-256 of the public key (SPKI, DER), base64url. */
  key_id: z.string(),
})
export type SignedPayload = z.infer<typeof signedPayload>

export const payoutBatch = z.object({
  id: z.number(),
  created_at: z.string(),
  count: z.number(),
  points: z.number(),
  /** How many the provider has not answered, and of the others what it said. */
  open: z.number(),
  settled: z.number(),
  returned: z.number(),
})
export type PayoutBatch = z.infer<typeof payoutBatch>

/** What became of each line of an answer. `unchanged`: said so before; `refused`: it contradicts what was said before, or is no part of the batch. */
export const importedAnswer = z.object({
  batch: z.number(),
  settled: z.number(),
  returned: z.number(),
  unchanged: z.number(),
  refused: z.array(z.object({ reference: z.string(), why: z.string() })),
  /** How many of the batch the provider still has not answered. */
  open: z.number(),
})
export type ImportedAnswer = z.infer<typeof importedAnswer>

/** Whether the ledger is in balance, and how much is where. */
export const ledgerReport = z.object({
  is_balanced: z.boolean(),
  faults: z.array(z.string()),
  /** Points by the kind of account. */
  points: z.record(z.string(), z.number()),
  checked_at: z.string(),
})
export type LedgerReport = z.infer<typeof ledgerReport>

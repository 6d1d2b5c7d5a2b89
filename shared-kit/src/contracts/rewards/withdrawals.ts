import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { windowOf } from '../platform/paging.ts'
import { payoutNetwork } from './programme.ts'

/** `requested`: the points are set aside; `handed_over` to the payout provider; then `settled`, `returned` with a reason, or `cancelled` by the member. */
const withdrawalStates = ['requested', 'in_review', 'handed_over', 'settled', 'returned', 'cancelled'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Why points came back: the provider refused the target, could not pay, or an operator decided so. */
export const returnReasons = ['target_refused', 'not_paid', 'review'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const withdrawal = z.object({
  id: z.number(),
  network: payoutNetwork,
  /** Shortened as `TJRyWw…5nWpV`, or a Cwallet ID as `••••5678`. */
  target: z.string(),
  points: z.number(),
  /** As a decimal number, such as `10.00`. */
  usdt: z.string(),
  state: z.enum(withdrawalStates),
  return_reason: z.nullable(z.enum(returnReasons)),
  /** What an operator wrote to a rejection. */
  note: z.nullable(z.string()),
  /** RFC 3339. */
  requested_at: z.string(),
  handed_over_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  can_cancel: z.boolean(),
})
export type Withdrawal = z.infer<typeof withdrawal>

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/api/rewards/withdrawals',
  summary: 'The member’s withdrawals, the newest first, or those before `before`',
  access: 'member',
  query: z.object({
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  data: windowOf(withdrawal),
})

/**
 * Where the USDT go: an address of the network, or a Cwallet ID, whose wallet is of that network. Whether it is one is asked by rules that have codes
 * of their own, so it is no check of this schema.
 */
const payoutTarget = z.object({
  kind: z.enum(['address', 'cwallet']),
  value: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
})
export type PayoutTarget = z.infer<typeof payoutTarget>

/**
 * Sets points aside and asks for their payout. Refused: less than 100 on Tron 41246, less than 1,000 on Ethereum 41247, no multiple of 100 41248, more
 * than there are 41249, no address of the network by its checksum, or no eight digits 41250, another one that is open 41251; a country where points are
 * not paid out 40058; other terms by now 409 (40021). Needs a recent proof (40007).
 */
export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/api/rewards/withdrawals',
  summary: 'Asks for points to be paid out',
  access: 'member',
  body: z.object({
    network: payoutNetwork,
    target: payoutTarget,
    points: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
    terms_version: z.string(),
  }),
  data: withdrawal,
  idempotent: true,
})
/** Gives the points back, as long as nothing was handed over; later 409 (40021). */
export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/api/rewards/withdrawals/:id/cancel',
  summary: 'Cancels a withdrawal',
  access: 'member',
  params: z.object({ id: identifier }),
  data: withdrawal,
})

import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { windowOf } from '../platform/paging.ts'
import { rewardRole, rewardType } from './programme.ts'

/**
 * `granted` and to be distributed, `distributed` and to be used, `active` until a date, `used`, `expired`, `rejected` by an operator, who says why.
 */
const grantStates = ['granted', 'distributed', 'active', 'used', 'expired', 'rejected'] as const
export type GrantState = (typeof grantStates)[number]

/** What its member can do with a reward now. */
const grantActions = [
  'withdraw',
  'add_distribution_info',
  'use_template',
  'pin_resume',
  'choose_company',
  'see_draw',
] as const
export type GrantAction = (typeof grantActions)[number]

/** A reward that a member earned. */
export const grant = z.object({
  id: z.number(),
  role: rewardRole,
  type: rewardType,
  state: z.enum(grantStates),
  /** Of `cash`. */
  points: z.nullable(z.number()),
  /** RFC 3339. */
  granted_at: z.string(),
  /** The day, such as `2026-12-18`, by which it is distributed. */
  distribute_by: z.string(),
  /** Whether it waits until whoever was invited has confirmed an email address or a mobile number; releases of the API before this field leave it out. */
  awaits_proof: z.optional(z.boolean()),
  distributed_at: z.nullable(z.string()),
  used_at: z.nullable(z.string()),
  /** Until when it has its effect, once it is used. */
  valid_until: z.nullable(z.string()),
  /** What an operator wrote to a rejection. */
  note: z.nullable(z.string()),
  /** Null where there is nothing to do. */
  action: z.nullable(z.enum(grantActions)),
})
export type Grant = z.infer<typeof grant>

export const listGrants = endpoint({
  method: 'GET',
  path: '/api/rewards/grants',
  summary: 'What the member earned, the newest first, or what was before `before`',
  access: 'member',
  query: z.object({
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  data: windowOf(grant),
})

/** More of a type are not counted. */
export const maxUnusedGrants = 1000

/** What the page of rewards begins with. */
const rewardsSummary = z.object({
  points: z.object({ available: z.number(), reserved: z.number() }),
  /** How many rewards of a type wait to be used, up to `maxUnusedGrants`. */
  unused: z.record(z.string(), z.number()),
  invitations: z.object({ succeeded: z.number(), waiting: z.number(), in_review: z.number() }),
  /** What the next invitations bring, the nearest first: `done` of `needed`. `cash` is about the least that can be withdrawn. */
  next: z.array(z.object({ type: rewardType, done: z.number(), needed: z.number() })),
  /** RFC 3339; null while there is none. */
  pinned_until: z.nullable(z.string()),
  templates_until: z.nullable(z.string()),
  /** Whether something is to be distributed that needs an address or a Cwallet ID which is not there yet. */
  needs_distribution_info: z.boolean(),
})
export type RewardsSummary = z.infer<typeof rewardsSummary>
export const getRewardsSummary = endpoint({
  method: 'GET',
  path: '/api/rewards/summary',
  summary: 'Points, rewards and progress of the member',
  access: 'member',
  data: rewardsSummary,
})
/** Begins to use a pin or templates: 7 or 30 days from now, or from the end of the one that runs. Neither, or not to be used now: 409 (40021). */
export const useGrant = endpoint({
  method: 'POST',
  path: '/api/rewards/grants/:id/use',
  summary: 'Begins to use a reward',
  access: 'member',
  params: z.object({ id: identifier }),
  data: grant,
})

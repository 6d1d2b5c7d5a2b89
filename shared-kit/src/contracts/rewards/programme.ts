import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'

/** What is earned (docs/product-rules.md#reward-types). */
export const rewardTypes = ['cash', 'merchandise', 'template', 'pin', 'referral', 'lottery'] as const
export const rewardType = z.enum(rewardTypes)
export type RewardType = z.infer<typeof rewardType>

/** On which side of an invitation somebody earned it. */
export const rewardRoles = ['inviter', 'invitee'] as const
export const rewardRole = z.enum(rewardRoles)
export type RewardRole = z.infer<typeof rewardRole>

/** Where points are paid out as USDT. */
const payoutNetworks = ['tron', 'ethereum'] as const
export const payoutNetwork = z.enum(payoutNetworks)
export type PayoutNetwork = z.infer<typeof payoutNetwork>

/** The rules that a page says in words (docs/product-rules.md#rewards). */
export const rewardLimits = {
  /** Whoever is invited attaches a resume within so many days of registering. */
  daysToAttach: 7,
  /** Rewards are distributed within so many business days of the member's country. */
  distributionBusinessDays: 15,
  pinDays: 7,
  templateDays: 30,
  minimumPoints: { tron: 100, ethereum: 1000 },
  pointStep: 100,
  cwalletIdDigits: 8,
  resumeBytes: 30 * 1024 * 1024,
} as const satisfies { minimumPoints: Record<PayoutNetwork, number> } & Record<string, unknown>

/** One thing that an invitation brings one side. */
const programmeReward = z.object({
  role: rewardRole,
  type: rewardType,
  /** Once for so many invitations that succeeded; 1 for each of them. */
  every: z.number(),
  /** Of `cash`. */
  points: z.nullable(z.number()),
  /** How long it lasts, of `pin` and `template`. */
  days: z.nullable(z.number()),
})
export type ProgrammeReward = z.infer<typeof programmeReward>

/** The programme as it is now in one country. */
export const programme = z.object({
  country: countryKey,
  /** Names the rules that hold now; an invitation keeps those under which it was opened. */
  version: z.string(),
  /** RFC 3339. */
  valid_from: z.string(),
  /** Names the terms, which members accept before they invite or withdraw. */
  terms_version: z.string(),
  rewards: z.array(programmeReward),
  /** Whether points are earned and paid out as USDT in this country. */
  is_cash_on: z.boolean(),
  points_per_usdt: z.number(),
  /** Whether invitations can be sent by our mail in this country. */
  is_mail_on: z.boolean(),
})
export type Programme = z.infer<typeof programme>

/** For the country that `Country-Id` names, guests too. */
export const getProgramme = endpoint({
  method: 'GET',
  path: '/api/rewards/programme',
  summary: 'What invitations bring in a country',
  data: programme,
})

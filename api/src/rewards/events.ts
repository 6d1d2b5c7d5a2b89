import { rewardRoles, rewardTypes } from '@jobspan/shared-kit/contracts/rewards/programme'
import { returnReasons } from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'

const member = ({ memberId }: { memberId: number }) => memberId

/** A member earned rewards by one invitation: `types` are those of it. */
export const rewardsGranted = defineEvent(
  'rewards.granted',
  z.object({
    memberId: z.number(),
    invitationId: z.number(),
    role: z.enum(rewardRoles),
    types: z.array(z.enum(rewardTypes)),
  }),
  { subject: ({ memberId }) => `member:${memberId}`, member },
)

const grantFacts = { memberId: z.number(), grantId: z.number(), type: z.enum(rewardTypes) }
const aboutGrant = { subject: ({ grantId }: { grantId: number }) => `grant:${grantId}`, member }

/** A reward can be used, is on its way, or its points are there. */
export const rewardDistributed = defineEvent(
  'reward.distributed',
  z.object({ ...grantFacts, points: z.nullable(z.number()) }),
  aboutGrant,
)

const withdrawalFacts = { memberId: z.number(), withdrawalId: z.number(), points: z.number(), usdt: z.string() }
const aboutWithdrawal = {
  subject: ({ withdrawalId }: { withdrawalId: number }) => `withdrawal:${withdrawalId}`,
  member,
}

/** The provider paid. */
export const withdrawalSettled = defineEvent('withdrawal.settled', z.object(withdrawalFacts), aboutWithdrawal)
/** The points are the member's again. */
export const withdrawalReturned = defineEvent(
  'withdrawal.returned',
  z.object({ ...withdrawalFacts, reason: z.enum(returnReasons), note: z.nullable(z.string()) }),
  aboutWithdrawal,
)

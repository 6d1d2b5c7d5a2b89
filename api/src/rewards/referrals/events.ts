import { z } from 'zod/mini'
import { defineEvent } from '../../platform/events/define-event.ts'

const referralFacts = z.object({
  memberId: z.number(),
  referralId: z.number(),
  companyId: z.number(),
  companyName: z.string(),
})
const about = {
  subject: ({ referralId }: z.infer<typeof referralFacts>) => `referral:${referralId}`,
  member: ({ memberId }: z.infer<typeof referralFacts>) => memberId,
}

/** A member brought their resume before a company. */
export const referralSent = defineEvent('referral.sent', referralFacts, about)
/** Somebody at the company looked at it, for the first time. */
export const referralViewed = defineEvent('referral.viewed', referralFacts, about)

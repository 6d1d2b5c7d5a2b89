import type { Subscription } from '../../platform/events/event-subscriber.ts'
import { sendsWebhook } from '../../webhooks/webhook-subscriber.ts'
import { referralSent } from './events.ts'

/** The employer is told that a resume was brought before it. */
export const referralWebhooks: readonly Subscription[] = [
  sendsWebhook('referral.sent', referralSent, ({ referralId, companyId }) => ({
    companyIds: [companyId],
    data: { referral_id: referralId },
  })),
]

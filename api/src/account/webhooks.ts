import type { Subscription } from '../platform/events/event-subscriber.ts'
import { sendsWebhook } from '../webhooks/webhook-subscriber.ts'
import { accountDeleted } from './events.ts'

export const accountWebhooks: readonly Subscription[] = [
  sendsWebhook('profile.deleted', accountDeleted, ({ seekerId, companyIds }) => ({
    companyIds,
    data: { seeker_id: seekerId },
  })),
]

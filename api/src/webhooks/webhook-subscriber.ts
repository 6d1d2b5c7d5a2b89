import type { WebhookEvent } from '@jobspan/shared-kit/contracts/webhooks/webhooks'
import { sql } from 'drizzle-orm'
import type { EventDefinition } from '../platform/events/define-event.ts'
import { type EventSubscriber, type Subscription, subscribe } from '../platform/events/event-subscriber.ts'
import { type QueuedWebhook, queueWebhook } from './queue-webhook.ts'

type Message = { companyIds: readonly number[]; data: QueuedWebhook['data'] }

/** Queues a message to the systems of the companies that an event is about; none where there is no company. */
export const sendsWebhook = <Facts>(
  event: WebhookEvent,
  definition: EventDefinition<Facts>,
  toMessage: (facts: Facts) => Message,
): Subscription =>
  subscribe(definition, async (transaction, { facts, at }) => {
    const { companyIds, data } = toMessage(facts)
    if (companyIds.length === 0) return
    const companies = sql`select unnest(${`{${companyIds.join(',')}}`}::int[])`
    await queueWebhook(transaction, { event, companies, data, at })
  })

/** Tells employers' systems. Messages may overtake each other on their way, so nothing waits for the one before. */
export const createWebhookSubscriber = (subscriptions: readonly Subscription[]): EventSubscriber => ({
  name: 'webhooks',
  isOrdered: false,
  subscriptions,
})

import type { WebhookEvent } from '@jobspan/shared-kit/contracts/webhooks'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'

/** Announced when messages were queued, so that they leave at once. */
export const webhookChannel = 'webhooks'

export type WebhookMessageData = Record<string, number | string | null>

/**
 * Queues a message to every endpoint that is told of this event at these companies, with the change that it reports: call it with that
 * change's transaction. `data` holds ids alone; the receiver reads the rest through the recruiters' API.
 */
export const queueWebhook = async (
  transaction: QueryExecutor,
  { event, companyIds, data }: { event: WebhookEvent; companyIds: number[]; data: WebhookMessageData },
): Promise<void> => {
  if (companyIds.length === 0) return
  const payload = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })
  await transaction.execute(sql`
    with added as (
      insert into webhook_deliveries (endpoint_id, event, payload)
      select id, ${event}, ${payload}::jsonb from webhook_endpoints as endpoints
      where disabled_at is null and ${event} = any(events)
        and (organisation_id is null or exists (
          select from organisation_companies as owned where owned.organisation_id = endpoints.organisation_id
            and owned.company_id = any(${`{${companyIds.join(',')}}`}::int[])))
      returning id)
    select pg_notify(${webhookChannel}, '') from added limit 1`)
}

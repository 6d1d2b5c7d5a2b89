import type { WebhookEvent } from '@jobspan/shared-kit/contracts/webhooks/webhooks'
import { type SQL, sql } from 'drizzle-orm'
import { companiesSpokenFor, organisationsById } from '../companies/organisations/spoken-for.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

/** Announced when messages were queued, so that they leave at once. */
export const webhookChannel = 'webhooks'

/** Announces, where a statement selects it for messages that are due. */
export const notifyWebhooksSql = sql`pg_notify(${sql.raw(`'${webhookChannel}'`)}, '')`

export type QueuedWebhook = {
  event: WebhookEvent
  /** Whose endpoints are told: the id of a company, or a query that selects ids of companies. No company, no message. */
  companies: number | SQL
  /** Ids alone: the receiver reads the rest through the recruiters' API. */
  data: Record<string, number | string | null>
  /** When it happened; now unless given. */
  at?: Date
}

/** Queues a message to every endpoint that is told of this event, with the change that it reports: call it with that change's transaction. */
export const queueWebhook = async (
  transaction: QueryExecutor,
  { event, companies, data, at = new Date() }: QueuedWebhook,
): Promise<void> => {
  const payload = JSON.stringify({ type: event, timestamp: at.toISOString(), data })
  const companyIds = typeof companies === 'number' ? sql`select ${companies}::int` : companies
  await transaction.execute(sql`
    with about (company_id) as (${companyIds}),
    added as (
      insert into ${webhookDeliveries} (endpoint_id, event, payload)
      select endpoints.id, ${event}, ${payload}::jsonb from ${webhookEndpoints} as endpoints
        left join ${organisationsById} as organisations on organisations.id = organisation_id
      where endpoints.disabled_at is null and organisations.disabled_at is null and ${event} = any(events) and exists (
        select from about left join ${companiesSpokenFor} as owned using (company_id)
        where about.company_id is not null
          and (endpoints.organisation_id is null or owned.organisation_id = endpoints.organisation_id))
      returning id)
    select ${notifyWebhooksSql} from added limit 1`)
}

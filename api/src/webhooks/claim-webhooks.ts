import { sql } from 'drizzle-orm'
import { organisationsById } from '../companies/organisations/spoken-for.ts'
import type { Database } from '../platform/database/database.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

/** How many messages one process sends at once (docs/adr/0072-webhooks-by-organisation.md). */
const slots = { endpoint: 4, organisation: 10, total: 200 }
/** Longer than an attempt may take: the message of a process that died is tried again after it. */
const claimSeconds = 60

export type ClaimedWebhook = {
  id: number
  endpointId: number
  url: string
  sealedSecret: string
  payload: object
  attempts: number
}

/**
 * Claims messages that are due, of as many as there are free slots. Replicas that claim at once share them.
 *
 * @param busy endpoints of the messages that this process is sending, one entry for each message
 */
export const claimWebhooks = async (db: Database, busy: readonly number[]): Promise<ClaimedWebhook[]> => {
  const { rows } = await db.execute(sql`
    with busy as (
      select endpoint_id, count(*)::int from unnest(${`{${busy.join(',')}}`}::int[]) as endpoint_id group by endpoint_id),
    endpoints as (
      select endpoints.id, url, sealed_secret, coalesce(organisation_id, 0) as organisation_id,
        coalesce(busy.count, 0) as busy, coalesce(endpoints.disabled_at, organisations.disabled_at) as disabled_at,
        -- One that was silent is asked by one message first.
        case when unanswered_since is null then ${slots.endpoint}::int else 1 end as slots, backoff_until
      from ${webhookEndpoints} as endpoints left join busy on endpoint_id = id
        left join ${organisationsById} as organisations on organisations.id = organisation_id),
    organisations as (select organisation_id, sum(busy)::int as busy from endpoints group by organisation_id),
    due as (
      select message.id, organisations.busy,
        row_number() over (partition by organisation_id order by place, next_attempt_at, message.id) as place
      from endpoints join organisations using (organisation_id) cross join lateral (
        select id, next_attempt_at, row_number() over (order by next_attempt_at, id) as place
        from ${webhookDeliveries}
        where endpoint_id = endpoints.id and ${isDue} order by next_attempt_at, id
        limit greatest(slots - endpoints.busy, 0)) as message
      where disabled_at is null and (backoff_until is null or backoff_until <= now())),
    claimed as (
      select deliveries.id from ${webhookDeliveries} as deliveries join due using (id)
      -- Asked again, as another process may have claimed it since.
      where place + busy <= ${slots.organisation} and ${isDue}
      order by place, id limit ${Math.max(slots.total - busy.length, 0)} for update of deliveries skip locked)
    update ${webhookDeliveries} as deliveries
    set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${claimSeconds})
    from claimed, endpoints
    where deliveries.id = claimed.id and endpoints.id = endpoint_id
    returning deliveries.id, endpoint_id as "endpointId", url, sealed_secret as "sealedSecret", payload, attempts`)
  return rows as ClaimedWebhook[]
}

const isDue = sql`delivered_at is null and dead_at is null and next_attempt_at <= now()`

/** Gives up what waits for organisations that were disabled: enabled again, they are not sent all of it at once. */
export const giveUpForDisabled = async (db: Database): Promise<void> => {
  await db.execute(sql`
    update ${webhookDeliveries} set dead_at = now(), last_error = 'organisation disabled'
    from ${webhookEndpoints} as endpoints
      join ${organisationsById} as organisations on organisations.id = organisation_id
    where endpoints.id = endpoint_id and organisations.disabled_at is not null and delivered_at is null and dead_at is null`)
}

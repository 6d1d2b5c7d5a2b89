import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { unsealText } from '../platform/crypto/seal.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { webhookDeliveries } from '../platform/database/schema/employers.ts'
import { postWebhook, type WebhookResult } from './post-webhook.ts'

/** Seconds before each further attempt; after the last one the message is dead. Together almost a day. */
export const retryDelaysSeconds = [5, 300, 1_800, 7_200, 18_000, 28_800, 28_800]
/** Longer than a receiver may take: a message whose process died is tried again after it. */
const claimSeconds = 60
const batchSize = 20
/** Of one endpoint at once, so that a receiver that hangs does not hold up the others. */
const maxPerEndpoint = 4

type Claimed = { id: number; url: string; sealedSecret: string; payload: object; attempts: number; endpointId: number }

/** The `webhook-id` of a delivery: the same for each attempt, so that a receiver can drop a duplicate. */
export const webhookId = (deliveryId: number): string => `msg_${deliveryId}`

/** Sends the messages that are due. Replicas share the work; a message may arrive twice, and is never lost. */
export const deliverWebhooks = async (app: FastifyInstance): Promise<number> => {
  const { db } = app.connection
  const rules = { allowsLoopback: app.settings.standIns !== 'off' }
  for (let sent = 0; ; ) {
    const claimed = await claimDue(db)
    await Promise.all(
      claimed.map(async ({ id, url, sealedSecret, payload, attempts, endpointId }) => {
        const secret = unsealText(app.sealKey, sealedSecret) ?? ''
        const body = JSON.stringify(payload)
        const result = await postWebhook({ id: webhookId(id), url, secret, body }, rules)
        await recordResult(db, { id, attempts, endpointId }, result)
      }),
    )
    sent += claimed.length
    if (claimed.length === 0) return sent
  }
}

const claimDue = async (db: Database): Promise<Claimed[]> => {
  const { rows } = await db.execute(sql`
    with due as (
      select id, row_number() over (partition by endpoint_id order by id) as position from webhook_deliveries
      where delivered_at is null and dead_at is null and next_attempt_at <= now()),
    claimed as (
      select deliveries.id from webhook_deliveries as deliveries join due using (id)
        join webhook_endpoints as endpoints on endpoints.id = endpoint_id and disabled_at is null
      where position <= ${maxPerEndpoint} and delivered_at is null and dead_at is null and next_attempt_at <= now()
      order by deliveries.id limit ${batchSize} for update of deliveries skip locked)
    update webhook_deliveries as deliveries
    set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${claimSeconds})
    from claimed, webhook_endpoints as endpoints
    where deliveries.id = claimed.id and endpoints.id = deliveries.endpoint_id
    returning deliveries.id, url, sealed_secret as "sealedSecret", payload, attempts, endpoint_id as "endpointId"`)
  return rows as Claimed[]
}

/** A receiver that answers 410 (Gone) wants no more messages: its endpoint is switched off (Standard Webhooks). */
const recordResult = async (
  db: Database,
  { id, attempts, endpointId }: Pick<Claimed, 'id' | 'attempts' | 'endpointId'>,
  { status, error }: WebhookResult,
): Promise<void> => {
  const isGone = status === 410
  const delay = isGone ? undefined : retryDelaysSeconds[attempts - 1]
  const next =
    error === null
      ? { deliveredAt: sql`now()` }
      : delay === undefined
        ? { deadAt: sql`now()` }
        : { nextAttemptAt: sql`now() + make_interval(secs => ${delay * (1 + Math.random() / 10)})` }
  await db.transaction(async (transaction) => {
    await transaction
      .update(webhookDeliveries)
      .set({ ...next, lastStatus: status, lastError: error })
      .where(sql`${webhookDeliveries.id} = ${id}`)
    if (isGone)
      await transaction.execute(sql`update webhook_endpoints set disabled_at = now() where id = ${endpointId}`)
  })
}

/** Deletes messages of more than 30 days. */
export const deleteOldWebhookDeliveries = async (db: QueryExecutor): Promise<void> => {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, sql`now() - interval '30 days'`))
}

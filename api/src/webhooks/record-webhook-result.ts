import { sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import type { ClaimedWebhook } from './claim-webhooks.ts'
import type { WebhookResult } from './post-webhook.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

/** Seconds before each further attempt; after the last one the message is dead. Together almost a day. */
export const retryDelaysSeconds = [5, 300, 1_800, 7_200, 18_000, 28_800, 28_800]

/** An endpoint that is silent is left alone for as long as it has been silent, within these bounds. */
const backoff = sql`least(greatest(now() - coalesce(unanswered_since, now()), interval '30 seconds'), interval '1 hour')`

/**
 * Notes what became of an attempt, and what it says of the endpoint. Gives the seconds after which an endpoint that answered is to be tried
 * again; null where it is not, or was silent and is left alone.
 */
export const recordWebhookResult = (
  db: Database,
  message: ClaimedWebhook,
  result: WebhookResult,
): Promise<number | null> =>
  db.transaction(async (transaction) => {
    const { status, error, isSilent } = result
    const delay = delayOf(message, result)
    await transaction
      .update(webhookDeliveries)
      .set({ ...nextStep(delay, result), lastStatus: status, lastError: error })
      .where(sql`${webhookDeliveries.id} = ${message.id}`)
    await (isSilent ? backOff(transaction, message.endpointId) : noteAnswer(transaction, message.endpointId, status))
    return isSilent ? null : delay
  })

/** Null where there is no further attempt. */
const delayOf = ({ attempts }: ClaimedWebhook, { status, error }: WebhookResult): number | null => {
  const seconds = error === null || status === 410 ? undefined : retryDelaysSeconds[attempts - 1]
  return seconds === undefined ? null : seconds * (1 + Math.random() / 10)
}

const nextStep = (delay: number | null, { error }: WebhookResult) => {
  if (error === null) return { deliveredAt: sql`now()` }
  if (delay === null) return { deadAt: sql`now()` }
  return { nextAttemptAt: sql`now() + make_interval(secs => ${delay})` }
}

/** A receiver that answers 410 (Gone) wants no more messages: its endpoint is switched off (Standard Webhooks). */
const noteAnswer = async (db: QueryExecutor, endpointId: number, status: number | null): Promise<void> => {
  await db.execute(sql`
    update ${webhookEndpoints} set unanswered_since = null, backoff_until = null,
      disabled_at = case when ${status === 410} then now() else disabled_at end
    where id = ${endpointId} and (unanswered_since is not null or ${status === 410})`)
}

/** After a day without an answer, what is due is given up, as a message is that was refused for a day. */
const backOff = async (db: QueryExecutor, endpointId: number): Promise<void> => {
  await db.execute(sql`
    with silent as (
      update ${webhookEndpoints}
      set backoff_until = now() + ${backoff}, unanswered_since = coalesce(unanswered_since, now())
      where id = ${endpointId} returning id, unanswered_since)
    update ${webhookDeliveries} set dead_at = now(), last_error = coalesce(last_error, 'no answer for a day') from silent
    where endpoint_id = silent.id and unanswered_since < now() - interval '1 day'
      and delivered_at is null and dead_at is null and next_attempt_at <= now()`)
}

import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createCoalescedTask } from '../platform/coalesced-task.ts'
import { unsealText } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { type ClaimedWebhook, claimWebhooks, giveUpForDisabled } from './claim-webhooks.ts'
import { postWebhook } from './post-webhook.ts'
import { recordWebhookResult } from './record-webhook-result.ts'
import { webhookDeliveries } from './tables.ts'

/** The `webhook-id` of a delivery: the same for each attempt, so that a receiver can drop a duplicate. */
export const webhookId = (deliveryId: number): string => `msg_${deliveryId}`

/** Has `run` called again after so many seconds, by whichever process; once for each endpoint. */
export type WakeSender = (endpointId: number, afterSeconds: number) => Promise<unknown>

/**
 * Sends messages that are due, those of each organisation in slots of their own: none waits until another is answered. Replicas share the
 * work; a message may arrive twice, and is never lost.
 */
export const createWebhookSender = (app: FastifyInstance, wake?: WakeSender) => {
  const { db } = app.connection
  const inFlight = new Map<ClaimedWebhook, Promise<void>>()
  let sent = 0
  let isClosing = false

  const send = async (message: ClaimedWebhook): Promise<void> => {
    const { id, url, sealedSecret, payload } = message
    const secret = unsealText(app.sealKey, sealedSecret)
    const result = await postWebhook(
      { id: webhookId(id), url, secret, body: JSON.stringify(payload) },
      { allowsLoopback: app.settings.standIns === 'loopback' },
    )
    const delay = await recordWebhookResult(db, message, result)
    sent += 1
    if (delay !== null) await wake?.(message.endpointId, delay)
  }
  const claim = createCoalescedTask(async () => {
    if (isClosing) return
    await giveUpForDisabled(db)
    const busy = [...inFlight.keys()].map(({ endpointId }) => endpointId)
    for (const message of await claimWebhooks(db, busy)) inFlight.set(message, finish(message))
  }, 20)
  /** Frees the slot at the end, and has it filled again. */
  const finish = async (message: ClaimedWebhook): Promise<void> => {
    await send(message).catch((error) => app.log.warn({ err: error }, 'webhook was not recorded'))
    inFlight.delete(message)
    await claim.run().catch((error) => app.log.warn({ err: error }, 'webhooks were not claimed'))
  }

  return {
    /** Begins to send what is due, and does not wait for receivers. */
    run: claim.run,
    /** Waits until nothing is on its way; gives how many messages were sent by then. */
    settle: async (): Promise<number> => {
      while (inFlight.size > 0) await Promise.all(inFlight.values())
      return sent
    },
    /** Waits for what is on its way, and begins no more. */
    close: async (): Promise<void> => {
      isClosing = true
      await claim.close()
      await Promise.all(inFlight.values())
    },
  }
}

/** Sends what is due until nothing is; gives how many messages. */
export const deliverWebhooks = async (app: FastifyInstance): Promise<number> => {
  const sender = createWebhookSender(app)
  await sender.run()
  return sender.settle()
}

/** Deletes messages of more than 30 days. */
export const deleteOldWebhookDeliveries = async (db: QueryExecutor): Promise<void> => {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, sql`now() - interval '30 days'`))
}

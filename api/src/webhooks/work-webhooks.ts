import type { FastifyInstance } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { JobQueue } from '../platform/queues/job-queue.ts'
import { idlePollSeconds } from '../platform/queues/open-queues.ts'
import { workJobs } from '../platform/queues/work-jobs.ts'
import { createWebhookSender } from './deliver-webhooks.ts'
import { webhookChannel } from './queue-webhook.ts'

/**
 * Wakes senders when an endpoint is to be tried again. Which messages are sent then, and how many at once, is in their table: pg-boss knows one
 * group of a job, and messages have the slots of an endpoint and of its organisation, and an endpoint that was silent has its backoff
 * (docs/adr/0072-webhooks-by-organisation.md).
 */
export const webhookQueue: JobQueue = { name: 'webhooks', policy: 'short', retryLimit: 2, hasDeadLetters: false }

/** Sends webhooks as they are queued, and again where a receiver did not take them. */
export const workWebhooks = async (app: FastifyInstance, boss: PgBoss) => {
  const sender = createWebhookSender(app, (endpointId, afterSeconds) =>
    boss.send(webhookQueue.name, {}, { singletonKey: String(endpointId), startAfter: Math.ceil(afterSeconds) }),
  )
  await workJobs(boss, webhookQueue.name, { pollSeconds: idlePollSeconds / 2 }, () => sender.run())
  const run = () => void sender.run().catch((error) => app.log.warn({ err: error }, 'webhooks were not sent'))
  // Each process fills its own slots.
  const stopListening = await app.connection.listen(webhookChannel, run)
  return {
    run: sender.run,
    stop: async (): Promise<void> => {
      await stopListening()
      await sender.close()
    },
  }
}

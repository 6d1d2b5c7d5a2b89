import type { FastifyInstance } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { createCoalescedTask } from '../platform/coalesced-task.ts'
import { idlePollSeconds } from '../platform/queues/open-queues.ts'
import { workBatches } from '../platform/queues/work-jobs.ts'
import { deliverMessages, type MessageJob, messageQueue, pushQueue, relayMessages } from './message-queue.ts'
import { outboxChannel } from './outbox.ts'
import { createTransports } from './transports.ts'

/** After each relay, so that of many messages a second the later ones are relayed together. */
const pauseMs = 100

/** A push waits some seconds before it leaves, and nobody announces that they are over. */
const pushPollSeconds = 5

/** Sends messages as they are queued, and again where a server did not take them. */
export const workMessages = async (app: FastifyInstance, boss: PgBoss) => {
  const { db, listen } = app.connection
  const transports = createTransports(app.settings, db)
  for (const [queue, pollSeconds] of [
    [messageQueue, idlePollSeconds],
    [pushQueue, pushPollSeconds],
  ] as const)
    await workBatches<MessageJob>(boss, queue.name, { batchSize: 20, pollSeconds }, (jobs) =>
      deliverMessages(app, transports, jobs),
    )
  const relay = createCoalescedTask(() => relayMessages(db, boss), pauseMs)
  const run = () => void relay.run().catch((error) => app.log.warn({ err: error }, 'messages were not relayed'))
  const stopListening = await listen(outboxChannel, run)
  const timer = setInterval(run, idlePollSeconds * 1000)
  return {
    /** Relays no more. Messages under way end with their queue. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await stopListening()
      await relay.close()
    },
    /** Call it after the queues have ended. */
    close: () => transports.close(),
  }
}

import type { FastifyInstance } from 'fastify'
import type { JobResult, PgBoss } from 'pg-boss'
import { createCoalescedTask } from '../coalesced-task.ts'
import { idlePollSeconds } from '../queues/open-queues.ts'
import { workBatches } from '../queues/work-jobs.ts'
import { deliverEvent } from './deliver-event.ts'
import { type EventSubscriber, queueOf } from './event-subscriber.ts'
import { eventsChannel } from './publish-event.ts'
import { type EventJob, registerSubscriptions, relayEvents } from './relay-events.ts'

/** After each relay, so that of many events a second the later ones are relayed together. */
const pauseMs = 20
/**
 * Events that a subscriber of this process does at once; where order is kept, each of another subject. Each has a connection of its own, and
 * subscribers that do four may have all twenty of the process. With 16 an event is 4.1 statements in place of 4.5.
 */
const batchSize = 4

/** Relays events as they are published, and gives them to their subscribers. */
export const workEvents = async (app: FastifyInstance, boss: PgBoss, subscribers: readonly EventSubscriber[]) => {
  const { db, listen } = app.connection
  await registerSubscriptions(boss, subscribers)
  for (const subscriber of subscribers) {
    const deliver = async (id: string, { eventId }: EventJob): Promise<JobResult> => {
      try {
        await deliverEvent(app, subscriber, eventId)
        return { id, status: 'completed' }
      } catch (error) {
        app.log.warn({ err: error, subscriber: subscriber.name, eventId }, 'an event was not delivered')
        return { id, status: 'failed', output: error }
      }
    }
    // One worker that takes several: an announcement wakes every worker, and each would look for itself.
    const options = { batchSize, pollSeconds: idlePollSeconds, isOrdered: subscriber.isOrdered }
    await workBatches<EventJob>(boss, queueOf(subscriber).name, options, (jobs) =>
      Promise.all(jobs.map(({ id, data }) => deliver(id, data))),
    )
  }
  const relay = createCoalescedTask(() => relayEvents(db, boss), pauseMs)
  const run = () => void relay.run().catch((error) => app.log.warn({ err: error }, 'events were not relayed'))
  const stopListening = await listen(eventsChannel, run)
  // What was announced while nobody listened.
  const timer = setInterval(run, idlePollSeconds * 1000)
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await stopListening()
      await relay.close()
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { startPeriodicTask } from '@jobspan/shared-kit/server'
import type { FastifyInstance } from 'fastify'
import { deliverDue } from './deliver.ts'
import { outboxChannel } from './outbox.ts'
import { createTransports } from './transports.ts'

const pollIntervalMs = 2_000
/** After a turn, so that of many messages a second the later ones share a turn: nobody notices, and the database is asked less. */
const pauseMs = 100

/**
 * Delivers from now on: at once when something is queued, by this process or another, and every two seconds for what is to
 * be tried again. One turn at a time; a word that comes during a turn leads to another one. Give `stop` time to finish.
 */
export const startOutboxWorker = async (app: FastifyInstance) => {
  const transports = createTransports(app.settings, app.connection.db)
  const ending = new AbortController()
  let hasPendingWork = false
  let running: Promise<void> | undefined

  const deliveryLoop = async () => {
    while (hasPendingWork) {
      hasPendingWork = false
      await deliverDue(app, transports)
      await wait(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const deliver = (): Promise<void> => {
    hasPendingWork = true
    running ??= deliveryLoop().finally(() => {
      running = undefined
    })
    return running
  }

  const polling = startPeriodicTask(pollIntervalMs, app.log, deliver)
  // A turn that fails is logged by the look that follows it.
  const unsubscribe = await app.connection.listen(outboxChannel, () => void deliver().catch(() => undefined))
  return {
    stop: async () => {
      ending.abort()
      await unsubscribe()
      await polling.stop()
      await running?.catch(() => undefined)
      transports.close()
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { deliverDue } from './deliver.ts'
import { createTransports } from './transports.ts'

/** After each delivery, so that of many messages a second the later ones leave together: the database is asked less often. */
const pauseMs = 100

/** Delivers what is queued: one run at a time, and a call during a run starts another one after it. */
export const createOutboxWorker = (app: FastifyInstance) => {
  const transports = createTransports(app.settings, app.connection.db)
  let hasPendingWork = false
  let running: Promise<void> | undefined

  const deliveryLoop = async () => {
    while (hasPendingWork) {
      hasPendingWork = false
      await deliverDue(app, transports)
      await wait(pauseMs)
    }
  }
  return {
    deliver: (): Promise<void> => {
      hasPendingWork = true
      running ??= deliveryLoop().finally(() => {
        running = undefined
      })
      return running
    },
    /** Waits for the run in progress. Call `deliver` no more after it. */
    close: async (): Promise<void> => {
      await running?.catch(() => undefined)
      transports.close()
    },
  }
}

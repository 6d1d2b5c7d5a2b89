import type { FastifyInstance } from 'fastify'
import { createCoalescedTask } from '../platform/coalesced-task.ts'
import { deliverDue } from './deliver.ts'
import { createTransports } from './transports.ts'

/** After each delivery, so that of many messages a second the later ones leave together: the database is asked less often. */
const pauseMs = 100

/** Delivers what is queued. */
export const createOutboxWorker = (app: FastifyInstance) => {
  const transports = createTransports(app.settings, app.connection.db)
  const delivery = createCoalescedTask(() => deliverDue(app, transports), pauseMs)
  return {
    deliver: delivery.run,
    /** Waits for the run in progress. Call `deliver` no more after it. */
    close: async (): Promise<void> => {
      await delivery.close()
      transports.close()
    },
  }
}

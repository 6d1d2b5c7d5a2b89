import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../create-app.ts'
import { pushQueue } from '../notifications/message-queue.ts'
import { createTransports } from '../notifications/transports.ts'
import type { Database } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { closeQueues, deliverDue, deliverEvents, openDatabaseWithQueues } from './deliver.ts'
import { afterRequests, TestClient } from './visitor.ts'

export type TestApp = {
  app: FastifyInstance
  db: Database
  /** A browser of its own: it keeps its cookies. */
  visitor: () => TestClient
  /** Gives what was published to its subscribers. What a visitor's request published was given to them before it is answered. */
  deliverEvents: () => Promise<void>
  /** Sends what is queued: into the development mailbox, where the environment names no server. */
  deliverMails: () => Promise<number>
  /** Sends pushes that are due, to their push services. */
  deliverPushes: () => Promise<number>
  close: () => Promise<void>
}

const migrations = new URL('../../drizzle', import.meta.url)

/** The real app over a real, empty, migrated database; it listens nowhere. Limits are off unless the test sets them. */
export const createTestApp = async (environment: Record<string, string> = {}): Promise<TestApp> => {
  const connection = await openTestDatabase(migrations, openDatabaseWithQueues)
  // Made with the first file.
  const folder = join(tmpdir(), `api-${crypto.randomUUID()}`)
  const settings = readSettings({
    DATA_DIR: folder,
    NODE_ENV: 'test',
    STAND_INS: 'loopback',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    MAX_DELAY_MS: '0',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    ...environment,
  })
  const app = await createApp(settings, connection)
  const transports = createTransports(settings, connection.db)
  afterRequests(app, () => deliverEvents(app))
  return {
    app,
    db: connection.db,
    visitor: () => new TestClient(app),
    deliverEvents: () => deliverEvents(app),
    deliverMails: () => deliverDue(app, transports),
    deliverPushes: () => deliverDue(app, transports, pushQueue),
    close: async () => {
      transports.close()
      await closeQueues(app)
      await app.close()
      await connection.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

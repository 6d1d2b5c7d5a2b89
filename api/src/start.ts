import { join } from 'node:path'
import { startPeriodicTask } from '@jobspan/shared-kit/server'
import type { FastifyInstance } from 'fastify'
import { mailUnreadMessages } from './chats/mail-unread-messages.ts'
import { expirePresence } from './chats/recruiters/recruiter-repository.ts'
import { backfillCompanyNames } from './companies/blocked-companies/company-names.ts'
import { createApp } from './create-app.ts'
import { registerDemoLogin } from './demo/demo-login-route.ts'
import { seedDemoData } from './demo/seed.ts'
import { deleteOldRows } from './housekeeping.ts'
import { registerImport } from './import/import-route.ts'
import { closeExpiredJobs, reopenEarlyClosed } from './jobs/close-expired-jobs.ts'
import { startOutboxWorker } from './notifications/outbox-worker.ts'
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts'
import { cleanUpFiles } from './platform/files/clean-up-files.ts'
import { readSettings, type Settings } from './platform/settings/settings.ts'
import { dropLegacySearch } from './search/drop-legacy-search.ts'
import { getJobIndex } from './search/job-index/job-index.ts'
import { materializeRequestedWords } from './search/job-index/materialized-words.ts'

/**
 * Starts the API as the environment says: opens the database, fills it if it is empty, listens. Throws one line that
 * names what is wrong. `stop` refuses new requests, finishes those at work, and closes the database last.
 */
export const start = async (variables: Record<string, string | undefined>) => {
  const settings = readSettings(variables)
  const connection = await connect(settings)
  // The embedded database has no other process.
  if (connection.driver === 'embedded') await dropLegacySearch(connection.db, true)
  if (settings.seedsDemoData) await seedDemoData(connection)
  // A first search would wait for it.
  await getJobIndex(connection.db)
  const app = await createApp(settings, connection)
  // A PostgreSQL server takes an importer's records itself; the embedded database has room for this process only.
  if (connection.driver === 'embedded') registerImport(app, settings.dataDirectory)
  registerDemoLogin(app)
  const background = [
    await startOutboxWorker(app),
    // With no search for an hour there would be more to catch up with than the next visitor should wait for.
    startPeriodicTask(2_000, app.log, () => getJobIndex(connection.db)),
    startPeriodicTask(30_000, app.log, () =>
      closeExpiredJobs(connection.db, connection.driver === 'embedded' ? 50 : 1000),
    ),
    startPeriodicTask(10 * 60_000, app.log, () => reopenEarlyClosed(connection.db)),
    startPeriodicTask(10_000, app.log, () => materializeRequestedWords(connection.db)),
    startPeriodicTask(60_000, app.log, () => backfillCompanyNames(connection.db)),
    startPeriodicTask(60_000, app.log, () => cleanUpFiles(app)),
    startPeriodicTask(60_000, app.log, () => mailUnreadMessages(connection.db)),
    startPeriodicTask(10_000, app.log, () => expirePresence(connection.db)),
    startPeriodicTask(60 * 60_000, app.log, () => deleteOldRows(connection.db, app.sealKey)),
    startPeriodicTask(60 * 60_000, app.log, () => dropLegacySearch(connection.db, false)),
  ]
  try {
    await app.listen({ port: settings.port, host: settings.host })
    if (app.standInToken !== undefined) {
      app.log.warn(
        `STAND_INS=anywhere: whoever has this token reads the mailbox and signs in as anybody: ${app.standInToken}`,
      )
    }
  } catch (error) {
    await stop(app, connection, background)
    throw isPortInUse(error) ? new Error(`port ${settings.port} is in use; set API_PORT to another`) : error
  }
  let stopping: Promise<void> | undefined
  return {
    app,
    stop: () => {
      stopping ??= stop(app, connection, background)
      return stopping
    },
  }
}

const connect = async (settings: Settings): Promise<DatabaseConnection> => {
  if (!settings.databaseUrl) return openDatabase({ directory: join(settings.dataDirectory, 'db') })
  try {
    return await openDatabase({ url: settings.databaseUrl })
  } catch (error) {
    // The address may hold a password, so only its host is named.
    const { host } = new URL(settings.databaseUrl)
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`cannot use the database at ${host} (DATABASE_URL): ${message || code}`)
  }
}

const isPortInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

type Background = Pick<ReturnType<typeof startPeriodicTask>, 'stop'>

const stop = async (app: FastifyInstance, connection: DatabaseConnection, background: Background[]) => {
  await app.close()
  await Promise.all(background.map((task) => task.stop()))
  await connection.close()
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DatabaseConnection, type PeriodicTask, startPeriodicTask } from '@jobspan/kit-server'
import type { FastifyInstance } from 'fastify'
import { deleteOldAlerts } from './alerts/alert-repository.ts'
import { sendDueAlerts } from './alerts/send-due-alerts.ts'
import { createApp } from './create-app.ts'
import { deleteOldErrors } from './errors/error-repository.ts'
import { openRegistryServices } from './open-registry-services.ts'
import { deleteExpiredSignIns } from './people/delete-expired-sign-ins.ts'
import { seedPeople } from './people/seed-people.ts'
import { ensureLocalTokens } from './people/tokens/local-tokens.ts'
import { openDatabase } from './platform/database/database.ts'
import { readSettings, type Settings } from './platform/settings/settings.ts'
import { removeAbandonedUploads } from './releases/publish-release.ts'
import { removeExpiredPreviews } from './releases/remove-preview-builds.ts'
import { removeMapsOfOldShells } from './releases/source-maps/shell-map-routes.ts'
import { runDueChanges } from './rollout/scheduled-changes.ts'
import { monitorReleases } from './telemetry/monitor-releases.ts'
import { deleteOldTelemetry } from './telemetry/telemetry-store.ts'

const hourMs = 60 * 60_000

/**
 * Starts the registry as the environment says: opens the database, issues documents, listens. Throws one line that names what
 * is wrong. `stop` refuses new requests, finishes those at work, and closes the database last.
 */
export const start = async (variables: Record<string, string | undefined>) => {
  const settings = readSettings(variables)
  const connection = await connect(settings)
  try {
    return await serve(settings, connection)
  } catch (error) {
    // An embedded server ends with the last program that uses it.
    await connection.close()
    throw error
  }
}

const serve = async (settings: Settings, connection: DatabaseConnection) => {
  const services = await openRegistryServices(settings, connection)
  await seedPeople(connection.db, settings)
  await ensureLocalTokens(connection.db, settings)
  const app = await createApp(services)
  // Besides listening: a notification can be lost, a document must not be late for it.
  const tasks: PeriodicTask[] = [
    { name: 'refresh-documents', intervalMs: 5_000, run: services.documents.refresh },
    {
      name: 'run-due-changes',
      intervalMs: 1_000,
      run: async () => {
        if ((await runDueChanges(connection.db)) > 0) await services.documents.refresh()
      },
    },
    { name: 'remove-abandoned-uploads', intervalMs: hourMs, run: () => removeAbandonedUploads(settings.directory) },
    { name: 'remove-expired-previews', intervalMs: hourMs, run: () => removeExpiredPreviews(services, app.log) },
    { name: 'delete-expired-sign-ins', intervalMs: hourMs, run: () => deleteExpiredSignIns(connection.db) },
    { name: 'flush-telemetry', intervalMs: 1_000, run: () => services.collector.flush(app.log) },
    { name: 'monitor-releases', intervalMs: 2_000, run: () => monitorReleases(services, app.log) },
    { name: 'delete-old-telemetry', intervalMs: 60_000, run: () => deleteOldTelemetry(connection.db) },
    { name: 'group-errors', intervalMs: 2_000, run: () => services.errorReports.flush(app.log) },
    { name: 'delete-old-errors', intervalMs: hourMs, run: () => deleteOldErrors(connection.db) },
    { name: 'remove-maps-of-old-shells', intervalMs: hourMs, run: () => removeMapsOfOldShells(services) },
    { name: 'delete-old-alerts', intervalMs: hourMs, run: () => deleteOldAlerts(connection.db) },
  ]
  const { webhook } = settings
  if (webhook) {
    const run = () => sendDueAlerts(connection.db, webhook, app.log)
    tasks.push({ name: 'send-alerts', intervalMs: 1_000, run })
  }
  const background = tasks.map((task) => startPeriodicTask(task, app.log))
  const finish = async () => {
    await app.close()
    await Promise.all(background.map((task) => task.stop()))
    // What was taken since the last turn; nothing is taken any more.
    await services.collector
      .flush(app.log)
      .catch((error) => app.log.error({ err: error }, 'telemetry of the last second is lost'))
    await services.errorReports
      .flush(app.log)
      .catch((error) => app.log.error({ err: error }, 'errors of the last seconds are lost'))
    await services.documents.close()
  }
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await finish()
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isInUse ? new Error(`port ${settings.port} is in use; set REGISTRY_PORT to another`) : error
  }
  const removeAnnouncement = await announcePort(app, settings)
  let stopping: Promise<void> | undefined
  return {
    app,
    stop: () => {
      stopping ??= removeAnnouncement()
        .then(finish)
        .then(() => connection.close())
      return stopping
    },
  }
}

/** Brings the schema of the server that the environment names up to date, as a step before a new release starts. */
export const migrate = async (variables: Record<string, string | undefined>): Promise<string> => {
  const settings = readSettings(variables)
  if (!settings.databaseUrl)
    throw new Error(
      'REGISTRY_DATABASE_URL: not set; the embedded database is brought up to date when the service starts',
    )
  const connection = await connect({ ...settings, migratesOnStart: true })
  await connection.close()
  return 'the schema is up to date'
}

const connect = async (settings: Settings): Promise<DatabaseConnection> => {
  if (!settings.databaseUrl) return openDatabase({ dataDirectory: dirname(settings.directory) })
  try {
    return await openDatabase({ url: settings.databaseUrl }, { migrates: settings.migratesOnStart })
  } catch (error) {
    // The address may hold a password, so only its host is named.
    const { host } = new URL(settings.databaseUrl)
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`cannot use the database at ${host} (REGISTRY_DATABASE_URL or DATABASE_URL): ${message || code}`)
  }
}

/** Tells command lines on this machine where the registry listens. Gives the function that takes it back. */
const announcePort = async (app: FastifyInstance, settings: Settings): Promise<() => Promise<void>> => {
  const file = join(dirname(settings.directory), 'registry.json')
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : settings.port
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ pid: process.pid, port }))
  return () => rm(file, { force: true })
}

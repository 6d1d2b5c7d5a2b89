import { startBackgroundTasks } from './background-tasks.ts'
import { createApp } from './create-app.ts'
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts'
import { readSettings, type Settings } from './platform/settings/settings.ts'
import { loadStandIns } from './platform/stand-ins.ts'
import { getJobIndex } from './search/job-index/job-index.ts'

/**
 * Starts the API as the environment says: opens the database, fills it if it is empty, listens. Throws one line that
 * names what is wrong. `stop` refuses new requests, finishes those at work, and closes the database last.
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
  const standIns = await loadStandIns(settings)
  if (settings.seedsDemoData) await standIns?.fillDatabase(connection)
  // A first search would wait for it.
  if (settings.search.url === undefined) await getJobIndex(connection.db)
  const app = await createApp(settings, connection)
  standIns?.registerDemoLogin(app)
  const background = await startBackgroundTasks(app)
  const finish = async () => {
    await app.close()
    await background.stop()
  }
  try {
    await app.listen({ port: settings.port, host: settings.host })
    if (app.standInToken !== undefined) {
      app.log.warn(
        `STAND_INS=anywhere: whoever has this token reads the mailbox and signs in as anybody: ${app.standInToken}`,
      )
    }
  } catch (error) {
    await finish()
    throw isPortInUse(error) ? new Error(`port ${settings.port} is in use; set API_PORT to another`) : error
  }
  let stopping: Promise<void> | undefined
  return {
    app,
    stop: () => {
      stopping ??= finish().then(() => connection.close())
      return stopping
    },
  }
}

/** Brings the schema of the server that the environment names up to date, as a step before a new release starts. */
export const migrate = async (variables: Record<string, string | undefined>): Promise<string> => {
  const settings = readSettings(variables)
  if (!settings.databaseUrl)
    throw new Error('DATABASE_URL: not set; the embedded database is brought up to date when the service starts')
  const connection = await connect({ ...settings, migratesOnStart: true })
  await connection.close()
  return 'the schema is up to date'
}

const connect = async (settings: Settings): Promise<DatabaseConnection> => {
  if (!settings.databaseUrl) return openDatabase({ dataDirectory: settings.dataDirectory })
  try {
    return await openDatabase({ url: settings.databaseUrl }, { migrates: settings.migratesOnStart })
  } catch (error) {
    // The address may hold a password, so only its host is named.
    const { host } = new URL(settings.databaseUrl)
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`cannot use the database at ${host} (DATABASE_URL): ${message || code}`)
  }
}

const isPortInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

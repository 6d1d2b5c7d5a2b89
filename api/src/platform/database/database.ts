import { fileURLToPath } from 'node:url'
import { type DatabaseConnection, type DatabaseLocation, openServiceDatabase } from '@jobspan/kit-server'
import { installQueues } from '../queues/open-queues.ts'

export type { Database, DatabaseConnection, DatabaseLocation, QueryExecutor } from '@jobspan/kit-server'

/** Opens the API's database, brings its schema up to date, and gives it with the means to close it. */
export const openDatabase = async (
  location: DatabaseLocation,
  options: { migrates?: boolean } = {},
): Promise<DatabaseConnection> => {
  const connection = await openServiceDatabase(location, {
    ...options,
    service: 'api',
    migrationsFolder: fileURLToPath(new URL('../../../drizzle', import.meta.url)),
  })
  if (!(options.migrates ?? true)) return connection
  try {
    await installQueues(connection)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

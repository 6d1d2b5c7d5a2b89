import { fileURLToPath } from 'node:url'
import { type DatabaseConnection, type DatabaseLocation, openServiceDatabase } from '@jobspan/shared-kit/server'

export type { Database, DatabaseConnection, DatabaseLocation, QueryExecutor } from '@jobspan/shared-kit/server'

/** Opens the API's database, brings its schema up to date, and gives it with the means to close it. */
export const openDatabase = (
  location: DatabaseLocation,
  options: { migrates?: boolean } = {},
): Promise<DatabaseConnection> =>
  openServiceDatabase(location, {
    ...options,
    service: 'api',
    migrationsFolder: fileURLToPath(new URL('../../../drizzle', import.meta.url)),
  })

import { fileURLToPath } from 'node:url'
import { type DatabaseConnection, type DatabaseLocation, openServiceDatabase } from '@jobspan/kit-server'

/** Opens the registry's database, brings its schema up to date, and gives it with the means to close it. */
export const openDatabase = (
  location: DatabaseLocation,
  options: { migrates?: boolean } = {},
): Promise<DatabaseConnection> =>
  openServiceDatabase(location, {
    ...options,
    service: 'registry',
    migrationsFolder: fileURLToPath(new URL('../../../drizzle', import.meta.url)),
    migrationsTable: '__registry_migrations',
  })

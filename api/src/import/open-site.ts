import { fileURLToPath } from 'node:url'
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts'

/** A site as a command on its machine reaches it: by its database. */
export type Site = {
  /** For a person; no password is in it. */
  name: string
  connection: DatabaseConnection
}

/** The site whose data folder is `DATA_DIR`, running or not; the database at `DATABASE_URL` when that is set. */
export const openSite = async (): Promise<Site> => {
  const { DATABASE_URL: url, DATA_DIR: folder } = process.env
  if (url) return { name: `the database at ${new URL(url).host}`, connection: await openDatabase({ url }) }
  const dataDirectory = folder || fileURLToPath(new URL('../../../.data', import.meta.url))
  return { name: `the site of ${dataDirectory}`, connection: await openDatabase({ dataDirectory }) }
}

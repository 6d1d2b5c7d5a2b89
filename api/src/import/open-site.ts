import { setTimeout } from 'node:timers/promises'
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts'
import { findRunningApi, type RunningApi } from './api-endpoint-file.ts'

const startUpAttempts = 60

/** A site as a command on its machine reaches it: by its database, or by its API, to which the embedded database belongs while it runs. */
export type Site =
  | {
      /** For a person; no password is in it. */
      name: string
      connection: DatabaseConnection
    }
  | { name: string; api: RunningApi }

/** The site whose data folder is `DATA_DIR`, running or not; the database at `DATABASE_URL` when that is set. */
export const openSite = async (): Promise<Site> => {
  const url = process.env.DATABASE_URL
  const directory = process.env.DATA_DIR ?? new URL('../../../.data', import.meta.url).pathname
  if (!url) {
    const api = await findRunningApi(directory)
    if (api) return toRunningSite(api, directory)
  }
  try {
    const connection = await openDatabase(url ? { url } : { directory: `${directory}/db` })
    const name = url ? `the database at ${new URL(url).host}` : `${directory}/db, whose site is not running now`
    return { name, connection }
  } catch (error) {
    const isInUse = / in use by process /.test((error as Error).message)
    const api = url || !isInUse ? null : await waitForApi(directory)
    if (!api) throw error
    return toRunningSite(api, directory)
  }
}

const toRunningSite = (api: RunningApi, directory: string): Site => ({
  name: `the running site of ${directory} (API process ${api.pid}, port ${api.port})`,
  api,
})

/** An API that is just starting holds the database already and will listen soon. */
const waitForApi = async (directory: string): Promise<RunningApi | null> => {
  for (let attempt = 0; attempt < startUpAttempts; attempt += 1) {
    const api = await findRunningApi(directory)
    if (api) return api
    await setTimeout(1_000)
  }
  return null
}

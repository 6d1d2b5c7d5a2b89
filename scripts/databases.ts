import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { positionFile } from '../shared-kit/src/server/embedded/database-folder.ts'

/** Folders of the embedded databases below `DATA_DIR`, of those that are or were there. Throws where a server's database is used. */
export const embeddedDatabases = (environment: NodeJS.ProcessEnv): string[] => {
  if (environment.DATABASE_URL) {
    throw new Error('DATABASE_URL: the database is on a server; use pg_dump and pg_restore')
  }
  const data = resolve(environment.DATA_DIR || '.data')
  const folders = [join(data, 'db'), join(data, 'registry/database')]
  const found = folders.filter((folder) => existsSync(folder) || existsSync(positionFile(folder)))
  if (found.length === 0) throw new Error(`DATA_DIR: there is no database in ${data}`)
  return found
}

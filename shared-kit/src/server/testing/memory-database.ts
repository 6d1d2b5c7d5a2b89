import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseConnection, DatabaseLocation } from '../database.ts'
import { openReusableDatabase } from './reusable-database.ts'

/**
 * An empty, migrated database in memory. The first one is made and dumped into the temporary folder, under a name that changes
 * with the migrations; the others, in this run and the next ones, begin as a copy of it: to make one takes seconds of a core. One
 * that is closed is emptied and given to the next that asks.
 *
 * @param migrations folder of the service's migrations
 * @param open the service's own way to open its database
 */
export const openMemoryDatabase = (
  migrations: URL,
  open: (location: DatabaseLocation) => Promise<DatabaseConnection>,
): Promise<DatabaseConnection> => openReusableDatabase(migrations.href, () => openCopy(migrations, open))

const openCopy = async (
  migrations: URL,
  open: (location: DatabaseLocation) => Promise<DatabaseConnection>,
): Promise<DatabaseConnection> => {
  const file = join(tmpdir(), `jobspan-test-database-${nameOf(migrations)}.tar`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return open({ dump: new Blob([kept]) })
  const connection = await open('memory')
  const dump = await connection.dump?.()
  if (dump) {
    // Runs at once each write a file of their own; whichever comes last stands there whole.
    const own = `${file}.${process.pid}`
    await writeFile(own, Buffer.from(await dump.arrayBuffer()))
    await rename(own, file)
  }
  return connection
}

const nameOf = (migrations: URL): string => {
  const hash = createHash('sha256').update(process.version)
  for (const name of readdirSync(migrations).toSorted())
    if (name.endsWith('.sql')) hash.update(readFileSync(new URL(name, `${migrations}/`)))
  hash.update(readFileSync(new URL(import.meta.resolve('@electric-sql/pglite'))).subarray(0, 100_000))
  return hash.digest('hex').slice(0, 16)
}

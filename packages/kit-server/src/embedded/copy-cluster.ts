import { constants } from 'node:fs'
import { chown, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { runProgram } from './cluster.ts'
import { findPostgresPrograms } from './postgres-programs.ts'

/** What a copy leaves out, as pg_basebackup does: it is of the running server, or made anew. */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|pgsql_tmp.*|\.s\.PGSQL\..*|backup_label|tablespace_map)$/
/** Folders of which only the folder itself is copied. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]

/**
 * Copies the files of a server that runs, and may be written to meanwhile, as its manual says
 * (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP). All of its databases are in the copy as they
 * were at one moment, that of its end; a server that starts on it reads the log to get there.
 *
 * @param url one of its databases
 * @param from its folder
 * @param to where the copy goes, which must not be there yet
 */
export const copyCluster = async (url: string, from: string, to: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' })
  await client.connect()
  try {
    // Keeps the log until this connection ends, however long the copy takes.
    await client.query("select pg_create_physical_replication_slot('jobspan_backup', true, true)")
    const { rows: begun } = await client.query(
      "select pg_walfile_name(pg_backup_start('jobspan', fast => true)) as segment",
    )
    await copyFolder(from, to)
    const { rows: ended } = await client.query(
      'select labelfile, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)',
    )
    await writeFile(join(to, 'backup_label'), ended[0].labelfile, { mode: 0o600 })
    const segments = (await readdir(join(from, 'pg_wal'))).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= begun[0].segment && name <= ended[0].segment,
    )
    for (const name of segments) await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name))
  } finally {
    await client.end()
  }
  const programs = findPostgresPrograms()
  await giveTo(to, programs.options)
  await runProgram(programs, 'initdb', ['--sync-only', '-D', to])
}

/** Bytes that a copy of a server's files takes, with the log that is written meanwhile. */
export const copySize = async (from: string): Promise<number> => {
  const logBytes = 64 * 1024 * 1024
  return logBytes + (await sizeOf(from, ['pg_wal']))
}

/** Bytes of the files in a folder. */
export const sizeOf = async (folder: string, except: readonly string[] = []): Promise<number> => {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (except.includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += await sizeOf(path)
    else if (entry.isFile()) bytes += await stat(path).then(({ size }) => size, ignoreMissing)
  }
  return bytes
}

const copyFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (emptied.includes(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) await copyFolder(source, target)
    // A table that is dropped meanwhile is gone; the log says so too.
    else await copyFile(source, target, constants.COPYFILE_FICLONE).catch(ignoreMissing)
  }
}

const ignoreMissing = (error: NodeJS.ErrnoException): number => {
  if (error.code !== 'ENOENT') throw error
  return 0
}

/** Gives a folder to the account that the server runs as, where that is another than this one. */
export const giveTo = async (folder: string, { uid, gid }: { uid?: number; gid?: number }): Promise<void> => {
  if (uid === undefined || gid === undefined) return
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveTo(path, { uid, gid })
    else await chown(path, uid, gid)
  }
}

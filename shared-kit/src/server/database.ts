import { mkdir, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { backUpDaily } from './embedded/backup.ts'
import { checkPages, clearTrial, notePages } from './embedded/check-pages.ts'
import {
  checkLog,
  clearStaging,
  hasDatabase,
  stagingFolder,
  takePlace,
  writePosition,
} from './embedded/database-folder.ts'
import { explainFileError } from './embedded/file-error.ts'
import { forgetPages, writePageRecord } from './embedded/page-record.ts'
import { type Listen, listenToPostgres } from './listen.ts'
import { migrateServer, requireMigrated } from './migrate-server.ts'

/**
 * The one type that all queries are written against. The embedded driver is cast to it: both are Drizzle's PostgreSQL
 * dialect, and a raw `execute` gives `rows` on either. What else a raw result holds differs, so count with RETURNING.
 */
export type Database = NodePgDatabase

/** What a handler or a repository works on: the database itself, or a transaction of it. */
export type QueryExecutor = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

export type DatabaseConnection = {
  db: Database
  driver: 'embedded' | 'postgres'
  /** Hears `pg_notify` on a channel, from this process and, on PostgreSQL, from every other. */
  listen: Listen
  /** An embedded database as bytes, for another in memory to begin as; a server has means of its own. */
  dump?: () => Promise<Blob>
  close: () => Promise<void>
}

/** A second server to read from: a hot standby of a service's database. */
export type DatabaseReader = Pick<DatabaseConnection, 'db' | 'close'>

/** A server, a folder of an embedded database, or one in memory: empty, or as another was when it was dumped. */
export type DatabaseLocation = { url: string } | { directory: string } | { dump: Blob } | 'memory'

/** What a service brings to its database. */
export type ServiceSchema = {
  /** Names the service to the server, and its list of applied migrations where several services share a database. */
  service: string
  /** Folder of its migrations. */
  migrationsFolder: string
  /** Table of the migrations that were applied; Drizzle's own name unless told. */
  migrationsTable?: string
  /** Extensions that the embedded database must bring; a server has its own. */
  extensions?: PGliteOptions['extensions']
  /**
   * Whether opening brings the schema up to date, which it does unless told. A server's schema that is older than the service is refused
   * otherwise: a command of its own migrates it. An embedded database has one process and is always brought up to date.
   */
  migrates?: boolean
}

/** Opens the database at `location`, brings the service's schema up to date, and gives it with the means to close it. */
export const openServiceDatabase = (location: DatabaseLocation, schema: ServiceSchema): Promise<DatabaseConnection> =>
  typeof location === 'object' && 'url' in location
    ? openPostgres(location.url, schema)
    : openEmbedded(location, schema)

const openEmbedded = async (
  location: { directory: string } | { dump: Blob } | 'memory',
  schema: ServiceSchema,
): Promise<DatabaseConnection> => {
  const folder = typeof location === 'object' && 'directory' in location ? location.directory : undefined
  const unlock =
    folder === undefined ? undefined : await prepareDirectory(folder).catch((error) => failAt(folder, error))
  try {
    if (folder !== undefined) await prepareDatabase(folder)
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(typeof location === 'object' && 'dump' in location ? { loadDataDir: location.dump } : {}),
      extensions: schema.extensions ?? {},
    })
    const db = drizzleEmbedded(client)
    await migrateEmbedded(db, migrationConfig(schema))
    const notes = folder === undefined ? undefined : noteState(client, folder)
    return {
      db: db as unknown as Database,
      driver: 'embedded',
      listen: (channel, onMessage) => client.listen(channel, onMessage),
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        await notes?.stop()
        await client.close()
        // Without a note the next start compares with the one before.
        if (folder !== undefined) await notePages(folder).catch(() => undefined)
        await unlock?.()
      },
    }
  } catch (error) {
    await unlock?.()
    if (folder === undefined) throw error
    return failAt(folder, error)
  }
}

/** Says of a folder that cannot be read or written which one it is, and why; every other error is passed on. */
const failAt = (folder: string, error: unknown): never => {
  const reason = explainFileError(error)
  throw reason === undefined ? error : new Error(`DATA_DIR: cannot use ${folder}: ${reason}`, { cause: error })
}

/** Checks the database of a folder before anything is written to it, or makes a new one that is whole or not there at all. */
const prepareDatabase = async (folder: string): Promise<void> => {
  await clearStaging(folder)
  await clearTrial(folder)
  if (await hasDatabase(folder)) {
    await checkLog(folder)
    await writePageRecord(folder, await checkPages(folder))
    // Without room for a copy the database is opened all the same.
    await backUpDaily(folder).catch((error: Error) => process.stderr.write(`no copy of ${folder}: ${error.message}\n`))
    return
  }
  // Of one that was moved away.
  await forgetPages(folder)
  const client = await PGlite.create({ dataDir: stagingFolder(folder) })
  await client.close()
  await takePlace(folder)
}

/** Milliseconds between two notes of how far the log is committed: what was committed since the last one may be lost unnoticed. */
const positionIntervalMs = 1_000

/** Milliseconds between two notes of the pages, each of which reads the whole database: what was written since may be lost unnoticed. */
const pagesIntervalMs = 60 * 60 * 1000

/** Notes what the next start compares with while the database is open, and the position once more before it is closed. */
const noteState = (client: PGlite, folder: string) => {
  let noted = ''
  const notePosition = async () => {
    const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    const [row] = rows
    if (row === undefined || row.lsn === noted) return
    await writePosition(folder, row.lsn)
    noted = row.lsn
  }
  const tasks = [startNoting(notePosition, positionIntervalMs), startNoting(() => notePages(folder), pagesIntervalMs)]
  return {
    stop: async () => {
      for (const task of tasks) await task.stop()
      await notePosition()
    },
  }
}

const startNoting = (note: () => Promise<void>, intervalMs: number) => {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // One at a time; a disk that is full is told of by the queries that need it.
    running = running.then(note).catch(() => undefined)
  }, intervalMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

const migrationConfig = ({ migrationsFolder, migrationsTable }: ServiceSchema) => ({
  migrationsFolder,
  ...(migrationsTable === undefined ? {} : { migrationsTable }),
})

/** Bytes that a database needs to open and to write for a while; an embedded one that runs out of room in the middle stands still. */
const minFreeBytes = 128 * 1024 * 1024

/** Throws where the disk of a folder has too little room left. */
const requireRoom = async (folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= minFreeBytes) return
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  throw new Error(
    `DATA_DIR: ${folder} has ${megabytes(free)} MB left on its disk; ${megabytes(minFreeBytes)} MB are needed`,
  )
}

const prepareDirectory = async (directory: string) => {
  await mkdir(dirname(directory), { recursive: true, mode: 0o700 })
  await requireRoom(dirname(directory))
  return lockDirectory(`${directory}.lock`)
}

// Queries are short and many: compiling one, or lending it a second processor, costs more than it saves.
const shortQueries = '-c jit=off -c max_parallel_workers_per_gather=0'

const createPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ max: 20, options: shortQueries, ...config })
  // An idle connection that the server ends must not end this process; the pool opens another.
  pool.on('error', () => undefined)
  // Nor one that it ends in the middle of a transaction: the query at work there fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const openPostgres = async (url: string, schema: ServiceSchema): Promise<DatabaseConnection> => {
  const pool = createPool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    // A query that outlives its request helps nobody and holds a connection from those who wait.
    statement_timeout: 15_000,
    application_name: schema.service,
  })
  const db = drizzlePostgres(pool)
  try {
    const connection = await pool.connect()
    try {
      const config = migrationConfig(schema)
      if (schema.migrates ?? true) await migrateServer(connection, config)
      else await requireMigrated(connection, config, schema.service)
    } finally {
      connection.release()
    }
  } catch (error) {
    // What could not be opened keeps no connections, which would keep the process.
    await pool.end()
    throw error
  }
  return { db, driver: 'postgres', listen: listenToPostgres(url, schema.service), close: () => pool.end() }
}

/**
 * A pool of connections to a hot standby. Nothing is waited for: connecting is given up after a second, and an answer after three, so that
 * whoever reads here can still ask the primary. Opening asks nothing, and a standby that is down is no error.
 */
export const openPostgresReader = (url: string, service: string): DatabaseReader => {
  const pool = createPool({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 3_000,
    query_timeout: 3_000,
    options: `${shortQueries} -c default_transaction_read_only=on`,
    application_name: `${service} reads`,
  })
  return { db: drizzlePostgres(pool), close: () => pool.end() }
}

/** Throws when the database does not answer. */
export const pingDatabase = async (db: Database): Promise<void> => {
  await db.execute(sql`select 1`)
}

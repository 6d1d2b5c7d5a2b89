import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openEmbeddedServer } from './embedded/embedded-server.ts'
import { type Listen, listenToPostgres } from './listen.ts'
import { migrateServer, requireMigrated } from './migrate-server.ts'

/** The one type that all queries are written against. */
export type Database = NodePgDatabase

/** What a handler or a repository works on: the database itself, or a transaction of it. */
export type QueryExecutor = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'with'
  | '$with'
  | '$count'
>

export type DatabaseConnection = {
  db: Database
  /** Listens to `pg_notify` on a channel, from this process and from every other. */
  listen: Listen
  close: () => Promise<void>
}

/** A second server to read from: a hot standby of a service's database. */
export type DatabaseReader = Pick<DatabaseConnection, 'db' | 'close'>

/** A database of a server, or the service's own of the embedded server below a data folder. */
export type DatabaseLocation = { url: string } | { dataDirectory: string }

/** What a service brings to its database. */
export type ServiceSchema = {
  /** Names the service to the server, and its list of applied migrations where several services share a database. */
  service: string
  /** Folder of its migrations. */
  migrationsFolder: string
  /** Table of the migrations that were applied; Drizzle's own name unless told. */
  migrationsTable?: string
  /**
   * Whether opening brings the schema up to date, which it does unless told. A server's schema that is older than the service is refused
   * otherwise: a command of its own migrates it.
   */
  migrates?: boolean
}

/** Opens the database at `location`, brings the service's schema up to date, and gives it with the means to close it. */
export const openServiceDatabase = (location: DatabaseLocation, schema: ServiceSchema): Promise<DatabaseConnection> =>
  'url' in location ? openPostgres(location.url, schema) : openEmbedded(location.dataDirectory, schema)

/** An embedded database is the site's own: it is brought up to date by every start. */
const openEmbedded = async (dataDirectory: string, schema: ServiceSchema): Promise<DatabaseConnection> => {
  const server = await openEmbeddedServer(dataDirectory)
  try {
    const connection = await openPostgres(await server.database(schema.service), { ...schema, migrates: true })
    return {
      ...connection,
      close: async () => {
        await connection.close()
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

const migrationConfig = ({ migrationsFolder, migrationsTable }: ServiceSchema) => ({
  migrationsFolder,
  ...(migrationsTable === undefined ? {} : { migrationsTable }),
})

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
  const db = drizzle(pool)
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
  return { db, listen: listenToPostgres(url, schema.service), close: () => pool.end() }
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
  return { db: drizzle(pool), close: () => pool.end() }
}

/** Throws when the database does not answer. */
export const pingDatabase = async (db: Database): Promise<void> => {
  await db.execute(sql`select 1`)
}

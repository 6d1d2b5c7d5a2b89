import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseConnection } from '../database.ts'
import { databaseUrl, initializeCluster, makeFolder, startCluster, stopClusterSync } from '../embedded/cluster.ts'
import { findPostgresPrograms } from '../embedded/postgres-programs.ts'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A service's own way to open its database, which brings its schema up to date unless told not to. */
type Open = (location: { url: string }, options?: { migrates?: boolean }) => Promise<DatabaseConnection>

/** The server of this run: the variable is set by its global set-up, or by whoever started it. */
const serverUrl = (): string => {
  const { TEST_DATABASE_URL: url } = process.env
  if (!url) throw new Error('TEST_DATABASE_URL: not set; tests run by jest, which starts a PostgreSQL for them')
  return url
}

const createDatabase = async (statement: (name: string) => string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(serverUrl(), statement(name))
  return { url: urlOf(name), drop: () => query(serverUrl(), `drop database ${name} with (force)`) }
}

const urlOf = (name: string): string => {
  const url = new URL(serverUrl())
  url.pathname = name
  return url.href
}

/** A new empty database on the server of this run. */
export const createPostgresDatabase = (): Promise<TestDatabase> => createDatabase((name) => `create database ${name}`)

/**
 * A new database with the schema of a service: a copy of one that was migrated once in this run.
 *
 * @param migrations folder of the service's migrations
 * @param open named, as each way to open has a template of its own
 */
export const createMigratedDatabase = async (migrations: URL, open: Open): Promise<TestDatabase> => {
  const template = await requireTemplate(migrations, open)
  return createDatabase((name) => `create database ${name} template ${template} strategy file_copy`)
}

/** The same, opened, after the statements in `prepare`; it is dropped when it is closed. */
export const openTestDatabase = async (
  migrations: URL,
  open: Open,
  prepare?: string,
): Promise<DatabaseConnection & { url: string }> => {
  const { url, drop } = await createMigratedDatabase(migrations, open)
  try {
    if (prepare !== undefined) await query(url, prepare)
    const connection = await open({ url }, { migrates: false })
    let closing: Promise<void> | undefined
    const close = () => {
      closing ??= connection.close().then(drop)
      return closing
    }
    return { ...connection, url, close }
  } catch (error) {
    await drop()
    throw error
  }
}

/** Templates that this process knows to be there, by who opens them and the folder of their migrations. */
const templates = new Map<string, Promise<string>>()

const requireTemplate = (migrations: URL, open: Open): Promise<string> => {
  const key = `${open.name} ${migrations.href}`
  let template = templates.get(key)
  if (template === undefined) {
    template = makeTemplate(migrations, open)
    templates.set(key, template)
  }
  return template
}

/** The workers of a run make each template once: who comes second waits, and finds it marked as one. */
const makeTemplate = async (migrations: URL, open: Open): Promise<string> => {
  const name = `template_${hashOf(migrations, open)}`
  const client = new pg.Client(serverUrl())
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(72150924)')
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (rowCount) return name
    // Of a run that was killed while it migrated.
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
    await (await open({ url: urlOf(name) })).close()
    await client.query(`alter database ${name} is_template true`)
    return name
  } finally {
    await client.end()
  }
}

const hashOf = (migrations: URL, open: Open): string => {
  const hash = createHash('sha256').update(open.name)
  for (const name of readdirSync(migrations).toSorted())
    if (name.endsWith('.sql')) hash.update(readFileSync(new URL(name, `${migrations}/`)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Starts the one server that all tests of a run share, unless `TEST_DATABASE_URL` names one, and sets that variable, which workers
 * inherit: to make a server takes a second, a database on it an instant. It ends, and its files go, with this process.
 */
export const startPostgresForRun = async (): Promise<void> => {
  process.env.TEST_DATABASE_URL ||= await startServer()
}

const query = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** A server of one run needs to outlive nothing, and each of its suites opens pools of connections. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '400' }

const startServer = async (): Promise<string> => {
  const programs = findPostgresPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  makeFolder(programs, folder)
  const data = join(folder, 'data')
  await initializeCluster(programs, data, { isDurable: false })
  const address = process.platform === 'win32' ? { port: await findFreePort() } : { socketFolder: data }
  await startCluster(programs, data, { address, settings, logFile: join(folder, 'log') })
  process.once('exit', () => {
    // It waits until the server has ended, which would else go on writing where files are being removed.
    stopClusterSync(programs, data)
    rmSync(folder, { recursive: true, force: true })
  })
  // A signal that nobody listens to ends a process without its exit.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  return databaseUrl(address, 'postgres')
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

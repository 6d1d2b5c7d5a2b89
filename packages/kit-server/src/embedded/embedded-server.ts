import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { lockFile } from '../file-lock.ts'
import { isRunning } from '../process-identity.ts'
import {
  databaseUrl,
  initializeCluster,
  pidFiles,
  readServer,
  type ServerAddress,
  ServerStartError,
  socketFile,
  startCluster,
  stopCluster,
} from './cluster.ts'
import {
  clusterFolder,
  clusterMark,
  hasCluster,
  majorVersion,
  prepareDataDirectory,
  refuseFormer,
  requireRoom,
  socketFolder,
} from './data-directory.ts'
import { explainFileError } from './file-error.ts'
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.ts'

/** The server below a data folder, as one of the processes that share it. */
export type EmbeddedServer = {
  /** The address of a database of that name, which is made where there is none. */
  database: (name: string) => Promise<string>
  /** Runs statements in a database of that name, as psql would; gives the rows of the last one. */
  run: (name: string, statements: string) => Promise<Record<string, unknown>[]>
  /** Lets go of the server; it ends with the last process that does. */
  close: () => Promise<void>
}

type Place = { dataDirectory: string; folder: string; programs: PostgresPrograms; besideFormer: boolean }

/** Made for a site on one machine, of which the database is a small part. What is written is on the disk when a commit returns. */
const settings = {
  autovacuum_max_workers: '2',
  // Workers that read ahead cost more memory here than they save time.
  io_method: 'sync',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Statements that fail are told to whoever sent them; they and their errors hold what members wrote.
  log_min_error_statement: 'panic',
  log_min_messages: 'log',
  max_connections: '60',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  min_wal_size: '64MB',
  shared_buffers: '64MB',
} as const

/** The name of the connection by which a process shows that it uses the server. */
const userName = 'jobspan user'

const startTimeoutMs = 60_000
const maxLogBytes = 1024 * 1024

/**
 * Starts the server below `dataDirectory`, or finds the one that another process started: API, registry, commands and whoever starts them
 * share one. It is started again where it ends unexpectedly. Throws one line that says why it cannot be had.
 *
 * @param besideFormer whether a new one is made where a former release left databases of its own, which are about to be taken along
 */
export const openEmbeddedServer = async (
  dataDirectory: string,
  { besideFormer = false }: { besideFormer?: boolean } = {},
): Promise<EmbeddedServer> => {
  const folder = clusterFolder(dataDirectory)
  const place = { dataDirectory, folder, programs: findPostgresPrograms(), besideFormer }
  prepareDataDirectory(dataDirectory)
  let isClosed = false
  let recovering: Promise<void> | undefined
  let user = await use(place)
  const recover = async () => {
    while (!isClosed) {
      try {
        user = await use(place)
        return watch()
      } catch (error) {
        process.stderr.write(`the database of ${dataDirectory} ended: ${(error as Error).message}\n`)
        await wait(1_000)
      }
    }
  }
  const watch = () => {
    user.once('end', () => {
      if (!isClosed) recovering = recover()
    })
  }
  watch()
  const close = async () => {
    isClosed = true
    await recovering
    await leave(place, user)
  }
  const database = async (name: string): Promise<string> => {
    await user.query(`create database ${user.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
      // It is there, or another process makes it just now.
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
    return urlOf(place, name)
  }
  let closing: Promise<void> | undefined
  return {
    database,
    run: async (name, statements) => {
      const client = await connect(await database(name))
      try {
        return [await client.query(statements)].flat().at(-1)?.rows ?? []
      } finally {
        await client.end()
      }
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** Whether a server runs below a data folder, whoever uses it. */
export const isServerRunning = (dataDirectory: string): boolean => {
  const server = readServer(clusterFolder(dataDirectory))
  return server !== undefined && isPostgres(server.pid)
}

/** Keeps servers from being started below a data folder while `work` is done to its files; throws where one runs. */
export const withStoppedServer = async <Result>(
  dataDirectory: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const unlock = await lockFile(lockOf(dataDirectory), { timeoutMs: startTimeoutMs })
  try {
    if (isServerRunning(dataDirectory))
      throw new Error(`DATA_DIR: the site of ${dataDirectory} is running; stop it first`)
    return await work()
  } finally {
    await unlock()
  }
}

const lockOf = (dataDirectory: string) => join(dataDirectory, 'postgres.lock')

/** A connection that shows that this process uses the server, which is started where it does not run. */
const use = async (place: Place): Promise<pg.Client> => {
  const unlock = await lockFile(lockOf(place.dataDirectory), { timeoutMs: startTimeoutMs })
  try {
    await ensureRunning(place)
    return await connect(urlOf(place, 'postgres'))
  } catch (error) {
    const reason = explainFileError(error)
    throw reason === undefined ? error : new Error(`DATA_DIR: cannot use ${place.folder}: ${reason}`, { cause: error })
  } finally {
    await unlock()
  }
}

const leave = async (place: Place, user: pg.Client): Promise<void> => {
  await user.end().catch(() => undefined)
  const unlock = await lockFile(lockOf(place.dataDirectory), { timeoutMs: startTimeoutMs })
  try {
    if (isServerRunning(place.dataDirectory) && !(await isUsed(place))) await stopCluster(place.programs, place.folder)
  } finally {
    await unlock()
  }
}

const isUsed = async (place: Place): Promise<boolean> => {
  try {
    const client = await connect(urlOf(place, 'postgres'))
    const others = 'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()'
    try {
      // Of one that has just left, the server knows a moment later.
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const { rowCount } = await client.query(others, [userName])
        if (rowCount === 0) return false
        await wait(10)
      }
      return true
    } finally {
      await client.end()
    }
  } catch {
    // It ends already, or will not answer those who use it either.
    return false
  }
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: userName, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const urlOf = ({ folder, dataDirectory }: Place, database: string): string => {
  const server = readServer(folder)
  if (server === undefined) throw new Error(`DATA_DIR: the database in ${folder} has ended`)
  return databaseUrl(server.address, database, readPassword(dataDirectory))
}

/** Where sockets are no files, whoever has a process on the machine reaches the port. */
const needsPassword = process.platform === 'win32'

const passwordFile = (dataDirectory: string) => join(dataDirectory, 'postgres-password')

const readPassword = (dataDirectory: string): string | undefined =>
  needsPassword ? readFileSync(passwordFile(dataDirectory), 'utf8').trim() : undefined

const ensureRunning = async (place: Place): Promise<void> => {
  const { dataDirectory, folder, programs } = place
  const end = Date.now() + startTimeoutMs
  const former = readServer(folder)?.address
  for (let server = readServer(folder); server !== undefined; server = readServer(folder)) {
    if (!isPostgres(server.pid)) {
      // Killed, as with the whole container. Its number may be another's now, or nobody has asked after it yet: PostgreSQL would refuse.
      for (const file of pidFiles(folder, server.address)) rmSync(file, { force: true })
      break
    }
    if (server.isReady && (await isReachable(server.address))) return
    if (Date.now() > end)
      throw new Error(
        `DATA_DIR: the database in ${folder} is held by process ${server.pid}, which does not answer; end it`,
      )
    await wait(50)
  }
  requireRoom(dataDirectory)
  if (!place.besideFormer) refuseFormer(dataDirectory)
  if (!hasCluster(dataDirectory, programs)) await createCluster(place)
  const logFile = join(dataDirectory, 'postgres.log')
  if (existsSync(logFile) && statSync(logFile).size > maxLogBytes) truncateSync(logFile)
  const address = await chooseAddress(place, former)
  while (true) {
    try {
      await startCluster(programs, folder, { address, settings, logFile })
      return
    } catch (error) {
      // Its former processes end on their own once the one that started them was killed.
      const isEnding = error instanceof ServerStartError && error.log.includes('pre-existing shared memory block')
      if (!isEnding || Date.now() > end) throw error
      await wait(100)
    }
  }
}

const isReachable = (address: ServerAddress): Promise<boolean> =>
  new Promise((resolve) => {
    const socket =
      'port' in address
        ? createConnection(address.port, '127.0.0.1')
        : createConnection(socketFile(address.socketFolder))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Makes a server's files under another name first: a start that is killed meanwhile leaves no half of them. */
const createCluster = async ({ dataDirectory, folder, programs }: Place): Promise<void> => {
  const staging = `${folder}.new`
  rmSync(staging, { recursive: true, force: true })
  if (needsPassword) writeFileSync(passwordFile(dataDirectory), randomBytes(24).toString('base64url'), { mode: 0o600 })
  await initializeCluster(programs, staging, {
    passwordFile: needsPassword ? passwordFile(dataDirectory) : undefined,
  })
  renameSync(staging, folder)
  writeFileSync(clusterMark(dataDirectory), JSON.stringify({ postgresql: majorVersion }), { mode: 0o600 })
}

/** The address that a server had when it was killed, which those who use it know; else a socket, or a port that is free. */
const chooseAddress = async (
  { dataDirectory, programs }: Place,
  former: ServerAddress | undefined,
): Promise<ServerAddress> => {
  if (!needsPassword) return { socketFolder: socketFolder(dataDirectory, programs) }
  return former ?? { port: await findFreePort() }
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Whether that process runs and is a server of PostgreSQL; where the system does not tell, one that runs is taken for it. */
const isPostgres = (pid: number): boolean => {
  if (!isRunning({ pid })) return false
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return true
  }
}

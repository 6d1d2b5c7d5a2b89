import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeFolder, socketFile } from './cluster.ts'
import { explainFileError } from './file-error.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

/** The major version of the embedded server; its files are read by no other. */
export const majorVersion = '18'

/** Folder of the embedded server's files. */
export const clusterFolder = (dataDirectory: string): string => join(dataDirectory, 'postgres')

/** Says that there was a server: where its folder is missing, it is lost and not new. */
export const clusterMark = (dataDirectory: string): string => join(dataDirectory, 'postgres.json')

/** Folders of the databases that former releases kept in a form of their own (PGlite). */
export const formerDatabases = (dataDirectory: string): { name: 'api' | 'registry'; folder: string }[] =>
  (
    [
      { name: 'api', folder: join(dataDirectory, 'db') },
      { name: 'registry', folder: join(dataDirectory, 'registry/database') },
    ] as const
  ).filter(({ folder }) => existsSync(join(folder, 'PG_VERSION')))

const megabyte = 1024 * 1024

/** Bytes that a server needs to be made, to start and to write for a while. */
export const minFreeBytes = 128 * megabyte

export const toMegabytes = (bytes: number): number => Math.floor(bytes / megabyte)

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Makes the folder, with those above it, and keeps others out of it: members' files and keys are in it. Throws one line where that cannot be. */
export const prepareDataDirectory = (folder: string): void => {
  try {
    makePrivate(folder)
  } catch (error) {
    throw new Error(`DATA_DIR: cannot use ${folder}: ${explainFileError(error) ?? (error as Error).message}`)
  }
}

const makePrivate = (folder: string): void => {
  if (!existsSync(folder)) {
    // One by one: Node's `recursive` tries for ever where a folder takes none and says that it is not there, as /proc does.
    if (dirname(folder) !== folder && !existsSync(dirname(folder))) prepareParent(dirname(folder))
    mkdirSync(folder, { mode: 0o700 })
  }
  const { uid, mode } = statSync(folder)
  if ((mode & 0o077) !== 0 && process.platform !== 'win32' && uid === process.getuid?.()) chmodSync(folder, 0o700)
}

const prepareParent = (folder: string): void => {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) prepareParent(dirname(folder))
  mkdirSync(folder)
}

/** Throws where the disk of a folder has too little room left to start on. */
export const requireRoom = (folder: string): void => {
  const free = freeBytes(folder)
  if (free >= minFreeBytes) return
  throw new Error(
    `DATA_DIR: ${folder} has ${toMegabytes(free)} MB left on its disk; ${toMegabytes(minFreeBytes)} MB are needed`,
  )
}

/** What a folder of PostgreSQL holds at least. */
const parts = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact']

/** Throws where a former release left its databases and this one has none yet. */
export const refuseFormer = (dataDirectory: string): void => {
  const [former] = formerDatabases(dataDirectory)
  if (former === undefined || existsSync(clusterFolder(dataDirectory))) return
  throw new Error(
    `DATA_DIR: ${former.folder} is a database of a former release (PGlite), which this one does not open. \`npm run restore -- ${dataDirectory}\` takes it along; to begin with an empty database, move it away`,
  )
}

/**
 * Whether the folder holds a server's files. Throws, before anything is written, where something is there that this release cannot
 * start: the line says what it is and what to do.
 */
export const hasCluster = (dataDirectory: string, programs: PostgresPrograms): boolean => {
  const folder = clusterFolder(dataDirectory)
  if (!existsSync(folder)) {
    if (!existsSync(clusterMark(dataDirectory))) return false
    throw new Error(
      `DATA_DIR: ${folder} is gone, and ${clusterMark(dataDirectory)} says that it was there. ${help(folder)}`,
    )
  }
  requireReadable(folder, programs)
  return true
}

/** Throws where a folder is not one of PostgreSQL's of this version, whole, and this account's. */
export const requireReadable = (folder: string, programs: PostgresPrograms): void => {
  if (!statSync(folder).isDirectory()) throw new Error(`DATA_DIR: ${folder} is no folder. ${help(folder)}`)
  requireOwner(folder, programs)
  const missing = parts.filter((part) => !existsSync(join(folder, part)))
  if (missing.length > 0)
    throw new Error(`DATA_DIR: ${folder} is not a whole database: ${missing.join(', ')} is missing. ${help(folder)}`)
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion)
    throw new Error(
      `DATA_DIR: ${folder} is a database of PostgreSQL ${version}, and this release brings ${majorVersion}. Start the release that wrote it, or set DATABASE_URL to a server that its data was copied to (pg_dump)`,
    )
}

const help = (folder: string): string =>
  `Nothing was changed. \`npm run restore\` brings the last copy back; to begin with an empty database, move ${folder} and ${folder}.json away`

const requireOwner = (folder: string, { options }: PostgresPrograms): void => {
  const account = options.uid ?? process.getuid?.()
  const { uid } = statSync(folder)
  if (account === undefined || uid === account) return
  throw new Error(
    `DATA_DIR: ${folder} belongs to user ${uid}, and the database would run as user ${account}. Start as the user that it belongs to, or give the folder to the other (chown -R)`,
  )
}

/** macOS takes 103 bytes, Linux 107. */
const maxSocketPath = 103

/** The folder of the socket: that of the server's files, or where its path is too long for a socket one with a short path. */
export const socketFolder = (dataDirectory: string, programs: PostgresPrograms): string => {
  const folder = clusterFolder(dataDirectory)
  if (Buffer.byteLength(socketFile(folder)) <= maxSocketPath) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const short = join(tmpdir(), `jobspan-${process.getuid?.()}-${name}`)
  if (!existsSync(short)) makeFolder(programs, short)
  // Everybody may make folders there: one of somebody else would let them answer in the database's place.
  const { uid, mode } = lstatSync(short)
  if (uid !== (programs.options.uid ?? process.getuid?.()) || (mode & 0o170077) !== 0o040000)
    throw new Error(
      `DATA_DIR: its path is too long for a socket, and ${short} is somebody else's; choose a shorter path`,
    )
  return short
}

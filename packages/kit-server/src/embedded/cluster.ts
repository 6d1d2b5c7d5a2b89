import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPrograms } from './postgres-programs.ts'

/** The one account of an embedded server, which owns all of its databases. */
const superuser = 'jobspan'

/** Where a server listens: on a socket in a folder, or on a port of this machine. */
export type ServerAddress = { socketFolder: string } | { port: number }

/** What `postmaster.pid` tells of a server that runs. */
export type RunningServer = { pid: number; isReady: boolean; address: ServerAddress }

/** A socket is named by a port too. */
const socketPort = 5432

/** Address of one of a server's databases. */
export const databaseUrl = (address: ServerAddress, database: string, password?: string): string =>
  'port' in address
    ? `postgresql://${superuser}${password === undefined ? '' : `:${password}`}@127.0.0.1:${address.port}/${database}`
    : `postgresql://${superuser}@localhost:${socketPort}/${database}?host=${encodeURIComponent(address.socketFolder)}`

/** Makes the files of a new server in `folder`, which must be empty or not there. */
export const initializeCluster = async (
  programs: PostgresPrograms,
  folder: string,
  { passwordFile, isDurable = true }: { passwordFile?: string | undefined; isDurable?: boolean } = {},
): Promise<void> => {
  makeFolder(programs, folder)
  const args = [
    ...['-D', folder, '-U', superuser, '--encoding=UTF8', '--no-instructions'],
    // Letters of all languages, and the same order, on every system.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(passwordFile === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
    ...(isDurable ? [] : ['--no-sync']),
  ]
  await runProgram(programs, 'initdb', args)
}

/** Runs a program to its end; throws what it complained of where it did not end well. */
export const runProgram = async (programs: PostgresPrograms, program: 'initdb' | 'pg_ctl', args: string[]) => {
  const [file, all] = programs.command(program, args)
  const child = spawn(file, all, { ...programs.options, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  const code = await exitCode(child)
  if (code !== 0) throw new Error(`${program} of the embedded PostgreSQL failed: ${explain(complaint)}`)
}

/** Makes a folder that the account of the server owns, and nobody else may enter. */
export const makeFolder = ({ options: { uid, gid } }: PostgresPrograms, folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/**
 * Starts the server on `folder` and gives its process once it takes connections.
 *
 * @param settings as in `postgresql.conf`
 * @param logFile what the server writes is appended to
 */
export const startCluster = async (
  programs: PostgresPrograms,
  folder: string,
  { address, settings, logFile }: { address: ServerAddress; settings: Record<string, string>; logFile: string },
): Promise<ChildProcess> => {
  const listen: Record<string, string> =
    'port' in address
      ? { listen_addresses: '127.0.0.1', port: String(address.port), unix_socket_directories: '' }
      : {
          listen_addresses: '',
          port: String(socketPort),
          unix_socket_directories: address.socketFolder,
          unix_socket_permissions: '0700',
        }
  const values = Object.entries({ ...listen, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  const [file, args] = programs.command('postgres', ['-D', folder, ...values])
  // In a group of its own: Ctrl-C ends the services first, and the server after them.
  const child = spawn(file, args, { ...programs.options, cwd: folder, stdio: ['ignore', log, log], detached: true })
  const ended = exitCode(child)
  closeSync(log)
  let code: number | null | undefined
  void ended.then((value) => {
    code = value
  })
  while (!isReadyAs(folder, child.pid)) {
    await wait(20)
    if (code === undefined) continue
    const said = readFileSync(logFile).subarray(logStart).toString('utf8')
    throw new ServerStartError(`the embedded PostgreSQL did not start: ${explain(said)}`, said)
  }
  child.unref()
  return child
}

/** A server that ended before it took connections; `log` is what it wrote. */
export class ServerStartError extends Error {
  readonly log: string

  constructor(message: string, log: string) {
    super(message)
    this.log = log
  }
}

const isReadyAs = (folder: string, pid: number | undefined): boolean => {
  const server = readServer(folder)
  return server?.pid === pid && server?.isReady === true
}

/** The socket in a folder. */
export const socketFile = (folder: string): string => join(folder, `.s.PGSQL.${socketPort}`)

/** The files by which a server keeps others out. One that was killed leaves them behind. */
export const pidFiles = (folder: string, address: ServerAddress): string[] => [
  join(folder, 'postmaster.pid'),
  ...('port' in address ? [] : [`${socketFile(address.socketFolder)}.lock`]),
]

/** What runs on `folder`, or ran there when it was killed. */
export const readServer = (folder: string): RunningServer | undefined => {
  try {
    // https://www.postgresql.org/docs/18/storage-file-layout.html: process, folder, start, port, socket folder, host, memory, state.
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , , port, socketFolder = '', , , state = ''] = lines
    return {
      pid: Number(pid),
      isReady: state.trim() === 'ready',
      address: socketFolder === '' ? { port: Number(port) } : { socketFolder },
    }
  } catch {
    return undefined
  }
}

const stopArguments = (folder: string, mode: 'fast' | 'immediate') => [
  'stop',
  '-D',
  folder,
  '-m',
  mode,
  '-w',
  '-t',
  '60',
  '-s',
]

/** Stops what runs on `folder`; throws where it has not ended within a minute. */
export const stopCluster = (programs: PostgresPrograms, folder: string): Promise<void> =>
  runProgram(programs, 'pg_ctl', stopArguments(folder, 'fast'))

/** The same while a process exits, which waits for nothing. */
export const stopClusterSync = (programs: PostgresPrograms, folder: string): void => {
  const [file, args] = programs.command('pg_ctl', stopArguments(folder, 'immediate'))
  execFileSync(file, args, { ...programs.options, cwd: folder, stdio: 'ignore' })
}

const exitCode = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })

/** The line of a log that says why a program ended, else its last one, without the time and process that are before it. */
const explain = (log: string): string => {
  const lines = log.trim().split('\n')
  const line = lines.findLast((each) => /\b(FATAL|PANIC|error):/.test(each)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?\b(FATAL|PANIC|error): +/, '')
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where this machine keeps PostgreSQL's programs, newest version first; the embedded ones cannot copy a server. Undefined where it has none. */
const findBinaries = (): string | undefined => {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(base, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')))
}

/** PostgreSQL refuses to run as root; tests in a container often do. Gives the ids to run it under. */
const serverUser = (): { uid: number; gid: number } | Record<string, never> | undefined => {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {}
  }
  return undefined
}

/** Whether this machine can run a primary and its standby: both are made here. */
export const canReplicate = (): boolean => findBinaries() !== undefined && serverUser() !== undefined

type Server = { url: string; kill: () => Promise<void>; start: () => Promise<void> }

export type ReplicatedPostgres = {
  primary: Server
  standby: Server
  /** The standby goes on receiving the log, and stops replaying it. */
  pauseReplay: () => Promise<void>
  resumeReplay: () => Promise<void>
  /** Makes the standby a server of its own, which takes writes. */
  promote: () => Promise<void>
  /** Folder of PostgreSQL's own programs. */
  programs: string
  /** Runs a program of PostgreSQL, such as `pg_dump`, as the account that the servers run as, in their folder, whose path is given. */
  run: (program: string, argumentsIn: (folder: string) => string[]) => void
  /** A further server on the data in the folder `name-data` of theirs; it ends with them. */
  serverOf: (name: string) => Promise<Server>
  close: () => Promise<void>
}

/**
 * A primary and its hot standby, made by `pg_basebackup`, each reached by a socket in a folder of its own.
 *
 * @param isDurable whether commits wait for the disk, as in production; tests do not
 */
export const startReplicatedPostgres = async ({ isDurable = false } = {}): Promise<ReplicatedPostgres> => {
  const binaries = findBinaries() ?? ''
  const user = serverUser() ?? {}
  const folder = await mkdtemp(join(tmpdir(), 'pg-pair-'))
  const options = { ...user, cwd: folder, stdio: 'ignore' as const }
  const run = (program: string, args: string[]) => execFileSync(join(binaries, program), args, options)
  const own = (path: string) => (user.uid === undefined ? undefined : chown(path, user.uid, user.gid))
  await own(folder)
  const socketOf = (name: string) => join(folder, name)
  const makeSocketFolder = async (name: string) => {
    await mkdir(socketOf(name))
    await own(socketOf(name))
  }
  for (const name of ['primary', 'standby']) await makeSocketFolder(name)
  const others: Server[] = []
  const serverOf = (name: string): Server => {
    const url = `postgresql://test@localhost/postgres?host=${encodeURIComponent(socketOf(name))}`
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${socketOf(name)}`,
      `fsync=${isDurable ? 'on' : 'off'}`,
    ]
    let child: ChildProcess | undefined
    return {
      url,
      start: async () => {
        const args = ['-D', join(folder, `${name}-data`), ...settings.flatMap((text) => ['-c', text])]
        child = spawn(join(binaries, 'postgres'), args, options)
        await waitUntilReady(url, child)
      },
      kill: async () => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        // An immediate shutdown: as after a power cut, the next start replays the log.
        child.kill('SIGQUIT')
        await ended
      },
    }
  }
  const primary = serverOf('primary')
  const standby = serverOf('standby')
  run('initdb', ['-D', join(folder, 'primary-data'), '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  await primary.start()
  run('pg_basebackup', [
    ...['-h', socketOf('primary'), '-U', 'test', '-D', join(folder, 'standby-data')],
    ...['-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
  ])
  await standby.start()
  return {
    programs: binaries,
    primary,
    standby,
    pauseReplay: () => query(standby.url, 'select pg_wal_replay_pause()'),
    resumeReplay: () => query(standby.url, 'select pg_wal_replay_resume()'),
    promote: () => query(standby.url, 'select pg_promote()'),
    run: (program, argumentsIn) => run(program, argumentsIn(folder)),
    serverOf: async (name) => {
      await makeSocketFolder(name)
      const server = serverOf(name)
      others.push(server)
      return server
    },
    close: async () => {
      for (const server of others) await server.kill()
      await standby.kill()
      await primary.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
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

const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + 60_000
  while (true) {
    try {
      return await query(url, 'select 1')
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

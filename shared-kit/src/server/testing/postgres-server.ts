import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { chown, mkdtemp } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where this machine keeps the PostgreSQL server's programs, newest version first; undefined where it has none. */
export const findBinaries = (): string | undefined => {
  const base = '/usr/lib/postgresql'
  const packaged = existsSync(base)
    ? readdirSync(base)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(base, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(':')
  return [...packaged, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** PostgreSQL refuses to run as root; tests in a container often do. Gives the ids to run it under. */
export const serverUser = (): { uid: number; gid: number } | Record<string, never> | undefined => {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {}
  }
  return undefined
}

/** Whether tests can have a PostgreSQL: one that `TEST_DATABASE_URL` names, or one of their own. */
export const hasPostgres = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL) || (findBinaries() !== undefined && serverUser() !== undefined)

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A new empty database, on the server that `TEST_DATABASE_URL` names. */
export const createPostgresDatabase = async (): Promise<TestDatabase> => {
  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await query(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => query(server, `drop database ${name} with (force)`) }
}

/**
 * Starts the one server that all tests of a run share, unless `TEST_DATABASE_URL` names one, and sets that variable, which workers
 * inherit: to make a server takes seconds, a database on it an instant. It ends, and its files go, with this process.
 */
export const startPostgresForRun = async (): Promise<void> => {
  if (!process.env.TEST_DATABASE_URL && hasPostgres()) process.env.TEST_DATABASE_URL = await startServer()
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

const startServer = async (): Promise<string> => {
  const binaries = findBinaries() ?? ''
  const user = serverUser() ?? {}
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' as const }
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options)
  // A server of one run needs to outlive nothing.
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'full_page_writes=off']
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((text) => ['-c', text])], options)
  server.unref()
  process.once('exit', () => {
    // It waits until the server has ended, which would else go on writing where files are being removed.
    execFileSync(join(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-s'], options)
    rmSync(folder, { recursive: true, force: true })
  })
  // A signal that nobody listens to ends a process without its exit.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  const url = `postgresql://test@localhost/postgres?host=${encodeURIComponent(folder)}`
  await waitUntilReady(url, server)
  return url
}

export const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
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

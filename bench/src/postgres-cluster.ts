import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, statSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { requireFreePort, run, start, stop, waitFor } from './child-processes.ts'
import { ports, workFolder } from './paths-and-ports.ts'

type Account = { uid: number; gid: number } | Record<string, never>

export type Cluster = {
  url: string
  pid: number | undefined
  version: string
  settings: string
  stop: () => Promise<void>
}

/** Folder of PostgreSQL's programs: the newest that Debian's packages put aside, else what the path holds. */
export const findPostgres = async (): Promise<string | undefined> => {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? await readdir(packaged) : []
  const folders = [
    ...versions.sort((one, other) => Number(other) - Number(one)).map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

/** PostgreSQL refuses to run as root, so root gives it the account that its package made, else `nobody`. */
const findAccount = async (): Promise<Account> => {
  if (process.getuid?.() !== 0) return {}
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => accounts.find((fields) => fields[0] === name)).find(Boolean)
  if (!found) throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody account')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

const isOpenToAll = (folder: string): boolean =>
  folder === '/' || ((statSync(folder).mode & 0o001) === 1 && isOpenToAll(dirname(folder)))

/** The folder of the cluster called `name`. Another account than ours must be able to reach it. */
const homeOf = async (name: string, account: Account): Promise<string> => {
  await mkdir(workFolder, { recursive: true })
  if (!('uid' in account)) return join(workFolder, name)
  chmodSync(workFolder, 0o711)
  if (isOpenToAll(workFolder)) return join(workFolder, name)
  const outside = '/var/tmp/jobspan-bench'
  await mkdir(outside, { recursive: true, mode: 0o711 })
  return join(outside, name)
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)}MB`

/** As a small server would be set up: a quarter of the memory for buffers, a disk without a head to move. */
const serving = () => [
  `shared_buffers=${megabytes(Math.min(totalmem() / 4, 4 * 1024 ** 3))}`,
  `effective_cache_size=${megabytes(totalmem() / 2)}`,
  'random_page_cost=1.1',
]

/** For filling only: a crash would lose the data, and then it is made again. */
const filling = () => [
  ...serving(),
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=16GB',
  'autovacuum=off',
  'maintenance_work_mem=2GB',
  'max_parallel_maintenance_workers=2',
]

const password = async (home: string): Promise<string> => (await readFile(`${home}.password`, 'utf8')).trim()

const create = async (bin: string, home: string, account: Account): Promise<void> => {
  await rm(home, { recursive: true, force: true })
  await mkdir(home, { recursive: true, mode: 0o700 })
  if ('uid' in account) await chown(home, account.uid as number, account.gid as number)
  const secret = randomBytes(18).toString('base64url')
  const secretFile = `${home}.password`
  await writeFile(secretFile, `${secret}\n`, { mode: 0o600 })
  if ('uid' in account) await chown(secretFile, account.uid as number, account.gid as number)
  await run(
    join(bin, 'initdb'),
    ['-D', home, '-U', 'bench', '-A', 'scram-sha-256', `--pwfile=${secretFile}`, '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...account, cwd: '/' },
  )
}

/** Starts the cluster called `name` on the loopback, after making it where there is none. `purpose` decides its settings. */
export const startCluster = async (
  bin: string,
  name: string,
  { purpose, fresh }: { purpose: 'fill' | 'serve'; fresh?: boolean },
): Promise<Cluster> => {
  const account = await findAccount()
  const home = await homeOf(name, account)
  if (fresh || !existsSync(`${home}.password`)) await create(bin, home, account)
  const settings = purpose === 'fill' ? filling() : serving()
  const log = join(workFolder, 'logs', `${name}.log`)
  await requireFreePort(ports.postgres)
  const child = await start(
    join(bin, 'postgres'),
    [
      ...['-D', home, '-p', String(ports.postgres), '-h', '127.0.0.1', '-k', ''],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    log,
    { ...account, cwd: '/' },
  )
  const url = `postgres://bench:${await password(home)}@127.0.0.1:${ports.postgres}/postgres`
  let version = ''
  const ready = async () => {
    version = await ask(url, 'show server_version')
    return true
  }
  await waitFor('PostgreSQL', child, ready, { seconds: 60, log })
  return {
    url,
    pid: child.pid,
    version: version.split(' ')[0] ?? version,
    settings: settings.join(', '),
    // A fast shutdown: it ends connections and writes its buffers down.
    stop: () => stop(child, 'SIGINT'),
  }
}

/** The first value of the first row that `sql` gives. */
export const ask = async (url: string, sql: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return String(Object.values(rows[0] ?? {})[0] ?? '')
  } finally {
    await client.end()
  }
}

/**
 * Reads tables with their indexes into the memory of a server that has just started: one that has run for a day has them there, and to
 * fetch them page by page is what would be measured. Gives false where the server lacks the extension for it.
 */
export const warmTables = async (url: string, tables: readonly string[]): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_prewarm')
    for (const table of tables)
      await client.query(
        `select pg_prewarm(part) from (
           select $1::regclass as part union all select indexrelid from pg_index where indrelid = $1::regclass) as parts`,
        [table],
      )
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

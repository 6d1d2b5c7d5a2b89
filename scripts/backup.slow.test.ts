import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openDatabase } from '../api/src/platform/database/database.ts'
import { copyDaily, copySite, listCopies } from './copies/site-copies.ts'

const limit = 240_000
let data = ''
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(() => rm(data, { recursive: true, force: true }))

const run = (script: string, environment: Record<string, string> = {}, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: data, ...environment },
  })
  return { status, stdout, stderr: stderr.trim() }
}

test(
  'a site that is written to is copied, and restored elsewhere it has its database, and every file and key that belongs to it',
  async () => {
    const { db, close } = await openDatabase({ dataDirectory: data })
    await db.execute('create table kept (file text)')
    await mkdir(join(data, 'files/ab'), { recursive: true })
    await mkdir(join(data, 'registry/keys'), { recursive: true })
    await writeFile(join(data, 'registry/keys/signing'), 'a key')
    let isCopied = false
    const writing = (async () => {
      for (let index = 0; !isCopied; index += 1) {
        // As members' files are: the bytes first, then the row that names them.
        await writeFile(join(data, `files/ab/${index}`), 'bytes')
        await db.execute(`insert into kept values ('ab/${index}')`)
      }
    })()
    const copy = await copySite(data)
    isCopied = true
    await writing
    await close()

    const elsewhere = join(data, 'elsewhere')
    expect(run('restore.ts', { DATA_DIR: elsewhere }, copy)).toMatchObject({ status: 0, stderr: '' })
    const restored = await openDatabase({ dataDirectory: elsewhere })
    const { rows } = await restored.db.execute<{ file: string }>('select file from kept')
    await restored.close()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ file }) => !existsSync(join(elsewhere, 'files', file)))).toEqual([])
    expect(await readFile(join(elsewhere, 'registry/keys/signing'), 'utf8')).toBe('a key')
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o700)
  },
  limit,
)

test(
  'a database that was damaged after its copy is brought back by the command that the start names',
  async () => {
    expect(run('backup.ts')).toMatchObject({ status: 0, stdout: expect.stringContaining('copied to') })
    await rm(join(data, 'postgres/PG_VERSION'))
    await expect(openDatabase({ dataDirectory: data })).rejects.toThrow(/PG_VERSION is missing.*npm run restore/)
    const restored = run('restore.ts')
    expect(restored).toMatchObject({ status: 0, stdout: expect.stringContaining('what was there is now in') })
    const { db, close } = await openDatabase({ dataDirectory: data })
    expect((await db.execute('select count(*)::int > 0 as is_there from kept')).rows).toEqual([{ is_there: true }])
    // A site that runs is not replaced under its members.
    expect(run('restore.ts')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^restore: .*is running; stop it first$/),
    })
    await close()
  },
  limit,
)

test(
  'one copy is made a day; the oldest goes first',
  async () => {
    const day = 24 * 60 * 60 * 1000
    for (const copy of await listCopies(data)) await rm(copy, { recursive: true })
    for (let passed = 0; passed < 4; passed += 1) {
      const now = new Date(Date.now() + passed * day)
      expect(await copyDaily(data, now)).toBeUndefined()
      expect(await copyDaily(data, new Date(now.getTime() + day / 2))).toBeUndefined()
      expect(await listCopies(data)).toHaveLength(Math.min(passed + 1, 3))
    }
    // One that was cut short is none, and is removed.
    await mkdir(join(data, 'backups/half.new'))
    expect(await copyDaily(data, new Date(Date.now() + 9 * day))).toBeUndefined()
    expect((await readdir(join(data, 'backups'))).filter((name) => name.endsWith('.new'))).toEqual([])
  },
  limit,
)

// The copy of a start took the room that the next start needed.
test('a copy that would leave too little room is not begun, which one line says', async () => {
  const large = join(data, 'registry/large')
  await writeFile(large, '')
  // More than any disk has, of which nothing is written.
  await truncate(large, 2 ** 43)
  const before = await listCopies(data)
  const said = await copyDaily(data, new Date(Date.now() + 30 * 24 * 60 * 60 * 1000))
  await rm(large)
  expect(said).toMatch(
    /^no copy of the site was made today: DATA_DIR: a copy needs \d+ MB on the disk of .*, and \d+ MB are free$/,
  )
  expect(await readdir(join(data, 'backups'))).toEqual([before.at(-1)?.split('/').at(-1)])
})

test('what cannot be copied or restored is said in one line', () => {
  expect(run('restore.ts', {}, tmpdir())).toMatchObject({
    status: 1,
    stderr: `restore: ${tmpdir()} is no copy of a site`,
  })
  expect(run('backup.ts', { DATA_DIR: '/nowhere' })).toMatchObject({
    status: 1,
    stderr: 'backup: DATA_DIR: there is no database in /nowhere',
  })
  for (const script of ['backup.ts', 'restore.ts'])
    expect(run(script, { DATABASE_URL: 'postgres://x/y' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('use pg_dump and pg_restore'),
    })
})

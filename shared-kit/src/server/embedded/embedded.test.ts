import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { type DatabaseConnection, openServiceDatabase } from '../database.ts'
import { backUp, listBackups, restore } from './backup.ts'
import { DamagedDatabase } from './database-folder.ts'
import { crc32c, findLogEnd, readControl } from './write-ahead-log.ts'

// To make a database takes five seconds of a core that has nothing else to do, and to open one takes one.
jest.setTimeout(120_000)

let root = ''
let migrationsFolder = ''
/** A database that was killed while it wrote 60 rows of several kilobytes: most of them are in the log alone. */
let killed = ''

const program = (folder: string) => `
  import { openServiceDatabase } from ${JSON.stringify(join(import.meta.dirname, '../database.ts'))}
  import { sql } from 'drizzle-orm'
  const { db } = await openServiceDatabase({ directory: ${JSON.stringify(folder)} }, { service: 'test', migrationsFolder: ${JSON.stringify(migrationsFolder)} })
  for (let count = 0; count < 60; count += 1) await db.execute(sql\`insert into words (word) values (\${crypto.randomUUID().repeat(120)})\`)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  console.log('written')
  setInterval(() => undefined, 1000)`

const untilWritten = async (child: ChildProcess) => {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    if (output.includes('written')) return
  }
  throw new Error(`the program ended: ${output}`)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-'))
  migrationsFolder = join(root, 'migrations')
  await mkdir(join(migrationsFolder, 'meta'), { recursive: true })
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_words', breakpoints: true }]
  const journal = { version: '7', dialect: 'postgresql', entries }
  await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(journal))
  await writeFile(join(migrationsFolder, '0000_words.sql'), 'create table words (id serial primary key, word text)')
  killed = join(root, 'killed/db')
  // What a start leaves that was killed while it made the database.
  await mkdir(join(root, 'killed/db.new/base'), { recursive: true })
  await appendFile(join(root, 'killed/db.new/PG_VERSION'), '17')
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(killed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  })
  await untilWritten(child)
  child.kill('SIGKILL')
  await once(child, 'close')
}, 120_000)
afterAll(() => rm(root, { recursive: true, force: true }))

/** The database of the test, in a data folder of its own. */
let folder = ''
const takeCopyOf = async (source: string) => {
  const data = await mkdtemp(join(root, 'data-'))
  await cp(source, data, { recursive: true })
  folder = join(data, 'db')
}
const takeKilled = () => takeCopyOf(join(root, 'killed'))

/** Without a copy of the last day each start makes one, which is most of its work here. */
const addDailyCopy = async (data: string) => {
  await mkdir(join(data, 'backups/db-today'), { recursive: true })
  await writeFile(join(data, 'backups/db-today/.made'), '')
}

const openFolder = () => openServiceDatabase({ directory: folder }, { service: 'test', migrationsFolder })
const countWords = async ({ db }: DatabaseConnection): Promise<number> =>
  Number((await db.execute(sql`select count(*) as count from words`)).rows[0]?.count)
const logFile = async (directory = folder) => {
  const names = (await readdir(join(directory, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
  return join(directory, 'pg_wal', names[0] ?? '')
}
/** Writes nought over part of the log, counted in bytes from its last checkpoint. */
const damageLog = async (from: number, length: number) => {
  const { redo } = await readControl(folder)
  const file = await open(await logFile(), 'r+')
  await file.write(Buffer.alloc(length), 0, length, Number(redo % BigInt(16 * 1024 * 1024)) + from)
  await file.close()
}
const contents = async () => (await readdir(folder, { recursive: true })).sort()

const expectRefused = async (words: RegExp) => {
  const before = await contents()
  const refused = openFolder()
  await expect(refused).rejects.toThrow(DamagedDatabase)
  await expect(refused).rejects.toThrow(words)
  await expect(refused).rejects.toThrow('npm run restore')
  expect(await contents()).toEqual(before)
}

test('the checksum is that of RFC 3720', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283)
  expect(crc32c(Buffer.from('6789'), crc32c(Buffer.from('12345')))).toBe(0xe3069283)
})

test('a database that was killed opens with all that was committed', async () => {
  await takeKilled()
  const { end, beyond } = await findLogEnd(folder, await readControl(folder))
  expect([end > 0n, beyond]).toEqual([true, null])
  for (let round = 0; round < 2; round += 1) {
    const connection = await openFolder()
    expect(await countWords(connection)).toBe(60)
    await connection.close()
  }
})

// The database that was killed had been made beside what another start had left of one.
test('a new database is whole or not there: a start that was killed in its middle leaves nothing that the next one meets', async () => {
  expect((await readdir(dirname(killed))).sort()).toEqual(['db', 'db.lock', 'db.position.json'])
})

describe('a folder that is not a whole database is refused and stays as it is', () => {
  beforeEach(takeKilled)

  // It was taken for an empty one and initialised anew: fourteen users became one.
  test.each(['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'])('without %s', async (part) => {
    await rm(join(folder, part), { recursive: true })
    await expectRefused(new RegExp(part))
  })

  test('with files of somebody else', async () => {
    await rm(folder, { recursive: true })
    await rm(`${folder}.position.json`)
    await mkdir(folder)
    await writeFile(join(folder, 'thesis.txt'), 'mine')
    await expectRefused(/not a whole database/)
    expect(await readFile(join(folder, 'thesis.txt'), 'utf8')).toBe('mine')
  })

  test('gone, where there was one', async () => {
    await rm(folder, { recursive: true })
    await expect(openFolder()).rejects.toThrow(/is gone/)
  })
})

describe('a log that lost what was committed is refused and stays as it is', () => {
  beforeEach(takeKilled)

  // Sixty rows became thirty-one, without a word.
  test('with 64 KB of nought in its middle', async () => {
    await damageLog(64 * 1024, 64 * 1024)
    await expectRefused(/damaged/)
  })

  test('with one bit that turned in a record', async () => {
    const { redo } = await readControl(folder)
    const at = Number(redo % BigInt(16 * 1024 * 1024)) + 100 * 1024
    const file = await open(await logFile(), 'r+')
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at)
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at)
    await file.close()
    await expectRefused(/damaged|ends at/)
  })

  test('that was cut short', async () => {
    const { redo } = await readControl(folder)
    const file = await open(await logFile(), 'r+')
    await file.truncate(Number(redo % BigInt(16 * 1024 * 1024)) + 64 * 1024)
    await file.close()
    await expectRefused(/damaged|ends at/)
  })

  // It was closed in order, so that nothing but its last checkpoint is looked for: all that was said was “Aborted()”.
  test('that was cut short after it was closed', async () => {
    await addDailyCopy(dirname(folder))
    await (await openFolder()).close()
    const file = await open(await logFile(), 'r+')
    await file.truncate(64 * 1024)
    await file.close()
    await expectRefused(/no whole record at [0-9A-F]+\/[0-9A-F]+/)
  })

  test('of which a closed database has lost the last checkpoint', async () => {
    await addDailyCopy(dirname(folder))
    await (await openFolder()).close()
    await damageLog(0, 8)
    await expectRefused(/no whole record|damaged/)
  })

  test('of which the end is nought', async () => {
    await damageLog(96 * 1024, 4 * 1024 * 1024)
    await expectRefused(/ends at/)
  })
})

/**
 * A data folder as a process leaves it that is killed now: PostgreSQL has written to files what is committed, and nothing else runs while
 * they are copied.
 */
const copyAsKilled = async (data: string): Promise<string> => {
  const copy = await mkdtemp(join(root, 'killed-'))
  await cp(data, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') && !path.endsWith('.new') })
  return copy
}

describe('a table of many pages', () => {
  let path = ''
  /** Data folders: of a database that was closed in order, and of one that was killed after it was opened again, and later on. */
  const sources = { closed: '', killed: '', updated: '', emptied: '' }
  beforeAll(async () => {
    await takeKilled()
    await addDailyCopy(dirname(folder))
    sources.closed = dirname(folder)
    const made = await openFolder()
    for (const name of ['dropped', 'emptied', 'rewritten']) {
      await made.db.execute(sql.raw(`create table ${name} as select generate_series(1, 2000) as number`))
    }
    await made.db.execute(
      sql`insert into words (word) select repeat(md5(i::text), 30) from generate_series(1, 540) as i`,
    )
    path = String((await made.db.execute(sql`select pg_relation_filepath('words') as path`)).rows[0]?.path)
    await made.close()

    await takeCopyOf(sources.closed)
    const { db, close } = await openFolder()
    await db.execute(sql`create table other as select 'x' as word`)
    sources.killed = await copyAsKilled(dirname(folder))
    // After a checkpoint the first change of a page puts the whole page into the log.
    await db.execute(sql`update words set word = 'short'`)
    sources.updated = await copyAsKilled(dirname(folder))
    const changes = ['drop table dropped', 'truncate emptied', 'alter table rewritten alter column number type bigint']
    for (const change of [...changes, 'delete from words where id > 3']) await db.execute(sql.raw(change))
    sources.emptied = await copyAsKilled(dirname(folder))
    await close()
  }, 240_000)

  const overwrite = async (file: string, from: number, bytes: Buffer) => {
    const opened = await open(file, 'r+')
    await opened.write(bytes, 0, bytes.length, from)
    await opened.close()
  }
  const tableFile = () => join(folder, path)
  const commitLog = () => join(folder, 'pg_xact/0000')
  const damages = {
    'with 64 KB of nought': { file: tableFile, damage: () => overwrite(tableFile(), 8192, Buffer.alloc(64 * 1024)) },
    'cut short': { file: tableFile, damage: () => truncate(tableFile(), 2 * 8192) },
    'with one bit that turned': {
      file: tableFile,
      damage: () => overwrite(tableFile(), 8192 + 5000, Buffer.from([1])),
    },
    'that is gone': { file: tableFile, damage: () => rm(tableFile()) },
    'whose commit log is nought': { file: commitLog, damage: () => overwrite(commitLog(), 0, Buffer.alloc(8192)) },
  }
  const whileDamaged = async (name: keyof typeof damages, run: () => Promise<void>) => {
    const { file, damage } = damages[name]
    const whole = await readFile(file())
    await damage()
    await run().finally(() => writeFile(file(), whole))
  }

  describe('is refused where the database was closed in order', () => {
    beforeAll(() => takeCopyOf(sources.closed))

    // 64 KB of nought in its pages gave 480 of 600 rows without a word: PostgreSQL takes such a page for a new one.
    test.each(Object.keys(damages) as (keyof typeof damages)[])('%s', (name) =>
      whileDamaged(name, async () => {
        await expectRefused(/ is (gone|not what it was)/)
        await expect(backUp(folder)).rejects.toThrow(DamagedDatabase)
      }),
    )
  })

  describe('is refused where the database was killed since', () => {
    beforeAll(() => takeCopyOf(sources.killed))

    test.each([
      ['with 64 KB of nought', /has lost 8 of \d+ pages/],
      ['cut short', /has 2 pages of/],
    ] as const)('%s', (name, words) => whileDamaged(name, () => expectRefused(words)))
  })

  test('is taken where the log brings back what it lost', async () => {
    await takeCopyOf(sources.updated)
    await damages['with 64 KB of nought'].damage()
    const connection = await openFolder()
    expect(await countWords(connection)).toBe(600)
    await connection.close()
    expect(await readdir(dirname(folder))).not.toContain('db.trial')
  })

  test('may lose rows, be dropped, emptied or written anew before the database is killed', async () => {
    await takeCopyOf(sources.emptied)
    const recovered = await openFolder()
    await recovered.db.execute(sql`checkpoint`)
    const data = await copyAsKilled(dirname(folder))
    await recovered.close()
    folder = join(data, 'db')
    const connection = await openFolder()
    expect(await countWords(connection)).toBe(3)
    await connection.close()
  })

  test('has checksums: a page that does not match its own is not read', async () => {
    await takeCopyOf(sources.closed)
    await damages['with one bit that turned'].damage()
    // Without what is known of the pages, which refuses it before.
    await rm(`${folder}.pages.json`)
    const connection = await openFolder()
    expect((await connection.db.execute(sql`show data_checksums`)).rows).toEqual([{ data_checksums: 'on' }])
    const [read] = await Promise.allSettled([connection.db.execute(sql`select sum(length(word)) from words`)])
    expect(read.status === 'rejected' && String((read.reason as Error).cause)).toMatch(/invalid page/)
    await connection.close()
  })
})

describe('backup and restore', () => {
  beforeEach(takeKilled)

  test('bring back what was there, and keep what is replaced', async () => {
    const copy = await backUp(folder)
    expect(await listBackups(folder)).toEqual([copy])
    await rm(join(folder, 'PG_VERSION'))
    const { from, aside } = await restore(folder)
    expect(from).toBe(copy)
    expect(await readdir(aside ?? '')).not.toContain('PG_VERSION')
    const connection = await openFolder()
    expect(await countWords(connection)).toBe(60)
    await connection.close()
  })

  test('keep as many copies as they are told', async () => {
    for (const day of ['01', '02']) {
      await mkdir(join(dirname(folder), `backups/db-2026-01-${day}T00-00-00-000Z`), { recursive: true })
    }
    await backUp(folder, { now: new Date(Date.UTC(2026, 0, 3)), keep: 2 })
    const names = (await listBackups(folder)).map((copy) => /2026-01-\d\d/.exec(copy)?.[0])
    expect(names).toEqual(['2026-01-02', '2026-01-03'])
  })

  test('a start makes a copy before it writes, once a day', async () => {
    for (let start = 0; start < 2; start += 1) await (await openFolder()).close()
    const [copy = '', ...more] = await listBackups(folder)
    expect(more).toEqual([])
    const filesOf = async (directory: string) =>
      (await readdir(directory, { recursive: true })).filter((name) => name !== 'postmaster.pid').sort()
    expect(await filesOf(copy)).toEqual(['.made', ...(await filesOf(killed))])
    const [log, logOfKilled] = [await readFile(await logFile(copy)), await readFile(await logFile(killed))]
    expect(log.equals(logOfKilled)).toBe(true)
  })

  test('refuse a database that is in use, damaged or not there, and a copy that is damaged', async () => {
    const connection = await openFolder()
    await writeFile(`${folder}.lock`, JSON.stringify({ pid: process.ppid }))
    await expect(backUp(folder)).rejects.toThrow(/in use/)
    await rm(`${folder}.lock`)
    await connection.close()
    const copy = await backUp(folder)
    await rm(join(copy, 'PG_VERSION'))
    await expect(restore(folder)).rejects.toThrow(DamagedDatabase)
    await expect(restore(join(root, 'nowhere/db'))).rejects.toThrow(/no copy/)
    await rm(join(folder, 'base'), { recursive: true })
    await expect(backUp(folder)).rejects.toThrow(DamagedDatabase)
  })
})

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { openServiceDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { createPostgresDatabase } from './testing/postgres-server.ts'

let migrationsFolder = ''
beforeAll(async () => {
  migrationsFolder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await mkdir(join(migrationsFolder, 'meta'))
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_slow', breakpoints: true }]
  const journal = { version: '7', dialect: 'postgresql', entries }
  await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(journal))
  await writeFile(join(migrationsFolder, '0000_slow.sql'), 'select pg_sleep(1)')
})
afterAll(() => rm(migrationsFolder, { recursive: true, force: true }))

// Waiting for the lock counted as a query: beside a replica whose migration took longer than one may, the others did not start.
test('replicas that start together wait for the one that migrates, however long that takes', async () => {
  const server = await createPostgresDatabase()
  const address = new URL(server.url)
  address.searchParams.set('statement_timeout', '200')
  const replicas = await Promise.allSettled(
    ['one', 'two', 'three'].map((service) => openServiceDatabase({ url: address.href }, { service, migrationsFolder })),
  )
  try {
    expect(replicas.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    const [replica] = replicas.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    // A request has its limit all the same.
    await expect(replica?.db.execute(sql`select pg_sleep(1)`)).rejects.toThrow()
  } finally {
    await Promise.all(replicas.map((each) => each.status === 'fulfilled' && each.value.close()))
    await server.drop()
  }
})

// A migration that waited behind a backup made every request wait that came after it: the site stood still until the backup was done.
test('a migration waits for whoever reads a table, and holds up nobody meanwhile', async () => {
  const server = await createPostgresDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  await writeFile(join(folder, '0000_slow.sql'), 'alter table words add column meaning text')
  const schema = { service: 'one', migrationsFolder: folder }
  const { db, close } = await openServiceDatabase({ url: server.url }, { service: 'empty', migrationsFolder })
  try {
    await db.execute(sql`create table words (word text)`)
    await db.execute(sql`delete from drizzle.__drizzle_migrations`)
    const read = () => db.execute(sql`select word from words`)
    let migrated: Promise<unknown> = Promise.resolve()
    let isMigrated = false
    await db.transaction(async (backup) => {
      await backup.execute(sql`select count(*) from words`)
      migrated = openServiceDatabase({ url: server.url }, schema).then((opened) => {
        isMigrated = true
        return opened.close()
      })
      const waits = async () => {
        const { rows } = await db.execute(
          sql`select 1 from pg_locks where not granted and relation = 'words'::regclass`,
        )
        return rows.length > 0
      }
      while (!(await waits())) await read()
      // Behind it, for as long as it waits.
      const begin = performance.now()
      await read()
      expect(performance.now() - begin).toBeLessThan(5_000)
      expect(isMigrated).toBe(false)
    })
    await migrated
    expect((await db.execute(sql`select meaning from words`)).rows).toEqual([])
  } finally {
    await close()
    await server.drop()
    await rm(folder, { recursive: true, force: true })
  }
}, 30_000)

test('where another step migrates, a start changes nothing and refuses a schema that is older, not one that is newer', async () => {
  const server = await createPostgresDatabase()
  const open = (options: object) =>
    openServiceDatabase({ url: server.url }, { service: 'test', migrationsFolder, ...options })
  const openAndClose = async (options: object) => (await open(options)).close()
  try {
    await expect(open({ migrates: false })).rejects.toThrow('run the command "migrate" of the test first')
    await openAndClose({ migrates: true })
    await openAndClose({ migrates: false })
    // The next release has migrated; this process is of the former one and is started again.
    const { db, close } = await open({ migrates: false })
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next release', 2)`)
    await close()
    await openAndClose({ migrates: false })
  } finally {
    await server.drop()
  }
})

test('a server that is lost in the middle of a transaction is told from a mistake', async () => {
  const server = await createPostgresDatabase()
  const open = () => openServiceDatabase({ url: server.url }, { service: 'test', migrationsFolder })
  const [working, other] = [await open(), await open()]
  try {
    const lost = working.db.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`)
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await transaction.execute(sql`select pg_sleep(1)`)
    })
    const error = await lost.catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await working.db.execute(sql`select 1`)
  } finally {
    await working.close()
    await other.close()
    await server.drop()
  }
})

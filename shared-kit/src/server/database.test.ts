import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { openServiceDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { createPostgresDatabase, hasPostgres } from './testing/postgres-server.ts'

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

// Needs a server of its own, which not every machine can start; what runs embedded is tested everywhere.
const onPostgres = hasPostgres() ? test : test.skip
// Waiting for the lock counted as a query: beside a replica whose migration took longer than one may, the others did not start.
onPostgres('replicas that start together wait for the one that migrates, however long that takes', async () => {
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

onPostgres('a server that is lost in the middle of a transaction is told from a mistake', async () => {
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

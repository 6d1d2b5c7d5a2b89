import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/job-constants'
import { type DatabaseLocation, openServiceDatabase } from '@jobspan/shared-kit/server'
import { createPostgresDatabase, hasPostgres, openMemoryDatabase } from '@jobspan/shared-kit/server/testing'
import { sql } from 'drizzle-orm'
import { encodeTag } from '../jobs/tags.ts'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts'
import { jobRecord } from '../testing/records.ts'
import { dropLegacySearch } from './drop-legacy-search.ts'
import { findJobs } from './find-jobs.ts'
import { toCriteria } from './search-criteria.ts'

const migrations = new URL('../../drizzle', import.meta.url)
/** The last migration of the release that searched in the database. */
const lastOfFormer = '0004_search_words'

let former: string
beforeAll(async () => {
  former = await mkdtemp(join(tmpdir(), 'former-'))
  await cp(fileURLToPath(migrations), former, { recursive: true })
  const journal = join(former, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  const known = entries.slice(0, entries.findIndex((entry) => entry.tag === lastOfFormer) + 1)
  expect(known.at(-1)?.tag).toBe(lastOfFormer)
  await writeFile(journal, JSON.stringify({ ...rest, entries: known }))
})
afterAll(() => rm(former, { recursive: true, force: true }))

const record = (identifier: string, jobTypeId: number) =>
  jobRecord({ identifier, title: identifier, companyIdentifier: null, jobTypeId })

/** A database as the former release left it, with a job in it, brought up to date by this one. */
const upgrade = async (location: DatabaseLocation): Promise<DatabaseConnection> => {
  const before = await openServiceDatabase(location, {
    service: 'api',
    migrationsFolder: former,
    extensions: { pg_trgm, btree_gin },
  })
  await upsertJobs(before.db, [record('before', 1)])
  const dump = await before.dump?.()
  await before.close()
  return openDatabase(dump ? { dump } : location)
}

const whatFormerReads = async ({ db }: DatabaseConnection, jobTypeId: number) => {
  const { rows } = await db.execute(sql`
    select to_regclass('jobs_pay') is not null as pay, to_regclass('jobs_country_newest') is not null as newest,
      (select coalesce(sum(bit_count(bits)), 0)::int from search_bits where tag = ${encodeTag('jobType', jobTypeId)}) as jobs`)
  return rows[0]
}
const countFound = async ({ db }: DatabaseConnection) => {
  const criteria = toCriteria({ job_types: [1, 2] }, { country: 'sg', language: 'en-us' })
  return (await findJobs(db, criteria, { sort: sortOrder.newest, page: 1, size: 10 })).total
}

const survivesUpgrade = async (connection: DatabaseConnection, isAlone: boolean) => {
  // Processes of the former release searched on while they were replaced, and found nothing: their bits were gone.
  expect(await whatFormerReads(connection, 1)).toEqual({ pay: true, newest: true, jobs: 1 })
  await upsertJobs(connection.db, [record('meanwhile', 2)])
  expect(await whatFormerReads(connection, 2)).toEqual({ pay: true, newest: true, jobs: 1 })
  expect(await countFound(connection)).toBe(2)

  await dropLegacySearch(connection.db, false)
  expect(await whatFormerReads(connection, 2)).toMatchObject({ jobs: 1 })
  if (!isAlone) await connection.db.execute(sql`update settings set updated_at = now() - interval '25 hours'`)
  await dropLegacySearch(connection.db, isAlone)
  await dropLegacySearch(connection.db, isAlone)
  expect(await whatFormerReads(connection, 2)).toEqual({ pay: false, newest: true, jobs: 0 })
  await upsertJobs(connection.db, [record('after', 1)])
  expect(await countFound(connection)).toBe(3)
}

/** Names of what a database is made of. */
const parts = async ({ db }: DatabaseConnection) => {
  const { rows } = await db.execute(sql`
    select indexdef as name from pg_indexes where schemaname = 'public'
    union select tgname::text from pg_trigger where not tgisinternal
    union select proname::text from pg_proc where pronamespace = 'public'::regnamespace and proname ~ 'search' order by 1`)
  return rows.map((row) => row.name)
}

describe('what only the former release reads stays until its processes are replaced', () => {
  test('on the embedded database, which has no other process', async () => {
    const connection = await upgrade('memory')
    await survivesUpgrade(connection, true)
    const made = await openMemoryDatabase(migrations, openDatabase)
    expect(await parts(connection)).toEqual(await parts(made))
    await made.close()
    await connection.close()
  }, 120_000)

  const onPostgres = hasPostgres() ? test : test.skip
  onPostgres(
    `on PostgreSQL, for a day${hasPostgres() ? '' : ' (skipped: none here)'}`,
    async () => {
      const server = await createPostgresDatabase()
      const connection = await upgrade({ url: server.url })
      await survivesUpgrade(connection, false)
      await connection.close()
      await server.drop()
    },
    120_000,
  )
})

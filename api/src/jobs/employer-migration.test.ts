import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openServiceDatabase } from '@jobspan/kit-server'
import { createPostgresDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { sql } from 'drizzle-orm'
import { applicationEvents, applications } from '../applications/tables.ts'
import { companies, recruiters } from '../companies/tables.ts'
import { seekers, users } from '../members/tables.ts'
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { jobs } from './tables.ts'
import { upsertCompanies, upsertJobs } from './upsert-jobs.ts'

/** A database of the release before jobs were named by their employer too, with rows in it, and what the upgrade makes of them. */
const migrations = fileURLToPath(new URL('../../drizzle', import.meta.url))
const lastOfFormerRelease = '0011_imported_resumes'
const longUrl = `https://jobs.example/${'long/'.repeat(50)}`
let folder: string
let database: TestDatabase
let connection: DatabaseConnection

const record = (identifier: string, externalUrl: string | null = null) => jobRecord({ identifier, externalUrl })
const records = [
  record('plain'),
  record('at', 'http://jobs.example/1?a=1&utm_source=x&utm_medium=y#top'),
  record('tagged', 'https://jobs.example/2?utm_source=x'),
  record('long', longUrl),
  jobRecord({ identifier: 'unnamed', companyIdentifier: null, recruiter: null }),
]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'former-release-'))
  cpSync(migrations, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex(({ tag }) => tag === lastOfFormerRelease)
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  database = await createPostgresDatabase()
  const former = await openServiceDatabase({ url: database.url }, { service: 'api', migrationsFolder: folder })
  for (const statement of [
    sql`insert into ${companies} (source, identifier, slug, name, country, is_verified, content_hash)
      values ('test', 'company-1', 'a', 'Harbour Foods', 'sg', true, ''), ('test', 'company-2', 'b', 'Reed Bakery', 'sg', true, '')`,
    ...records.map(
      ({ identifier, externalUrl, companyIdentifier }) => sql`
        insert into ${jobs} (source, identifier, slug, title, company_id, country, places, status, is_urgent, is_web3,
          external_url, content_hash,
          search_vector, head_vector, title_terms, rank_at)
        values ('test', ${identifier}, 'a', 'A', ${companyIdentifier && 1}, 'sg', '[]', 'open', false, false, ${externalUrl}, '', '', '', '', now())`,
    ),
    sql`insert into ${seekers} default values`,
    sql`insert into ${users} (id, email, first_name, last_name, source, country, language, terms_accepted_at)
      values (1, 'a@example.com', 'Aiko', 'Tan', 'test', 'sg', 'en-us', now())`,
    sql`insert into ${recruiters} (company_id, name) values (2, 'Ken'), (1, 'Mei')`,
    sql`insert into ${applications} (user_id, job_id, source) values (1, 1, 'test'), (1, 2, 'test'), (1, 5, 'test')`,
    sql`insert into ${applicationEvents} (application_id, kind, recruiter_id)
      values (1, 'sent', null), (2, 'sent', null), (2, 'viewed', 1), (2, 'viewed', 2)`,
  ])
    await former.db.execute(statement)
  await former.close()
  connection = await openDatabase({ url: database.url })
}, 120_000)
afterAll(async () => {
  await connection?.close()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('jobs that are there keep their keys: the same postings make no others', async () => {
  await upsertCompanies(connection.db, [companyRecord()])
  expect(await upsertJobs(connection.db, records)).toEqual({ inserted: 0, updated: 5, unchanged: 0 })
})

test('an application is the employer’s whose recruiter first did something with it, else the job’s', async () => {
  const { rows } = await connection.db.execute(sql`select id, employer_id from ${applications} order by id`)
  expect(rows.map((row) => row.employer_id)).toEqual([1, 2, null])
})

test('what a replica of the former release writes has its employer too', async () => {
  const { rows } = await connection.db.execute(sql`
    insert into ${applications} (user_id, job_id, source) values (1, 3, 'test') returning employer_id`)
  expect(rows).toEqual([{ employer_id: 1 }])
})

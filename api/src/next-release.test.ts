import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { openServiceDatabase } from '@jobspan/kit-server'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import { createApp } from './create-app.ts'
import { upsertCompanies, upsertJobs } from './jobs/upsert-jobs.ts'
import { openDatabase } from './platform/database/database.ts'
import { readSettings } from './platform/settings/settings.ts'
import { companyRecord, jobRecord } from './testing/records.ts'
import { type Answer, registration, TestClient } from './testing/visitor.ts'

const migrations = new URL('../drizzle', import.meta.url)
const jobCount = 60
const withKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const apply = (client: TestClient, jobId: number) =>
  client.post(`/api/data/jobs/${jobId}/applications`, { source: 'job_search' }, withKey())

/** A site with jobs, and a member who has applied to the first. */
const openSite = async () => {
  const connection = await openTestDatabase(migrations, openDatabase)
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000', MAX_DELAY_MS: '0' }
  const app = await createApp(readSettings({ ...environment, DATABASE_URL: connection.url }), connection)
  await upsertCompanies(connection.db, [companyRecord()])
  const identifiers = Array.from({ length: jobCount }, (_, index) => String(index + 1))
  await upsertJobs(
    connection.db,
    identifiers.map((identifier) => jobRecord({ identifier, title: `Accountant ${identifier}` })),
  )
  const member = new TestClient(app)
  await member.post('/api/auth/register', registration(), withKey())
  expect((await apply(member, 1)).status).toBe(201)
  return {
    url: connection.url,
    member,
    close: async () => {
      await app.close()
      await connection.close()
    },
  }
}

/** A folder of migrations with one more, which gives tables that are in use two columns. */
const migrationsOfNextRelease = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'next-release-'))
  await cp(migrations, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  journal.entries.push({ ...journal.entries.at(-1), idx: 9_999, when: Date.now(), tag: '9999_next' })
  await writeFile(journalFile, JSON.stringify(journal))
  const tables = ['users', 'sessions', 'jobs', 'saved_jobs', 'applications', 'application_events', 'outbox']
  const statements = tables.map(
    (name) => `alter table ${name} add column of_next text, add column counted_next integer default 0 not null;`,
  )
  await writeFile(join(folder, '9999_next.sql'), statements.join('--> statement-breakpoint\n'))
  return folder
}

// A statement that is prepared with every column of a table fails once the table has one more.
test('the next release migrates while this one works, and this one can start again', async () => {
  const { url, member, close } = await openSite()
  const folder = await migrationsOfNextRelease()
  let isMigrated = false
  let begun = 1
  const statuses: number[] = []
  const ask = async (answer: Promise<Answer>) => {
    statuses.push((await answer).status)
    // As people do. Where requests never leave a gap, a migration of several tables waits for one.
    await wait(20)
  }
  const work = async () => {
    // Also after it, with statements that were prepared before.
    for (let rounds = 0; rounds < 3; rounds += Number(isMigrated)) {
      await ask(member.get('/api/job/jobs/search?query=accountant&page=1&size=10'))
      await ask(member.get('/api/jobApplication/my-jobs/counts'))
      if (begun === jobCount) continue
      begun += 1
      const job = begun
      await ask(member.post('/api/job/saved-jobs/create', { job_id: job }))
      await ask(apply(member, job))
    }
  }
  const working = Promise.all([work(), work(), work()])
  const next = await openServiceDatabase({ url }, { service: 'api', migrationsFolder: folder })
  await next.close()
  isMigrated = true
  await working
  expect(statuses.filter((status) => status >= 300)).toEqual([])

  const again = await openDatabase({ url }, { migrates: false })
  const app = await createApp(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url }), again)
  const client = new TestClient(app)
  for (const [name, value] of member.cookies) client.cookies.set(name, value)
  const { status, body } = await client.get('/api/jobApplication/my-jobs/counts')
  expect([status, body.data?.counts.pending]).toEqual([200, begun])
  await app.close()
  await again.close()
  await close()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

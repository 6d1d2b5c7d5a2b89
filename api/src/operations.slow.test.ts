import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { canReplicate, type ReplicatedPostgres, startReplicatedPostgres } from '@jobspan/kit-server/testing'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createApp } from './create-app.ts'
import { invitationLinks, invitations } from './invitations/tables.ts'
import { upsertCompanies, upsertJobs } from './jobs/upsert-jobs.ts'
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts'
import { readSettings } from './platform/settings/settings.ts'
import { drawTickets, rewardDraws } from './rewards/tables.ts'
import { searchCounts } from './search/tables.ts'
import { companyRecord, jobRecord } from './testing/records.ts'
import { registration, TestClient } from './testing/visitor.ts'

// What docs/operations.md tells operators to do, done: each of its commands has been run before somebody needs it.

type Site = { app: FastifyInstance; connection: DatabaseConnection; close: () => Promise<void> }

const openSite = async (url: string, options: { migrates?: boolean } = {}): Promise<Site> => {
  const connection = await openDatabase({ url }, options)
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    MAX_DELAY_MS: '0',
    DATABASE_URL: url,
  })
  const app = await createApp(settings, connection)
  return {
    app,
    connection,
    close: async () => {
      await app.close()
      await connection.close()
    },
  }
}

let servers: ReplicatedPostgres
let site: Site
let member: TestClient
let memberId: number

const withKey = () => ({ 'idempotency-key': crypto.randomUUID() })

const apply = (client: TestClient, jobId: number) =>
  client.post(`/api/data/jobs/${jobId}/applications`, { source: 'job_search' }, withKey())

/** How many jobs the member has applied to, as an API says that is opened beside the site and changes no schema. */
const applicationsAt = async (url: string): Promise<number> => {
  const copy = await openSite(url, { migrates: false })
  try {
    const client = new TestClient(copy.app)
    for (const [name, value] of member.cookies) client.cookies.set(name, value)
    const { status, body } = await client.get('/api/jobApplication/my-jobs/counts')
    expect(status).toBe(200)
    return body.data.counts.pending
  } finally {
    await copy.close()
  }
}

/** Until the standby has all that the primary has written. */
const untilReplayed = async (): Promise<void> => {
  const { rows } = await site.connection.db.execute(sql`select pg_current_wal_insert_lsn()::text as position`)
  const position = String(rows[0]?.position)
  const standby = await openDatabase({ url: servers.standby.url }, { migrates: false })
  const isThere = sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as done`
  while (!(await standby.db.execute(isThere)).rows[0]?.done) await wait(20)
  await standby.close()
}

const describeWherePossible = canReplicate() ? describe : describe.skip
const suffix = canReplicate() ? '' : ' (skipped: no PostgreSQL programs here)'

describeWherePossible(`operating a site${suffix}`, () => {
  beforeAll(async () => {
    servers = await startReplicatedPostgres()
    site = await openSite(servers.primary.url)
    const { db } = site.connection
    await upsertCompanies(db, [companyRecord()])
    await upsertJobs(
      db,
      ['1', '2'].map((identifier) => jobRecord({ identifier, title: `Accountant ${identifier}` })),
    )
    member = new TestClient(site.app)
    memberId = (await member.post('/api/auth/register', registration(), withKey())).body.data.user.id
    expect((await apply(member, 1)).status).toBe(201)
  }, 120_000)
  afterAll(async () => {
    await site?.close()
    await servers?.close()
  }, 60_000)

  test('a dump of the running site, restored into an empty database, is the site', async () => {
    servers.run('pg_dump', (folder) => ['-Fc', '-d', servers.primary.url, '-f', join(folder, 'site.dump')])
    await site.connection.db.execute(sql`create database restored`)
    const restored = servers.primary.url.replace('/postgres?', '/restored?')
    servers.run('pg_restore', (folder) => ['--exit-on-error', '-d', restored, join(folder, 'site.dump')])
    expect(await applicationsAt(restored)).toBe(1)
  }, 60_000)

  // Counters that triggers keep were in the dump too: what is restored must not be counted once more.
  test('a dump of the data alone goes into a migrated database with its triggers off, and not at all with them on', async () => {
    const { db } = site.connection
    await db.insert(invitationLinks).values({ userId: memberId, code: 'abcdefghij', networkHash: '' })
    await db.insert(invitations).values({ inviterId: memberId, channel: 'link', outcome: 'succeeded' })
    const [draw] = await db
      .insert(rewardDraws)
      .values({ prize: 'A lamp', seed: '', seedHash: '', closesAt: new Date() })
      .returning()
    await db.insert(drawTickets).values({ drawId: draw?.id ?? 0, ticket: 'one' })
    const dump = ['--data-only', '--schema=public']
    servers.run('pg_dump', (folder) => ['-Fc', ...dump, '-d', servers.primary.url, '-f', join(folder, 'data.dump')])
    await db.execute(sql`create database data_alone`)
    const url = servers.primary.url.replace('/postgres?', '/data_alone?')
    const copy = await openDatabase({ url })
    const counted = async (counting = copy.db) =>
      (
        await counting.execute(sql`select (select sum(succeeded)::int from ${invitationLinks}) as succeeded,
          (select sum(ticket_count)::int from ${rewardDraws}) as tickets, (select sum(count)::int from ${searchCounts}) as jobs`)
      ).rows[0]
    const restore = (...options: string[]) =>
      servers.run('pg_restore', (folder) => [
        '--single-transaction',
        ...dump,
        ...options,
        '-d',
        url,
        join(folder, 'data.dump'),
      ])
    const before = await counted()
    expect(() => restore()).toThrow()
    expect(await counted()).toEqual(before)
    restore('--disable-triggers')
    expect(await counted()).toEqual(await counted(db))
    expect(await counted()).toMatchObject({ succeeded: 1, tickets: 1 })
    await copy.close()
  }, 60_000)

  test('a base backup is verified, and starts as a server of its own', async () => {
    servers.run('pg_basebackup', (folder) => [
      ...['-d', servers.primary.url, '-D', join(folder, 'backup-data')],
      ...['-X', 'stream', '-c', 'fast'],
    ])
    servers.run('pg_verifybackup', (folder) => [join(folder, 'backup-data')])
    const backup = await servers.serverOf('backup')
    await backup.start()
    expect(await applicationsAt(backup.url)).toBe(1)
  }, 60_000)

  test('a standby that is promoted in the place of a lost primary has everything, and takes writes', async () => {
    const applications = await applicationsAt(servers.primary.url)
    await untilReplayed()
    await servers.primary.kill()
    await servers.promote()
    expect(await applicationsAt(servers.standby.url)).toBe(applications)
    const promoted = await openSite(servers.standby.url, { migrates: false })
    try {
      const other = new TestClient(promoted.app)
      expect((await other.post('/api/auth/register', registration(), withKey())).status).toBe(201)
      expect((await apply(other, 2)).status).toBe(201)
    } finally {
      await promoted.close()
    }
  }, 60_000)
})

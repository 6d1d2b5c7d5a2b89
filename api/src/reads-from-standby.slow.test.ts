import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { canReplicate, type ReplicatedPostgres, startReplicatedPostgres } from '@jobspan/kit-server/testing'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sendEvent } from './chats/websocket/send-event.ts'
import { createApp } from './create-app.ts'
import { savedJobs as savedJobsTable } from './jobs/tables.ts'
import { upsertCompanies, upsertJobs } from './jobs/upsert-jobs.ts'
import { sessions, users } from './members/tables.ts'
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts'
import { readFromStandby } from './platform/database/standby.ts'
import { readSettings } from './platform/settings/settings.ts'
import { companyRecord, jobRecord } from './testing/records.ts'
import { registration, TestClient } from './testing/visitor.ts'

let servers: ReplicatedPostgres
let connection: DatabaseConnection
let app: FastifyInstance
let member: TestClient
let memberId: number

const startAll = async () => {
  servers = await startReplicatedPostgres()
  connection = await openDatabase({ url: servers.primary.url })
  await upsertCompanies(connection.db, [companyRecord()])
  await upsertJobs(
    connection.db,
    ['one', 'two', 'three', 'four'].map((identifier) => jobRecord({ identifier, title: `Accountant ${identifier}` })),
  )
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    MAX_DELAY_MS: '0',
    DATABASE_URL: servers.primary.url,
    DATABASE_REPLICA_URL: servers.standby.url,
  })
  app = await createApp(settings, connection)
  member = new TestClient(app)
  await member.post('/api/auth/register', registration(), { 'idempotency-key': crypto.randomUUID() })
  const { rows } = await connection.db.execute(sql`select id from ${users}`)
  memberId = Number(rows[0]?.id)
  await makeSessionOld()
}

/** A session that has just begun is answered by the primary. */
const makeSessionOld = () =>
  connection.db.execute(sql`update ${sessions} set created_at = now() - interval '1 minute', reads_after = null`)

/** How many reads went where, as Prometheus is told. */
const readsOf = async (from: string, reason: string): Promise<number> => {
  const { body } = await new TestClient(app).get('/metrics')
  const line = new RegExp(`^database_reads_total\\{from="${from}",reason="${reason}"\\} (\\d+)`, 'm').exec(String(body))
  return Number(line?.[1] ?? 0)
}

const savedJobs = async (client = member): Promise<number> => {
  const { status, body } = await client.get('/api/job/jobs/saved-jobs?page=1&size=20')
  expect(status).toBe(200)
  return body.data.total
}

const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await wait(50)
}

/** Asks until a read goes where it is expected, for that is noticed at the next look at the standby. */
const untilReads = (from: string, reason: string) =>
  until(async () => {
    const before = await readsOf(from, reason)
    await savedJobs()
    return (await readsOf(from, reason)) > before
  })

/** As another program would: nothing notes for whom it was written. */
const saveFromElsewhere = (jobId: number) =>
  connection.db.execute(sql`insert into ${savedJobsTable} (seeker_id, job_id) values (${memberId}, ${jobId})`)

const describeWherePossible = canReplicate() ? describe : describe.skip
const suffix = canReplicate() ? '' : ' (skipped: no PostgreSQL programs here)'

describeWherePossible(`with a hot standby${suffix}`, () => {
  beforeAll(startAll, 120_000)
  afterAll(async () => {
    await app?.close()
    await connection?.close()
    await servers?.close()
  }, 60_000)

  test('lists and searches are answered by the standby', async () => {
    await untilReads('standby', 'usable')
    const before = await readsOf('standby', 'usable')
    for (const path of ['/api/jobApplication/my-jobs/counts', '/api/jobseeker/notifications?size=20'])
      expect((await member.get(path)).status).toBe(200)
    expect(await readsOf('standby', 'usable')).toBe(before + 2)
    // The index was built before the standby was known, which it is from its next refresh on. Each word is asked for once.
    const search = async (words: string) =>
      (await new TestClient(app).get(`/api/job/jobs/search?query=${words}&page=1&size=10`)).body.data.total
    let word = 0
    await until(async () => {
      word += 1
      const earlier = await readsOf('standby', 'usable')
      await search(`unknown${word}`)
      return (await readsOf('standby', 'usable')) > earlier
    })
    const earlier = await readsOf('standby', 'usable')
    expect(await search('accountant')).toBe(4)
    // Its cards: which jobs are an accountant's is known in memory.
    expect(await readsOf('standby', 'usable')).toBeGreaterThanOrEqual(earlier + 1)
  }, 60_000)

  test('a standby that lags says what it has to others, and whoever wrote reads the own write at once', async () => {
    await untilReads('standby', 'usable')
    await servers.pauseReplay()
    await saveFromElsewhere(1)
    expect(await savedJobs()).toBe(0)
    const before = await readsOf('primary', 'not_replayed')
    expect((await member.post('/api/job/saved-jobs/create', { job_id: 2 })).status).toBe(200)
    expect(await savedJobs()).toBe(2)
    expect(await readsOf('primary', 'not_replayed')).toBe(before + 1)
    await servers.resumeReplay()
    await untilReads('standby', 'usable')
    expect(await savedJobs()).toBe(2)
  }, 60_000)

  test('what an open page was just told of, it can fetch', async () => {
    await makeSessionOld()
    await untilReads('standby', 'usable')
    await servers.pauseReplay()
    await saveFromElsewhere(3)
    const sent: string[] = []
    const page = { userId: memberId, tokenHash: '', send: (text: string) => sent.push(text) } as never
    await sendEvent(connection.db, new Map([[memberId, new Set([page])]]), { type: 'notification', user: memberId })
    expect(sent).toHaveLength(1)
    expect(await savedJobs()).toBe(3)
    await servers.resumeReplay()
  }, 60_000)

  test('one that stays behind for more than five seconds is left alone until it has caught up', async () => {
    await makeSessionOld()
    await untilReads('standby', 'usable')
    await servers.pauseReplay()
    await saveFromElsewhere(4)
    expect(await savedJobs()).toBe(3)
    await untilReads('primary', 'behind')
    expect(await savedJobs()).toBe(4)
    await servers.resumeReplay()
    await untilReads('standby', 'usable')
  }, 60_000)

  // A new release read a column that its migration had just made, and answered 500 until the standby had it, too.
  test('a read of what the standby does not have yet is done on the primary', async () => {
    await untilReads('standby', 'usable')
    await servers.pauseReplay()
    await connection.db.execute(sql`create table made_just_now as select 1 as one`)
    const { rows } = await readFromStandby(connection.db, 'any', (db) => db.execute(sql`select one from made_just_now`))
    expect(rows).toEqual([{ one: 1 }])
    await servers.resumeReplay()
  }, 60_000)

  test('a read that would write there is done on the primary', async () => {
    await untilReads('standby', 'usable')
    const write = sql`update ${users} set first_name = 'Mei' where id = ${memberId} returning first_name`
    const { rows } = await readFromStandby(connection.db, 'any', (db) => db.execute(write))
    expect(rows).toEqual([{ first_name: 'Mei' }])
    await expect(readFromStandby(connection.db, 'any', () => Promise.reject(new Error('a mistake')))).rejects.toThrow(
      'a mistake',
    )
  }, 60_000)

  test('killed in the midst of reads, it costs nobody an answer, and is used again when it is back', async () => {
    await untilReads('standby', 'usable')
    let isKilled = false
    const asking = Array.from({ length: 5 }, async () => {
      while (!isKilled) expect(await savedJobs()).toBe(4)
    })
    await servers.standby.kill()
    await untilReads('primary', 'down')
    isKilled = true
    await Promise.all(asking)
    await servers.standby.start()
    await untilReads('standby', 'usable')
  }, 60_000)
})

test('a standby without its primary is a mistake in the settings', () => {
  expect(() => readSettings({ DATABASE_REPLICA_URL: 'postgres://standby/jobs' })).toThrow('DATABASE_REPLICA_URL: ')
})

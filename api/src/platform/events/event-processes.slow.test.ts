import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPostgresDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { users } from '../../members/tables.ts'
import { reportDecided } from '../../moderation/events.ts'
import { messageQueue } from '../../notifications/message-queue.ts'
import { notifications, outbox } from '../../notifications/tables.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { registration } from '../../testing/visitor.ts'
import { type DatabaseConnection, openDatabase } from '../database/database.ts'
import { openQueues } from '../queues/open-queues.ts'
import { publishEvent } from './publish-event.ts'

let database: TestDatabase
let connection: DatabaseConnection
let replicas: Awaited<ReturnType<typeof startApiProcess>>[] = []
let queues: Awaited<ReturnType<typeof openQueues>>
let memberId: number

const start = () => startApiProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'info' })

beforeAll(async () => {
  database = await createPostgresDatabase()
  connection = await openDatabase(database)
  // Two that start together install the schema of the queues once.
  replicas = await Promise.all([start(), start()])
  queues = await openQueues(connection, Fastify().log, { queues: [], isPassive: true })
  const answer = await fetch(new URL('/api/auth/register', replicas[0]?.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'jobspan',
      'language-id': '1',
      'country-id': '193',
    },
    body: JSON.stringify(registration()),
  })
  const { data } = (await answer.json()) as { data: { user: { id: number } } }
  memberId = data.user.id
  await connection.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, memberId))
}, 120_000)
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
  await queues?.close()
  await connection?.close()
  await database?.drop()
}, 60_000)

const publish = (actId: number) =>
  publishEvent(connection.db, reportDecided, {
    memberId,
    jobId: 1,
    jobTitle: 'Welder',
    companyName: null,
    outcome: 'kept',
    reason: 'It is all right.',
    actId,
  })
const listed = () => connection.db.$count(notifications, eq(notifications.userId, memberId))
const mails = (condition = sql`true`) => connection.db.$count(outbox, sql`template = 'reportKept' and ${condition}`)

test('what happened is under the bell within two seconds', async () => {
  const from = performance.now()
  await publish(0)
  while ((await listed()) < 1) await wait(10)
  expect(performance.now() - from).toBeLessThan(2_000)
}, 30_000)

// Killed at moments of its own choosing: between change and relay, relay and part, part and its note, mail and its note.
test('processes that are killed in the middle lose nothing and do nothing twice', async () => {
  const count = 300
  for (let round = 0; round < 3; round += 1) {
    for (let index = 1; index <= count / 3; index += 1) await publish(round * 1_000 + index)
    await wait(150 * round)
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
    // As if the time had gone by after which jobs of the dead are given to others.
    await connection.db.execute(
      sql`update pgboss.job set expire_seconds = 0, heartbeat_seconds = null where state = 'active'`,
    )
    for (const name of ['events/notifications', 'events/webhooks', messageQueue.name]) await queues.boss.supervise(name)
    await connection.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    replicas = await Promise.all([start(), start()])
  }
  while ((await mails(sql`sent_at is not null`)) < count + 1) await wait(100)
  expect([await listed(), await mails()]).toEqual([count + 1, count + 1])
}, 240_000)

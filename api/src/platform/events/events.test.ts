import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod/mini'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openQueues } from '../queues/open-queues.ts'
import { inTransaction } from '../queues/queue-database.ts'
import { domainEvents, eventDeliveries, settings } from '../tables.ts'
import { defineEvent } from './define-event.ts'
import { deleteEventsOf, deleteOldEvents } from './delete-old-events.ts'
import { deliverEvent } from './deliver-event.ts'
import { type EventSubscriber, queueOf, subscribe } from './event-subscriber.ts'
import { publishEvent } from './publish-event.ts'
import { type EventJob, registerSubscriptions, relayEvents } from './relay-events.ts'

const noteWritten = defineEvent('note.written', z.object({ memberId: z.number(), text: z.string() }), {
  subject: ({ memberId }) => `member:${memberId}`,
  member: ({ memberId }) => memberId,
})

let api: TestApp
let queues: Awaited<ReturnType<typeof openQueues>>
let boss: PgBoss
/** What the subscriber wrote, and what happens after it has written. */
let afterWriting: (text: string) => Promise<unknown>

/** Writes each text once into a table; a second one writes nothing. */
const writer: EventSubscriber = {
  name: 'test-writer',
  isOrdered: true,
  subscriptions: [
    subscribe(noteWritten, async (transaction, { id, facts }) => {
      await transaction.insert(settings).values({ key: `note ${id}`, value: facts.text })
      await afterWriting(facts.text)
      if (facts.text === 'cut') await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    }),
  ],
}
const other: EventSubscriber = {
  name: 'test-other',
  isOrdered: false,
  subscriptions: [subscribe(noteWritten, async () => {})],
}

beforeAll(async () => {
  api = await createTestApp()
  queues = await openQueues(api.app.connection, api.app.log, { queues: [writer, other].map(queueOf), isPassive: true })
  boss = queues.boss
  await registerSubscriptions(boss, [writer, other])
}, 120_000)
afterAll(async () => {
  await queues.close()
  await api.close()
})
beforeEach(async () => {
  afterWriting = async () => {}
  await boss.deleteAllJobs()
  await api.db.delete(settings)
  await api.db.delete(domainEvents)
})

const publish = (text: string, memberId = 1) => publishEvent(api.db, noteWritten, { memberId, text })
const relay = () => relayEvents(api.db, boss)
const written = async () =>
  (await api.db.select({ value: settings.value }).from(settings).orderBy(settings.key)).map(({ value }) => value)
const take = async (subscriber: EventSubscriber) => (await boss.fetch<EventJob>(queueOf(subscriber).name))[0]
/** Does the next job of a subscriber as its worker does. */
const work = async (subscriber: EventSubscriber) => {
  const job = await take(subscriber)
  if (!job) return false
  const name = queueOf(subscriber).name
  await deliverEvent(api.app, subscriber, job.data.eventId).then(
    () => boss.complete(name, job.id),
    () => boss.fail(name, job.id),
  )
  return true
}
/** As if the time until the next attempt had gone by. */
const pass = () => api.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

test('each subscriber is given what was committed, and nothing of what was not', async () => {
  const failed = api.db.transaction(async (transaction) => {
    await publishEvent(transaction, noteWritten, { memberId: 1, text: 'rolled back' })
    throw new Error('the change failed')
  })
  await expect(failed).rejects.toThrow('the change failed')
  await publish('one')
  expect(await relay()).toBe(1)
  expect([await work(writer), await work(other)]).toEqual([true, true])
  expect([await work(writer), await work(other)]).toEqual([false, false])
  expect(await written()).toEqual(['one'])
  expect(await api.db.select({ by: eventDeliveries.subscriber }).from(eventDeliveries)).toHaveLength(2)
})

test('processes that relay at once put each event into a queue once', async () => {
  for (const text of ['a', 'b', 'c']) await publish(text)
  await Promise.all([relay(), relay(), relay()])
  expect(await relay()).toBe(0)
  const jobs = await api.db.execute(sql`select name from pgboss.job where name like 'events/test%'`)
  expect(jobs.rows).toHaveLength(6)
})

test('a relay that dies has put nothing into the queues, and the next one does', async () => {
  await publish('one')
  const dying = api.db.transaction(async (transaction) => {
    await transaction.update(domainEvents).set({ relayedAt: sql`now()` })
    await boss.insert(queueOf(writer).name, [{ data: {}, singletonKey: 'x' }], {
      db: inTransaction(transaction),
    })
    await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(dying).rejects.toThrow()
  expect(await take(writer)).toBeUndefined()
  expect(await relay()).toBe(1)
  await work(writer)
  expect(await written()).toEqual(['one'])
})

test('a process that dies in the middle of its part has done nothing of it, and it is done again', async () => {
  await publish('cut')
  await relay()
  await work(writer)
  expect(await written()).toEqual([])
  await api.db.update(domainEvents).set({ facts: { memberId: 1, text: 'whole' } })
  await pass()
  await work(writer)
  expect(await written()).toEqual(['whole'])
})

test('a process that dies after its part, before the job is finished, does not do it twice', async () => {
  await publish('one')
  await relay()
  const job = await take(writer)
  const eventId = job?.data.eventId ?? 0
  await deliverEvent(api.app, writer, eventId)
  // Its time is over, and another process is given it; the first one may even still be at it.
  await Promise.all([deliverEvent(api.app, writer, eventId), deliverEvent(api.app, writer, eventId)])
  expect(await written()).toEqual(['one'])
})

test('of one subject, what comes later waits for what failed; of another it does not', async () => {
  await publish('first')
  await publish('second')
  await publish('of another', 2)
  await relay()
  afterWriting = async (text) => {
    if (text === 'first') throw new Error('not yet')
  }
  await work(writer)
  await work(writer)
  expect(await work(writer)).toBe(false)
  expect(await written()).toEqual(['of another'])
  afterWriting = async () => {}
  await pass()
  expect([await work(writer), await work(writer)]).toEqual([true, true])
  expect((await written()).toSorted()).toEqual(['first', 'of another', 'second'])
})

test('an event that this release does not know stays for one that does', async () => {
  await boss.subscribe('note.shredded', queueOf(writer).name)
  await api.db.insert(domainEvents).values({ name: 'note.shredded', subject: 'x', facts: {} })
  await relay()
  await work(writer)
  const { rows } = await api.db.execute(sql`select state from pgboss.job where name = ${queueOf(writer).name}`)
  expect(rows).toEqual([{ state: 'retry' }])
})

test('what fails for the last time is among the dead letters with its event, and can be tried again', async () => {
  await publish('one')
  await relay()
  afterWriting = () => Promise.reject(new Error('broken'))
  await api.db.execute(sql`update pgboss.job set retry_limit = 0`)
  await work(writer)
  await api.db.update(domainEvents).set({ relayedAt: sql`now() - interval '2 days'` })
  await deleteOldEvents(api.db)
  expect(await api.db.$count(domainEvents)).toBe(1)
  afterWriting = async () => {}
  const metrics = (await api.visitor().get('/metrics')).body
  expect(metrics).toContain('queue_jobs{queue="dead-letters",state="queued"}')
  expect(await boss.redrive('dead-letters')).toBe(1)
  await api.db.execute(sql`delete from pgboss.job where state = 'failed'`)
  await work(writer)
  expect(await written()).toEqual(['one'])
})

test('an event is kept for no longer than a month, also among the dead letters, and no job says what an event does', async () => {
  await publish('secret')
  await relay()
  await api.db.execute(sql`update pgboss.job set retry_limit = 0`)
  afterWriting = () => Promise.reject(new Error('broken'))
  await work(writer)
  const { rows } = await api.db.execute(sql`select * from pgboss.job`)
  expect(rows.filter(({ name }) => name === 'dead-letters')).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('secret')
  await api.db.update(domainEvents).set({ relayedAt: sql`now() - interval '32 days'` })
  await deleteOldEvents(api.db)
  expect(await api.db.$count(domainEvents)).toBe(0)
})

test('events are deleted a day after they were relayed, and with the account that they are about', async () => {
  await publish('old')
  await relay()
  await publish('waiting')
  await api.db
    .update(domainEvents)
    .set({ relayedAt: sql`now() - interval '25 hours'` })
    .where(eq(domainEvents.subject, 'member:1'))
  await api.db.update(domainEvents).set({ relayedAt: null }).where(sql`facts ->> 'text' = 'waiting'`)
  await deleteOldEvents(api.db)
  expect(await api.db.$count(domainEvents)).toBe(1)
  await api.db.update(domainEvents).set({ createdAt: sql`now() - interval '2 hours'` })
  await deleteEventsOf(api.db, 2)
  expect(await api.db.$count(domainEvents)).toBe(1)
  await deleteEventsOf(api.db, 1)
  expect(await api.db.$count(domainEvents)).toBe(0)
})

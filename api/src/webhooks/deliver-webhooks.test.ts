import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { companies, employerOrganisations, organisationCompanies } from '../companies/tables.ts'
import { upsertCompanies } from '../jobs/upsert-jobs.ts'
import { sealText } from '../platform/crypto/seal.ts'
import { companyRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createWebhookSender, deliverWebhooks } from './deliver-webhooks.ts'
import { queueWebhook } from './queue-webhook.ts'
import { retryDelaysSeconds } from './record-webhook-result.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'
import { insertEndpoint, reviveDead } from './webhook-repository.ts'

const secret = `whsec_${Buffer.from('twenty-four random bytes').toString('base64')}`

let api: TestApp
let receiver: Server
let received: { headers: IncomingMessage['headers']; body: string }[]
let answer: (response: ServerResponse) => void
let url: string
let companyId: number

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  companyId = (await api.db.select().from(companies))[0]?.id ?? 0
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    answer(response)
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
}, 120_000)
afterAll(async () => {
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
  await api.close()
})
beforeEach(() => {
  received = []
  answer = (response) => response.writeHead(204).end()
})
afterEach(() => api.db.delete(webhookEndpoints))

const addEndpoint = (facts: { organisationId?: number; to?: string } = {}) =>
  api.db.transaction((db) =>
    insertEndpoint(
      db,
      facts.organisationId ?? null,
      { url: facts.to ?? url, events: ['application.sent'], sealedSecret: sealText(api.app.sealKey, secret) },
      10,
    ),
  )
const queue = (data = {}, event: 'application.sent' | 'message.sent' = 'application.sent', of = companyId) =>
  queueWebhook(api.db, { event, companies: of, data: { application_id: 7, ...data } })
const deliveries = () => api.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)
const makeDue = () => api.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` })

test('a message arrives once, signed as the convention’s own library checks it', async () => {
  await addEndpoint()
  await queue()
  expect(await deliverWebhooks(api.app)).toBe(1)
  expect(await deliverWebhooks(api.app)).toBe(0)
  const [message] = received
  const checked = new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)
  expect(checked).toMatchObject({ type: 'application.sent', data: { application_id: 7 } })
  expect(() => new Webhook(secret).verify(`${message?.body} `, message?.headers as Record<string, string>)).toThrow()
  expect(await deliveries()).toMatchObject([{ attempts: 1, lastStatus: 204, deadAt: null }])
})

test('only who asked for the event, and speaks for the company, is told', async () => {
  const [organisation] = await api.db
    .insert(employerOrganisations)
    .values({ name: 'Other', clientId: crypto.randomUUID(), secretHash: 'x' })
    .returning()
  const organisationId = organisation?.id ?? 0
  await addEndpoint({ organisationId })
  await queue({}, 'message.sent')
  await queue()
  expect(await deliveries()).toEqual([])
  await api.db.insert(organisationCompanies).values({ companyId, organisationId })
  await queue()
  expect(await deliveries()).toHaveLength(1)
})

test('companies come from a query, too; where it finds none, nobody is told', async () => {
  await addEndpoint()
  const none = sql`select id from ${companies} where id < 0`
  await queueWebhook(api.db, { event: 'application.sent', companies: none, data: {} })
  expect(await deliveries()).toEqual([])
  const all = sql`select id from ${companies}`
  await queueWebhook(api.db, { event: 'application.sent', companies: all, data: {} })
  expect(await deliveries()).toHaveLength(1)
})

test('a receiver that fails is tried again with the same id, for a day, and then no more', async () => {
  await addEndpoint()
  answer = (response) => response.writeHead(500).end()
  await queue()
  for (const _ of [0, ...retryDelaysSeconds]) {
    await makeDue()
    await deliverWebhooks(api.app)
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(received).toHaveLength(retryDelaysSeconds.length + 1)
  const [dead] = await deliveries()
  expect(dead).toMatchObject({ lastStatus: 500, lastError: 'answered 500', deadAt: expect.any(Date) })
  const day = retryDelaysSeconds.reduce((sum, seconds) => sum + seconds, 0)
  expect(day).toBeGreaterThan(20 * 3600)
  expect(day).toBeLessThanOrEqual(24 * 3600)
  await makeDue()
  expect(await deliverWebhooks(api.app)).toBe(0)

  answer = (response) => response.writeHead(200).end()
  expect(await reviveDead(api.db, dead?.endpointId ?? 0)).toBe(1)
  expect(await deliverWebhooks(api.app)).toBe(1)
  expect(await deliveries()).toMatchObject([{ deliveredAt: expect.any(Date), deadAt: null }])
})

test('senders are woken for the next attempt at an endpoint that answered', async () => {
  const endpoint = await addEndpoint()
  answer = (response) => response.writeHead(500).end()
  await queue()
  const woken: [number, number][] = []
  const sender = createWebhookSender(api.app, async (...call) => woken.push(call))
  await sender.run()
  await sender.settle()
  expect(woken).toEqual([[endpoint?.id, expect.closeTo(5.25, 0)]])
})

test('a redirect is not followed', async () => {
  await addEndpoint()
  answer = (response) => response.writeHead(307, { location: url }).end()
  await queue()
  await deliverWebhooks(api.app)
  expect(received).toHaveLength(1)
  expect(await deliveries()).toMatchObject([{ lastError: 'answered 307', deliveredAt: null, deadAt: null }])
})

test('a receiver that is gone for good is told no more', async () => {
  await addEndpoint()
  answer = (response) => response.writeHead(410).end()
  await queue()
  await deliverWebhooks(api.app)
  await queue()
  expect(await deliveries()).toMatchObject([{ deadAt: expect.any(Date) }])
})

test('an address that has become internal is refused', async () => {
  await addEndpoint({ to: 'https://10.0.0.1/hooks' })
  await queue()
  await deliverWebhooks(api.app)
  expect(await deliveries()).toMatchObject([{ lastError: 'refused address', lastStatus: null, deliveredAt: null }])
})

test('a message whose process died while it was sent is sent again', async () => {
  await addEndpoint()
  await queue()
  // Claimed, and no result written.
  await api.db.update(webhookDeliveries).set({ attempts: 1, nextAttemptAt: sql`now() + interval '60 seconds'` })
  expect(await deliverWebhooks(api.app)).toBe(0)
  await makeDue()
  expect(await deliverWebhooks(api.app)).toBe(1)
})

test('what is rolled back is not told', async () => {
  await addEndpoint()
  await expect(
    api.db.transaction(async (transaction) => {
      await queueWebhook(transaction, { event: 'application.sent', companies: companyId, data: {} })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await deliveries()).toEqual([])
})

test('an organisation has ten endpoints at most, also when they are added at once', async () => {
  const added = await Promise.all(Array.from({ length: 14 }, () => addEndpoint()))
  expect(added.filter((endpoint) => endpoint !== null)).toHaveLength(10)
})

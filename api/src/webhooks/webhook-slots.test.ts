import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { companies, employerOrganisations, organisationCompanies } from '../companies/tables.ts'
import { upsertCompanies } from '../jobs/upsert-jobs.ts'
import { sealText } from '../platform/crypto/seal.ts'
import { companyRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createWebhookSender, deliverWebhooks } from './deliver-webhooks.ts'
import { queueWebhook } from './queue-webhook.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'
import { insertEndpoint, reviveDead } from './webhook-repository.ts'

const secret = `whsec_${Buffer.from('twenty-four random bytes').toString('base64')}`

let api: TestApp
const receivers: Server[] = []
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterEach(async () => {
  for (const receiver of receivers.splice(0)) {
    receiver.closeAllConnections()
    await new Promise((resolve) => receiver.close(resolve))
  }
  await api.db.delete(employerOrganisations)
})
afterAll(() => api.close())

/** A receiver whose `answer` may be changed, and the ids that it was sent. */
const openReceiver = async (answer: (response: ServerResponse) => void) => {
  const opened = { ids: [] as string[], answer, url: '', firstCall: Promise.resolve() }
  const server = createServer()
  opened.firstCall = new Promise((resolve) => server.once('request', () => resolve()))
  server.on('request', (request, response) => {
    opened.ids.push(String(request.headers['webhook-id']))
    opened.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  receivers.push(server)
  return opened
}
const accept = (response: ServerResponse) => response.writeHead(204).end()
const neverAnswer = () => {}
const hangUp = (response: ServerResponse) => response.destroy()

/** An organisation with a company and endpoints of its own. */
const addOrganisation = async (urls: string[]) => {
  const name = crypto.randomUUID()
  await upsertCompanies(api.db, [companyRecord({ name, identifier: name })])
  const [company] = await api.db.select().from(companies).where(eq(companies.name, name))
  const values = { name, clientId: name, secretHash: 'x' }
  const [organisation] = await api.db.insert(employerOrganisations).values(values).returning()
  const organisationId = organisation?.id ?? 0
  const companyId = company?.id ?? 0
  await api.db.insert(organisationCompanies).values({ companyId, organisationId })
  const endpointIds: number[] = []
  for (const url of urls) {
    const endpoint = { url, events: ['message.sent' as const], sealedSecret: sealText(api.app.sealKey, secret) }
    endpointIds.push((await insertEndpoint(api.db, organisationId, endpoint, 10))?.id ?? 0)
  }
  return {
    organisationId,
    endpointId: endpointIds[0] ?? 0,
    queue: async (count: number) => {
      for (let index = 0; index < count; index += 1)
        await queueWebhook(api.db, { event: 'message.sent', companies: companyId, data: { message_id: index } })
    },
  }
}
const deliveries = (endpointId: number) =>
  api.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(webhookDeliveries.id)
const readEndpoint = async (id: number) =>
  (await api.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0]
const makeDue = () => api.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` })
const endBackoff = () => api.db.update(webhookEndpoints).set({ backoffUntil: sql`now() - interval '1 second'` })

// A process sent the twenty oldest messages and waited for all of them: ten endpoints of one employer that never answered kept
// every other employer's messages back for minutes.
test('an organisation whose receivers never answer holds up no other', async () => {
  const silent = await openReceiver(neverAnswer)
  const first = await addOrganisation(Array.from({ length: 10 }, () => silent.url))
  await first.queue(28)
  const healthy = await openReceiver(accept)
  const second = await addOrganisation([healthy.url])
  const sender = createWebhookSender(api.app)
  await sender.run()
  await second.queue(1)
  await sender.run()
  await healthy.firstCall
  // None of the 280 was given up meanwhile; as many as there are slots wait for an answer.
  const states = await api.db.execute(sql`
    select count(*) filter (where attempts > 0)::int as claimed, count(last_error)::int as failed
    from ${webhookDeliveries} join ${webhookEndpoints} as endpoints on endpoints.id = endpoint_id
    where organisation_id = ${first.organisationId}`)
  expect(states.rows).toEqual([{ claimed: 10, failed: 0 }])
  for (const receiver of receivers) receiver.closeAllConnections()
  await sender.close()
})

test('an endpoint that gives no answer is left alone, then asked by one message, and sent the rest once it answers', async () => {
  const receiver = await openReceiver(hangUp)
  const { endpointId, queue } = await addOrganisation([receiver.url])
  await queue(6)
  await deliverWebhooks(api.app)
  expect(receiver.ids).toHaveLength(4)
  await makeDue()
  expect(await deliverWebhooks(api.app)).toBe(0)
  await endBackoff()
  expect(await deliverWebhooks(api.app)).toBe(1)
  receiver.answer = accept
  await makeDue()
  await endBackoff()
  expect(await deliverWebhooks(api.app)).toBe(6)
  expect(await readEndpoint(endpointId)).toMatchObject({ unansweredSince: null, backoffUntil: null })
})

test('the longer an endpoint was silent, the longer it is left alone, up to an hour', async () => {
  const receiver = await openReceiver(hangUp)
  const { endpointId, queue } = await addOrganisation([receiver.url])
  const minutesAfter = async (silentFor: string) => {
    await queue(1)
    await api.db
      .update(webhookEndpoints)
      .set({ unansweredSince: sql`now() - ${silentFor}::interval`, backoffUntil: null })
    await deliverWebhooks(api.app)
    return Math.round((Number((await readEndpoint(endpointId))?.backoffUntil) - Date.now()) / 60_000)
  }
  expect([await minutesAfter('10 minutes'), await minutesAfter('5 hours')]).toEqual([10, 60])
})

test('after a day without an answer what is due is dead; the employer asks for it when the endpoint is back', async () => {
  const receiver = await openReceiver(hangUp)
  const { endpointId, queue } = await addOrganisation([receiver.url])
  await queue(3)
  await api.db.update(webhookEndpoints).set({ unansweredSince: sql`now() - interval '25 hours'` })
  await deliverWebhooks(api.app)
  const dead = (await deliveries(endpointId)).filter(({ deadAt }) => deadAt !== null)
  expect(dead.map(({ lastError }) => lastError)).toEqual(['no answer for a day', 'no answer for a day'])
  receiver.answer = accept
  expect(await reviveDead(api.db, endpointId)).toBe(2)
  expect(await deliverWebhooks(api.app)).toBe(2)
})

// Its messages stayed due: they were posted while it was disabled, and all at once when it was enabled again.
test('a disabled organisation is sent nothing, also not later what waited', async () => {
  const receiver = await openReceiver(accept)
  const { organisationId, endpointId, queue } = await addOrganisation([receiver.url])
  await queue(1)
  const setDisabled = (disabledAt: Date | null) =>
    api.db.update(employerOrganisations).set({ disabledAt }).where(eq(employerOrganisations.id, organisationId))
  await setDisabled(new Date())
  await queue(1)
  expect(await deliverWebhooks(api.app)).toBe(0)
  expect(await deliveries(endpointId)).toMatchObject([{ lastError: 'organisation disabled', deadAt: expect.any(Date) }])
  await setDisabled(null)
  expect(await deliverWebhooks(api.app)).toBe(0)
  await queue(1)
  expect(await deliverWebhooks(api.app)).toBe(1)
})

test('replicas that send at once send no message twice', async () => {
  const receiver = await openReceiver(accept)
  const { queue } = await addOrganisation([receiver.url, receiver.url])
  await queue(30)
  const sent = await Promise.all([deliverWebhooks(api.app), deliverWebhooks(api.app), deliverWebhooks(api.app)])
  expect(sent.reduce((sum, count) => sum + count)).toBe(60)
  expect(new Set(receiver.ids).size).toBe(60)
  expect(receiver.ids).toHaveLength(60)
})

// With STAND_INS=anywhere, which others than the developer use, every organisation could have this machine post to itself.
test('receivers on this machine are for a developer alone', async () => {
  const anywhere = await createTestApp({ STAND_INS: 'anywhere' })
  try {
    const url = (await openReceiver(accept)).url
    const endpoint = { url, events: ['message.sent' as const], sealedSecret: sealText(anywhere.app.sealKey, secret) }
    await insertEndpoint(anywhere.db, null, endpoint, 10)
    await upsertCompanies(anywhere.db, [companyRecord()])
    await queueWebhook(anywhere.db, { event: 'message.sent', companies: sql`select id from ${companies}`, data: {} })
    await deliverWebhooks(anywhere.app)
    const [refused] = await anywhere.db.select().from(webhookDeliveries)
    expect(refused).toMatchObject({ lastError: 'refused address', attempts: 1 })
  } finally {
    await anywhere.close()
  }
}, 60_000)

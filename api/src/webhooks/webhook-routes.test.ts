import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { addJobs, employerEnvironment, registerCompleteMember, startChatAs } from '../chats/chat-fixture.ts'
import { employerOrganisations } from '../companies/tables.ts'
import { hashSecret } from '../platform/http/basic-auth.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

const path = '/api/recruiters/webhooks'

let api: TestApp
let receiver: Server
let url: string
let received: { headers: Record<string, string>; body: string }[] = []

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  await api.db
    .insert(employerOrganisations)
    .values({ name: 'Other', clientId: 'other', secretHash: hashSecret('its secret') })
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(204).end()
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
})
afterEach(() => api.db.delete(webhookEndpoints))

const as = (clientId: string, secret: string) => {
  const headers = { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` }
  return {
    get: (rest = '') => api.visitor().get(`${path}${rest}`, headers),
    post: (rest: string, body: object = {}) => api.visitor().post(`${path}${rest}`, body, headers),
    patch: (rest: string, body: object) => api.visitor().patch(`${path}${rest}`, body, headers),
    delete: (rest: string) => api.visitor().delete(`${path}${rest}`, headers),
  }
}
const first = as('employer', employerEnvironment.HAND_OFF_SECRET)
const other = as('other', 'its secret')
const add = async (facts = {}) =>
  (await first.post('/create', { url, events: ['message.sent', 'profile.deleted'], ...facts })).body.data

test('a message of a seeker is told to the employer, signed with the secret that was shown once', async () => {
  const { secret, endpoint } = await add()
  const member = await registerCompleteMember(api)
  const chat = (await startChatAs(member, 1)).body.data
  await deliverWebhooks(api.app)
  expect(received).toHaveLength(1)
  const message = new Webhook(secret).verify(received[0]?.body ?? '', received[0]?.headers ?? {})
  expect(message).toMatchObject({
    type: 'message.sent',
    data: { chat_id: chat.id, message_id: chat.last_message.id },
  })
  // Ids alone: what was written is read through the API.
  expect(received[0]?.body).not.toContain('Good morning')
  const listed = await first.get(`/${endpoint.id}/deliveries?state=delivered`)
  expect(listed.body.data).toMatchObject({ total: 1, items: [{ event: 'message.sent', last_status: 204 }] })
  expect(JSON.stringify((await first.get()).body)).not.toContain(secret)
})

test.each(['http://employer.example/', 'https://192.168.0.1/', 'https://user@employer.example/', 'x', ''])(
  'the address %j is refused',
  async (address) => {
    const answer = await first.post('/create', { url: address, events: ['message.sent'] })
    expect([answer.status, answer.body.code]).toEqual([422, 40001])
    expect(answer.body.errors.url).toEqual(['not a public https address'])
  },
)

test('events must be known, and at least one', async () => {
  for (const events of [[], ['application.read'], 'message.sent']) {
    expect((await first.post('/create', { url, events })).status).toBe(422)
  }
})

test('an eleventh endpoint is refused', async () => {
  for (let count = 0; count < 10; count += 1)
    expect((await first.post('/create', { url, events: ['message.sent'] })).status).toBe(200)
  expect((await first.post('/create', { url, events: ['message.sent'] })).status).toBe(422)
})

test('one that is switched off is told nothing, and goes on when it is switched on', async () => {
  const { endpoint } = await add()
  await first.patch(`/${endpoint.id}/update`, { is_enabled: false })
  const member = await registerCompleteMember(api)
  await startChatAs(member, 1)
  expect(await api.db.select().from(webhookDeliveries)).toEqual([])
  const { items } = (await first.patch(`/${endpoint.id}/update`, { is_enabled: true, events: ['profile.deleted'] }))
    .body.data
  expect(items).toMatchObject([{ is_enabled: true, events: ['profile.deleted'] }])
})

test('what was given up is sent again on request', async () => {
  const { endpoint } = await add()
  const member = await registerCompleteMember(api)
  await startChatAs(member, 1)
  await api.db.update(webhookDeliveries).set({ deadAt: new Date(), lastError: 'timeout' })
  expect((await first.get(`/${endpoint.id}/deliveries?state=dead`)).body.data.total).toBe(1)
  expect((await first.post(`/${endpoint.id}/redeliver`)).body.data).toEqual({ count: 1 })
  await deliverWebhooks(api.app)
  expect(received).toHaveLength(1)
})

test('another organisation’s endpoint does not exist, and nobody gets in without a secret', async () => {
  const { endpoint } = await add()
  expect((await other.get()).body.data.items).toEqual([])
  expect((await other.patch(`/${endpoint.id}/update`, { is_enabled: false })).status).toBe(404)
  expect((await other.get(`/${endpoint.id}/deliveries`)).status).toBe(404)
  expect((await other.post(`/${endpoint.id}/redeliver`)).status).toBe(404)
  expect((await other.delete(`/${endpoint.id}/delete`)).status).toBe(404)
  for (const stranger of [as('employer', 'wrong'), as('other', ''), as('nobody', 'its secret')]) {
    expect((await stranger.get()).status).toBe(401)
    expect((await stranger.post('/create', { url, events: ['message.sent'] })).status).toBe(401)
  }
  expect((await first.delete(`/${endpoint.id}/delete`)).body.data.items).toEqual([])
  expect((await first.delete(`/${endpoint.id}/delete`)).status).toBe(404)
})

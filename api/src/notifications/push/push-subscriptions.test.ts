import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { maxPushSubscriptions } from '@jobspan/shared-kit/contracts/notifications/push'
import { sql } from 'drizzle-orm'
import { openPushService } from '../../testing/open-push-service.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration, type TestClient } from '../../testing/visitor.ts'
import { pushSubscriptions } from '../tables.ts'
import { hashEndpoint } from './push-endpoint.ts'
import { createBrowsers, pushPath } from './push-fixture.ts'

let api: TestApp
let service: Awaited<ReturnType<typeof openPushService>>
let browsers: ReturnType<typeof createBrowsers>
let account: ReturnType<typeof registration>
let member: TestClient

beforeAll(async () => {
  service = await openPushService()
  browsers = createBrowsers(service)
  api = await createTestApp({ PUSH_SERVICES: service.origin })
}, 120_000)
afterAll(async () => {
  await api.close()
  await service.close()
})
beforeEach(async () => {
  account = registration()
  member = api.visitor()
  await member.register(account)
})

const signIn = async (visitor = api.visitor(), { email, password } = account): Promise<TestClient> => {
  await visitor.post('/api/auth/login', { login: email, password })
  return visitor
}
const hashOf = ({ body }: { body: { endpoint: string } }) => hashEndpoint(body.endpoint)

test('is of one session, is kept sealed, and ends where the member says so', async () => {
  const browser = await browsers.subscribe(member)
  expect(await browsers.hashesOf(member)).toEqual([hashOf(browser)])
  const other = await signIn()
  expect(await browsers.hashesOf(other)).toEqual([])
  const rows = JSON.stringify(await api.db.select().from(pushSubscriptions))
  for (const secret of Object.values(browser.body)) expect(rows).not.toContain(secret)
  expect((await other.post(`${pushPath}/delete`, { endpoint: browser.body.endpoint })).status).toBe(200)
  expect(await browsers.hashesOf(member)).toEqual([])
})

test('takes the place of the one that the browser gave up', async () => {
  const former = await browsers.subscribe(member)
  const browser = await browsers.ask(member)
  await member.post(pushPath, { ...browser.body, former_endpoint: former.body.endpoint })
  expect(await browsers.hashesOf(member)).toEqual([hashOf(browser)])
})

// A worker renewed what another member had subscribed in the browser, with the cookie of a member who never turned push on.
test('that another session gave up does not subscribe this one', async () => {
  const former = await browsers.subscribe(member)
  const next = api.visitor()
  await next.register()
  const { body } = await browsers.ask(next)
  expect((await next.post(pushPath, { ...body, former_endpoint: former.body.endpoint })).status).toBe(200)
  expect(await browsers.hashesOf(next)).toEqual([])
  expect(await browsers.hashesOf(member)).toEqual([hashOf(former)])
})

// Hosts of all countries share the session, and each has a worker of its own: a member got each push once for each host.
test('on another host of the site takes the place of the one before', async () => {
  await browsers.subscribe(member)
  const browser = await browsers.ask(member)
  await member.post(pushPath, browser.body, { host: 'jp.localhost:3000' })
  expect(await browsers.hashesOf(member)).toEqual([hashOf(browser)])
})

// Signing in anew to confirm a link turned push off, and nobody was told.
test('stays with its member who signs in again, and ends where another one does', async () => {
  const browser = await browsers.subscribe(member)
  await signIn(member)
  expect(await browsers.hashesOf(member)).toEqual([hashOf(browser)])
  const other = registration()
  await api.visitor().register(other)
  await signIn(member, other)
  expect(await browsers.hashesOf(member)).toEqual([])
  expect(await api.db.$count(pushSubscriptions, sql`endpoint_hash = ${hashOf(browser)}`)).toBe(0)
})

test('that another member takes over was never used by them', async () => {
  const browser = await browsers.subscribe(member)
  const row = sql`endpoint_hash = ${hashOf(browser)}`
  await api.db.update(pushSubscriptions).set({ lastUsedAt: sql`now()` }).where(row)
  const other = api.visitor()
  await other.register()
  await other.post(pushPath, browser.body)
  expect(await api.db.select({ at: pushSubscriptions.lastUsedAt }).from(pushSubscriptions).where(row)).toEqual([
    { at: null },
  ])
})

// `#1`, `#2` behind an endpoint made many subscriptions of one browser, and its host in capitals another.
test('is one, however its endpoint is written', async () => {
  const { body } = await browsers.ask(member)
  const refused = await member.post(pushPath, { ...body, endpoint: `${body.endpoint}#1` })
  expect([refused.status, refused.body.errors.endpoint]).toEqual([422, ['invalid']])
  await member.post(pushPath, { ...body, endpoint: body.endpoint.replace('http:', 'HTTP:') })
  expect(await browsers.hashesOf(member)).toEqual([hashEndpoint(body.endpoint)])
})

test('is refused at no push service, and with what is no key', async () => {
  const { body } = await browsers.ask(member)
  for (const [field, value] of [
    ['endpoint', 'https://169.254.169.254/latest/meta-data'],
    ['p256dh', 'B'.repeat(87)],
  ] as const) {
    const refused = await member.post(pushPath, { ...body, [field]: value })
    expect([refused.status, refused.body.errors[field]]).toEqual([422, ['invalid']])
  }
  const guest = api.visitor()
  await guest.guest()
  expect((await guest.post(pushPath, body)).body.code).toBe(40005)
})

test('of more than a member may have, the oldest end', async () => {
  await browsers.subscribe(member)
  const others: TestClient[] = []
  for (let count = 0; count < maxPushSubscriptions; count += 1) {
    const other = await signIn()
    await browsers.subscribe(other)
    others.push(other)
  }
  expect(await browsers.hashesOf(member)).toEqual([])
  for (const other of others) expect(await browsers.hashesOf(other)).toHaveLength(1)
})

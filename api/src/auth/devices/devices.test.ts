import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { seekers, sessions } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  laptop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
}

let api: TestApp
let account: ReturnType<typeof registration>
let laptop: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  account = registration()
  laptop = api.visitor()
  await laptop.register(account, { 'user-agent': agents.laptop })
})

const signIn = async (agent: string) => {
  const visitor = api.visitor()
  const body = { login: account.email, password: account.password }
  await visitor.post('/api/auth/jobseekers/login', body, { 'user-agent': agent })
  return visitor
}
const devices = async (visitor = laptop) => (await visitor.get('/api/auth/sessions')).body.data.items
const notices = async () => {
  const isNotice = and(eq(outbox.recipient, account.email), eq(outbox.template, 'newDevice'))
  return (await api.db.select().from(outbox).where(isNotice)).map((mail) => mail.values)
}

test('are listed as their owner knows them, the present one first, with nothing that opens the account', async () => {
  const phone = await signIn(agents.phone)
  const list = await devices(phone)
  expect(list).toMatchObject([
    { device_name: 'Chrome · Android', device_type: 'mobile', signed_in_with: 'password', is_current: true },
    { device_name: 'Safari · macOS', device_type: 'desktop', signed_in_with: 'registration', is_current: false },
  ])
  expect(list[0].country).toBe('sg')
  const rows = await api.db.select().from(sessions)
  for (const { tokenHash } of rows) expect(JSON.stringify(list)).not.toContain(tokenHash)
  expect(JSON.stringify(list)).not.toContain(phone.cookies.get('sessionid'))
})

// The site's server names it; the page, which asks anew when a session ended, does not.
test('are named the same while their owner is a guest, whether or not the payload says how', async () => {
  const guest = { guest_role: 'jobseeker', country_id: 193, language_id: 1 }
  for (const device_name of ['Chrome · Android', undefined]) {
    const device_uuid = crypto.randomUUID()
    const body = { ...guest, device_uuid, device_name, device_type: 'web' }
    await api.visitor().post('/api/auth/guest/login', body, { 'user-agent': agents.phone })
    const [row] = await api.db.select().from(seekers).where(eq(seekers.deviceUuid, device_uuid))
    expect(row).toMatchObject({ deviceName: 'Chrome · Android', deviceType: 'web' })
  }
})

test('can be signed out one by one; the present one too, which is logging out', async () => {
  const phone = await signIn(agents.phone)
  const [, other] = await devices()
  expect((await laptop.delete(`/api/auth/sessions/${other.id}`)).status).toBe(200)
  expect((await phone.get('/api/jobseeker/me')).status).toBe(401)
  const [current] = await devices()
  await laptop.delete(`/api/auth/sessions/${current.id}`)
  // That this account signed in here is the device's, and opens nothing.
  expect([...laptop.cookies.keys()]).toEqual(['known_device'])
})

test('of somebody else are not found, and stay', async () => {
  const stranger = api.visitor()
  await stranger.register()
  const [mine] = await devices()
  for (const id of [mine.id, 999_999]) expect((await stranger.delete(`/api/auth/sessions/${id}`)).status).toBe(404)
  expect((await laptop.get('/api/jobseeker/me')).body.data.kind).toBe('member')
  expect((await stranger.delete('/api/auth/sessions')).body.data).toEqual({ ended: 0 })
  expect(await devices()).toHaveLength(1)
})

test('can all be signed out but this one', async () => {
  const others = [await signIn(agents.phone), await signIn(agents.laptop)]
  expect((await laptop.delete('/api/auth/sessions')).body.data).toEqual({ ended: 2 })
  for (const other of others) expect((await other.get('/api/jobseeker/me')).status).toBe(401)
  expect(await devices()).toHaveLength(1)
})

test('a device never seen before is told by mail once, the one of the registration never', async () => {
  await signIn(agents.laptop)
  expect(await notices()).toEqual([])
  for (const _ of [1, 2]) await signIn(agents.phone)
  const mails = await notices()
  expect(mails).toMatchObject([{ device: 'Chrome · Android', country: 'Singapore' }])
  // Whoever typed the name has not proven the address.
  expect(mails[0]).not.toHaveProperty('firstName')
  expect(mails[0]?.at).toMatch(/20\d\d.*UTC/)
  // What is told of is remembered longer than the session.
  await laptop.delete('/api/auth/sessions')
  await signIn(agents.phone)
  expect(await notices()).toHaveLength(1)
})

test('a session in use lives on, and its cookies with it, at most once an hour', async () => {
  const mine = eq(sessions.userId, (await laptop.get('/api/jobseeker/me')).body.data.user.id)
  expect((await laptop.get('/api/auth/ways-in')).headers['set-cookie']).toBeUndefined()
  const old = new Date(Date.now() - 2 * 3_600_000)
  await api.db
    .update(sessions)
    .set({ seenAt: old, expiresAt: new Date(Date.now() + 60_000) })
    .where(mine)
  const cookies = String((await laptop.get('/api/auth/ways-in')).headers['set-cookie'])
  expect(cookies).toMatch(/sessionid=[^;]+; Max-Age=2592000/)
  expect(cookies).toMatch(/user=[^;]+; Max-Age=2592000/)
  const [row] = await api.db.select().from(sessions).where(mine)
  expect(Number(row?.expiresAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})

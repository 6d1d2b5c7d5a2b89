import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/visitor.ts'
import { qrLogins, twoFactors } from '../tables.ts'

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const newPhone = async () => {
  const phone = api.visitor()
  const { body } = await phone.register()
  return { phone, id: body.data.user.id as number, email: body.data.user.email as string }
}
const newDevice = async () => {
  const device = api.visitor()
  await device.guest()
  const { body } = await device.post('/api/auth/qr', {}, { 'user-agent': chromeOnWindows })
  return { device, code: body.data.id as string, begun: body.data as { url: string; expires_in: number } }
}
const read = (phone: TestClient, code: string) => phone.get(`/api/auth/qr/${code}`)
const answer = (phone: TestClient, code: string, isAllowed = true) =>
  phone.post(`/api/auth/qr/${code}/answer`, { is_allowed: isAllowed })
const stateOf = async (device: TestClient) => (await device.get('/api/auth/qr')).body.data.status
const claim = (device: TestClient) => device.post('/api/auth/qr/claim')
const kindOf = async (visitor: TestClient) => (await visitor.get('/api/jobseeker/me')).body.data.kind

test('a phone that is signed in lets a device in, which it saw by name', async () => {
  const { phone, email } = await newPhone()
  const { device, code, begun } = await newDevice()
  expect(begun).toMatchObject({ url: `http://localhost:3000/en-us/get-started/device/${code}`, expires_in: 300 })
  expect(await stateOf(device)).toBe('waiting')
  expect((await claim(device)).body.code).toBe(41043)
  const { body } = await read(phone, code)
  expect(body.data).toMatchObject({ device_name: 'Chrome · Windows', country: 'sg' })
  expect(await stateOf(device)).toBe('scanned')
  expect((await answer(phone, code)).body.data).toEqual({ is_allowed: true })
  expect(await stateOf(device)).toBe('confirmed')
  const before = device.cookies.get('sessionid')
  expect((await claim(device)).body.data).toMatchObject({ status: 'signed_in', user: { email } })
  expect(device.cookies.get('sessionid')).not.toBe(before)
  expect(await kindOf(device)).toBe('member')
  expect(await kindOf(phone)).toBe('member')
})

test('the code leads back to the country’s own host, and to no foreign one', async () => {
  const begin = (host: string) => api.visitor().post('/api/auth/qr', {}, { 'x-forwarded-host': host })
  expect((await begin('sg.localhost:3000')).body.data.url).toMatch(/^http:\/\/sg\.localhost:3000\/en-us\//)
  // A name that leads to this machine, and is none of the site's.
  expect((await begin('evil.localhost:3000')).body.data.url).toMatch(/^http:\/\/localhost:3000\//)
  for (const host of ['localhost:3000.evil.example', 'evillocalhost:3000']) {
    expect((await begin(host)).status).toBe(421)
  }
})

test('a device that is refused stays out', async () => {
  const { phone } = await newPhone()
  const { device, code } = await newDevice()
  await read(phone, code)
  expect((await answer(phone, code, false)).body.data).toEqual({ is_allowed: false })
  expect(await stateOf(device)).toBe('refused')
  expect((await answer(phone, code, true)).status).toBe(404)
  expect((await claim(device)).body.code).toBe(41043)
  expect(await kindOf(device)).toBe('guest')
})

test('the picture alone opens nothing: the browser that asked holds the cookie', async () => {
  const { phone } = await newPhone()
  const { code } = await newDevice()
  await read(phone, code)
  await answer(phone, code)
  const thief = await newDevice()
  expect(await stateOf(thief.device)).toBe('waiting')
  expect((await claim(thief.device)).body.code).toBe(41043)
  expect((await claim(api.visitor())).body.code).toBe(41043)
})

test('two phones race: the one that scanned first answers, the other finds nothing', async () => {
  const phones = [await newPhone(), await newPhone()]
  const { device, code } = await newDevice()
  const scans = await Promise.all(phones.map(({ phone }) => read(phone, code)))
  expect(scans.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const [first, second] = scans[0]?.status === 200 ? phones : phones.toReversed()
  if (!first || !second) throw new Error('two phones')
  expect((await answer(second.phone, code)).status).toBe(404)
  expect((await answer(first.phone, code)).status).toBe(200)
  expect((await claim(device)).body.data.user.id).toBe(first.id)
})

test('a code that nobody scanned cannot be answered', async () => {
  const { phone } = await newPhone()
  const { device, code } = await newDevice()
  expect((await answer(phone, code)).status).toBe(404)
  expect(await stateOf(device)).toBe('waiting')
})

test('an answer that got lost may be repeated, and lets in once', async () => {
  const { phone } = await newPhone()
  const { device, code } = await newDevice()
  await read(phone, code)
  await answer(phone, code)
  expect((await answer(phone, code)).status).toBe(200)
  const copy = api.visitor()
  for (const [name, value] of device.cookies) copy.cookies.set(name, value)
  const claims = await Promise.all([claim(device), claim(copy)])
  expect(claims.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([0, 41043])
  expect((await claim(copy)).body.code).toBe(41043)
  expect((await read(phone, code)).status).toBe(404)
  expect((await answer(phone, code)).status).toBe(404)
})

test('after five minutes it is nothing to anyone', async () => {
  const { phone } = await newPhone()
  const { device, code } = await newDevice()
  await read(phone, code)
  await answer(phone, code)
  await api.db
    .update(qrLogins)
    .set({ expiresAt: new Date(0) })
    .where(eq(qrLogins.id, code))
  expect(await stateOf(device)).toBe('expired')
  expect((await claim(device)).body.code).toBe(41043)
  expect((await read(phone, code)).status).toBe(404)
  expect((await answer(phone, code)).status).toBe(404)
})

test('guests let nobody in', async () => {
  const { device, code } = await newDevice()
  const guest = api.visitor()
  await guest.guest()
  expect((await read(guest, code)).body.code).toBe(40005)
  expect((await answer(guest, code)).body.code).toBe(40005)
  expect((await read(api.visitor(), code)).body.code).toBe(40003)
  expect(await stateOf(device)).toBe('waiting')
})

test('an account that was suspended meanwhile is not let in', async () => {
  const { phone, id } = await newPhone()
  const { device, code } = await newDevice()
  await read(phone, code)
  await answer(phone, code)
  await api.db.update(users).set({ isSuspended: true }).where(eq(users.id, id))
  expect((await claim(device)).body.code).toBe(41044)
  expect(await kindOf(device)).toBe('guest')
})

describe('proof', () => {
  const forgetReauthentication = (id: number) =>
    api.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(sessions.userId, id))
  const protect = (id: number) =>
    api.db.insert(twoFactors).values({ userId: id, secret: 'sealed', enabledAt: new Date() })

  test('a session that came this way has yet to prove who is at the keyboard', async () => {
    const { phone } = await newPhone()
    const { device, code } = await newDevice()
    await read(phone, code)
    await answer(phone, code)
    await claim(device)
    expect((await device.post('/api/auth/two-factor/setup')).body.code).toBe(40007)
  })

  test('with two-factor on the phone proves anew who holds it; the device is asked for no code then', async () => {
    const { phone, id } = await newPhone()
    await protect(id)
    const { device, code } = await newDevice()
    await read(phone, code)
    await forgetReauthentication(id)
    expect((await answer(phone, code)).body.code).toBe(40007)
    expect(await stateOf(device)).toBe('scanned')
    await api.db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.userId, id))
    expect((await answer(phone, code)).status).toBe(200)
    expect((await claim(device)).body.data.status).toBe('signed_in')
  })

  test('refusing needs no proof', async () => {
    const { phone, id } = await newPhone()
    await protect(id)
    const { code } = await newDevice()
    await read(phone, code)
    await forgetReauthentication(id)
    expect((await answer(phone, code, false)).status).toBe(200)
  })
})

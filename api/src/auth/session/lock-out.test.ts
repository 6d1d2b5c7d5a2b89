import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { messagesTo, newEmail, readSentCode } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { oneTimeCodes } from '../tables.ts'

// A stranger who knew an address sent 8 refused registrations and 20 wrong passwords with it: for up to an hour its owner got in by
// no way at all, neither by password nor by a code, a link or a reset, from no device.
let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ RATE_LIMIT_FACTOR: '1' })
}, 120_000)
afterAll(() => api.close())

let last = 0
/** A network address that nobody has used yet. */
const newSender = () => {
  last += 1
  return { 'x-forwarded-for': `198.51.100.${last}` }
}
const password = 'correct horse battery'
const signIn = (email: string, typed: string, from = newSender(), browser = api.visitor()) =>
  browser.post('/api/auth/login', { login: email, password: typed }, from)

const newMember = async () => {
  const email = newEmail()
  const browser = api.visitor()
  const { status } = await browser.register({ email }, newSender())
  expect(status).toBe(201)
  await browser.post('/api/auth/log-out', {})
  return { email, browser }
}

const attack = async (email: string) => {
  const stranger = newSender()
  for (let index = 0; index < 8; index += 1) {
    const { body } = await api.visitor().post('/api/auth/register', registration({ email }), stranger)
    expect(body.code).toBe(41001)
  }
  for (let index = 0; index < 20; index += 1) await signIn(email, `wrong ${index}`, stranger)
  // And from so many other places that no password is looked at any more that comes from an unknown device.
  for (let index = 0; index < 20; index += 1) await signIn(email, `wrong ${index}`, newSender())
  expect((await signIn(email, password)).body.code).toBe(40006)
}

test('a member signs in by password from a device they know, and by code, link and reset from anywhere', async () => {
  const { email, browser } = await newMember()
  await attack(email)

  expect((await signIn(email, password, newSender(), browser)).body).toMatchObject({ code: 0 })

  const home = newSender()
  const byCode = { channel: 'email', email }
  expect((await api.visitor().post('/api/auth/login/otp', byCode, home)).status).toBe(200)
  const otp = await readSentCode(api, email)
  expect((await api.visitor().post('/api/auth/login/verify-otp', { ...byCode, otp }, home)).body.code).toBe(0)

  expect((await api.visitor().post('/api/auth/login/magic-link', { email }, home)).status).toBe(200)
  await api.deliverMails()
  const mails = await messagesTo(api, email)
  const [, token] = /link#([\w-]+)/.exec(mails.map(({ text }) => text).join('\n')) ?? []
  expect((await api.visitor().post('/api/auth/login/magic-link/verify', { token }, home)).body.code).toBe(0)

  const resetting = api.visitor()
  expect((await resetting.post('/api/auth/reset-password/otp', { email }, home)).status).toBe(200)
  const reset = { email, otp: await readSentCode(api, email), new_password: 'another horse battery' }
  expect((await resetting.post('/api/auth/reset-password', reset, home)).body.code).toBe(0)
  expect((await signIn(email, reset.new_password, home)).body.code).toBe(0)
})

test('whoever reset a password types the new one in that browser, however many strangers guess at it', async () => {
  const { email } = await newMember()
  const home = newSender()
  const browser = api.visitor()
  await browser.post('/api/auth/reset-password/otp', { email }, home)
  const reset = { email, otp: await readSentCode(api, email), new_password: password }
  expect((await browser.post('/api/auth/reset-password', reset, home)).body.code).toBe(0)
  await attack(email)
  expect((await signIn(email, password, home, browser)).body.code).toBe(0)
})

test('twenty passwords of an account are looked at from unknown devices, wherever they come from; ten of one sender', async () => {
  const { email } = await newMember()
  const stranger = newSender()
  const codes: number[] = []
  for (let index = 0; index < 12; index += 1) codes.push((await signIn(email, `wrong ${index}`, stranger)).body.code)
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(40002))
  expect(codes.slice(10)).toEqual([40006, 40006])
  const others: number[] = []
  for (let index = 0; index < 12; index += 1) others.push((await signIn(email, `wrong ${index}`)).body.code)
  expect(others.filter((code) => code === 40002)).toHaveLength(10)
  expect(others.slice(10)).toEqual([40006, 40006])
})

test('a known device has twenty passwords of its own, and the device of another account has none', async () => {
  const { email, browser } = await newMember()
  const other = await newMember()
  await attack(email)
  expect((await signIn(email, password, newSender(), other.browser)).body.code).toBe(40006)
  const codes: number[] = []
  for (let index = 0; index < 22; index += 1) {
    codes.push((await signIn(email, `wrong ${index}`, newSender(), browser)).body.code)
  }
  expect(codes.filter((code) => code === 40006)).toHaveLength(2)
})

test('a cookie that somebody wrote, or that was made under a former password, makes no device known', async () => {
  const { email, browser } = await newMember()
  const [id] = (browser.cookies.get('known_device') ?? '').split('.')
  const forged = api.visitor()
  forged.cookies.set('known_device', `${id}.${'A'.repeat(43)}`)
  const home = newSender()
  await api.visitor().post('/api/auth/reset-password/otp', { email }, home)
  const reset = { email, otp: await readSentCode(api, email), new_password: 'another horse battery' }
  await api.visitor().post('/api/auth/reset-password', reset, home)
  await attack(email)
  expect((await signIn(email, 'another horse battery', newSender(), forged)).body.code).toBe(40006)
  expect((await signIn(email, 'another horse battery', newSender(), browser)).body.code).toBe(40006)
})

test('one stranger who has codes sent to an address leaves some for its owner', async () => {
  const { email } = await newMember()
  const ask = async (from: Record<string, string>) => {
    const { status } = await api.visitor().post('/api/auth/login/otp', { channel: 'email', email }, from)
    await api.db.update(oneTimeCodes).set({ createdAt: sql`now() - interval '2 minutes'` })
    return status
  }
  const stranger = newSender()
  const statuses: number[] = []
  for (let index = 0; index < 12; index += 1) statuses.push(await ask(stranger))
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(await ask(newSender())).toBe(200)
})

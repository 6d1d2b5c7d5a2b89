import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { messagesTo, newEmail, readSentCode } from '../../testing/messages.ts'
import { withSaturatedPasswordQueue } from '../../testing/saturated-password-queue.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { magicLinks, oneTimeCodes } from '../tables.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const ask = (email: string) => api.visitor().post('/api/auth/reset-password/otp', { email })
const check = (email: string, otp: string) => api.visitor().post('/api/auth/reset-password/verify-otp', { email, otp })
const reset = (email: string, otp: string, visitor = api.visitor()) =>
  visitor.post('/api/auth/reset-password', { email, otp, new_password: 'a new and better one' })
const login = (email: string, password: string) =>
  api.visitor().post('/api/auth/jobseekers/login', { login: email, password })
const newMember = async (facts: Partial<typeof users.$inferInsert> = {}) => {
  const account = registration()
  const visitor = api.visitor()
  await visitor.register(account)
  await api.db
    .update(users)
    .set({ isEmailVerify: true, ...facts })
    .where(eq(users.email, account.email))
  return { account, visitor, email: account.email }
}

test('a code sets a new password, ends every session, takes links back and tells the owner', async () => {
  const { account, visitor, email } = await newMember()
  await api.visitor().post('/api/auth/login/magic-link', { email })
  expect((await ask(email)).body.data).toEqual({ resend_after: 60, expires_in: 600 })
  const otp = await readSentCode(api, email)
  // Looked at as often as the page needs, and not used up by it.
  expect((await check(email, otp)).body).toMatchObject({ code: 0, data: null })
  expect((await check(email, ` ${otp.slice(0, 3)} ${otp.slice(3)} `)).body.code).toBe(0)
  const { status, body } = await reset(email, otp, visitor)
  expect([status, body.data]).toEqual([200, null])
  expect(visitor.cookies.has('sessionid')).toBe(false)
  expect((await login(email, account.password)).body.code).toBe(40002)
  expect((await login(email, 'a new and better one')).status).toBe(200)
  expect(await api.db.select().from(magicLinks).where(eq(magicLinks.email, email))).toEqual([])
  await api.deliverMails()
  expect((await messagesTo(api, email))[0]?.subject).toBe('Your Jobspan password was changed')
  expect((await reset(email, otp)).body.code).toBe(41042)
  expect((await check(email, otp)).body.code).toBe(41042)
})

// Ten times “come back in a moment” shut out whoever had the right code: each was counted as a guess.
test('a code that came while too many passwords were hashed is as good as before, and no guess', async () => {
  const { email } = await newMember()
  await ask(email)
  const otp = await readSentCode(api, email)
  const refused = await withSaturatedPasswordQueue(() =>
    Promise.all(Array.from({ length: 10 }, () => reset(email, otp))),
  )
  expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(503))
  expect((await reset(email, otp)).status).toBe(200)
}, 30_000)

test('other browsers are signed out', async () => {
  const { visitor, email } = await newMember()
  await ask(email)
  await reset(email, await readSentCode(api, email))
  expect((await visitor.get('/api/jobseeker/me')).status).toBe(401)
})

test('a wrong code, and one that is too old, are told apart', async () => {
  const { email } = await newMember()
  await ask(email)
  const otp = await readSentCode(api, email)
  const wrong = otp === '111111' ? '222222' : '111111'
  for (const answer of [await check(email, wrong), await reset(email, wrong)]) {
    expect([answer.status, answer.body.code]).toEqual([422, 41040])
  }
  await api.db.update(oneTimeCodes).set({ expiresAt: sql`now()` }).where(eq(oneTimeCodes.subject, email))
  expect((await check(email, otp)).body.code).toBe(41043)
  expect((await reset(email, otp)).body.code).toBe(41043)
  expect((await reset(email, wrong)).body.code).toBe(41040)
})

test('looking at a code and setting a password by it have ten guesses together, whichever is asked', async () => {
  const { account, email } = await newMember()
  await ask(email)
  const otp = await readSentCode(api, email)
  const wrong = otp === '111111' ? '222222' : '111111'
  const answers = []
  for (let index = 0; index < 10; index += 1) answers.push(await (index % 2 ? reset : check)(email, wrong))
  expect(answers.map(({ body }) => body.code)).toEqual(Array(10).fill(41040))
  // The right one, too, is looked at no more.
  for (const tooMany of [await check(email, otp), await reset(email, otp)]) {
    expect([tooMany.status, tooMany.body.code]).toEqual([429, 40006])
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await login(email, account.password)).status).toBe(200)
})

test('an address without an account gets the same answers, and a mail that says so', async () => {
  const { email: known } = await newMember()
  const email = newEmail()
  expect((await ask(email)).body).toEqual((await ask(known)).body)
  expect((await ask(email)).body.code).toBe((await ask(known)).body.code)
  expect((await check(email, '123123')).body.code).toBe(41040)
  await api.deliverMails()
  const [mail] = await messagesTo(api, email)
  expect(mail?.subject).toBe("There's no Jobspan account for this address")
  expect(mail?.text).not.toMatch(/\b\d{6}\b/)
})

test('a suspended account is reset like any other, and stays suspended', async () => {
  const { email } = await newMember({ isSuspended: true })
  await ask(email)
  const otp = await readSentCode(api, email)
  expect((await check(email, otp)).status).toBe(200)
  expect((await reset(email, otp)).status).toBe(200)
  expect((await login(email, 'a new and better one')).body.code).toBe(41044)
})

test('a code for something else is worth nothing here', async () => {
  const { email } = await newMember()
  await api.visitor().post('/api/auth/login/otp', { channel: 'email', email })
  expect((await reset(email, await readSentCode(api, email))).body.code).toBe(41040)
})

test('of two resets at once one is done', async () => {
  const { email } = await newMember()
  await ask(email)
  const otp = await readSentCode(api, email)
  const answers = await Promise.all([reset(email, otp), reset(email, otp)])
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 41042])
})

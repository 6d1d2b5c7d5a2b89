import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { messagesTo, readSentCode } from '../../testing/messages.ts'
import { withSaturatedPasswordQueue } from '../../testing/saturated-password-queue.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { passkeys, socialIdentities } from '../tables.ts'
import { assertOtherSignInMethod } from './sign-in-methods.ts'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let account: ReturnType<typeof registration>
let id: number

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  account = registration()
  member = api.visitor()
  id = (await member.register(account)).body.data.user.id
})

const methods = async () => (await member.get('/api/auth/ways-in')).body.data
const grow = (minutes: number) =>
  api.db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(sessions.userId, id))
const confirm = (password: string) => member.post('/api/auth/confirm', { method: 'password', password })
const choose = (new_password: string) => member.post('/api/auth/password', { new_password })
const link = (provider: 'google' | 'line') =>
  api.db.insert(socialIdentities).values({ provider, subject: `${provider}-${id}`, userId: id, label: 'a@b.example' })
const addPasskey = async () => {
  const [key] = await api.db
    .insert(passkeys)
    .values({
      userId: id,
      credentialId: `key-${id}`,
      publicKey: 'k',
      counter: 0,
      transports: [],
      isSynced: true,
      name: 'Phone',
    })
    .returning({ id: passkeys.id })
  return Number(key?.id)
}

// Ten times “come back in a moment” shut out whoever typed the right password: each was counted as a proof that failed.
test('a password that came while too many were hashed was not looked at, and does not count', async () => {
  await grow(16)
  const refused = await withSaturatedPasswordQueue(() =>
    Promise.all(Array.from({ length: 10 }, () => confirm(account.password))),
  )
  expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(503))
  expect((await confirm(account.password)).status).toBe(200)
}, 30_000)

test('tell every way into the account, and nothing secret', async () => {
  await link('google')
  await addPasskey()
  const data = await methods()
  expect(data).toMatchObject({
    email: account.email,
    has_password: true,
    social: [{ provider: 'google', label: 'a@b.example' }],
    passkeys: [{ name: 'Phone', is_synced: true, last_used_at: null }],
    two_factor: { is_enabled: false, recovery_codes_left: 0 },
  })
  expect(JSON.stringify(data)).not.toMatch(/argon2|publicKey|subject|google-/)
})

describe('a proof', () => {
  test('counts for fifteen minutes, and can be given again', async () => {
    expect(Date.parse((await methods()).confirmed_until)).toBeGreaterThan(Date.now())
    await grow(14)
    expect((await choose('a new long password')).status).toBe(200)
    await grow(16)
    expect((await methods()).confirmed_until).toBeNull()
    expect(await choose('another long password')).toMatchObject({ status: 403, body: { code: 40007 } })
    expect((await confirm('wrong')).body).toMatchObject({ code: 41009 })
    const confirmed = await confirm('a new long password')
    expect(Date.parse(confirmed.body.data.confirmed_until)).toBeGreaterThan(Date.now() + 14 * 60_000)
    expect((await choose('another long password')).status).toBe(200)
  })

  test('is this session’s alone', async () => {
    const other = api.visitor()
    await other.post('/api/auth/jobseekers/login', { login: account.email, password: account.password })
    await grow(16)
    await confirm(account.password)
    expect((await other.post('/api/auth/password', { new_password: 'stolen session' })).body.code).toBe(40007)
  })

  test('can be a code to the account’s address, once, and only to its own', async () => {
    await grow(16)
    expect((await member.post('/api/auth/confirm/otp')).body.data).toEqual({ resend_after: 60, expires_in: 600 })
    const otp = await readSentCode(api, account.email)
    const byCode = (visitor = member) => visitor.post('/api/auth/confirm', { method: 'otp', otp })
    const stranger = api.visitor()
    await stranger.register()
    expect((await byCode(stranger)).body.code).toBe(41040)
    expect((await byCode()).status).toBe(200)
    expect((await choose('a new long password')).status).toBe(200)
    expect((await byCode()).body.code).toBe(41042)
  })

  test.each([
    [undefined, 'to confirm changes to your Jobspan account'],
    ['let_in', 'Another device wants to sign in to your Jobspan account'],
    ['download', 'to download the data of your Jobspan account'],
    ['delete', 'to delete your Jobspan account'],
    ['withdraw', 'to withdraw points from your Jobspan account'],
  ])('is mailed with what it lets happen (%s)', async (purpose, words) => {
    await member.post('/api/auth/confirm/otp', { purpose })
    const code = await readSentCode(api, account.email)
    const mails = await messagesTo(api, account.email)
    expect(mails.find(({ subject }) => subject.startsWith(code))?.text).toContain(words)
  })

  test('of a thousand guesses ten are looked at', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, index) => confirm(`guess ${index}`)))
    expect(answers.filter((answer) => answer.body.code === 41009)).toHaveLength(10)
    const others = answers.filter((answer) => answer.body.code !== 41009)
    // What comes past the capacity of the server is not looked at either.
    expect(new Set(others.map((answer) => answer.status))).toEqual(new Set([429, 503]))
    const late = await confirm(account.password)
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  }, 60_000)
})

describe('a new password', () => {
  test('takes the place of the old one, ends every other session and is told by mail', async () => {
    const other = api.visitor()
    await other.post('/api/auth/jobseekers/login', { login: account.email, password: account.password })
    expect((await choose('a new long password')).body.data.has_password).toBe(true)
    expect((await other.get('/api/jobseeker/me')).status).toBe(401)
    expect((await member.get('/api/jobseeker/me')).body.data.kind).toBe('member')
    const login = (password: string) =>
      api.visitor().post('/api/auth/jobseekers/login', { login: account.email, password })
    expect((await login(account.password)).status).toBe(401)
    expect((await login('a new long password')).status).toBe(200)
    const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, account.email))
    expect(mails.map((mail) => mail.template)).toContain('passwordChanged')
    expect(JSON.stringify(mails)).not.toContain('a new long password')
  })

  test.each(['short', 'x'.repeat(129), 5, undefined])('is refused (%#)', async (password) => {
    expect((await choose(password as string)).status).toBe(422)
  })
})

describe('the last way in', () => {
  const drop = (removed: Parameters<typeof assertOtherSignInMethod>[2]) =>
    api.db.transaction((transaction) => assertOtherSignInMethod(transaction, id, removed))
  const only = (facts: Partial<typeof users.$inferInsert> = {}) =>
    api.db
      .update(users)
      .set({ passwordHash: null, isEmailVerify: false, ...facts })
      .where(eq(users.id, id))

  test('cannot be removed, any but the last can', async () => {
    await only()
    await link('google')
    await expect(drop({ social: 'google' })).rejects.toMatchObject({ reason: 'lastSignInMethod' })
    const key = await addPasskey()
    await drop({ social: 'google' })
    await drop({ passkey: key })
    await api.db.delete(socialIdentities).where(eq(socialIdentities.userId, id))
    await expect(drop({ passkey: key })).rejects.toMatchObject({ reason: 'lastSignInMethod' })
    await only({ isMobileVerified: true, phoneNum: `+65${90_000_000 + id}` })
    await drop({ passkey: key })
    await drop('mobile')
    await api.db.delete(passkeys).where(eq(passkeys.userId, id))
    await expect(drop('mobile')).rejects.toMatchObject({ reason: 'lastSignInMethod' })
    await only({ isEmailVerify: true })
    await drop('mobile')
  })

  test('of the two last ways removed at once one stays', async () => {
    await only()
    await link('google')
    await link('line')
    const remove = (provider: 'google' | 'line') =>
      api.db.transaction(async (transaction) => {
        await assertOtherSignInMethod(transaction, id, { social: provider })
        await transaction
          .delete(socialIdentities)
          .where(sql`${socialIdentities.provider} = ${provider} and ${socialIdentities.userId} = ${id}`)
      })
    const outcomes = await Promise.allSettled([remove('google'), remove('line')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await methods()).social).toHaveLength(1)
  })
})

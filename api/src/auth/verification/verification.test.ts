import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import { messagesTo, newEmail, readSentCode } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration, type TestClient } from '../../testing/visitor.ts'
import { oneTimeCodes } from '../tables.ts'

let last = 8_300_0000
const newNumber = () => {
  last += 1
  return `+65${last}`
}

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const newMember = async () => {
  const account = registration()
  const visitor = api.visitor()
  const { body } = await visitor.register(account)
  return { account, visitor, email: account.email, id: body.data.user.id as number }
}
const forgetReauthentication = (id: number) =>
  api.db.update(sessions).set({ confirmedAt: sql`now() - interval '16 minutes'` }).where(eq(sessions.userId, id))
const askEmail = (visitor: TestClient, email?: string) =>
  visitor.post('/api/data/email/generate-otp', email ? { email } : {})
const verifyEmail = (visitor: TestClient, code: string, headers?: Record<string, string>) =>
  visitor.get(`/api/data/email/verify?code=${code}`, headers)
const askMobile = (visitor: TestClient, phone_num: string) =>
  visitor.post('/api/data/mobile/generate-otp', { phone_num })
const verifyMobile = (visitor: TestClient, phone_num: string, otp: string) =>
  visitor.post('/api/data/mobile/verify', { phone_num, otp })

describe('an address', () => {
  test('is verified by a code, and a repeat after a lost answer says so again', async () => {
    const { visitor, email, account } = await newMember()
    expect((await askEmail(visitor)).body.data).toEqual({ resend_after: 60, expires_in: 600 })
    const code = await readSentCode(api, email)
    for (const answer of [await verifyEmail(visitor, code), await verifyEmail(visitor, code)]) {
      expect(answer.body.data.user).toMatchObject({ email, is_email_verify: true })
    }
    // Whoever proves it within their own session keeps what they set.
    const login = { login: email, password: account.password }
    expect((await api.visitor().post('/api/auth/jobseekers/login', login)).status).toBe(200)
  })

  test('is verified by its member only', async () => {
    const [one, other] = [await newMember(), await newMember()]
    await askEmail(one.visitor)
    await askEmail(other.visitor)
    const code = await readSentCode(api, one.email)
    expect((await verifyEmail(other.visitor, code)).body.code).toBe(41040)
    expect((await verifyEmail(api.visitor(), code)).status).toBe(401)
  })

  test('is not verified because another site sent the browser there', async () => {
    const { visitor, email } = await newMember()
    await askEmail(visitor)
    const answer = await verifyEmail(visitor, await readSentCode(api, email), { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  })

  test('changes once the new one is proven; the old one is told, and signs in no more', async () => {
    const { visitor, email, account } = await newMember()
    await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.email, email))
    const next = newEmail()
    await askEmail(visitor, next)
    await api.visitor().post('/api/auth/login/magic-link', { email })
    const { body } = await verifyEmail(visitor, await readSentCode(api, next))
    expect(body.data.user).toMatchObject({ email: next, is_email_verify: true })
    await api.deliverMails()
    const old = await messagesTo(api, email)
    expect(old[0]?.subject).toBe('The email address of your Jobspan account was changed')
    const [, token] = /link#([\w-]{43})$/m.exec(old.map(({ text }) => text).join('\n')) ?? []
    expect((await api.visitor().post('/api/auth/login/magic-link/verify', { token })).body.code).toBe(41172)
    const login = (email: string) =>
      api.visitor().post('/api/auth/jobseekers/login', { login: email, password: account.password })
    expect((await login(email)).body.code).toBe(40002)
    expect((await login(next)).status).toBe(200)
  })

  test('that belongs to somebody else gets the same answer; the code is sent to nobody, the owner is told', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const { status, body } = await askEmail(one.visitor, other.email)
    expect([status, body.data]).toEqual([200, { resend_after: 60, expires_in: 600 }])
    await api.deliverMails()
    // The welcome goes out in the same turn of delivery, in no order.
    const mails = await messagesTo(api, other.email)
    expect(mails.map(({ subject }) => subject)).toContain('You already have a Jobspan account')
    for (const { subject, text } of mails) expect(subject + text).not.toMatch(/\b\d{6}\b/)
    expect((await verifyEmail(one.visitor, '123123')).body.code).toBe(41040)
  })

  test('that got an account while the code was on its way is refused', async () => {
    const { visitor, id } = await newMember()
    const next = newEmail()
    await askEmail(visitor, next)
    await api.visitor().register({ email: next })
    expect((await verifyEmail(visitor, await readSentCode(api, next))).body.code).toBe(41001)
    const [row] = await api.db.select().from(users).where(eq(users.id, id))
    expect(row?.email).not.toBe(next)
  })

  test('changes only with a recent proof; verifying the one that is there needs none', async () => {
    const { visitor, id, email } = await newMember()
    await forgetReauthentication(id)
    expect((await askEmail(visitor, newEmail())).body.code).toBe(40007)
    expect((await askEmail(visitor)).status).toBe(200)
    expect((await verifyEmail(visitor, await readSentCode(api, email))).status).toBe(200)
  })
})

describe('a mobile number', () => {
  test('is verified by a code, signs in from then on, and is removed again', async () => {
    const { visitor, email, id } = await newMember()
    const phone = newNumber()
    expect((await askMobile(visitor, phone)).body.data).toEqual({ resend_after: 60, expires_in: 600 })
    const otp = await readSentCode(api, phone)
    expect((await verifyMobile(visitor, newNumber(), otp)).body.code).toBe(41040)
    const { body } = await verifyMobile(visitor, phone, otp)
    expect(body.data.user).toMatchObject({ phone_num: phone, is_mobile_verified: true })
    await api.deliverMails()
    const [mail] = await messagesTo(api, email)
    expect(mail?.subject).toBe('A mobile number was added to your Jobspan account')
    expect(mail?.text).not.toContain(phone)
    const phoneLogin = { channel: 'phone', phone_num: phone }
    await api.visitor().post('/api/auth/login/otp', phoneLogin)
    const signedIn = await api
      .visitor()
      .post('/api/auth/login/verify-otp', { ...phoneLogin, otp: await readSentCode(api, phone) })
    expect(signedIn.body.data).toMatchObject({ status: 'signed_in', user: { id } })
    const removed = await visitor.delete('/api/data/mobile')
    expect(removed.body.data.user).toMatchObject({ phone_num: null, is_mobile_verified: false })
  })

  test('that another account verified is refused, and only to who holds its code', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const phone = newNumber()
    await askMobile(one.visitor, phone)
    await verifyMobile(one.visitor, phone, await readSentCode(api, phone))
    expect((await askMobile(other.visitor, phone)).status).toBe(200)
    const otp = await readSentCode(api, phone)
    expect((await verifyMobile(other.visitor, phone, otp === '111111' ? '222222' : '111111')).body.code).toBe(41040)
    expect((await verifyMobile(other.visitor, phone, otp)).body.code).toBe(40016)
  })

  test('verified by two at once is one account’s', async () => {
    const members = [await newMember(), await newMember()]
    const phone = newNumber()
    const codes: string[] = []
    for (const { visitor } of members) {
      await askMobile(visitor, phone)
      codes.push(await readSentCode(api, phone))
    }
    const answers = await Promise.all(
      members.map(({ visitor }, index) => verifyMobile(visitor, phone, codes[index] ?? '')),
    )
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 40016])
  })

  test('that is the only way in stays', async () => {
    const { visitor, id } = await newMember()
    const phone = newNumber()
    await askMobile(visitor, phone)
    await verifyMobile(visitor, phone, await readSentCode(api, phone))
    await api.db.update(users).set({ passwordHash: null, isEmailVerify: false }).where(eq(users.id, id))
    expect((await visitor.delete('/api/data/mobile')).body.code).toBe(40008)
  })

  test('is added and removed only with a recent proof', async () => {
    const { visitor, id } = await newMember()
    await forgetReauthentication(id)
    const answers = [
      await askMobile(visitor, newNumber()),
      await verifyMobile(visitor, newNumber(), '123123'),
      await visitor.delete('/api/data/mobile'),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual([40007, 40007, 40007])
  })

  test('typed at registration is kept in one form, and proves nothing', async () => {
    const { body } = await api.visitor().register({ contact_number: '9123 4567', country_key: 'sg' })
    expect(body.data.user).toMatchObject({ phone_num: '+6591234567', is_mobile_verified: false })
    const unknown = await api.visitor().register({ contact_number: '12', country_key: 'sg' })
    expect(unknown.body.data.user.phone_num).toBe('12')
  })
})

test('old codes are swept away an hour after their end', async () => {
  const { deleteOldRows } = await import('../../delete-old-rows.ts')
  const { visitor, id } = await newMember()
  await askEmail(visitor)
  const left = () =>
    api.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.subject, `member ${id}`))
  await deleteOldRows(api.db, api.app.sealKey)
  expect(await left()).toHaveLength(1)
  await api.db.update(oneTimeCodes).set({ expiresAt: sql`now() - interval '2 hours'` })
  await deleteOldRows(api.db, api.app.sealKey)
  expect(await left()).toEqual([])
})

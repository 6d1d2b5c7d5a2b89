import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { hashToken } from '../../platform/session/session-store.ts'
import { messagesTo, newEmail, readSentCode } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { AuthFlow, VerifiedSocialAccount } from '../sign-in/auth-flow.ts'
import { authFlows, socialIdentities } from '../tables.ts'

const form = { first_name: 'Aiko', last_name: 'Tan', terms_and_condition: 1, country_key: 'sg' }
const path = '/api/auth/register/pending'
let last = 8_200_0000
const newNumber = () => {
  last += 1
  return `+65${last}`
}

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const verifyBy = async (to: { channel: 'email'; email: string } | { channel: 'phone'; phone_num: string }) => {
  const visitor = api.visitor()
  await visitor.guest()
  await visitor.post('/api/auth/login/otp', to)
  const otp = await readSentCode(api, to.channel === 'email' ? to.email : to.phone_num)
  await visitor.post('/api/auth/login/verify-otp', { ...to, otp })
  return visitor
}
const withEmail = (email = newEmail()) => verifyBy({ channel: 'email', email })
const withPhone = (phone_num = newNumber()) => verifyBy({ channel: 'phone', phone_num })

/** A browser that a social provider sent back with what its account is called. */
const withSocial = async (social: VerifiedSocialAccount, email: string | null) => {
  const visitor = api.visitor()
  const token = crypto.randomUUID()
  const flow: AuthFlow = {
    kind: 'registration',
    userId: null,
    state: { method: social.provider, email, phoneNum: null, firstName: 'Mei', lastName: 'Lim', social },
  }
  const expiresAt = sql`now() + interval '10 minutes'`
  await api.db.insert(authFlows).values({ tokenHash: hashToken(token), ...flow, expiresAt })
  visitor.cookies.set('auth_flow', token)
  return visitor
}

describe('what waits', () => {
  test('is shown again after a reload, and given up on request', async () => {
    const email = newEmail()
    const visitor = await withEmail(email)
    const { body } = await visitor.get('/api/auth/pending')
    expect(body.data).toMatchObject({ status: 'registration', email, phone_num: null, provider: null })
    expect((await visitor.delete('/api/auth/pending')).status).toBe(200)
    expect((await visitor.get('/api/auth/pending')).body.code).toBe(40004)
    expect((await visitor.delete('/api/auth/pending')).status).toBe(200)
    expect((await visitor.post(path, form)).body.code).toBe(40004)
  })

  test('is this browser’s alone', async () => {
    await withEmail()
    expect((await api.visitor().get('/api/auth/pending')).status).toBe(404)
  })

  test('of a social account names provider and name', async () => {
    const social = { provider: 'line', subject: crypto.randomUUID(), label: 'Mei' } as const
    const visitor = await withSocial(social, null)
    expect((await visitor.get('/api/auth/pending')).body.data).toEqual({
      status: 'registration',
      email: null,
      phone_num: null,
      first_name: 'Mei',
      last_name: 'Lim',
      provider: 'line',
    })
  })
})

describe('registering', () => {
  test('who proved an address: it is verified, there is no password, the guest’s session becomes theirs', async () => {
    const email = newEmail()
    const visitor = await withEmail(email)
    const guest = visitor.cookies.get('sessionid')
    // An address in the form is not looked at where one was proven.
    const { status, body } = await visitor.post(path, { ...form, email: 'other@example.com' })
    expect(status).toBe(201)
    expect(body.data.user).toMatchObject({ email, is_email_verify: true, phone_num: null, first_name: 'Aiko' })
    expect(visitor.cookies.get('sessionid')).not.toBe(guest)
    expect(visitor.cookies.has('auth_flow')).toBe(false)
    const [row] = await api.db.select().from(users).where(eq(users.email, email))
    expect(row?.passwordHash).toBeNull()
    await api.deliverMails()
    expect((await messagesTo(api, email))[0]?.subject).toBe('Welcome to Jobspan')
  })

  test('who proved a number: it is verified, the address they type is not', async () => {
    const phone = newNumber()
    const visitor = await withPhone(phone)
    expect((await visitor.post(path, form)).body.errors.email).toBeDefined()
    const email = newEmail()
    const { body } = await visitor.post(path, { ...form, email })
    expect(body.data.user).toMatchObject({
      email,
      is_email_verify: false,
      phone_num: phone,
      is_mobile_verified: true,
    })
  })

  test('who proved a social account: it is joined', async () => {
    const social = { provider: 'google', subject: crypto.randomUUID(), label: 'mei@gmail.example' } as const
    const email = newEmail()
    const { body } = await (await withSocial(social, email)).post(path, form)
    expect(body.data.user).toMatchObject({ email, is_email_verify: true })
    const [row] = await api.db
      .select()
      .from(socialIdentities)
      .where(and(eq(socialIdentities.provider, 'google'), eq(socialIdentities.subject, social.subject)))
    expect(row).toMatchObject({ userId: body.data.user.id, label: social.label })
    const again = await (await withSocial(social, newEmail())).post(path, form)
    expect([again.status, again.body.code]).toEqual([409, 40015])
  })

  test('a taken address is refused in the fixed words, and its owner is told once', async () => {
    const owner = api.visitor()
    const { body: made } = await owner.register()
    const { email } = made.data.user
    const visitor = await withPhone()
    const { status, body } = await visitor.post(path, { ...form, email: email.toUpperCase() })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 41001, errors: { error: ['The email has already been taken.'] } })
    await api.deliverMails()
    expect((await messagesTo(api, email))[0]?.subject).toBe('You already have a Jobspan account')
    // The proof is kept: another address registers.
    expect((await visitor.post(path, { ...form, email: newEmail() })).status).toBe(201)
  })

  test.each([{ first_name: ' ' }, { terms_and_condition: 0 }, { country_key: 'atlantis' }])(
    '%j is refused and named',
    async (facts) => {
      const { status, body } = await (await withEmail()).post(path, { ...form, ...facts })
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toContain(Object.keys(facts)[0])
    },
  )

  test('a double press makes one account, and both answers sign in', async () => {
    const phone = newNumber()
    const visitor = await withPhone(phone)
    const tabs = [1, 2, 3].map(() => {
      const tab = api.visitor()
      for (const [name, value] of visitor.cookies) tab.cookies.set(name, value)
      return tab
    })
    const answers = await Promise.all(tabs.map((tab) => tab.post(path, { ...form, email: newEmail() })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1)
    expect(await api.db.select().from(users).where(eq(users.phoneNum, phone))).toHaveLength(1)
    for (const tab of tabs) expect((await tab.get('/api/jobseeker/me')).body.data.kind).toBe('member')
  })

  test('what is left of a finished registration opens nothing a minute later', async () => {
    const visitor = await withEmail()
    const token = visitor.cookies.get('auth_flow') ?? ''
    await visitor.post(path, form)
    await api.db
      .update(authFlows)
      .set({ expiresAt: sql`now()` })
      .where(eq(authFlows.tokenHash, hashToken(token)))
    const thief = api.visitor()
    thief.cookies.set('auth_flow', token)
    expect((await thief.post(path, form)).status).toBe(404)
  })

  test('a number that another account verified meanwhile is refused', async () => {
    const phone = newNumber()
    const [first, second] = [await withPhone(phone), await withPhone(phone)]
    expect((await first.post(path, { ...form, email: newEmail() })).status).toBe(201)
    const { status, body } = await second.post(path, { ...form, email: newEmail() })
    expect([status, body.code]).toEqual([409, 40016])
  })
})

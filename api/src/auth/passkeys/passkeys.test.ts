import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration, type TestClient } from '../../testing/visitor.ts'
import { authFlows, passkeys, twoFactors } from '../tables.ts'

type Forgery = Parameters<Authenticator['get']>[1]

let api: TestApp

/** For what is refused: nothing of them changes by it. */
let member: Awaited<ReturnType<typeof newMember>>
let keeper: Awaited<ReturnType<typeof newKeeper>>

beforeAll(async () => {
  api = await createTestApp()
  member = await newMember()
  keeper = await newKeeper()
}, 120_000)
afterAll(() => api.close())

const newMember = async () => {
  const account = registration()
  const visitor = api.visitor()
  const { body } = await visitor.register(account)
  return { account, visitor, id: body.data.user.id as number }
}
const optionsToAdd = async (visitor: TestClient) => (await visitor.post('/api/auth/passkeys/options')).body.data.options
const add = (visitor: TestClient, response: object, name = 'My phone') =>
  visitor.post('/api/auth/passkeys', { name, response })
const newKeeper = async () => {
  const member = await newMember()
  const device = new Authenticator()
  const { body } = await add(member.visitor, device.create(await optionsToAdd(member.visitor)))
  return { ...member, device, passkeyId: body.data.passkeys[0].id as number }
}
const question = async (visitor: TestClient) =>
  (await visitor.post('/api/auth/passkeys/login/options')).body.data.options
const answer = (visitor: TestClient, response: object) => visitor.post('/api/auth/passkeys/login/verify', { response })
const newGuest = async () => {
  const visitor = api.visitor()
  await visitor.guest()
  return visitor
}
const kindOf = async (visitor: TestClient) => (await visitor.get('/api/jobseeker/me')).body.data?.kind
const forgetReauthentication = (id: number) =>
  api.db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(eq(sessions.userId, id))

describe('adding', () => {
  test('asks for a passkey that verifies the person, and tells the member by mail', async () => {
    const { visitor, account } = await newMember()
    const options = await optionsToAdd(visitor)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Jobspan' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const device = new Authenticator()
    const { body } = await add(visitor, device.create(options), ' Work laptop ')
    expect(body.data.passkeys).toMatchObject([{ name: 'Work laptop', last_used_at: null, is_synced: false }])
    const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, account.email))
    expect(mails.map(({ template }) => template)).toContain('passkeyAdded')
    expect((await optionsToAdd(visitor)).excludeCredentials).toMatchObject([{ id: device.id.toString('base64url') }])
  })

  test.each<[string, Forgery]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a site that only looks like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another question', { challenge: 'bm90IG91cnM' }],
    ['a device that verified nobody', { isVerified: false }],
    ['an answer to another kind of question', { type: 'webauthn.get' }],
  ])('refuses what comes from %s', async (_, forgery) => {
    const { visitor } = member
    const response = new Authenticator().create(await optionsToAdd(visitor), forgery)
    expect((await add(visitor, response)).body.code).toBe(40011)
  })

  test('takes an answer once, from the member and the browser that were asked', async () => {
    const { visitor } = await newMember()
    const other = member
    const response = new Authenticator().create(await optionsToAdd(visitor))
    await optionsToAdd(other.visitor)
    expect((await add(other.visitor, response)).body.code).toBe(40011)
    expect((await add(visitor, response)).status).toBe(200)
    expect((await add(visitor, response)).body.code).toBe(40011)
  })

  test('a passkey of one account is not added to another', async () => {
    const { device } = keeper
    const { visitor } = member
    expect((await add(visitor, device.create(await optionsToAdd(visitor)))).body.code).toBe(40011)
  })

  test.each([{}, { id: 1 }, { id: 'x', rawId: 'x', type: 'public-key', response: null }, { response: [] }])(
    'refuses nonsense: %j',
    async (response) => {
      const { visitor } = member
      await optionsToAdd(visitor)
      expect((await add(visitor, response)).body.code).toBe(40011)
    },
  )
})

describe('signing in', () => {
  test('needs nothing but the passkey, names nobody beforehand, and counts as both factors', async () => {
    const { device, id, account } = await newKeeper()
    await api.db.insert(twoFactors).values({ userId: id, secret: 'sealed', enabledAt: new Date() })
    const visitor = await newGuest()
    const options = await question(visitor)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const before = visitor.cookies.get('sessionid')
    const { body } = await answer(visitor, device.get(options, { origin: 'http://sg.localhost:3000' }))
    expect(body.data).toMatchObject({ status: 'signed_in', user: { email: account.email } })
    expect(visitor.cookies.get('sessionid')).not.toBe(before)
    expect(visitor.cookies.has('auth_flow')).toBe(false)
    expect(visitor.cookies.has('passkey_flow')).toBe(false)
    const [row] = await api.db.select().from(passkeys).where(eq(passkeys.userId, id))
    expect(row).toMatchObject({ counter: 1, lastUsedAt: expect.any(Date) })
  })

  test.each<[string, Forgery]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another question', { challenge: 'bm90IG91cnM' }],
    ['a device that verified nobody', { isVerified: false }],
    ['an answer to another kind of question', { type: 'webauthn.create' }],
  ])('refuses what comes from %s', async (_, forgery) => {
    const { device } = keeper
    const visitor = await newGuest()
    expect((await answer(visitor, device.get(await question(visitor), forgery))).body.code).toBe(40011)
    expect(await kindOf(visitor)).toBe('guest')
  })

  test('refuses a counter that went back: a copy of the passkey is about', async () => {
    const { device } = await newKeeper()
    const first = await newGuest()
    expect((await answer(first, device.get(await question(first), { counter: 5 }))).status).toBe(200)
    for (const counter of [5, 4, 0]) {
      const visitor = await newGuest()
      expect((await answer(visitor, device.get(await question(visitor), { counter }))).body.code).toBe(40011)
    }
  })

  test('takes an answer once, also from two browsers at once that share the cookie', async () => {
    const { device } = await newKeeper()
    const visitor = await newGuest()
    const response = device.get(await question(visitor))
    const copy = api.visitor()
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    const answers = await Promise.all([answer(visitor, response), answer(copy, response)])
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([0, 40011])
    expect((await answer(copy, response)).body.code).toBe(40011)
  })

  test('refuses another key, an unknown passkey, a late answer, and one that nobody asked for', async () => {
    const { device } = keeper
    const visitor = await newGuest()
    const options = await question(visitor)
    const right = device.get(options)
    const foreign = new Authenticator().get(options)
    expect((await answer(visitor, { ...right, response: foreign.response })).body.code).toBe(40011)
    expect((await answer(visitor, foreign)).body.code).toBe(40011)
    expect((await answer(await newGuest(), right)).body.code).toBe(40011)
    await api.db.update(authFlows).set({ expiresAt: new Date(0) })
    expect((await answer(visitor, right)).body.code).toBe(40011)
  })

  test('an account that is suspended is told so', async () => {
    const { device, id } = await newKeeper()
    await api.db.update(users).set({ isSuspended: true }).where(eq(users.id, id))
    const visitor = await newGuest()
    expect((await answer(visitor, device.get(await question(visitor)))).body.code).toBe(41044)
  })
})

test('is the second step too, for its own member’s passkeys; a code may be typed all the same', async () => {
  const { device, id, account } = await newKeeper()
  const thief = keeper
  await api.db.insert(twoFactors).values({ userId: id, secret: 'sealed', enabledAt: new Date() })
  const visitor = await newGuest()
  const { body } = await visitor.post('/api/auth/jobseekers/login', {
    login: account.email,
    password: account.password,
  })
  expect(body.data).toEqual({ status: 'two_factor', methods: ['totp', 'passkey'] })
  const options = await question(visitor)
  expect(options.allowCredentials).toMatchObject([{ id: device.id.toString('base64url') }])
  expect((await answer(visitor, thief.device.get(options))).body.code).toBe(40011)
  const typed = await visitor.post('/api/auth/two-factor/verify', { method: 'totp', code: '000000' })
  expect(typed.body.code).toBe(41040)
  expect((await answer(visitor, device.get(options))).body.data.status).toBe('signed_in')
  expect(await kindOf(visitor)).toBe('member')
})

describe('proving again who one is', () => {
  test('makes the session good for sensitive changes again', async () => {
    const { visitor, device, id } = await newKeeper()
    await forgetReauthentication(id)
    const confirm = (response: object) => visitor.post('/api/auth/confirm', { method: 'passkey', response })
    const response = device.get(await question(visitor))
    expect((await answer(visitor, response)).body.code).toBe(40011)
    expect((await confirm(response)).status).toBe(200)
    expect((await confirm(response)).body.code).toBe(40011)
    expect((await visitor.post('/api/auth/passkeys/options')).status).toBe(200)
  })

  test('another member’s passkey proves nothing', async () => {
    const { visitor } = await newKeeper()
    const { device } = keeper
    const response = device.get(await question(visitor))
    expect((await visitor.post('/api/auth/confirm', { method: 'passkey', response })).body.code).toBe(40011)
  })

  test('is needed to add and to remove', async () => {
    const { visitor, id, passkeyId } = await newKeeper()
    await forgetReauthentication(id)
    expect((await visitor.post('/api/auth/passkeys/options')).body.code).toBe(40007)
    expect((await add(visitor, {})).body.code).toBe(40007)
    expect((await visitor.delete(`/api/auth/passkeys/${passkeyId}`)).body.code).toBe(40007)
  })
})

describe('a member’s passkeys', () => {
  test('are named and removed by their member alone', async () => {
    const { visitor, passkeyId } = await newKeeper()
    const other = member
    const path = `/api/auth/passkeys/${passkeyId}`
    expect((await other.visitor.patch(path, { name: 'Mine' })).status).toBe(404)
    expect((await other.visitor.delete(path)).status).toBe(404)
    expect((await visitor.patch(path, { name: 'Key on my ring' })).body.data.passkeys[0].name).toBe('Key on my ring')
    expect((await visitor.patch(path, { name: ' ' })).status).toBe(422)
    expect((await visitor.delete(path)).body.data.passkeys).toEqual([])
    expect((await visitor.delete(path)).status).toBe(404)
  })

  test('the last way in stays', async () => {
    const { visitor, id, passkeyId } = await newKeeper()
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, id))
    expect((await visitor.delete(`/api/auth/passkeys/${passkeyId}`)).body.code).toBe(40008)
  })
})

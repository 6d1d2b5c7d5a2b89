import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { hashToken, newToken } from '../../platform/session/session-store.ts'
import { messagesTo, newEmail } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { attempts, magicLinks } from '../tables.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const ask = (email: string, facts: object = {}) => api.visitor().post('/api/auth/login/magic-link', { email, ...facts })
const read = (token: string) => api.visitor().post('/api/auth/login/magic-link/read', { token })
const enter = (token: string, visitor = api.visitor()) => visitor.post('/api/auth/login/magic-link/verify', { token })

const sentToken = async (email: string): Promise<string> => {
  await api.deliverMails()
  for (const { text } of await messagesTo(api, email)) {
    const [, token] = /\/en-us\/get-started\/link#([\w-]{43})$/m.exec(text) ?? []
    if (token) return token
  }
  throw new Error('no link was sent')
}
const newMember = async () => {
  const { body } = await api.visitor().register()
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, body.data.user.id))
  return body.data.user as { id: number; email: string }
}

test('a link tells whom it signs in as often as it is asked, and signs in once', async () => {
  const { email, id } = await newMember()
  expect((await ask(email, { redirect: '/en-us/job/cook-1?from=mail' })).body.data).toEqual({ resend_after: 60 })
  const token = await sentToken(email)
  const expected = { email, redirect: '/en-us/job/cook-1?from=mail' }
  expect((await read(token)).body.data).toEqual(expected)
  expect((await read(token)).body.data).toEqual(expected)
  const answers = await Promise.all([1, 2, 3].map(() => enter(token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  expect(answers.find(({ status }) => status === 200)?.body.data).toMatchObject({ status: 'signed_in', user: { id } })
  expect((await enter(token)).body.code).toBe(41171)
  expect((await read(token)).body.code).toBe(41171)
})

// Opened a second time it was “out of date”: confirming the address takes back all links, the one that did it too.
test('a link that confirmed the address has been used, and no other that was sent before counts', async () => {
  const { body } = await api.visitor().register()
  const { email } = body.data.user
  const forgotten = newToken()
  await api.db.insert(magicLinks).values({
    tokenHash: hashToken(forgotten),
    email,
    redirect: null,
    expiresAt: sql`now() + interval '1 day'`,
  })
  await ask(email)
  const token = await sentToken(email)
  expect((await enter(token)).body.data).toMatchObject({ status: 'signed_in', is_password_removed: true })
  expect((await read(token)).body.code).toBe(41171)
  expect((await read(forgotten)).body.code).toBe(41172)
})

// Any subdomain was followed, and the Host is whatever the caller says: a link to a victim could lead to a name that was let go.
test('the link leads to the host that was asked where that is a country’s, and else to the public one', async () => {
  const leadsTo = async (host: string) => {
    const { email } = await newMember()
    await api.visitor().post('/api/auth/login/magic-link', { email }, { 'x-forwarded-host': host })
    await api.deliverMails()
    const texts = (await messagesTo(api, email)).map(({ text }) => text).join('\n')
    return /(http\S+)\/en-us\/get-started\/link#/.exec(texts)?.[1]
  }
  expect(await leadsTo('jp.localhost:3000')).toBe('http://jp.localhost:3000')
  for (const host of ['evil.localhost:3000', 'x.jp.localhost:3000'])
    expect(await leadsTo(host)).toBe('http://localhost:3000')
  // Nothing at all is done under a name that is none of ours.
  expect(await leadsTo('localhost:3000.evil.example')).toBeUndefined()
})

test('the token is kept nowhere in clear, and is in no part of the address that a server sees', async () => {
  const { email } = await newMember()
  await ask(email)
  const token = await sentToken(email)
  const mail = (await messagesTo(api, email)).find(({ text }) => text.includes(token))
  const [address = ''] = /http\S+/.exec(mail?.text ?? '') ?? []
  const url = new URL(address)
  expect(url.pathname + url.search).not.toContain(token)
  const stored = await api.db.execute(
    sql`select (select json_agg(m) from ${magicLinks} m)::text || (select json_agg(o) from ${outbox} o)::text as text`,
  )
  expect(String(stored.rows[0]?.text)).not.toContain(token)
})

test('it lives a month', async () => {
  const { email } = await newMember()
  await ask(email)
  const token = await sentToken(email)
  const [row] = await api.db
    .select({ days: sql<number>`extract(epoch from expires_at - created_at)::int / 86400` })
    .from(magicLinks)
    .where(eq(magicLinks.email, email))
  expect([28, 29, 30, 31]).toContain(row?.days)
  await api.db.update(magicLinks).set({ expiresAt: sql`now()` }).where(eq(magicLinks.email, email))
  expect((await read(token)).body.code).toBe(41172)
  expect((await enter(token)).body.code).toBe(41172)
})

test('an address without an account gets the same answer, and its link goes on to register', async () => {
  const { email: known } = await newMember()
  const email = newEmail()
  expect((await ask(email)).body).toEqual((await ask(known)).body)
  const { body } = await enter(await sentToken(email))
  expect(body.data).toMatchObject({ status: 'registration', email })
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/en-us//x', 'javascript:alert(1)'])(
  'the way on %j is dropped',
  async (redirect) => {
    const email = newEmail()
    await ask(email, { redirect })
    expect((await read(await sentToken(email))).body.data).toEqual({ email, redirect: null })
  },
)

test('made-up links are out of date', async () => {
  expect((await enter('a'.repeat(43))).body.code).toBe(41172)
  expect((await enter('x')).body.code).toBe(40001)
})

test('another within a minute is too early, with the seconds to wait', async () => {
  const email = newEmail()
  await ask(email)
  const { status, body, headers } = await ask(email)
  expect([status, body.code]).toEqual([429, 40006])
  expect(Number(headers['retry-after'])).toBeGreaterThan(50)
  await api.db.update(attempts).set({ expiresAt: sql`now() - interval '1 second'` })
  expect((await ask(email)).status).toBe(200)
})

test('links die when the password is changed', async () => {
  const visitor = api.visitor()
  const { body } = await visitor.register()
  const { id, email } = body.data.user
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, id))
  await ask(email)
  const token = await sentToken(email)
  expect((await visitor.post('/api/auth/password', { new_password: 'another fine password' })).status).toBe(200)
  expect((await enter(token)).body.code).toBe(41172)
})

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { hashPassword } from '@jobspan/kit-server/password'
import { eq, sql } from 'drizzle-orm'
import { people, sessions, signInAttempts } from '../platform/database/schema/people.ts'
import { demoPassword, openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'

let registry: SignedInRegistry
beforeAll(async () => {
  registry = await openSignedInRegistry()
}, 60_000)
afterAll(() => registry.close())

const right = { email: 'admin@jobspan.example', password: demoPassword }

describe('signing in', () => {
  test('opens a session that only a strict, hidden cookie carries', async () => {
    const browser = registry.browser()
    const { status, body, headers } = await browser.send('POST', '/v1/sign-in', {
      ...right,
      email: ' ADMIN@jobspan.example ',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ email: right.email, role: 'administrator', disabled: false })
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
    expect(String([headers['set-cookie']].flat()[0])).toMatch(
      /^registry_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect((await browser.send('GET', '/v1/me')).body.data).toMatchObject({
      person: { email: right.email },
      token: null,
      oidc: null,
    })
    const stored = JSON.stringify(await registry.db.select().from(sessions))
    expect(stored).not.toContain(browser.cookies.get('registry_session'))
  })

  test.each([
    ['a wrong password', { ...right, password: 'walk-the-registry' }],
    ['an unknown address', { ...right, email: 'nobody@jobspan.example' }],
    ['a disabled person', { ...right, email: 'gone@jobspan.example' }],
  ])('%s is refused in the same words', async (_, body) => {
    const [admin] = await registry.db.select().from(people).where(eq(people.email, right.email))
    await registry.db
      .insert(people)
      .values({
        name: 'Gone',
        email: 'gone@jobspan.example',
        role: 'viewer',
        remotes: [],
        disabled: true,
        passwordHash: admin?.passwordHash ?? '',
      })
      .onConflictDoNothing()
    const answer = await registry.browser().send('POST', '/v1/sign-in', body)
    expect(answer.status).toBe(401)
    expect(answer.body.message).toMatch(/^Address or password is wrong/)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    {},
    { email: 'x' },
    { email: 'a'.repeat(300), password: 'x' },
    { email: right.email, password: 'x'.repeat(201) },
  ])('a body that is none, no. %#', async (body) => {
    expect((await registry.browser().send('POST', '/v1/sign-in', body)).status).toBe(422)
  })

  test('begins a new session each time, and ends the one before', async () => {
    const browser = await registry.signIn('viewer')
    const earlier = registry.browser()
    earlier.cookies.set('registry_session', browser.cookies.get('registry_session') ?? '')
    await browser.send('POST', '/v1/sign-in', right)
    expect(browser.cookies.get('registry_session')).not.toBe(earlier.cookies.get('registry_session'))
    expect((await earlier.send('GET', '/v1/me')).body.data.person).toBeNull()
  })

  test('ends with signing out, and after twelve hours', async () => {
    const browser = await registry.signIn('viewer')
    const copy = new Map(browser.cookies)
    expect((await browser.send('POST', '/v1/sign-out')).status).toBe(200)
    expect(browser.cookies.has('registry_session')).toBe(false)
    browser.cookies.set('registry_session', copy.get('registry_session') ?? '')
    expect((await browser.send('GET', '/v1/me')).body.data.person).toBeNull()
    expect((await browser.send('POST', '/v1/sign-out')).status).toBe(401)

    const other = await registry.signIn('viewer')
    await registry.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` })
    expect((await other.send('GET', '/v1/me')).body.data.person).toBeNull()
  })

  test('takes no longer for a known address than for an unknown one', async () => {
    const time = async (email: string) => {
      const times: number[] = []
      for (let round = 0; round < 7; round += 1) {
        const began = performance.now()
        await registry.browser().send('POST', '/v1/sign-in', { email, password: 'not the password' })
        times.push(performance.now() - began)
      }
      return times.toSorted((a, b) => a - b)[3] ?? 0
    }
    const [known, unknown] = [await time(right.email), await time('nobody@jobspan.example')]
    expect(unknown).toBeGreaterThan(known * 0.4)
    expect(known).toBeGreaterThan(unknown * 0.4)
  })
})

describe('a change that another site has the browser send', () => {
  test.each([
    ['from a foreign origin', { origin: 'https://evil.example' }],
    ['from no origin at all', { origin: 'null' }],
    ['without the header', { 'x-requested-with': '' }],
    ['from the site itself', { origin: 'http://localhost:3000' }],
  ])('%s is refused', async (_, headers) => {
    const admin = await registry.signIn('admin')
    const answer = await admin.send('POST', '/v1/tokens', { name: 'x', role: 'viewer', remotes: [], days: 1 }, headers)
    expect(answer.status).toBe(403)
  })

  test('an invented Authorization header does not let the cookie through', async () => {
    const admin = await registry.signIn('admin')
    const headers = { authorization: 'Bearer x', origin: 'https://evil.example', 'x-requested-with': '' }
    expect((await admin.send('GET', '/v1/people', undefined, headers)).status).toBe(401)
    expect((await admin.send('POST', '/v1/sign-out', {}, headers)).status).toBe(401)
  })
})

describe('guessing', () => {
  let strict: SignedInRegistry
  beforeAll(async () => {
    strict = await openSignedInRegistry({ RATE_LIMIT_FACTOR: '1' })
  }, 60_000)
  afterAll(() => strict.close())
  const guess = (email: string, password: string, address: string) =>
    strict.browser().send('POST', '/v1/sign-in', { email, password }, { 'x-forwarded-for': address })
  const forget = () => strict.db.delete(signInAttempts)

  test('of forty guesses at once from forty networks, ten are evaluated; then even the right one waits', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(right.email, `wrong password ${index}`, `203.0.113.${index + 1}`)),
    )
    expect(responses.filter((answer) => answer.status === 401)).toHaveLength(10)
    const refused = responses.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(30)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(590)
    expect((await guess(right.email, demoPassword, '198.51.100.1')).status).toBe(429)
    // Others are not locked out with them.
    expect((await guess('viewer@jobspan.example', demoPassword, '198.51.100.1')).status).toBe(200)
    await forget()
  })

  test('one network has ten guesses, whatever the addresses', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect((await guess(`person${index}@jobspan.example`, 'wrong', '2001:db8::1')).status).toBe(401)
    }
    expect((await guess('someone@jobspan.example', 'wrong', '2001:db8::2')).status).toBe(429)
    expect((await guess(right.email, 'wrong', '2001:db9::1')).status).toBe(401)
    await forget()
  })

  test('who is right is not counted; ten minutes later all is forgotten', async () => {
    for (let index = 0; index < 15; index += 1) {
      expect((await guess(right.email, demoPassword, '203.0.113.9')).status).toBe(200)
    }
    for (let index = 0; index < 10; index += 1) await guess(right.email, 'wrong', '203.0.113.9')
    expect((await guess(right.email, demoPassword, '203.0.113.9')).status).toBe(429)
    await strict.db.update(signInAttempts).set({ at: sql`now() - interval '11 minutes'` })
    expect((await guess(right.email, demoPassword, '203.0.113.9')).status).toBe(200)
    await forget()
  })
})

// Whoever knew a person's address kept them out of the console by ten wrong passwords every ten minutes: nobody could halt a release.
describe('a stranger', () => {
  let strict: SignedInRegistry
  beforeAll(async () => {
    strict = await openSignedInRegistry({ RATE_LIMIT_FACTOR: '1' })
  }, 60_000)
  afterAll(() => strict.close())
  const signIn = (browser: ReturnType<SignedInRegistry['browser']>, password: string, address = '203.0.113.9') =>
    browser.send('POST', '/v1/sign-in', { email: right.email, password }, { 'x-forwarded-for': address })
  const guessFromEverywhere = async () => {
    for (let index = 0; index < 11; index += 1) await signIn(strict.browser(), 'wrong', `198.51.100.${index}`)
    for (let index = 0; index < 11; index += 1) await signIn(strict.browser(), 'wrong')
  }

  test('does not lock a person out of a browser on which they signed in before', async () => {
    const own = strict.browser()
    await signIn(own, demoPassword)
    own.cookies.delete('registry_session')
    await guessFromEverywhere()
    expect((await signIn(strict.browser(), demoPassword)).status).toBe(429)
    expect((await signIn(own, demoPassword)).status).toBe(200)
    // The browser has a limit of its own, so that it is worth nothing to a thief.
    for (let index = 0; index < 10; index += 1) expect((await signIn(own, 'wrong')).status).toBe(401)
    expect((await signIn(own, demoPassword)).status).toBe(429)
    await strict.db.delete(signInAttempts)
  })

  test('makes no browser a known one: not by a cookie of another person, nor of a password that has changed', async () => {
    const own = strict.browser()
    await signIn(own, demoPassword)
    const cookie = own.cookies.get('registry_device') ?? ''
    const other = strict.browser()
    await other.send('POST', '/v1/sign-in', { email: 'viewer@jobspan.example', password: demoPassword })
    const [person] = await strict.db.select().from(people).where(eq(people.email, right.email))
    const passwordHash = await hashPassword('another fine password')
    await strict.db
      .update(people)
      .set({ passwordHash })
      .where(eq(people.id, person?.id ?? 0))
    await guessFromEverywhere()
    const stale = strict.browser()
    stale.cookies.set('registry_device', cookie)
    for (const browser of [other, stale]) expect((await signIn(browser, 'another fine password')).status).toBe(429)
  })
})

test('over https the cookie is bound to the host', async () => {
  const secure = await openSignedInRegistry({ REGISTRY_PUBLIC_ORIGIN: 'https://registry.example' })
  const answer = await secure.browser().send('POST', '/v1/sign-in', right, { origin: 'https://registry.example' })
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-registry_session=.*HttpOnly; Secure; SameSite=Strict$/)
  await secure.close()
}, 60_000)

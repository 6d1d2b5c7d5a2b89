import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import { mailbox } from '../../notifications/tables.ts'
import { loadSealKey } from '../../platform/crypto/seal.ts'
import { unsealUser } from '../../platform/session/session-user.ts'
import { withSaturatedPasswordQueue } from '../../testing/saturated-password-queue.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const newMember = async () => {
  const account = registration()
  const visitor = api.visitor()
  await visitor.guest()
  const answer = await visitor.register(account)
  return { account, visitor, answer }
}
const login = (visitor: ReturnType<TestApp['visitor']>, email: string, password: string) =>
  visitor.post('/api/auth/jobseekers/login', { login: email, password })

describe('guests', () => {
  test('get a session that only the cookie carries', async () => {
    const visitor = api.visitor()
    const { status, body, headers } = await visitor.guest()
    expect(status).toBe(200)
    expect(body.data).toEqual({ kind: 'guest' })
    expect(String(headers['set-cookie'])).toMatch(
      /^sessionid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    )
    expect((await visitor.get('/api/jobseeker/me')).body.data).toEqual({ kind: 'guest' })
  })

  test('keep the session they have', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    const before = visitor.cookies.get('sessionid')
    await visitor.guest()
    expect(visitor.cookies.get('sessionid')).toBe(before)
  })

  test('only the hash of the token is stored', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    const rows = await api.db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('sessionid'))
  })

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '%00', "' or 1=1"])(
    'the made-up session “%s” is none',
    async (token) => {
      const visitor = api.visitor()
      visitor.cookies.set('sessionid', encodeURIComponent(token))
      expect((await visitor.get('/api/jobseeker/me')).body.code).toBe(40003)
    },
  )

  // It said that the session had ended, to somebody whose browser never kept one.
  test('a browser that keeps no cookies is told so where a session is needed, and another that its session ended', async () => {
    const said = async (cookie: string) => {
      const { status, body } = await api.visitor().get('/api/job/jobs/saved-jobs', { cookie, 'language-id': '4' })
      expect([status, body.code]).toEqual([401, 40003])
      return body.errors.error[0]
    }
    expect(await said('')).toContain('Cookieを許可')
    expect(await said('source=job_search')).toContain('セッションの有効期限が切れました')
  })

  test('an expired session is none', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    await api.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await visitor.get('/api/jobseeker/me')).status).toBe(401)
  })
})

describe('registration', () => {
  test('signs in under a new token, with the session user and a welcome mail', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    const guestToken = visitor.cookies.get('sessionid')
    const account = registration({ email: 'New.Person@Example.com' })
    const { status, body } = await visitor.register(account, { 'language-id': '4' })
    expect(status).toBe(201)
    expect(body.data.user).toMatchObject({
      email: 'new.person@example.com',
      first_name: 'Aiko',
      chat_flow: '0',
      active_key: 1,
    })
    expect(JSON.stringify(body)).not.toContain('password')
    expect(visitor.cookies.get('sessionid')).not.toBe(guestToken)
    expect((await visitor.get('/api/jobseeker/me')).body.data).toMatchObject({ kind: 'member' })
    await api.deliverMails()
    const mails = await api.db.select().from(mailbox).where(eq(mailbox.recipient, 'new.person@example.com'))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ language: 'ja', subject: 'Jobspanへようこそ' })
  })

  test('the old guest token stays a guest’s: it never reaches the account', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    const thief = api.visitor()
    thief.cookies.set('sessionid', visitor.cookies.get('sessionid') ?? '')
    await visitor.register()
    expect((await thief.get('/api/jobseeker/me')).body.data).toEqual({ kind: 'guest' })
  })

  test('the user cookie is sealed', async () => {
    const { visitor, account } = await newMember()
    const sealed = visitor.cookies.get('user') ?? ''
    expect(sealed).not.toContain(account.email)
    const key = await loadSealKey(api.db)
    expect(unsealUser(key, sealed)).toMatchObject({ email: account.email })
    expect(unsealUser(key, `${sealed.slice(0, -4)}AAAA`)).toBeNull()
  })

  test('scripts of a page may read that somebody is signed in, and nothing else', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    expect(visitor.cookies.has('auth_status')).toBe(false)
    const { headers } = await visitor.register()
    const set = [headers['set-cookie']].flat().map(String)
    expect(set.filter((cookie) => !cookie.includes('HttpOnly'))).toEqual([
      'auth_status=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ])
  })

  test('a taken address is refused in the fixed words, however it is written', async () => {
    const { account } = await newMember()
    const { status, body } = await api
      .visitor()
      .register({ email: ` ${account.email.toUpperCase()} ` }, { 'language-id': '9' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 41001,
      message: 'Este correo electrónico ya está registrado.',
      errors: { error: ['The email has already been taken.'] },
    })
  })

  test('two registrations of one address at once make one account', async () => {
    const account = registration()
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.visitor().register(account)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422, 422, 422])
    expect(await api.db.select().from(users).where(eq(users.email, account.email))).toHaveLength(1)
  })

  test('repeated with its key from a browser that never got the answer, it signs in', async () => {
    const account = registration()
    const key = { 'idempotency-key': crypto.randomUUID() }
    await api.visitor().register(account, key)
    const again = api.visitor()
    // Another campaign may have led to the page that asks again.
    const { status, body } = await again.register({ ...account, utm: { utm_source: 'mail' } }, key)
    expect(status).toBe(201)
    expect(body.data.user.email).toBe(account.email)
    expect((await again.get('/api/jobseeker/me')).body.data.kind).toBe('member')
  })

  test('the key alone opens nothing: another password, body or key is a taken address', async () => {
    const account = registration()
    const key = crypto.randomUUID()
    await api.visitor().register(account, { 'idempotency-key': key })
    const refused = [
      api.visitor().register({ ...account, password: 'another password' }, { 'idempotency-key': key }),
      api.visitor().register({ ...account, first_name: 'Other' }, { 'idempotency-key': key }),
      api.visitor().register(account, { 'idempotency-key': crypto.randomUUID() }),
      api.visitor().register(account),
    ]
    for (const answer of await Promise.all(refused)) expect(answer.body.code).toBe(41001)
  })

  test.each([
    { email: 'no address' },
    { email: `${'a'.repeat(300)}@example.com` },
    { password: 'short' },
    { password: 'x'.repeat(129) },
    { first_name: '   ' },
    { last_name: 'x'.repeat(51) },
    { terms_and_condition: 0 },
    { contact_number: '1'.repeat(16) },
    { country_key: 'atlantis' },
  ])('%j is refused and named', async (facts) => {
    const { status, body } = await api.visitor().register(facts)
    expect(status).toBe(422)
    expect(body.code).toBe(40001)
    expect(Object.keys(body.errors)).toContain(Object.keys(facts)[0])
  })

  test('NUL and half characters in a name do not trouble the database', async () => {
    const { status, body } = await api.visitor().register({ first_name: 'A\0b\ud800', last_name: '<script>' })
    expect(status).toBe(201)
    expect(body.data.user).toMatchObject({ first_name: 'Ab\ufffd', last_name: '<script>' })
  })
})

describe('login', () => {
  test('a wrong password and an unknown address get one and the same answer', async () => {
    const { account } = await newMember()
    const answers = [
      await login(api.visitor(), account.email, 'wrong password'),
      await login(api.visitor(), 'nobody@example.com', 'wrong password'),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual(answers[0]?.body)
      expect(body.code).toBe(40002)
    }
  })

  test('a suspended account is told so, to its owner only, and its sessions end', async () => {
    const { account, visitor } = await newMember()
    await api.db.update(users).set({ isSuspended: true }).where(eq(users.email, account.email))
    expect((await login(api.visitor(), account.email, account.password)).body).toMatchObject({ code: 41044 })
    expect((await login(api.visitor(), account.email, 'wrong password')).body.code).toBe(40002)
    expect((await visitor.get('/api/jobseeker/me')).status).toBe(403)
  })

  // Nothing ended that session: the browser was neither a member's nor a guest's, on every page, until its cookies were cleared.
  test('a suspended member’s browser is a guest’s as soon as it asks to be one', async () => {
    const { account, visitor } = await newMember()
    await api.db.update(users).set({ isSuspended: true }).where(eq(users.email, account.email))
    const token = visitor.cookies.get('sessionid') ?? ''
    expect((await visitor.guest()).body.data).toEqual({ kind: 'guest' })
    expect([...visitor.cookies.keys()]).toEqual(['sessionid', 'known_device'])
    expect((await visitor.get('/api/jobseeker/me')).body.data).toEqual({ kind: 'guest' })
    await api.db.update(users).set({ isSuspended: false }).where(eq(users.email, account.email))
    visitor.cookies.set('sessionid', token)
    expect((await visitor.get('/api/jobseeker/me')).status).toBe(401)
  })

  test('changes the token, so one planted beforehand is worth nothing', async () => {
    const { account } = await newMember()
    const visitor = api.visitor()
    await visitor.guest()
    const planted = visitor.cookies.get('sessionid')
    expect((await login(visitor, account.email, account.password)).status).toBe(200)
    expect(visitor.cookies.get('sessionid')).not.toBe(planted)
  })
})

// Made of “correct horse battery” with the 19 MiB and two passes that were taken until ADR 31.
const formerHash = '$argon2id$v=19$m=19456,t=2,p=1$p4WVTC0TnIBmPpJY3VttCQ$oW8TVSpXALlqSkwAf0bWJzOeR1lJxt6iHbhr+AlSaZ8'

test('a password kept at a former cost still opens its account, and is kept at the present one then', async () => {
  const { account, answer } = await newMember()
  const mine = eq(users.id, answer.body.data.user.id)
  const stored = async () => (await api.db.select().from(users).where(mine))[0]?.passwordHash
  const [, , , cost] = String(await stored()).split('$')
  await api.db.update(users).set({ passwordHash: formerHash }).where(mine)
  expect((await login(api.visitor(), account.email, 'not this one')).status).toBe(401)
  expect(await stored()).toBe(formerHash)
  expect((await login(api.visitor(), account.email, account.password)).status).toBe(200)
  const renewed = await stored()
  expect(renewed).toContain(`$${cost}$`)
  expect((await login(api.visitor(), account.email, account.password)).status).toBe(200)
  expect(await stored()).toBe(renewed)
})

describe('log-out', () => {
  test('ends this session and no other, and may be repeated', async () => {
    const { account, visitor } = await newMember()
    const other = api.visitor()
    await login(other, account.email, account.password)
    const token = visitor.cookies.get('sessionid') ?? ''
    for (const name of ['experiment', 'im_auth_sid', 'remind_user_complete_resume', 'source', 'geoConfiguration'])
      visitor.cookies.set(name, 'set')
    expect((await visitor.post('/api/auth/log-out', { source: 'web' })).status).toBe(200)
    expect([...visitor.cookies.keys()]).toEqual(['known_device', 'source', 'geoConfiguration'])
    visitor.cookies.set('sessionid', token)
    expect((await visitor.get('/api/jobseeker/me')).status).toBe(401)
    expect((await visitor.post('/api/auth/log-out')).status).toBe(200)
    expect((await other.get('/api/jobseeker/me')).body.data.kind).toBe('member')
  })
})

test('guessing one account’s password is stopped, whatever address it comes from', async () => {
  const { createTestApp } = await import('../../testing/test-app.ts')
  const api = await createTestApp({ RATE_LIMIT_FACTOR: '1' })
  const attempt = (index: number) =>
    api
      .visitor()
      .post(
        '/api/auth/jobseekers/login',
        { login: 'victim@example.com', password: `guess ${index}` },
        { 'x-forwarded-for': `203.0.113.${index}` },
      )
  const answers = []
  for (let index = 1; index <= 21; index += 1) answers.push(await attempt(index))
  expect(answers.slice(0, 20).map((answer) => answer.status)).toEqual(Array(20).fill(401))
  const last = answers.at(-1)
  expect(last?.status).toBe(429)
  expect(last?.body.code).toBe(40006)
  expect(last?.body.message).toMatch(/try again in \d+ minutes/)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  await api.close()
}, 60_000)

// A crowd that signed in at once held every place of the process, and whoever came after, be it to search, got no answer for seconds. Then
// whoever came back twenty times with the right password was shut out: each time had counted as a guess.
test('where too many passwords wait to be hashed, whoever signs in is told at once to come back, and others are served', async () => {
  const { createTestApp } = await import('../../testing/test-app.ts')
  const api = await createTestApp({ RATE_LIMIT_FACTOR: '1' })
  const account = registration()
  await api.visitor().register(account)
  const signIn = () =>
    api.visitor().post('/api/auth/jobseekers/login', { login: account.email, password: account.password })
  await withSaturatedPasswordQueue(async () => {
    for (let times = 0; times < 20; times += 1) {
      const { status, body, headers } = await signIn()
      expect([status, body.code, body.data]).toEqual([503, 50101, null])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await api.visitor().guest()).status).toBe(200)
  })
  expect((await signIn()).status).toBe(200)
  await api.close()
}, 60_000)

test('over https the cookie is bound to host and transport', async () => {
  const { createTestApp } = await import('../../testing/test-app.ts')
  const api = await createTestApp({ PUBLIC_ORIGIN: 'https://jobs.example' })
  const visitor = api.visitor()
  const { headers } = await visitor.guest()
  expect(String(headers['set-cookie'])).toMatch(/^__Host-sessionid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/)
  expect((await visitor.get('/api/jobseeker/me')).body.data).toEqual({ kind: 'guest' })
  await api.close()
}, 60_000)

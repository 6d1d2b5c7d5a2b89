import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { sessions } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration, type TestClient } from '../../testing/visitor.ts'
import { authFlows, recoveryCodes, twoFactors } from '../tables.ts'

let api: TestApp

beforeAll(async () => {
  // A thousand calls at once are what this is about, not how many the server takes on.
  api = await createTestApp({ MAX_AT_ONCE: '0' })
}, 120_000)
afterAll(() => api.close())

/** A code of the app; `steps` of 30 seconds from now. Enabling takes the present step, so that signing in needs the next. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const newMember = async () => {
  const account = registration()
  const visitor = api.visitor()
  const { body } = await visitor.register(account)
  return { account, visitor, id: body.data.user.id as number }
}
const begin = async (visitor: TestClient) =>
  (await visitor.post('/api/auth/two-factor/setup')).body.data as { secret: string; otpauth_url: string }
const newProtected = async () => {
  const member = await newMember()
  const { secret } = await begin(member.visitor)
  const { body } = await member.visitor.post('/api/auth/two-factor/enable', { code: codeOf(secret, -1) })
  return { ...member, secret, codes: body.data.recovery_codes as string[] }
}
const login = async ({ email, password }: ReturnType<typeof registration>) => {
  const visitor = api.visitor()
  await visitor.guest()
  const answer = await visitor.post('/api/auth/jobseekers/login', { login: email, password })
  return { visitor, answer }
}
const verify = (visitor: TestClient, body: object) => visitor.post('/api/auth/two-factor/verify', body)
const isMember = async (visitor: TestClient) => (await visitor.get('/api/jobseeker/me')).body.data?.kind === 'member'

describe('setting up an authenticator app', () => {
  test('gives a secret that nothing but the app keeps in clear, and is on only after a code of it', async () => {
    const { visitor, account, id } = await newMember()
    const { secret, otpauth_url } = await begin(visitor)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(otpauth_url).toContain(`secret=${secret}`)
    expect(otpauth_url).toContain('issuer=Jobspan')
    const [row] = await api.db.select().from(twoFactors).where(eq(twoFactors.userId, id))
    expect(JSON.stringify(row)).not.toContain(secret)
    expect((await login(account)).answer.body.data.status).toBe('signed_in')
    expect((await visitor.post('/api/auth/two-factor/enable', { code: codeOf(secret, 5) })).body.code).toBe(41040)
    const { body } = await visitor.post('/api/auth/two-factor/enable', { code: codeOf(secret) })
    expect(new Set(body.data.recovery_codes).size).toBe(10)
    expect((await login(account)).answer.body.data.status).toBe('two_factor')
  })

  test('begun anew, the earlier secret is worth nothing', async () => {
    const { visitor } = await newMember()
    const first = await begin(visitor)
    await begin(visitor)
    const { body } = await visitor.post('/api/auth/two-factor/enable', { code: codeOf(first.secret) })
    expect(body.code).toBe(41040)
  })

  test('an app that is on is not replaced: it is switched off first', async () => {
    const { visitor } = await newProtected()
    expect((await visitor.post('/api/auth/two-factor/setup')).status).toBe(403)
  })

  test('at most ten guesses are looked at', async () => {
    const { visitor } = await newMember()
    const { secret } = await begin(visitor)
    const guess = (code: string) => visitor.post('/api/auth/two-factor/enable', { code })
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(codeOf(secret, 9))))
    expect(answers.filter(({ body }) => body.code === 41040)).toHaveLength(10)
    expect((await guess(codeOf(secret))).body.code).toBe(40006)
  })

  test.each([
    ['POST', '/api/auth/two-factor/setup', {}],
    ['POST', '/api/auth/two-factor/enable', { code: '123456' }],
    ['POST', '/api/auth/two-factor/recovery-codes', {}],
    ['DELETE', '/api/auth/two-factor', undefined],
  ] as const)('%s %s needs a member who proved lately who they are', async (method, path, body) => {
    const { visitor, id } = await newProtected()
    await api.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(sessions.userId, id))
    expect((await visitor.send(method, path, body)).body.code).toBe(40007)
    const guest = api.visitor()
    await guest.guest()
    expect((await guest.send(method, path, body)).body.code).toBe(40005)
  })

  test('is told by mail, on and off, and leaves other devices signed in', async () => {
    const { account, visitor } = await newMember()
    const other = (await login(account)).visitor
    const { secret } = await begin(visitor)
    await visitor.post('/api/auth/two-factor/enable', { code: codeOf(secret) })
    expect(await isMember(other)).toBe(true)
    const { body } = await visitor.delete('/api/auth/two-factor')
    expect(body.data.two_factor).toEqual({ is_enabled: false, recovery_codes_left: 0 })
    const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, account.email))
    expect(mails.map(({ template }) => template)).toEqual(expect.arrayContaining(['twoFactorOn', 'twoFactorOff']))
    expect((await login(account)).answer.body.data.status).toBe('signed_in')
  })
})

describe('the second step of signing in', () => {
  test('comes between the password and the session', async () => {
    const { account, secret } = await newProtected()
    const { visitor, answer } = await login(account)
    expect(answer.body.data).toEqual({ status: 'two_factor', methods: ['totp', 'recovery_code'] })
    expect(await isMember(visitor)).toBe(false)
    const before = visitor.cookies.get('sessionid')
    const { body } = await verify(visitor, { method: 'totp', code: codeOf(secret) })
    expect(body.data).toMatchObject({ status: 'signed_in', user: { email: account.email } })
    expect(visitor.cookies.get('sessionid')).not.toBe(before)
    expect(visitor.cookies.has('auth_flow')).toBe(false)
    expect(await isMember(visitor)).toBe(true)
  })

  test('takes the codes of the present half minute and of one to either side', async () => {
    const { account, secret, id } = await newProtected()
    await api.db.update(twoFactors).set({ lastStep: 0 }).where(eq(twoFactors.userId, id))
    for (const steps of [-2, 2]) {
      const { visitor } = await login(account)
      // A clock that jumps on between the two calls makes +2 a +1.
      const body = (await verify(visitor, { method: 'totp', code: codeOf(secret, steps * 3) })).body
      expect(body.code).toBe(41040)
    }
    const { visitor } = await login(account)
    expect((await verify(visitor, { method: 'totp', code: codeOf(secret, 1) })).body.data.status).toBe('signed_in')
  })

  test('takes no code twice, nor one older than the last', async () => {
    const { account, secret } = await newProtected()
    const code = codeOf(secret)
    expect((await verify((await login(account)).visitor, { method: 'totp', code })).body.code).toBe(0)
    const again = (await login(account)).visitor
    expect((await verify(again, { method: 'totp', code })).body.code).toBe(41040)
    expect((await verify(again, { method: 'totp', code: codeOf(secret, -1) })).body.code).toBe(41040)
    expect(await isMember(again)).toBe(false)
  })

  test('one code sent by two devices at once lets one in', async () => {
    const { account, secret } = await newProtected()
    const devices = [(await login(account)).visitor, (await login(account)).visitor]
    const code = codeOf(secret)
    const answers = await Promise.all(devices.map((visitor) => verify(visitor, { method: 'totp', code })))
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([0, 41040])
  })

  test('a recovery code opens once, however it is written', async () => {
    const { account, codes } = await newProtected()
    const written = ` ${String(codes[3]).toUpperCase().replace('-', ' ')} `
    const first = (await login(account)).visitor
    expect((await verify(first, { method: 'recovery_code', code: written })).body.data.status).toBe('signed_in')
    expect((await first.get('/api/auth/two-factor')).status).toBe(405)
    const second = (await login(account)).visitor
    expect((await verify(second, { method: 'recovery_code', code: codes[3] })).body.code).toBe(41040)
    expect((await verify(second, { method: 'recovery_code', code: codes[4] })).body.code).toBe(0)
  })

  test('recovery codes are stored as hashes, and new ones end the old', async () => {
    const { account, visitor, codes, id } = await newProtected()
    const rows = await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    const { body } = await visitor.post('/api/auth/two-factor/recovery-codes')
    const device = (await login(account)).visitor
    expect((await verify(device, { method: 'recovery_code', code: codes[0] })).body.code).toBe(41040)
    const fresh = { method: 'recovery_code', code: body.data.recovery_codes[0] }
    expect((await verify(device, fresh)).body.code).toBe(0)
  })

  test('another member’s codes open nothing', async () => {
    const victim = await newProtected()
    const thief = await newProtected()
    const { visitor } = await login(victim.account)
    expect((await verify(visitor, { method: 'totp', code: codeOf(thief.secret) })).body.code).toBe(41040)
    expect((await verify(visitor, { method: 'recovery_code', code: thief.codes[0] })).body.code).toBe(41040)
  })

  test('of a thousand guesses at once ten are looked at, in however many sign-ins they are made', async () => {
    const { account, secret } = await newProtected()
    const visitors = [(await login(account)).visitor, (await login(account)).visitor]
    const wrong = codeOf(secret, 40)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        verify(visitors[index % 2] as TestClient, { method: 'totp', code: wrong }),
      ),
    )
    const codes = answers.map(({ body }) => body.code)
    // Some may find the database too busy; those were not looked at either.
    expect(codes.filter((code) => code !== 40006 && code !== 50101).length).toBeLessThanOrEqual(10)
    expect(codes).not.toContain(0)
    const late = await verify(visitors[0] as TestClient, { method: 'totp', code: codeOf(secret) })
    expect(late.body.code).toBe(40006)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  }, 60_000)

  test('without a first step, or too long after it, there is no second one', async () => {
    const { account, secret, id } = await newProtected()
    const code = codeOf(secret)
    expect((await verify(api.visitor(), { method: 'totp', code })).body.code).toBe(41043)
    const made = api.visitor()
    made.cookies.set('auth_flow', 'a'.repeat(43))
    expect((await verify(made, { method: 'totp', code })).body.code).toBe(41043)
    const { visitor } = await login(account)
    await api.db
      .update(authFlows)
      .set({ expiresAt: new Date(0) })
      .where(eq(authFlows.userId, id))
    expect((await verify(visitor, { method: 'totp', code })).body.code).toBe(41043)
  })
})

import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { exportAccountData } from '../../account/data/export-account-data.ts'
import { imSessions } from '../../chats/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { newToken } from '../../platform/session/session-store.ts'
import { sealUser, unsealUser } from '../../platform/session/session-user.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { newEmail } from '../../testing/messages.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'

type Visitor = ReturnType<TestApp['visitor']>

let api: TestApp
let account: ReturnType<typeof registration>
let member: Visitor
let id: number
let job: number

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [jobRecord()])
  job = (await api.db.select({ id: jobs.id }).from(jobs))[0]?.id ?? 0
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  account = registration()
  member = api.visitor()
  await member.guest()
  id = (await member.register(account)).body.data.user.id
})

const token = (visitor: Visitor) => visitor.cookies.get('sessionid') ?? ''
const withToken = (value: string) => {
  const visitor = api.visitor()
  visitor.cookies.set('sessionid', value)
  return visitor
}
const login = (visitor: Visitor) =>
  visitor.post('/api/auth/jobseekers/login', { login: account.email, password: account.password })
const kindOf = async (visitor: Visitor) => (await visitor.get('/api/jobseeker/me')).body.data?.kind ?? 'nobody'
const me = async (visitor: Visitor) => (await visitor.get('/api/jobseeker/me')).body.data.user
const save = (visitor: Visitor) =>
  visitor.post('/api/job/saved-jobs/create', { job_id: job, device_uuid: 'd', device_udid: 'd', timestamp: 1 })
const savedBy = async (visitor: Visitor) => (await visitor.get('/api/job/jobs/saved-jobs')).body.data.total

describe('the session', () => {
  test('has another token after every sign-in, and the one before reaches no account', async () => {
    const first = token(member)
    await login(member)
    expect(token(member)).not.toBe(first)
    expect(await kindOf(withToken(first))).toBe('nobody')
    expect(await kindOf(member)).toBe('member')
  })

  test('is never one that somebody planted', async () => {
    const planted = newToken()
    const victim = withToken(planted)
    await victim.guest()
    expect(token(victim)).not.toBe(planted)
    await login(victim)
    expect(await kindOf(victim)).toBe('member')
    expect(await kindOf(withToken(planted))).toBe('nobody')
    // Nor where the sign-in or registration itself is the first thing that comes with it.
    for (const enter of [login, (visitor: Visitor) => visitor.register()]) {
      const direct = withToken(planted)
      await enter(direct)
      expect(await kindOf(direct)).toBe('member')
      expect(token(direct)).not.toBe(planted)
      expect(await kindOf(withToken(planted))).toBe('nobody')
    }
    // A true guest's token, planted by its owner, stays a guest's.
    const attacker = api.visitor()
    await attacker.guest()
    await login(withToken(token(attacker)))
    expect(await kindOf(attacker)).toBe('guest')
  })

  test('is worth nothing after logging out, replayed or not', async () => {
    const before = new Map(member.cookies)
    await member.post('/api/auth/log-out')
    for (const [name, value] of before) member.cookies.set(name, value)
    expect(await kindOf(member)).toBe('nobody')
    expect((await member.get('/api/auth/ways-in')).body.code).toBe(40003)
  })
})

describe('the user cookie', () => {
  test('opens nothing: another’s, a changed or an own-made one is not believed, and sealed anew', async () => {
    const other = api.visitor()
    await other.register()
    const own = await me(member)
    const forged = [
      other.cookies.get('user') ?? '',
      sealUser(createSecretKey(Buffer.alloc(32, 7)), { ...own, id: (await me(other)).id }),
      JSON.stringify({ ...own, is_email_verify: true }),
      `${member.cookies.get('user')?.slice(0, -3)}AAA`,
      'x'.repeat(3000),
    ]
    for (const value of forged) {
      member.cookies.set('user', encodeURIComponent(value))
      expect(await me(member)).toEqual(own)
      expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')).toEqual(own)
    }
    const withoutSession = api.visitor()
    withoutSession.cookies.set('user', other.cookies.get('user') ?? '')
    expect((await withoutSession.get('/api/jobseeker/me')).status).toBe(401)
  })

  test('is true again as soon as the member was changed on another device', async () => {
    const phone = api.visitor()
    await login(phone)
    await phone.patch('/api/jobseeker/me', { first_name: 'Yuki' })
    expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')?.first_name).toBe('Aiko')
    await member.get('/api/jobseeker/me')
    expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')?.first_name).toBe('Yuki')
  })
})

test('logging out clears what belongs to the member, and leaves what belongs to the device', async () => {
  const theirs = ['experiment', 'im_auth_sid', 'remind_user_complete_resume', 'auth_status']
  for (const name of [...theirs, 'source', 'geoConfiguration']) member.cookies.set(name, 'x')
  await member.post('/api/auth/log-out')
  expect([...member.cookies.keys()]).toEqual(['known_device', 'source', 'geoConfiguration'])
})

test('a new guest has nothing of the member whose session ran out', async () => {
  member.cookies.set('sessionid', newToken())
  member.cookies.set('im_auth_sid', 'x')
  await member.guest()
  expect([...member.cookies.keys()]).toEqual(['sessionid', 'known_device'])
})

// The session itself lives on: only this browser has lost it, and would have gone on hearing the member's messages.
test.each([
  ['goes on as a guest', (visitor: Visitor) => visitor.guest()],
  ['logs out', (visitor: Visitor) => visitor.post('/api/auth/log-out')],
])('messaging ends where a browser that lost its session’s cookie %s', async (_, goOn) => {
  await member.post('/api/jobApplication/im/session')
  const open = () => api.db.select().from(imSessions).where(eq(imSessions.userId, id))
  expect(await open()).toHaveLength(1)
  member.cookies.delete('sessionid')
  await goOn(member)
  expect(await open()).toEqual([])
  expect(member.cookies.has('im_auth_sid')).toBe(false)
})

describe('what a guest gathered', () => {
  test('is the member’s after registering, and after signing in, once', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    await save(visitor)
    await visitor.register()
    expect(await savedBy(visitor)).toBe(1)
    await save(member)
    await member.post(`/api/data/jobs/${job}/applications`, { source: 'job_search' })
    const again = api.visitor()
    await again.guest()
    await save(again)
    await login(again)
    expect(await savedBy(again)).toBe(1)
    expect((await again.get('/api/jobApplication/job-applications/jobseekers')).body.data.total).toBe(1)
  })
})

describe('whether an address has an account', () => {
  const endpoints: [string, (email: string) => object][] = [
    ['/api/auth/login/otp', (email) => ({ channel: 'email', email })],
    ['/api/auth/login/verify-otp', (email) => ({ channel: 'email', email, otp: '000000' })],
    ['/api/auth/login/magic-link', (email) => ({ email })],
    ['/api/auth/reset-password/otp', (email) => ({ email })],
    ['/api/auth/reset-password/verify-otp', (email) => ({ email, otp: '000000' })],
    ['/api/auth/reset-password', (email) => ({ email, otp: '000000', new_password: 'a new and better one' })],
    ['/api/auth/jobseekers/login', (email) => ({ login: email, password: 'not the right one' })],
  ]
  /** Answer, statements, and processor time in microseconds, which a busy machine does not stretch as it does the clock. */
  const knock = async (path: string, body: object) => {
    let answer: unknown
    const before = process.cpuUsage()
    const statements = await countStatements(async () => {
      const { status, body: said } = await api.visitor().post(path, body)
      answer = [status, said]
    })
    const { user, system } = process.cpuUsage(before)
    return { answer, statements, time: user + system }
  }

  test.each(endpoints)('%s does not tell, neither by its answer nor by the work it takes', async (path, bodyOf) => {
    const strangers = Array.from({ length: 4 }, () => newEmail())
    // What is made once, such as prepared statements, is made by the first.
    await knock(path, bodyOf(strangers.pop() as string))
    const known = await knock(path, bodyOf(account.email))
    for (const email of strangers) {
      const unknown = await knock(path, bodyOf(email))
      expect(unknown.answer).toEqual(known.answer)
      expect(unknown.statements).toBe(known.statements)
    }
  })

  test('no password is worked on less for an address that has none', async () => {
    const [path, bodyOf] = endpoints.at(-1) as (typeof endpoints)[number]
    const times = { known: 0, unknown: 0 }
    for (const _ of [1, 2, 3, 4]) {
      times.known += (await knock(path, bodyOf(account.email))).time
      times.unknown += (await knock(path, bodyOf(newEmail()))).time
    }
    expect(times.unknown).toBeGreaterThan(times.known / 2)
  })
})

describe('another site', () => {
  const mutations = () => api.app.operations.filter(({ method }) => method !== 'GET')
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://evil.localhost:3000' },
    { origin: 'http://evil.localhost:3001' },
    { origin: 'null' },
    { 'x-requested-with': '' },
    { 'x-requested-with': 'XMLHttpRequest' },
    { 'x-requested-with': '', 'content-type': 'text/plain' },
  ]

  test.each(elsewhere)('can make the browser change nothing, by no route (%j)', async (headers) => {
    const stored = async () =>
      JSON.stringify(await exportAccountData(api.db, { id, email: account.email, isEmailVerify: true }))
    const before = await stored()
    expect(mutations().length).toBeGreaterThan(50)
    for (const { method, path } of mutations()) {
      const url = path.replace(/:\w+/g, '1')
      const answer = await member.send(method, url, method === 'DELETE' ? undefined : '{}', headers)
      expect(`${method} ${path} ${answer.status} ${answer.body.code}`).toBe(`${method} ${path} 403 40005`)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(await stored()).toBe(before)
  })

  // A link on another site could have a phone count as the one that scanned a stranger's code.
  test.each(['cross-site', 'same-site'])('can make no reading change anything either (%s)', async (site) => {
    const other = api.visitor()
    await other.guest()
    const { id: code } = (await other.post('/api/auth/qr')).body.data
    const readings = [`/api/auth/qr/${code}`, '/api/data/email/verify?code=000000']
    for (const url of readings) {
      const { status, body } = await member.get(url, { 'sec-fetch-site': site })
      expect([url, status, body.code]).toEqual([url, 403, 40005])
    }
    await member.get('/api/jobseeker/check-first-registration', { 'sec-fetch-site': site })
    expect((await me(member)).is_new_account).toBe(true)
    expect((await other.get('/api/auth/qr')).body.data.status).toBe('waiting')
    expect((await member.get(readings[0] as string, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('is granted no reading: no answer allows another origin', async () => {
    const answer = await member.get('/api/jobseeker/me', { origin: 'https://evil.example' })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

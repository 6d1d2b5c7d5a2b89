import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { handOffs } from '../../auth/tables.ts'
import { users } from '../../members/tables.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { parseAllowedTarget } from './hand-off-target.ts'

const secret = 'a secret of the employer site'
const environment = {
  EMPLOYER_ORIGIN: 'https://employer.example',
  HAND_OFF_HOSTS: 'partner.example,partner.example:8443',
  HAND_OFF_SECRET: secret,
  PUBLIC_ORIGIN: 'https://jobs.example',
}

describe('an address is gone on to', () => {
  const settings = readSettings({ ...environment, NODE_ENV: 'test' })

  test.each([
    'https://employer.example',
    'https://employer.example/',
    'https://EMPLOYER.example/jobs?x=1#y',
    'https://employer.example:443/jobs',
    'https://partner.example/a',
    'https://partner.example:8443/a',
    'https://partner.example/?next=https://evil.example',
  ])('that is listed: %s', (address) => {
    const { host } = new URL(address)
    expect(parseAllowedTarget(address, settings)?.host).toBe(host)
  })

  test.each([
    '',
    '/',
    'employer.example',
    '//employer.example',
    '//evil.example',
    '///evil.example',
    'https:employer.example',
    'https:/employer.example',
    'https:///employer.example',
    'https:\\\\employer.example',
    'https://employer.example\\@evil.example',
    'https://evil.example\\.employer.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://employer.example@evil.example',
    'https://employer.example:x@evil.example',
    'https://user@employer.example/',
    'https://:pass@employer.example/',
    'https://evil.example/employer.example',
    'https://evil.example?employer.example',
    'https://evil.example#employer.example',
    'https://evil.example%2f@employer.example',
    'https://employer.example%2eevil.example',
    'https://employer.example%00.evil.example',
    'https://employer.example%23.evil.example',
    'https://%65mployer.example/',
    'https://employer.example.evil.example',
    'https://evil-employer.example',
    'https://evilemployer.example',
    'https://sub.employer.example',
    'https://employer.example.',
    'https://employer。example',
    'https://employer．example',
    'https://еmployer.example',
    'https://ｅmployer.example',
    'https://employer.example\u200b',
    'https://employer.example:8443',
    'https://employer.example:80',
    'https://partner.example:8444',
    'https://employer.example:443@evil.example',
    'https://employer.example:99999',
    'https://[::1]/',
    'https://2130706433/',
    'http://employer.example/',
    'HTTP://employer.example/',
    'javascript:alert(1)',
    'JaVaScRiPt://employer.example/%0aalert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://employer.example/x',
    'file://employer.example/etc/passwd',
    'ftp://employer.example/',
    'view-source:https://employer.example',
    ' https://employer.example/',
    'https://employer.example/ ',
    'https://employer.example/a\r\nSet-Cookie: x=y',
    'https://employer.example/\u0000',
    'https://emp\tloyer.example/',
    'h\nttps://employer.example/',
    'https://employer.example/\\..\\x',
  ])('and no other: %j', (address) => {
    expect(parseAllowedTarget(address, settings)).toBeNull()
  })

  test.each([
    ['/dev/employer/jobs', true],
    ['/dev/employer', true],
    ['/dev/employers', false],
    ['/dev/employer/../mail', false],
    ['/dev/employer/%2e%2e/mail', false],
    ['/api/auth/social/google/callback', false],
  ])('below the path of a site that shares its host: %s %j', (path, isListed) => {
    const shared = readSettings({ STAND_INS: 'loopback' })
    expect(parseAllowedTarget(`http://localhost:3000${path}`, shared) !== null).toBe(isListed)
  })
})

test('a site that members are handed on to needs a secret', () => {
  for (const variable of [{ EMPLOYER_ORIGIN: 'https://e.example' }, { HAND_OFF_HOSTS: 'e.example' }]) {
    expect(() => readSettings(variable)).toThrow('HAND_OFF_SECRET')
  }
  expect(() => readSettings({ HAND_OFF_SECRET: 'short' })).toThrow('HAND_OFF_SECRET')
  expect(() => readSettings({ HAND_OFF_HOSTS: 'https://e.example', HAND_OFF_SECRET: secret })).toThrow('HAND_OFF_HOSTS')
  const production = readSettings({ NODE_ENV: 'production' }).handOff
  expect(production).toMatchObject({ employerSite: undefined, secret: undefined, servesEmployerSite: false })
})

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let account: ReturnType<typeof registration>

beforeAll(async () => {
  api = await createTestApp(environment)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  account = registration()
  member = api.visitor()
  await member.register(account)
})

const begin = async (body = {}, visitor = member) => {
  const answer = await visitor.post('/api/auth/hand-off', body)
  return answer.body.data ? new URL(answer.body.data.url) : answer
}
const codeOf = async (body = {}) => ((await begin(body)) as URL).searchParams.get('code') ?? ''
const basic = (password: string) => `Basic ${Buffer.from(`employer:${password}`).toString('base64')}`
const redeem = (code: string, authorization = basic(secret)) =>
  api.visitor().post('/api/auth/hand-off/redeem', { code }, { authorization })

test('a member goes the keep-login way with country, language and a code, never the session', async () => {
  const url = (await begin({ is_app_modal_closed: true })) as URL
  expect(`${url.origin}${url.pathname}`).toBe('https://employer.example/keep-login/sg/en-us')
  expect(url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  expect(url.searchParams.get('app-redirect-modal-closed')).toBe('1')
  const secrets = ['__Host-sessionid', 'user'].map((name) => member.cookies.get(name) ?? '')
  for (const value of secrets) expect(value.length).toBeGreaterThan(20)
  for (const value of secrets) expect(url.href).not.toContain(value)
  const deep = (await begin({ redirect_url: 'https://employer.example/post?x=1' })) as URL
  expect(deep.pathname).toBe('/keep-login/sg/en-us')
  expect(deep.searchParams.get('redirect')).toBe('https://employer.example/post?x=1')
  const partner = (await begin({ redirect_url: 'https://partner.example/a?x=1&code=forged' })) as URL
  expect(partner.href).toMatch(/^https:\/\/partner\.example\/a\?x=1&code=[\w-]{43}&app-redirect-modal-closed=0$/)
})

test('a guest goes the plain way', async () => {
  const guest = api.visitor()
  await guest.guest()
  for (const visitor of [guest, api.visitor()]) {
    expect(((await begin({}, visitor)) as URL).href).toBe('https://employer.example/sg/en-us')
    const partner = (await begin({ redirect_url: 'https://partner.example/a' }, visitor)) as URL
    expect(partner.href).toBe('https://partner.example/a')
  }
})

test('an address that is not listed is refused, and no code is made', async () => {
  const before = (await api.db.select().from(handOffs)).length
  expect(await begin({ redirect_url: 'https://evil.example' })).toMatchObject({ status: 422, body: { code: 40001 } })
  expect(await api.db.select().from(handOffs)).toHaveLength(before)
  expect((await member.get('/api/auth/hand-off')).body.data).toEqual({
    has_employer_site: true,
    is_local_only: false,
  })
})

test('the code tells the other site’s server who comes, once', async () => {
  const code = await codeOf({ redirect_url: 'https://employer.example/post' })
  const { status, body } = await redeem(code)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    user: { email: account.email },
    redirect_url: 'https://employer.example/post',
  })
  expect((await redeem(code)).body.code).toBe(41042)
})

test('of twenty that bring it at once, one gets the member', async () => {
  const code = await codeOf()
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(code)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('is worth nothing after a minute, after a new password, or for a suspended account', async () => {
  const old = await codeOf()
  await api.db.update(handOffs).set({ expiresAt: new Date(Date.now() - 1) })
  expect((await redeem(old)).body.code).toBe(41043)
  const early = await codeOf()
  await member.post('/api/auth/password', { new_password: 'another long password' })
  expect((await redeem(early)).body.code).toBe(41040)
  const late = await codeOf()
  await api.db.update(users).set({ isSuspended: true }).where(eq(users.email, account.email))
  expect((await redeem(late)).body.code).toBe(41044)
  expect(await begin()).toMatchObject({ status: 403, body: { code: 41044 } })
})

test.each([
  '',
  'Bearer x',
  'Basic',
  'Basic !!!',
  basic(''),
  basic('wrong'),
  basic(`${secret} `),
  basic(secret).toLowerCase(),
])('nobody without the secret is told anything: %#', async (authorization) => {
  const code = await codeOf()
  const refused = await redeem(code, authorization)
  expect(refused.status).toBe(401)
  expect(refused.headers['www-authenticate']).toMatch(/^Basic/)
  expect((await redeem(code)).status).toBe(200)
})

test('only the hash of a code is kept', async () => {
  const code = await codeOf()
  expect(JSON.stringify(await api.db.select().from(handOffs))).not.toContain(code)
})

describe('with limits', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp()
  }, 120_000)
  afterAll(() => api.close())

  test('without an employer site a small one shows who came, and takes no code twice', async () => {
    const member = api.visitor()
    await member.register({ first_name: '<b>Aiko</b>' })
    const { url } = (await member.post('/api/auth/hand-off', {})).body.data
    const { pathname, search } = new URL(url)
    expect(pathname).toBe('/dev/employer/keep-login/sg/en-us')
    const browser = api.visitor()
    const page = await browser.get(`${pathname}${search}`)
    expect(page.body).toContain('Welcome, &lt;b&gt;Aiko&lt;/b&gt; Tan.')
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    const again = await browser.get(`${pathname}${search}`)
    expect(again.body).toContain('Nobody is signed in.')
    expect(again.body).toContain('41042')
    expect((await browser.get('/dev/employer/tw/zh-tw')).body).toContain('Country tw, language zh-tw.')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sessionTransferPaths } from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { eq, sql } from 'drizzle-orm'
import { sessions, users } from '../../members/tables.ts'
import { mailbox, outbox } from '../../notifications/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration, type TestClient } from '../../testing/visitor.ts'
import { authFlows } from '../tables.ts'

const singapore = 'sg.jobs.example'
const japan = 'jp.jobs.example'
const session = '__Host-sessionid'

/**
 * A member signed in on sg.jobs.example was a guest on every other host of the site: a change of the country signed them out without a
 * word, and the links in their mails led to the public host, where they were nobody.
 */
let api: TestApp
/** One browser: its cookies on each host, which no other host gets. */
let onSingapore: TestClient
let onJapan: TestClient
let email: string

beforeAll(async () => {
  api = await createTestApp({ PUBLIC_ORIGIN: 'https://jobs.example' })
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  onSingapore = api.visitor()
  onJapan = api.visitor()
  email = registration().email
  await onSingapore.register({ email }, { host: singapore })
})

const follow = async (client: TestClient, url: string, host: string) => {
  const { status, headers } = await client.get(url, { host })
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([303, 'no-store', 'no-referrer'])
  return String(headers.location)
}
const pathOf = (address: string) => address.replace(/^https:\/\/[^/]+/, '')
const startUrl = (back = '/en-us/job/cook-7?x=1') =>
  `${sessionTransferPaths.start}?from=sg&back=${encodeURIComponent(back)}`
/** The address with the code, as the browser gets it. */
const getFinishAddress = async (back?: string) => {
  const grant = await follow(onJapan, startUrl(back), japan)
  expect(grant).toMatch(/^https:\/\/sg\.jobs\.example\/api\/auth\/session-transfer\/grant\?/)
  return follow(onSingapore, pathOf(grant), singapore)
}
const signIn = (headers: Record<string, string> = {}) => {
  const body = { login: email, password: registration().password }
  return onSingapore.post('/api/auth/jobseekers/login', body, { host: singapore, ...headers })
}
const who = async (client: TestClient, host: string) => (await client.get('/api/jobseeker/me', { host })).body.data

test('the sign-in is taken along to another host, and is one session there and here', async () => {
  const finish = await getFinishAddress()
  expect(finish).toMatch(/^https:\/\/jp\.jobs\.example\/api\/auth\/session-transfer\/finish\?code=[\w-]{43}&/)
  expect(finish).not.toContain(onSingapore.cookies.get(session))
  expect(await follow(onJapan, pathOf(finish), japan)).toBe('/en-us/job/cook-7?x=1')
  expect(await who(onJapan, japan)).toMatchObject({ kind: 'member', user: { email } })
  expect((await onSingapore.get('/api/auth/sessions', { host: singapore })).body.data.items).toHaveLength(1)

  await onJapan.post('/api/auth/log-out', {}, { host: japan })
  expect((await onSingapore.get('/api/jobseeker/me', { host: singapore })).status).toBe(401)
})

test('the session cookie stays bound to its host, and only the hint goes to all hosts of the site', async () => {
  const { headers } = await signIn()
  const cookies = [headers['set-cookie'] ?? []].flat()
  const ofSite = cookies.filter((cookie) => /domain=/i.test(cookie))
  expect(ofSite).toHaveLength(1)
  expect(ofSite[0]).toMatch(/^signed_in_host=sg; .*Domain=jobs\.example; .*HttpOnly; Secure/)
  expect(cookies.some((cookie) => cookie.startsWith(`${session}=`))).toBe(true)
})

test('what somebody saved as a guest on the other host goes along', async () => {
  await onJapan.guest()
  const [before] = await api.db.select({ count: sql<number>`count(*)::int` }).from(sessions)
  await follow(onJapan, pathOf(await getFinishAddress()), japan)
  expect(await who(onJapan, japan)).toMatchObject({ kind: 'member' })
  const [after] = await api.db.select({ count: sql<number>`count(*)::int` }).from(sessions)
  expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(-1)
})

test('another member who was signed in there is signed out there', async () => {
  await onJapan.register({}, { host: japan })
  const token = onJapan.cookies.get(session) ?? ''
  await follow(onJapan, pathOf(await getFinishAddress()), japan)
  expect(await who(onJapan, japan)).toMatchObject({ user: { email } })
  const earlier = api.visitor()
  earlier.cookies.set(session, token)
  expect((await earlier.get('/api/jobseeker/me', { host: japan })).status).toBe(401)
})

describe('the code is worth nothing', () => {
  const expectGuest = async (client: TestClient, address: string, host = japan) => {
    await follow(client, pathOf(address), host)
    expect(client.cookies.get(session)).toBeUndefined()
  }

  test('in another browser: nobody can be signed in to a stranger’s account by a link', async () => {
    const finish = await getFinishAddress()
    await expectGuest(api.visitor(), finish)
    const withOther = api.visitor()
    withOther.cookies.set('__Host-session_transfer', 'a'.repeat(43))
    await expectGuest(withOther, finish)
    // The browser that began is not disturbed by it.
    await follow(onJapan, pathOf(finish), japan)
    expect(await who(onJapan, japan)).toMatchObject({ kind: 'member' })
  })

  test('on another host', async () => {
    const finish = await getFinishAddress()
    const copy = api.visitor()
    for (const [name, value] of onJapan.cookies) copy.cookies.set(name, value)
    await expectGuest(copy, finish, 'tw.jobs.example')
  })

  test('twice', async () => {
    const finish = await getFinishAddress()
    const copy = api.visitor()
    for (const [name, value] of onJapan.cookies) copy.cookies.set(name, value)
    await follow(onJapan, pathOf(finish), japan)
    await expectGuest(copy, finish)
  })

  test('after a minute, after the session ended, and to a suspended member', async () => {
    const late = await getFinishAddress()
    await api.db.update(authFlows).set({ expiresAt: sql`now() - interval '1 second'` })
    await expectGuest(onJapan, late)

    const ended = await getFinishAddress()
    await onSingapore.post('/api/auth/log-out', {}, { host: singapore })
    await expectGuest(onJapan, ended)

    await signIn()
    const suspended = await getFinishAddress()
    await api.db.update(users).set({ isSuspended: true }).where(eq(users.email, email))
    await expectGuest(onJapan, suspended)
  })
})

test('a guest is led back as one, and the hint that brought them is gone', async () => {
  const guest = api.visitor()
  const grant = await follow(guest, startUrl(), japan)
  const { headers } = await guest.get(pathOf(grant), { host: singapore })
  expect(headers.location).toBe('https://jp.jobs.example/en-us/job/cook-7?x=1')
  expect(String(headers['set-cookie'])).toMatch(/signed_in_host=; .*Domain=jobs\.example/)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', ''])(
  'leads home instead of elsewhere: %j',
  async (back) => expect(await follow(onJapan, pathOf(await getFinishAddress(back)), japan)).toBe('/'),
)

test.each(['?from=evil.example', '?from=jp', ''])('takes nothing from a host that is none: %j', async (query) => {
  expect(await follow(onJapan, `${sessionTransferPaths.start}${query}`, japan)).toBe('/')
})

test('sends a code to no host that is none of ours', async () => {
  const state = 'a'.repeat(43)
  const url = `${sessionTransferPaths.grant}?to=evil.example&state=${state}&back=/en-us`
  expect(await follow(onSingapore, url, singapore)).toBe('/en-us')
})

test('mails lead to the host on which they were asked for', async () => {
  const linkIn = async (host: string) => {
    const { email: recipient } = registration()
    await api.visitor().register({ email: recipient }, { host })
    await api.deliverMails()
    const [mail] = await api.db.select().from(mailbox).where(eq(mailbox.recipient, recipient))
    return mail?.text.match(/^https:\/\/[^/]+/m)?.[0]
  }
  expect(await linkIn(singapore)).toBe('https://sg.jobs.example')
  expect(await linkIn('jobs.example')).toBe('https://jobs.example')

  await signIn({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
  const queued = await api.db.select().from(outbox).where(eq(outbox.recipient, email))
  expect(queued.map(({ template, values }) => [template, values.hostCountry])).toEqual(
    expect.arrayContaining([
      ['welcome', 'sg'],
      ['newDevice', 'sg'],
    ]),
  )
})

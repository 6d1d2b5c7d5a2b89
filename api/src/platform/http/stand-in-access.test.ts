import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { routeTable } from '../../testing/route-table.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Method = 'GET' | 'POST'

const remote = { remoteAddress: '203.0.113.7', headers: { host: 'localhost:3000' } }
const rebound = { remoteAddress: '127.0.0.1', headers: { host: 'jobs.example' } }

/** Every route below `/dev` and `/internal` of the app, with parameters filled in. */
const guardedRoutes = (app: TestApp['app']) =>
  routeTable(app)
    .map((route) => route.split(' ') as [Method, string])
    .filter(([, path]) => /^\/(dev|internal)\//.test(path))
    .map(([method, path]) => [method, path.replace(/:\w+/g, '1').replace('*', 'x')] as const)

describe('where stand-ins are for this machine', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp({ PUBLIC_ORIGIN: 'http://jobs.example' })
  }, 120_000)
  afterAll(() => api.close())

  // With HOST=0.0.0.0 everybody on the network read the mailbox, and so every account.
  test('another address, or a name led here, is answered as if they were not there', async () => {
    const routes = guardedRoutes(api.app)
    expect(routes.length).toBeGreaterThan(8)
    for (const [method, url] of routes) {
      for (const from of [remote, rebound]) {
        expect([url, (await api.app.inject({ method, url, ...from })).statusCode]).toEqual([url, 404])
      }
    }
    expect((await api.app.inject({ url: '/dev/mail', headers: { host: 'localhost' } })).statusCode).toBe(200)
  })

  test('a provider that is played here is offered to this machine only', async () => {
    const offered = async (from: typeof remote) =>
      (await api.app.inject({ url: '/api/auth/social', ...from })).json().data?.items
    expect(await offered({ remoteAddress: '127.0.0.1', headers: { host: 'localhost' } })).toContain('google')
    expect(await offered(remote)).toEqual([])
  })
})

describe('where stand-ins are shown to others', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp({ STAND_INS: 'anywhere' })
  }, 120_000)
  afterAll(() => api.close())
  const send = (token: string, to = '/dev/mail') =>
    api.app.inject({
      method: 'POST',
      url: '/dev/access',
      ...remote,
      headers: { ...remote.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, to }).toString(),
    })

  test('a browser is asked once for the token that start-up prints', async () => {
    const first = await api.app.inject({ url: '/dev/mail', ...remote })
    expect([first.statusCode, first.headers.location]).toEqual([303, '/dev/access?to=%2Fdev%2Fmail'])
    expect((await api.app.inject({ url: '/dev/access', ...remote })).statusCode).toBe(401)
    expect((await send('guessed')).statusCode).toBe(403)
    const right = await send(api.app.standInToken ?? '')
    expect([right.statusCode, right.headers.location]).toEqual([303, '/dev/mail'])
    const [cookie] = right.cookies
    expect(cookie).toMatchObject({ httpOnly: true, path: '/' })
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' }
    expect((await api.app.inject({ url: '/dev/mail', ...remote, cookies })).statusCode).toBe(200)
    expect((await api.app.inject({ url: '/internal/demo-login', ...remote })).statusCode).toBe(404)
  })

  test('and is led to no other site', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/dev/\\evil', '/api/me']) {
      expect((await send(api.app.standInToken ?? '', to)).headers.location).toBe('/dev/mail')
    }
  })
})

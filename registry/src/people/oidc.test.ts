import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { Provider } from 'oidc-provider'
import { people } from '../platform/database/schema/people.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'

type Account = { email: string; email_verified: boolean }
const accounts: Record<string, Account> = {
  owner: { email: 'Owner@jobspan.example', email_verified: true },
  unverified: { email: 'admin@jobspan.example', email_verified: false },
  stranger: { email: 'stranger@example.com', email_verified: true },
  gone: { email: 'viewer@jobspan.example', email_verified: true },
}

let server: Server
let issuer: string
let registry: SignedInRegistry

beforeAll(async () => {
  // What the issuer says of its own set-up.
  for (const level of ['warn', 'info'] as const) jest.spyOn(console, level).mockImplementation(() => undefined)
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'registry',
        client_secret: 'a secret of the registry',
        redirect_uris: ['http://localhost:3002/v1/oidc/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    pkce: { required: () => true },
  })
  server.on('request', provider.callback())
  registry = await openSignedInRegistry({
    REGISTRY_OIDC_ISSUER: issuer,
    REGISTRY_OIDC_CLIENT_ID: 'registry',
    REGISTRY_OIDC_CLIENT_SECRET: 'a secret of the registry',
  })
}, 60_000)
afterAll(async () => {
  await registry.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Signs in at the issuer's own pages, as its development mode shows them, and gives the address that leads back. */
const signInThere = async (begin: string, account: string): Promise<string> => {
  const cookies = new Map<string, string>()
  let address = begin
  let form: Record<string, string> | undefined
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    form = undefined
    const location = answer.headers.get('location')
    if (location) {
      address = new URL(location, address).href
      if (address.startsWith('http://localhost:3002/')) return address
      continue
    }
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!prompt) throw new Error(`the issuer shows ${answer.status} ${page.slice(0, 200)}`)
    address = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', address).href
    form = prompt === 'login' ? { prompt, login: account, password: 'x' } : { prompt }
  }
  throw new Error('the issuer never leads back')
}

const path = (address: string) => address.replace('http://localhost:3002', '')

const signIn = async (account: string) => {
  const browser = registry.browser()
  const me = await browser.send('GET', '/v1/me')
  const begin = await browser.send('GET', me.body.data.oidc)
  const back = await signInThere(String(begin.headers.location), account)
  return { browser, back, end: await browser.send('GET', path(back)) }
}

test('a person whom the issuer vouches for is signed in as who the registry knows', async () => {
  const { browser, end } = await signIn('owner')
  expect(end.status).toBe(302)
  expect(end.headers.location).toBe('/')
  expect(String(end.headers['set-cookie'])).toMatch(
    /registry_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict/,
  )
  expect((await browser.send('GET', '/v1/me')).body.data.person).toMatchObject({
    email: 'owner@jobspan.example',
    role: 'product_owner',
  })
})

test('PKCE, state and nonce go with it, in a cookie that this browser alone has', async () => {
  const browser = registry.browser()
  const begin = await browser.send('GET', '/v1/oidc/begin')
  const { searchParams } = new URL(String(begin.headers.location))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.any(String),
    nonce: expect.any(String),
  })
  expect(String(begin.headers['set-cookie'])).toMatch(
    /^registry_oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test.each([
  ['an address that is not verified', 'unverified'],
  ['an address that nobody here has', 'stranger'],
])('%s opens nothing', async (_, account) => {
  const before = await registry.db.select().from(people)
  const { browser, end } = await signIn(account)
  expect(end.headers.location).toBe('/?sign_in=unknown')
  expect((await browser.send('GET', '/v1/me')).body.data.person).toBeNull()
  expect(await registry.db.select().from(people)).toHaveLength(before.length)
})

test('a disabled person is not signed in', async () => {
  await registry.db.update(people).set({ disabled: true }).where(eq(people.email, 'viewer@jobspan.example'))
  expect((await signIn('gone')).end.headers.location).toBe('/?sign_in=unknown')
})

test('a way back that another browser began, that was used, or that is made up opens nothing', async () => {
  const { back, browser } = await signIn('owner')
  const used = await browser.send('GET', path(back))
  const victim = registry.browser()
  await victim.send('GET', '/v1/oidc/begin')
  const foreign = await victim.send('GET', path(back))
  const blank = await registry.browser().send('GET', '/v1/oidc/callback?code=x&state=y')
  const denied = await registry.browser().send('GET', '/v1/oidc/callback?error=access_denied')
  for (const answer of [used, foreign, blank, denied]) {
    expect(answer.headers.location).toBe('/?sign_in=failed')
    expect(String(answer.headers['set-cookie'])).not.toMatch(/registry_session=\w/)
  }
})

// The client's secret and people's tokens travelled for everyone on the way to read.
test.each([
  ['http://login.example.com/', 'production', /REGISTRY_OIDC_ISSUER: must begin with https:\/\//],
  ['http://127.0.0.1.example.com/', 'production', /must begin with https/],
  ['http://localhost.example.com/', 'production', /must begin with https/],
  ['https://login.example.com/', 'production', null],
  ['http://localhost:8080/', 'production', null],
  ['http://127.0.0.1:8080/', 'production', null],
  ['http://[::1]:8080/', 'production', null],
  ['http://keycloak:8080/', 'development', null],
])('%s as the issuer in %s', (address, mode, error) => {
  const read = () =>
    readSettings({
      NODE_ENV: mode,
      REGISTRY_OIDC_ISSUER: address,
      REGISTRY_OIDC_CLIENT_ID: 'registry',
      REGISTRY_OIDC_CLIENT_SECRET: 'x',
    })
  if (error) expect(read).toThrow(error)
  else expect(read().oidc?.issuer.href).toBe(address)
})

test('an issuer that is away fails the sign-in, not the registry; where none is set there is no such way', async () => {
  const away = await openSignedInRegistry({
    REGISTRY_OIDC_ISSUER: 'http://127.0.0.1:9',
    REGISTRY_OIDC_CLIENT_ID: 'registry',
    REGISTRY_OIDC_CLIENT_SECRET: 'x',
  })
  expect((await away.browser().send('GET', '/v1/oidc/begin')).headers.location).toBe('/?sign_in=failed')
  expect((await away.signIn('admin')).cookies.has('registry_session')).toBe(true)
  await away.close()
  await expect(openSignedInRegistry({ REGISTRY_OIDC_ISSUER: issuer })).rejects.toThrow(/REGISTRY_OIDC_CLIENT_ID/)
}, 60_000)

import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { operatorToken } from '@jobspan/shared-kit/contracts/registry/operator-token'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'

type Call = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

let registry: SignedInRegistry
let server: Server
/** What the API was asked. */
let calls: Call[] = []
let answer = { status: 200, type: 'application/json; charset=utf-8', body: '{"code":0,"message":"success","data":{}}' }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method, url, headers } = request
    calls.push({ method, url, headers, body })
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  registry = await openSignedInRegistry({ API_ORIGIN: `http://127.0.0.1:${port}` })
}, 60_000)
afterAll(async () => {
  await registry.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  calls = []
  answer = { status: 200, type: 'application/json; charset=utf-8', body: '{"code":0,"message":"success","data":{}}' }
})

test('an operator’s call reaches the API with a token of a minute that names them', async () => {
  const ann = await registry.signIn('operator')
  const sent = await ann.send('POST', '/api/operators/acts?size=1', { reason: 'Looked at it' })
  expect(sent).toMatchObject({ status: 200, body: { code: 0 } })
  expect(calls).toMatchObject([
    { method: 'POST', url: '/api/operators/acts?size=1', body: '{"reason":"Looked at it"}' },
  ])
  const { authorization = '', cookie, 'x-forwarded-for': forwarded } = calls[0]?.headers ?? {}
  // The session stays here, and the API answers only what no proxy passed on.
  expect([cookie, forwarded]).toEqual([undefined, undefined])
  const keys = JSON.parse(await readFile(join(registry.settings.directory, 'public-keys.json'), 'utf8'))
  const { payload } = await jwtVerify(authorization.replace('Bearer ', ''), createLocalJWKSet(keys), {
    typ: operatorToken.type,
    issuer: operatorToken.issuer,
    audience: operatorToken.audience,
  })
  expect(payload).toMatchObject({ sub: 'operator@jobspan.example', scope: operatorToken.scope })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60)
})

test('others are refused, and the API is not asked', async () => {
  for (const who of ['viewer', 'squad', 'owner'])
    expect((await (await registry.signIn(who)).send('GET', '/api/operators/acts')).status).toBe(403)
  expect((await registry.browser().send('GET', '/api/operators/acts')).status).toBe(401)
  const ann = await registry.signIn('operator')
  const elsewhere = { origin: 'https://evil.example' }
  expect((await ann.send('POST', '/api/operators/acts', {}, elsewhere)).status).toBe(403)
  for (const path of ['/api/operators/%2e%2e/jobseeker/profile', '/api/operators/../auth/me', '/api/auth/me'])
    expect((await ann.send('GET', path)).status).toBe(404)
  expect(calls).toEqual([])
})

// The token by which a site publishes its releases could pay out points and read where members live.
test('no token runs the marketplace, whatever its role', async () => {
  for (const role of ['administrator', 'operator'] as const) {
    const { status, body } = await (await registry.token(role)).send('GET', '/api/operators/rewards/distributions')
    expect([status, body.message]).toEqual([403, expect.stringContaining('sign in to the console')])
  }
  expect(calls).toEqual([])
})

test('what the API refuses is told as it says it', async () => {
  answer = {
    ...answer,
    status: 409,
    body: '{"code":40001,"message":"no","data":null,"errors":{"error":["Done before."]}}',
  }
  const ann = await registry.signIn('operator')
  expect(await ann.send('GET', '/api/operators/acts')).toMatchObject({
    status: 409,
    body: { errors: { error: ['Done before.'] } },
  })
})

test.each([
  ['does not know the keys', { status: 401 }, /REGISTRY_KEYS_FILE/],
  ['sends a page', { type: 'text/html' }, /file/],
])('an API that %s is a fault of the set-up, and no end of the session', async (_, change, sentence) => {
  answer = { ...answer, ...change }
  const ann = await registry.signIn('operator')
  expect(await ann.send('GET', '/api/operators/acts')).toMatchObject({
    status: 502,
    body: { message: expect.stringMatching(sentence) },
  })
})

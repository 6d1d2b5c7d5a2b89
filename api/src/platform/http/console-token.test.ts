import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { operatorToken } from '@jobspan/shared-kit/contracts/registry/operator-token'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Pair = Awaited<ReturnType<typeof generateKeyPair>>

const keysFile = join(tmpdir(), `registry-keys-${crypto.randomUUID()}.json`)
let api: TestApp
let known: Pair
let foreign: Pair

const publish = async (...pairs: [kid: string, Pair][]) =>
  writeFile(
    keysFile,
    JSON.stringify({
      keys: await Promise.all(pairs.map(async ([kid, pair]) => ({ ...(await exportJWK(pair.publicKey)), kid }))),
    }),
  )

beforeAll(async () => {
  known = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  foreign = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  await publish(['first', known])
  api = await createTestApp({ REGISTRY_KEYS_FILE: keysFile })
}, 120_000)
afterAll(async () => {
  await api.close()
  await rm(keysFile, { force: true })
})

type Token = {
  pair?: Pair
  header?: Partial<JWTHeaderParameters>
  issuer?: string
  audience?: string
  scope?: string | null
  issuedAt?: number
  seconds?: number
  subject?: string | null
}

const now = () => Math.floor(Date.now() / 1000)

const tokenOf = ({ pair = known, header, scope = operatorToken.scope, ...facts }: Token = {}) => {
  const issuedAt = facts.issuedAt ?? now()
  const token = new SignJWT(scope === null ? {} : { scope })
    .setProtectedHeader({ alg: 'EdDSA', typ: operatorToken.type, kid: 'first', ...header })
    .setIssuer(facts.issuer ?? operatorToken.issuer)
    .setAudience(facts.audience ?? operatorToken.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + (facts.seconds ?? operatorToken.lifetimeSeconds))
  if (facts.subject !== null) token.setSubject(facts.subject ?? 'ann@example.com')
  return token.sign(pair.privateKey)
}

const call = (token: string, headers: Record<string, string> = {}) =>
  api.visitor().send('GET', '/api/operators/acts', undefined, { authorization: `Bearer ${token}`, ...headers })

test('whoever the registry says may run the marketplace is let in, and the audit log names them', async () => {
  const token = await tokenOf()
  expect((await call(token)).status).toBe(200)
  const started = await api
    .visitor()
    .send(
      'POST',
      '/api/operators/outages',
      { countries: ['sg'], ends_at: new Date(Date.now() + 3_600_000).toISOString(), reason: 'Moving' },
      { authorization: `Bearer ${token}` },
    )
  expect(started.status).toBe(200)
  const [act] = (await call(token)).body.data.items
  expect(act).toMatchObject({ operator: 'ann@example.com', act: 'outage.started', reason: 'Moving' })
})

test.each<[string, () => Token]>([
  ['that another key signed', () => ({ pair: foreign })],
  ['that names a key which is not known', () => ({ header: { kid: 'second' } })],
  ['that has expired', () => ({ issuedAt: now() - 120 })],
  ['that says it is good for a day', () => ({ issuedAt: now() - 3600, seconds: 86_400 })],
  ['that is meant for another service', () => ({ audience: 'jobspan-shell' })],
  ['of another issuer', () => ({ issuer: 'https://example.com' })],
  ['that is a document which the same key signed', () => ({ header: { typ: 'jobspan-registry+jws' } })],
  ['that names nobody', () => ({ subject: null })],
])('a token %s opens nothing', async (_, facts) => {
  expect(await call(await tokenOf(facts()))).toMatchObject({ status: 401, body: { code: 40002 } })
})

test('a token without a signature, or with changed words, opens nothing', async () => {
  const [header, , signature] = (await tokenOf()).split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [, good] = (await tokenOf()).split('.')
  const claims = JSON.parse(Buffer.from(good ?? '', 'base64url').toString())
  const forged = [
    `${encode({ alg: 'none', typ: operatorToken.type })}.${good}.`,
    `${header}.${encode({ ...claims, sub: 'eve@example.com' })}.${signature}`,
    'not.a.token',
  ]
  for (const token of forged) expect((await call(token)).status).toBe(401)
})

test('without the permission it is refused', async () => {
  for (const scope of ['read', null])
    expect(await call(await tokenOf({ scope }))).toMatchObject({ status: 403, body: { code: 40005 } })
})

test('through the public site there is nothing, with a good token too', async () => {
  expect((await call(await tokenOf(), { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
})

test('a new key counts at once, and a retired one no more', async () => {
  const token = await tokenOf({ pair: foreign, header: { kid: 'second' } })
  await publish(['second', foreign])
  expect((await call(token)).status).toBe(200)
  expect((await call(await tokenOf())).status).toBe(401)
  await rm(keysFile)
  expect(await call(token)).toMatchObject({
    status: 401,
    body: { errors: { error: [expect.stringContaining('REGISTRY_KEYS_FILE')] } },
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { unsealText } from '../platform/crypto/seal.ts'
import {
  type Answer,
  newSigningKey,
  readProof,
  type SigningKey,
  startSingpassProvider,
  testClientId,
} from '../testing/singpass-provider.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registration, type TestClient } from '../testing/visitor.ts'
import { dumpTables } from './identity-traces-fixture.ts'
import { identityChecks, identityFlows, identityVerifications } from './tables.ts'

const base = '/api/auth/sg/singpass'
type Provider = Awaited<ReturnType<typeof startSingpassProvider>>

let api: TestApp
let provider: Provider
let foreignKey: SigningKey

beforeAll(async () => {
  provider = await startSingpassProvider(async () => (await api.visitor().get(`${base}/jwks`)).body)
  foreignKey = await newSigningKey()
  api = await createTestApp({ SINGPASS_CLIENT_ID: testClientId, SINGPASS_ISSUER: provider.issuer })
}, 120_000)
afterAll(async () => {
  try {
    const tables = await dumpTables(api.db)
    expect(['KOH AH BENG', 'S7654404', '7654404Z', 'subject-of-koh'].filter((trace) => tables.includes(trace))).toEqual(
      [],
    )
  } finally {
    await api.close()
    await provider.stop()
  }
})
afterEach(async () => {
  provider.reset()
  await api.db.delete(identityVerifications)
})

const newMember = async (): Promise<TestClient & { id: number }> => {
  const visitor = api.visitor()
  const { body } = await visitor.register(registration())
  return Object.assign(visitor, { id: body.data.user.id as number })
}
const begin = (member: TestClient) =>
  member.post(`${base}/generate-authorise-url`, { redirect_uri: 'http://localhost:3000/singpass/callback' })
const callback = (member: TestClient, query: URLSearchParams) =>
  member.get(`/singpass/callback?${query}`, { host: 'localhost:3000' })
const info = async (member: TestClient) => (await member.get(`${base}/user-info`)).body.data
/** The whole way; gives what waits then. */
const share = async (member: TestClient, changes: Record<string, string | undefined> = {}) => {
  expect((await begin(member)).status).toBe(200)
  const answer = await callback(member, provider.answer(changes))
  expect([answer.status, answer.headers.location]).toEqual([302, '/en-us/manage-profile/profile?showSingpassInfo=1'])
  return info(member)
}
/** Nothing of what came is anywhere, and nothing can be confirmed. */
const expectNothingTaken = async (member: TestClient & { id: number }) => {
  const [row] = await api.db.select().from(identityChecks).where(eq(identityChecks.userId, member.id))
  expect(row?.sealed ?? null).toBeNull()
  expect((await member.post(`${base}/verify-singapore-identity`)).status).toBe(404)
  expect((await member.get(`${base}/status`)).body.data).toMatchObject({ verification: null, is_waiting: false })
}

test('what the provider shares waits, and the requests are those of FAPI 2.0', async () => {
  const member = await newMember()
  provider.behaviour.wantsNonce = true
  expect(await share(member)).toMatchObject({ failure: null, uinfin: '404Z', name: 'KOH AH BENG' })
  const pushed = provider.callsOf('/par').at(-1)?.body
  expect(Object.fromEntries(pushed ?? [])).toMatchObject({
    client_id: testClientId,
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/singpass/callback',
    scope: 'openid partialuinfin name residentialstatus nationality passtype passstatus passexpirydate',
    code_challenge_method: 'S256',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  })
  for (const name of ['state', 'nonce']) expect(pushed?.get(name)).toMatch(/^[\w-]{30,255}$/)
  expect(pushed?.has('acr_values')).toBe(false)
  const assertion = decodeJwt(pushed?.get('client_assertion') ?? '')
  expect(assertion).toMatchObject({ iss: testClientId, sub: testClientId, aud: provider.issuer })
  expect(Number(assertion.exp) - Number(assertion.iat)).toBeLessThanOrEqual(120)
  const header = decodeProtectedHeader(pushed?.get('client_assertion') ?? '')
  const { keys } = (await member.get(`${base}/jwks`)).body
  expect(header).toEqual({
    alg: 'ES256',
    typ: 'JWT',
    kid: keys.find(({ use }: { use: string }) => use === 'sig').kid,
  })
})

test('each flow has one DPoP key of its own, and each call a proof of its own', async () => {
  const member = await newMember()
  provider.behaviour.wantsNonce = true
  await share(member)
  await share(member)
  const proofs = await Promise.all(provider.calls.filter(({ dpop }) => dpop !== '').map(({ dpop }) => readProof(dpop)))
  expect(new Set(proofs.map(({ thumbprint }) => thumbprint)).size).toBe(2)
  expect(new Set(proofs.map(({ jti }) => jti)).size).toBe(proofs.length)
  const answered = proofs.filter(({ nonce }) => nonce === 'server-nonce')
  expect(answered.map(({ htu }) => new URL(String(htu)).pathname)).toEqual([
    ...['/fapi/par', '/fapi/token', '/fapi/userinfo'],
    ...['/fapi/par', '/fapi/token', '/fapi/userinfo'],
  ])
  expect(answered.filter(({ ath }) => ath !== undefined)).toHaveLength(2)
  expect(provider.callsOf('/userinfo')[0]?.authorization).toBe('DPoP the-access-token')
})

test('the secrets of a flow are sealed in its row, and gone with it', async () => {
  const member = await newMember()
  await begin(member)
  const [row] = await api.db.select().from(identityFlows).where(eq(identityFlows.userId, member.id))
  const secrets = JSON.parse(unsealText(api.app.sealKey, row?.sealed ?? '') ?? '{}')
  for (const secret of [secrets.state, secrets.nonce, secrets.verifier, secrets.dpopKey.d]) {
    expect(secret).toMatch(/^[\w-]{40,}$/)
    expect(JSON.stringify(row)).not.toContain(secret)
  }
  await callback(member, provider.answer())
  expect(await api.db.select().from(identityFlows).where(eq(identityFlows.userId, member.id))).toEqual([])
})

describe('an answer in the browser that does not hold', () => {
  test('a state that was never given out is exchanged for nothing, and uses nothing up', async () => {
    const member = await newMember()
    expect(await share(member, { state: 'x'.repeat(43) })).toMatchObject({ failure: { reason: 'nothing_waiting' } })
    expect(provider.callsOf('/token')).toEqual([])
    await callback(member, provider.answer())
    expect(await info(member)).toMatchObject({ failure: null })
  })

  test.each([
    ['another issuer', { iss: 'https://elsewhere.example/fapi' }],
    ['no issuer', { iss: undefined }],
    ['no code', { code: undefined }],
  ])('%s: refused, and the code is not exchanged', async (_, changes) => {
    const member = await newMember()
    expect(await share(member, changes)).toMatchObject({
      failure: { reason: 'fault', reference: expect.any(String) },
    })
    expect(provider.callsOf('/token')).toEqual([])
    await expectNothingTaken(member)
  })

  test.each([
    ['access_denied', 'refused'],
    ['temporarily_unavailable', 'unavailable'],
    ['server_error', 'unavailable'],
    ['invalid_request', 'fault'],
  ])('the error %s is %s', async (error, reason) => {
    const member = await newMember()
    expect(await share(member, { code: undefined, error })).toMatchObject({ failure: { reason } })
    await expectNothingTaken(member)
  })
})

type Recipe = Partial<Provider['behaviour']['idToken']>
const wrongTokens = (): [string, () => Recipe | Promise<Recipe>][] => [
  ['of another audience', () => ({ claims: (claims) => ({ ...claims, aud: 'another-client' }) })],
  ['of another issuer', () => ({ claims: (claims) => ({ ...claims, iss: 'https://elsewhere.example/fapi' }) })],
  ['signed with a key of somebody else', () => ({ key: foreignKey })],
  [
    'signed with a key of somebody else, under a known name',
    () => ({ key: foreignKey, kid: provider.keys[0]?.kid ?? '' }),
  ],
  ['signed by nobody, as its header says', () => ({ isSigned: false })],
  ['signed with another algorithm', async () => ({ key: await addedKey('ES384') })],
  ['signed with RSA', async () => ({ key: await addedKey('RS256') })],
  ['not encrypted', () => ({ isEncrypted: false })],
  ['encrypted to somebody else', async () => ({ encryptTo: await foreignEncryptionKey() })],
  ['encrypted in a way that Singpass does not use', () => ({ enc: 'A128GCM' })],
]
const addedKey = async (alg: string) => {
  const key = await newSigningKey(alg)
  provider.keys.unshift(key)
  return key
}
const foreignEncryptionKey = async () => {
  const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true })
  return { ...(await exportJWK(publicKey)), kid: 'foreign' }
}

describe('an ID token that does not hold', () => {
  test.each([
    ...wrongTokens(),
    ['with another nonce', () => ({ claims: (claims) => ({ ...claims, nonce: 'n'.repeat(43) }) })],
    ['without a nonce', () => ({ claims: ({ nonce: _, ...claims }) => claims })],
    ['that has expired', () => ({ claims: (claims) => ({ ...claims, exp: 1_700_000_000, iat: 1_699_999_700 }) })],
    ['without a subject', () => ({ claims: ({ sub: _, ...claims }) => claims })],
  ] as ReturnType<typeof wrongTokens>)('%s: refused, and nothing is taken', async (_, change) => {
    const member = await newMember()
    Object.assign(provider.behaviour.idToken, await change())
    expect(await share(member)).toMatchObject({ failure: { reason: 'fault', reference: expect.any(String) } })
    expect([provider.callsOf('/token').length, provider.callsOf('/userinfo').length > 1]).toEqual([1, false])
    await expectNothingTaken(member)
  })

  test('an access token that is not bound to the key is refused', async () => {
    const member = await newMember()
    provider.behaviour.tokenType = 'Bearer'
    expect(await share(member)).toMatchObject({ failure: { reason: 'fault' } })
    expect(provider.callsOf('/userinfo')).toEqual([])
    await expectNothingTaken(member)
  })
})

describe('userinfo that does not hold', () => {
  test.each([
    ...wrongTokens(),
    ['of somebody else', () => ({ claims: (claims) => ({ ...claims, sub: 'subject-of-another' }) })],
  ] as ReturnType<typeof wrongTokens>)('%s: refused, and nothing is taken', async (_, change) => {
    const member = await newMember()
    Object.assign(provider.behaviour.userInfo, await change())
    expect(await share(member)).toMatchObject({ failure: { reason: 'fault' } })
    expect(provider.callsOf('/userinfo')).toHaveLength(1)
    await expectNothingTaken(member)
  })

  test('as plain JSON, which nobody signed: refused', async () => {
    const member = await newMember()
    const body = { sub: provider.behaviour.subject, person_info: provider.behaviour.personInfo }
    provider.behaviour.answers.set('/userinfo', [{ status: 200, body }])
    expect(await share(member)).toMatchObject({ failure: { reason: 'fault' } })
    await expectNothingTaken(member)
  })

  test.each([
    ['nothing', undefined],
    ['texts in the place of items', { name: 'KOH', residentialstatus: 'C' }],
    ['a text', 'person'],
  ])('%s of the person: every row is empty, and confirming is refused', async (_, personInfo) => {
    const member = await newMember()
    provider.behaviour.personInfo = personInfo as Record<string, unknown>
    const shown = await share(member)
    expect(shown).toMatchObject({
      failure: null,
      name: null,
      uinfin: null,
      residential_status: null,
      verify_role: null,
    })
    const refused = await member.post(`${base}/verify-singapore-identity`, { id: shown.id })
    expect([refused.status, refused.body.code]).toEqual([422, 40030])
    await expectNothingTaken(member)
  })
})

describe('a provider that does not answer', () => {
  const failure = (status: number, error = 'server_error'): Answer => ({ status, body: { error } })

  test.each([429, 502, 503, 504])('userinfo %i twice: the third call is taken', async (status) => {
    const member = await newMember()
    provider.behaviour.answers.set('/userinfo', [failure(status), failure(status)])
    expect(await share(member)).toMatchObject({ failure: null, name: 'KOH AH BENG' })
    const proofs = await Promise.all(provider.callsOf('/userinfo').map(({ dpop }) => readProof(dpop)))
    expect([proofs.length, new Set(proofs.map(({ jti }) => jti)).size]).toEqual([3, 3])
  })

  test('userinfo 502 three times: unavailable, and no fourth call', async () => {
    const member = await newMember()
    provider.behaviour.answers.set(
      '/userinfo',
      [502, 502, 502, 502].map((status) => failure(status)),
    )
    expect(await share(member)).toMatchObject({ failure: { reason: 'unavailable' } })
    expect(provider.callsOf('/userinfo')).toHaveLength(3)
    await expectNothingTaken(member)
  })

  test.each([
    ['an expired token', failure(401, 'invalid_token'), 'fault'],
    ['a proof that it does not take', failure(401, 'invalid_dpop_proof'), 'fault'],
    ['its own fault', failure(500), 'fault'],
  ] as const)('userinfo answers %s: %s, and is not called again', async (_, answer, reason) => {
    const member = await newMember()
    provider.behaviour.answers.set('/userinfo', [answer])
    expect(await share(member)).toMatchObject({ failure: { reason } })
    expect(provider.callsOf('/userinfo')).toHaveLength(1)
    await expectNothingTaken(member)
  })

  test.each([
    ['a code that was used', failure(400, 'invalid_grant'), 'fault'],
    ['a DPoP key that is not the flow’s', failure(400, 'invalid_dpop_proof'), 'fault'],
    ['no service', failure(503), 'unavailable'],
  ] as const)('token answers %s: %s, and is never called again', async (_, answer, reason) => {
    const member = await newMember()
    provider.behaviour.answers.set('/token', [answer])
    expect(await share(member)).toMatchObject({ failure: { reason } })
    expect(provider.callsOf('/token')).toHaveLength(1)
    await expectNothingTaken(member)
  })

  test.each([
    [503, 503, 50_101],
    [429, 503, 50_101],
    [400, 500, 50_001],
  ])('the pushed request answers %i: %i, and no flow is kept', async (status, answered, code) => {
    const member = await newMember()
    provider.behaviour.answers.set('/par', [failure(status)])
    const begun = await begin(member)
    expect([begun.status, begun.body.code]).toEqual([answered, code])
    expect(await api.db.select().from(identityFlows).where(eq(identityFlows.userId, member.id))).toEqual([])
  })
})

describe('keys that change in between', () => {
  test('the provider signs with a new key: its keys are read again', async () => {
    const member = await newMember()
    await share(member)
    const before = provider.callsOf('/keys').length
    // The library reads keys again only some while after it did.
    provider.keys = [await newSigningKey()]
    const later = Date.now() + 10 * 60_000
    const realNow = Date.now
    Date.now = () => later
    try {
      expect(await share(member)).toMatchObject({ failure: null })
    } finally {
      Date.now = realNow
    }
    expect(provider.callsOf('/keys').length).toBeGreaterThan(before)
  })
})

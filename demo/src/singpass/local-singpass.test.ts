import { hash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { type CryptoKey, exportJWK, SignJWT } from 'jose'
import * as openid from 'openid-client'
import { loadClientKeys } from '../../../api/src/identity/client/client-keys.ts'
import { publishNewKeys, usePublishedKeys } from '../../../api/src/identity/client/client-keys-fixture.ts'
import { createConfiguration } from '../../../api/src/identity/client/configuration.ts'
import { createIdentityFixture } from '../../../api/src/identity/identity-fixture.ts'
import { identityChecks, identityFlows } from '../../../api/src/identity/tables.ts'
import { sealText, unsealText } from '../../../api/src/platform/crypto/seal.ts'
import { createTestApp } from '../../../api/src/testing/test-app.ts'
import { createLocalSingpass } from './local-singpass.ts'
import { localSingpassClientId } from './local-singpass-base.ts'

const { site, newMember } = createIdentityFixture(createTestApp)
const issuer = () => `${site.origin}/dev/singpass`
const redirectUri = () => `${site.origin}/singpass/callback`

/** The client as the site has it, to ask for what the site never does. */
const openClient = async () => {
  const { app, db } = site.api
  const keys = await loadClientKeys(db, app.sealKey)
  const found = await openid.discovery(new URL(issuer()), localSingpassClientId, {}, openid.None(), {
    execute: [openid.allowInsecureRequests],
  })
  return { keys, config: createConfiguration(found.serverMetadata(), localSingpassClientId, keys, undefined) }
}
const newProof = async (config: openid.Configuration) =>
  openid.getDPoPHandle(config, await openid.randomDPoPKeyPair('ES256'))
const verifier = openid.randomPKCECodeVerifier()
const parameters = async (changes: Record<string, string> = {}) => ({
  redirect_uri: redirectUri(),
  scope: 'openid name',
  state: openid.randomState(),
  nonce: openid.randomNonce(),
  code_challenge: await openid.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  ...changes,
})
const push = async (changes: Record<string, string>, hasProof = true) => {
  const { config } = await openClient()
  const options = hasProof ? { DPoP: await newProof(config) } : {}
  return openid.buildAuthorizationUrlWithPAR(config, await parameters(changes), options)
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: { error?: string; status?: number }) => [error.status, error.error],
  )

describe('refuses', () => {
  test.each([
    ['a short state', { state: 'short' }, true, [400, 'invalid_request']],
    ['a state of other characters', { state: 'ä'.repeat(40) }, true, [400, 'invalid_request']],
    ['a short nonce', { nonce: 'n'.repeat(29) }, true, [400, 'invalid_request']],
    ['acr_values', { acr_values: 'urn:x' }, true, [400, 'invalid_request']],
    ['plain PKCE', { code_challenge_method: 'plain' }, true, [400, 'invalid_request']],
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }, true, [400, 'invalid_request']],
    ['openid alone', { scope: 'openid' }, true, [400, 'invalid_request']],
    ['another redirect_uri', { redirect_uri: 'https://elsewhere.example/' }, true, [400, 'invalid_request']],
    ['a request without a proof', {}, false, [400, 'invalid_dpop_proof']],
  ])('%s', async (_, changes, hasProof, refusal) => {
    expect(await refusalOf(push(changes as Record<string, string>, hasProof))).toEqual(refusal)
  })

  test('an assertion of three minutes, and of another key', async () => {
    const { keys, config } = await openClient()
    const assertion = (key: CryptoKey, seconds: number) =>
      new SignJWT({ jti: crypto.randomUUID() })
        .setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid, typ: 'JWT' })
        .setIssuer(localSingpassClientId)
        .setSubject(localSingpassClientId)
        .setAudience(issuer())
        .setIssuedAt()
        .setExpirationTime(`${seconds} s`)
        .sign(key)
    const { privateKey } = await openid.randomDPoPKeyPair('ES256')
    const ask = async (key: CryptoKey, seconds: number) => {
      const authentication: openid.ClientAuth = async (_server, client, body) => {
        body.set('client_id', client.client_id)
        body.set('client_assertion_type', 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer')
        body.set('client_assertion', await assertion(key, seconds))
      }
      const own = new openid.Configuration(config.serverMetadata(), localSingpassClientId, {}, authentication)
      openid.allowInsecureRequests(own)
      // One assertion is good once, so the nonce is asked for before.
      const proof = await newProof(own)
      return refusalOf(openid.buildAuthorizationUrlWithPAR(own, await parameters(), { DPoP: proof }))
    }
    expect(await ask(keys.signing.key, 120)).toBe('taken')
    expect(await ask(keys.signing.key, 180)).toEqual([401, 'invalid_client'])
    expect(await ask(privateKey, 60)).toEqual([401, 'invalid_client'])
  })

  test('a request that was not pushed, a pushed one opened twice, and a code used twice', async () => {
    const { browser } = await newMember()
    const { config } = await openClient()
    const isCallback = ({ pathname }: URL) => pathname === '/singpass/callback'
    const openAt = async (address: URL) => {
      const { location, text } = await browser.open(address.href, isCallback)
      return location ? new URL(location).searchParams.get('error') : text
    }
    expect(await openAt(openid.buildAuthorizationUrl(config, await parameters()))).toBe('invalid_request')

    const proof = await newProof(config)
    const asked = await parameters()
    const pushed = await openid.buildAuthorizationUrlWithPAR(config, asked, { DPoP: proof })
    const answer = new URL(await browser.logInAtProvider(pushed.href, 'citizen'))
    expect(await openAt(pushed)).toMatch(/^invalid_request/)
    const exchange = (changes = {}, handle = proof) =>
      refusalOf(
        openid.authorizationCodeGrant(
          config,
          answer,
          { expectedState: asked.state, expectedNonce: asked.nonce, pkceCodeVerifier: verifier, ...changes },
          undefined,
          { DPoP: handle },
        ),
      )
    expect(await exchange({}, await newProof(config))).toEqual([400, 'invalid_grant'])
    const again = await openid.buildAuthorizationUrlWithPAR(config, asked, { DPoP: proof })
    answer.search = new URL(await browser.logInAtProvider(again.href, 'citizen')).search
    expect(await exchange()).toBe('taken')
    expect(await exchange()).toEqual([400, 'invalid_grant'])
  })

  test('a proof without a nonce of its own, and one for another address', async () => {
    const pair = await openid.randomDPoPKeyPair('ES256')
    const jwk = await exportJWK(pair.publicKey)
    const signDpop = (nonce: string | undefined, htu: string) =>
      new SignJWT({
        jti: crypto.randomUUID(),
        htm: 'GET',
        htu,
        ath: hash('sha256', 'none', 'base64url'),
        ...(nonce && { nonce }),
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .setIssuedAt()
        .sign(pair.privateKey)
    const call = async (proof: string) => {
      const response = await fetch(`${issuer()}/me`, { headers: { authorization: 'DPoP none', dpop: proof } })
      return { nonce: response.headers.get('dpop-nonce') ?? '', challenge: response.headers.get('www-authenticate') }
    }
    const { nonce, challenge } = await call(await signDpop(undefined, `${issuer()}/me`))
    expect(challenge).toContain('use_dpop_nonce')
    expect((await call(await signDpop(nonce, `${issuer()}/token`))).challenge).toContain('invalid_dpop_proof')
  })
})

describe('a flow whose secrets were changed', () => {
  const tamper = async (id: number, change: (secrets: Record<string, unknown>) => object | Promise<object>) => {
    const { db, app } = site.api
    const [row] = await db.select().from(identityFlows).where(eq(identityFlows.userId, id))
    const secrets = JSON.parse(unsealText(app.sealKey, row?.sealed ?? '') ?? '{}')
    const sealed = sealText(app.sealKey, JSON.stringify({ ...secrets, ...(await change(secrets)) }))
    await db.update(identityFlows).set({ sealed }).where(eq(identityFlows.userId, id))
  }
  const newPrivateKey = async () =>
    exportJWK((await openid.randomDPoPKeyPair('ES256', { extractable: true })).privateKey)

  test.each([
    ['DPoP key', async () => ({ dpopKey: await newPrivateKey() })],
    ['verifier', () => ({ verifier: openid.randomPKCECodeVerifier() })],
    ['nonce', () => ({ nonce: openid.randomNonce() })],
    ['state', () => ({ state: openid.randomState() })],
    ['redirect_uri', () => ({ redirectUri: 'http://localhost:1/singpass/callback' })],
  ])('another %s: refused, and nothing is taken', async (_, change) => {
    const { browser, id } = await newMember()
    const callback = await browser.logInAtProvider(await browser.authoriseUrl(), 'citizen')
    await tamper(id, change)
    await browser.answer(callback)
    expect(await browser.info()).toMatchObject({ id: null, failure: { reason: 'fault' } })
    const [row] = await site.api.db.select().from(identityChecks).where(eq(identityChecks.userId, id))
    expect(row?.sealed).toBeNull()
    expect((await browser.verify()).status).toBe(404)
  })

  test('a row that was not sealed here: as if there were none', async () => {
    const { browser, id } = await newMember()
    const callback = await browser.logInAtProvider(await browser.authoriseUrl(), 'citizen')
    await site.api.db
      .update(identityFlows)
      .set({ sealed: 'x'.repeat(80) })
      .where(eq(identityFlows.userId, id))
    await browser.answer(callback)
    expect(await browser.info()).toMatchObject({ failure: { reason: 'nothing_waiting' } })
  })
})

test('keys are replaced between the pushed request and the code: the flow goes on', async () => {
  const { browser } = await newMember()
  const { db, app } = site.api
  const before = await loadClientKeys(db, app.sealKey)
  await publishNewKeys(db, app.sealKey)
  // By then the provider reads the keys anew, and finds those that are to come.
  const realNow = Date.now
  Date.now = () => realNow() + 10 * 60_000
  try {
    const callback = await browser.logInAtProvider(await browser.authoriseUrl(), 'citizen')
    await usePublishedKeys(db, app.sealKey)
    expect((await loadClientKeys(db, app.sealKey)).signing.kid).not.toBe(before.signing.kid)
    await browser.answer(callback)
  } finally {
    Date.now = realNow
  }
  expect(await browser.info()).toMatchObject({ failure: null, name: 'TAN HUI LING' })
})

test('is nobody’s but those who may use stand-ins', async () => {
  const { browser } = await newMember()
  const page = await browser.send('/dev/singpass/.well-known/openid-configuration', {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  expect(page.status).toBe(404)
  const status = await browser.send('/api/auth/sg/singpass/status', {
    headers: { 'x-forwarded-for': '203.0.113.7', 'country-id': '193' },
  })
  expect(JSON.parse(status.text).data.is_available).toBe(false)
})

test.each([
  ['beside real members', { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', SMS_URL: 'https://sms.example' }],
  ['without a demonstration', { DEMO: '0' }],
  ['with the stand-ins off', { STAND_INS: 'off' }],
  ['beside a client of Singpass', { SINGPASS_CLIENT_ID: 'a', SINGPASS_ISSUER: 'https://id.example/fapi' }],
])(
  'the stand-in does not run %s',
  async (_, environment) => {
    const api = await createTestApp(environment)
    try {
      await expect(createLocalSingpass(api.app)).rejects.toThrow('no stand-in for Singpass here')
      const page = await api.app.inject({ url: '/dev/singpass/.well-known/openid-configuration' })
      expect(page.statusCode).toBe(404)
    } finally {
      await api.close()
    }
  },
  60_000,
)

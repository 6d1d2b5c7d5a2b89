import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair } from 'jose'
import { readSettings } from '../../platform/settings/settings.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { identityKeys } from '../tables.ts'
import { loadClientKeys, rotateClientKeys } from './client-keys.ts'
import { ageKeys } from './client-keys-fixture.ts'

const newKey = async (kid: string, use: 'sig' | 'enc') => {
  const { privateKey } = await generateKeyPair(use === 'sig' ? 'ES256' : 'ECDH-ES+A256KW', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, use }
}

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(() => api.db.delete(identityKeys))

const load = () => loadClientKeys(api.db, api.app.sealKey)
const rotate = () => rotateClientKeys(api.db, api.app.sealKey)
const state = async () => {
  const keys = await load()
  return {
    signing: keys.signing.kid,
    decryption: keys.decryption.map(({ kid }) => kid),
    published: keys.published.map(({ kid }) => kid),
  }
}

test('the first start makes a key to sign and one to decrypt; replicas that start at once make the same', async () => {
  const made = await Promise.all([state(), state(), state()])
  expect(new Set(made.map(({ signing }) => signing)).size).toBe(1)
  expect(made[0]?.published).toHaveLength(2)
  expect(await state()).toEqual(made[0])
})

test('the public route gives public keys alone, with use and algorithm', async () => {
  const { body, headers } = await api.visitor().get('/api/auth/sg/singpass/jwks')
  expect(headers['cache-control']).toBe('public, max-age=300')
  expect(body.keys).toEqual([
    expect.objectContaining({ kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256' }),
    expect.objectContaining({ kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES+A256KW' }),
  ])
  for (const key of body.keys) expect(Object.keys(key)).not.toContain('d')
  const rows = JSON.stringify(await api.db.select().from(identityKeys))
  expect(rows).not.toContain('"d"')
})

test('a key is published a day before it is used, and reads for two days after it was', async () => {
  const first = await state()
  await rotate()
  expect(await state()).toEqual(first)
  await ageKeys(api.db, 90 * 24 + 1)
  await rotate()
  const announced = await state()
  expect(announced.signing).toBe(first.signing)
  expect(announced.published).toHaveLength(4)
  await ageKeys(api.db, 23)
  await rotate()
  expect((await state()).signing).toBe(first.signing)
  await ageKeys(api.db, 2)
  await Promise.all([rotate(), rotate()])
  const switched = await state()
  expect(switched.signing).not.toBe(first.signing)
  expect(announced.published).toContain(switched.signing)
  expect(switched.published).toHaveLength(4)
  expect(switched.decryption[0]).not.toBe(first.decryption[0])
  expect(switched.decryption).toContain(first.decryption[0])
  // Nobody is to encrypt to it any more, and what was encrypted is still read.
  await ageKeys(api.db, 25)
  await rotate()
  const unpublished = await state()
  expect(unpublished.published).not.toContain(first.decryption[0])
  expect(unpublished.decryption).toContain(first.decryption[0])
  await ageKeys(api.db, 24)
  await rotate()
  expect((await state()).decryption).toEqual([switched.decryption[0]])
})

test('keys of the environment are used in their order', async () => {
  const keys = [await newKey('new', 'sig'), await newKey('old', 'sig'), await newKey('box', 'enc')]
  const settings = readSettings({
    SINGPASS_CLIENT_ID: 'client',
    SINGPASS_KEYS: JSON.stringify({ keys }),
    DATA_DIR: '/tmp/none',
  })
  expect(settings.identity.client).toMatchObject({
    id: 'client',
    issuer: new URL('https://id.singpass.gov.sg/fapi'),
    keys: [{ kid: 'new' }, { kid: 'old' }, { kid: 'box' }],
  })
})

test.each([
  ['SINGPASS_CLIENT_ID', 'keys without a client', async () => ({ SINGPASS_KEYS: '{}' })],
  ['SINGPASS_KEYS', 'no JSON', async () => ({ SINGPASS_CLIENT_ID: 'a', SINGPASS_KEYS: 'secret' })],
  ['SINGPASS_KEYS', 'one key', async () => withKeys([await newKey('a', 'sig')])],
  ['SINGPASS_KEYS', 'two of a name', async () => withKeys([await newKey('a', 'sig'), await newKey('a', 'enc')])],
  ['SINGPASS_KEYS', 'a public key', async () => withKeys([{ ...(await newKey('a', 'sig')), d: undefined }])],
  [
    'SINGPASS_ISSUER',
    'plain http in production',
    async () => ({
      NODE_ENV: 'production',
      SINGPASS_CLIENT_ID: 'a',
      SINGPASS_ISSUER: 'http://id.example/fapi',
    }),
  ],
  ['SINGPASS_FULL_NUMBER_REASON', 'no reason', async () => ({ SINGPASS_FULL_NUMBER_REASON: 'because' })],
])('%s is refused: %s', async (name, _, environment) => {
  const given = (await environment()) as Record<string, string>
  expect(() => readSettings(given)).toThrow(new RegExp(`^${name}: `))
})
const withKeys = (keys: object[]) => ({ SINGPASS_CLIENT_ID: 'a', SINGPASS_KEYS: JSON.stringify({ keys }) })

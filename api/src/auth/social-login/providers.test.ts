import { generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { readSettings } from '../../platform/settings/settings.ts'
import { appleSecret } from './apple-secret.ts'
import { facebookProfile, openIdProfile, xProfile } from './social-profile.ts'

describe('who somebody is', () => {
  test('by an id token; Apple writes “true” as a text', () => {
    const claims = { sub: '1', email: 'Mei@Example.com', email_verified: 'true', given_name: 'Mei', family_name: 'Tan' }
    expect(openIdProfile(claims)).toEqual({
      subject: '1',
      email: { address: 'mei@example.com', isVerified: true },
      firstName: 'Mei',
      lastName: 'Tan',
      label: 'Mei@Example.com',
    })
    expect(openIdProfile({ sub: '1', email: 'a@b.example', email_verified: 'false' })?.email?.isVerified).toBe(false)
    expect(openIdProfile({ sub: '1', email: 'a@b.example' })?.email?.isVerified).toBe(false)
    expect(openIdProfile({ sub: '1', email: 'no address', name: '陳美玲' })).toMatchObject({
      email: null,
      firstName: '陳美玲',
    })
  })

  test('by Facebook, whose addresses prove nothing, and by X, whose are confirmed', () => {
    expect(facebookProfile({ id: '2', name: 'Mei Tan', email: 'mei@example.com' })?.email?.isVerified).toBe(false)
    expect(xProfile({ data: { id: '3', name: 'Mei', username: 'mei', confirmed_email: 'mei@example.com' } })).toEqual({
      subject: '3',
      email: { address: 'mei@example.com', isVerified: true },
      firstName: 'Mei',
      lastName: '',
      label: '@mei',
    })
  })

  test.each([{}, null, [], 'text', { sub: '' }, { sub: 7 }, { id: 7 }, { data: {} }, { data: null }])(
    'nobody, by %j',
    (answer) => {
      for (const read of [openIdProfile, facebookProfile, xProfile]) expect(read(answer)).toBeNull()
    },
  )
})

test('Apple’s secret is a token signed with the key it gave, good for five minutes', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const token = appleSecret('com.example.jobs', { teamId: 'TEAM', keyId: 'KEY', privateKey: pem }, 1_000_000)
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toMatchObject({ alg: 'ES256', kid: 'KEY' })
  expect(read(payload)).toEqual({
    iss: 'TEAM',
    sub: 'com.example.jobs',
    aud: 'https://appleid.apple.com',
    iat: 1_000,
    exp: 1_300,
  })
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
})

describe('settings', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k', APPLE_PRIVATE_KEY: 'a\\nb' }

  test('name the clients that are configured', () => {
    expect(readSettings({ ...google, ...apple }).socialClients).toEqual({
      google: { id: 'id', secret: 'secret' },
      apple: { id: 'id', secret: { teamId: 't', keyId: 'k', privateKey: 'a\nb' } },
    })
    expect(readSettings({ GOOGLE_CLIENT_ID: '' }).socialClients).toEqual({})
  })

  test('say which variable of a provider is missing', () => {
    expect(() => readSettings({ X_CLIENT_ID: 'id' })).toThrow('X_CLIENT_SECRET')
    expect(() => readSettings({ ...apple, APPLE_KEY_ID: undefined })).toThrow('APPLE_KEY_ID')
  })

  test.each([
    [{}, false],
    [{ STAND_INS: 'loopback' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', STAND_INS: 'loopback' }, true],
    [{ NODE_ENV: 'production', STAND_INS: 'loopback', DEMO: '0' }, false],
    [{ NODE_ENV: 'production', STAND_INS: 'loopback', SMTP_URL: 'smtp://mail.example' }, false],
    [{ STAND_INS: 'off' }, false],
    [{ STAND_INS: 'loopback', DEMO: '0' }, false],
  ])('%j: local providers stand in: %s', (variables, expected) => {
    expect(readSettings(variables).usesLocalProviders).toBe(expected)
  })
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  sessionClaims,
  sessionClaimsKeysPath,
  sessionClaimsPath,
} from '@jobspan/shared-kit/contracts/auth/session-claims'
import { like } from 'drizzle-orm'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { settings } from '../../platform/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { loadClaimsKeys } from './claims-keys.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const keys = async () =>
  createLocalJWKSet(JSON.parse((await api.visitor().get(sessionClaimsKeysPath)).bytes.toString()))
const claimsOf = async (visitor: ReturnType<TestApp['visitor']>, remote = 'mf-rewards', headers = {}) => {
  const answer = await visitor.send('GET', `${sessionClaimsPath}?remote=${remote}`, undefined, headers)
  expect(answer.status).toBe(200)
  const { payload } = await jwtVerify(answer.body.data.token, await keys(), {
    issuer: 'http://localhost:3000',
    audience: remote,
    algorithms: ['EdDSA'],
    maxTokenAge: '60s',
  })
  return sessionClaims.parse(payload)
}
const member = async () => {
  const visitor = api.visitor()
  await visitor.post('/api/auth/register', registration())
  return visitor
}

test('claims name a member by an id of this remote alone, with country, language and nothing else', async () => {
  const visitor = await member()
  const claims = await claimsOf(visitor, 'mf-rewards', { 'country-id': '105', 'language-id': '4' })
  expect(claims).toMatchObject({ kind: 'member', country: 'jp', language: 'ja' })
  expect(claims.exp - claims.iat).toBe(60)
  expect(Object.keys(claims).toSorted()).toEqual(
    ['aud', 'country', 'exp', 'iat', 'iss', 'jti', 'kind', 'language', 'sub'].toSorted(),
  )
  const again = await claimsOf(visitor)
  expect(again.sub).toBe(claims.sub)
  expect(again.jti).not.toBe(claims.jti)
  expect((await claimsOf(visitor, 'mf-chat')).sub).not.toBe(claims.sub)
  expect((await claimsOf(await member())).sub).not.toBe(claims.sub)
})

test('a guest has claims of a guest; without a session there are none', async () => {
  const visitor = api.visitor()
  expect((await visitor.get(`${sessionClaimsPath}?remote=mf-rewards`)).status).toBe(401)
  await visitor.guest()
  expect((await claimsOf(visitor)).kind).toBe('guest')
})

test.each(['', 'MF', 'mf rewards', '../x', 'a'.repeat(60)])('%j names no remote', async (remote) => {
  const visitor = await member()
  expect((await visitor.get(`${sessionClaimsPath}?remote=${encodeURIComponent(remote)}`)).status).toBe(404)
})

test('replicas that start at once sign with one key; after 90 days a new one signs and both are published for a day', async () => {
  await api.db.delete(settings).where(like(settings.key, 'session_claims_key/%'))
  const load = (now: Date) => loadClaimsKeys(api.db, api.app.sealKey, now)
  const start = new Date('2026-01-01T00:00:00Z')
  const later = (days: number) => new Date(start.getTime() + days * 24 * 3600 * 1000)
  const made = await Promise.all([load(start), load(start), load(start)])
  const [first] = made
  expect(new Set(made.map(({ signing }) => signing.kid)).size).toBe(1)
  expect(first?.published).toHaveLength(1)
  expect((await load(later(89))).signing.kid).toBe(first?.signing.kid)
  const rotated = await load(later(91))
  expect(rotated.signing.kid).not.toBe(first?.signing.kid)
  expect(rotated.published.map(({ kid }) => kid)).toEqual([rotated.signing.kid, first?.signing.kid])
  expect((await load(later(93))).published).toHaveLength(1)
  // Only public parts leave.
  expect(JSON.stringify(rotated.published)).not.toContain('"d"')
})

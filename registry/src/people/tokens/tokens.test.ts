import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { accessTokens, people } from '../../platform/database/schema/people.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../../testing/signed-in-registry.ts'
import { ensureLocalTokens } from './local-tokens.ts'

type Browser = Awaited<ReturnType<SignedInRegistry['signIn']>>
let registry: SignedInRegistry
let admin: Browser
beforeAll(async () => {
  registry = await openSignedInRegistry()
  admin = await registry.signIn('admin')
}, 60_000)
afterAll(() => registry.close())

const make = (who: Pick<Browser, 'send'>, role: string, remotes: string[] = [], days: number | null = 30) =>
  who.send('POST', '/v1/tokens', { name: `${role} token`, role, remotes, days })
const withToken = (secret: string) => {
  const caller = registry.browser()
  const send: Browser['send'] = (method, url, payload) =>
    caller.send(method, url, payload, { authorization: `Bearer ${secret}` })
  return { send }
}
const me = async (secret: string) => (await withToken(secret).send('GET', '/v1/me')).status

describe('making a token', () => {
  test('gives its secret once; what is stored and listed is not the secret', async () => {
    const { status, body } = await make(admin, 'squad', ['mf-search'])
    expect(status).toBe(200)
    expect(body.data.secret).toMatch(/^jspn_\d+_[\w-]{43}$/)
    expect(body.data.token).toMatchObject({
      role: 'squad',
      remotes: ['mf-search'],
      created_by: 'admin@jobspan.example',
      last_used_at: null,
      revoked_at: null,
    })
    const secret = body.data.secret.split('_').slice(2).join('_')
    const everywhere = [
      await registry.db.select().from(accessTokens),
      (await admin.send('GET', '/v1/tokens')).body,
      (await admin.send('GET', '/v1/audit')).body,
    ]
    expect(JSON.stringify(everywhere)).not.toContain(secret)
    const known = await withToken(body.data.secret).send('GET', '/v1/me')
    expect(known.body.data).toMatchObject({
      person: null,
      token: { name: 'squad token', role: 'squad', remotes: ['mf-search'] },
    })
    const days = (Date.parse(known.body.data.token.expires_at) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
  })

  test.each([
    ['squad', 'viewer', [], 200],
    ['squad', 'squad', ['mf-search'], 200],
    ['squad', 'squad', ['mf-chat'], 403],
    ['squad', 'squad', [], 422],
    ['squad', 'product_owner', [], 403],
    ['squad', 'administrator', [], 403],
    ['squad', 'shell', [], 403],
    ['owner', 'product_owner', [], 200],
    ['owner', 'squad', ['mf-search'], 403],
    ['owner', 'administrator', [], 403],
    ['viewer', 'viewer', [], 200],
    ['viewer', 'product_owner', [], 403],
    ['admin', 'shell', [], 200],
    // People run the marketplace: it would be a token for nothing.
    ['admin', 'operator', [], 422],
  ])('%s makes one for %s %p: %i', async (who, role, remotes, status) => {
    expect((await make(await registry.signIn(who), role, remotes)).status).toBe(status)
  })

  test('a token makes no stronger and no longer-lived one, and takes its own with it', async () => {
    const first = (await make(admin, 'administrator', [], 10)).body.data
    expect((await make(withToken(first.secret), 'viewer', [], null)).status).toBe(422)
    expect((await make(withToken(first.secret), 'viewer', [], 11)).status).toBe(422)
    const child = (await make(withToken(first.secret), 'squad', ['mf-search'], 5)).body.data
    const grandchild = (await make(withToken(child.secret), 'viewer', [], 1)).body.data
    expect((await make(withToken(child.secret), 'administrator', [], 1)).status).toBe(403)
    expect(await me(grandchild.secret)).toBe(200)
    await admin.send('DELETE', `/v1/tokens/${first.token.id}`)
    for (const { secret } of [first, child, grandchild]) expect(await me(secret)).toBe(401)
  })
})

describe('a token is no good', () => {
  test.each([
    '',
    'x',
    'jspn_1_',
    `jspn_1_${'A'.repeat(43)}`,
    `jspn_99999999999_${'A'.repeat(43)}`,
    `jspn_0_${'A'.repeat(43)}`,
    "jspn_1_' or 1=1",
  ])('when it is made up: %p', async (secret) => {
    expect(await me(secret)).toBe(401)
    expect((await withToken(secret).send('GET', '/v1/overview')).status).toBe(401)
  })

  test('at once when revoked; revoking twice is the same as once', async () => {
    const { token, secret } = (await make(admin, 'viewer')).body.data
    expect(await me(secret)).toBe(200)
    const first = await admin.send('DELETE', `/v1/tokens/${token.id}`)
    expect(first.body.data.revoked_at).not.toBeNull()
    expect(await me(secret)).toBe(401)
    expect((await admin.send('DELETE', `/v1/tokens/${token.id}`)).body.data.revoked_at).toBe(first.body.data.revoked_at)
    expect((await admin.send('DELETE', '/v1/tokens/999999')).status).toBe(404)
  })

  test('when expired', async () => {
    const { token, secret } = (await make(admin, 'viewer')).body.data
    await registry.db
      .update(accessTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accessTokens.id, token.id))
    expect(await me(secret)).toBe(401)
  })

  test('when its maker is disabled or may do less than it', async () => {
    const { secret } = (await make(await registry.signIn('owner'), 'product_owner')).body.data
    const set = (values: object) =>
      registry.db.update(people).set(values).where(eq(people.email, 'owner@jobspan.example'))
    await set({ role: 'viewer' })
    expect(await me(secret)).toBe(401)
    await set({ role: 'product_owner', disabled: true })
    expect(await me(secret)).toBe(401)
    await set({ disabled: false })
    expect(await me(secret)).toBe(200)
  })

  test('of a squad’s person who loses a remote, it loses that remote', async () => {
    const set = (remotes: string[]) =>
      registry.db.update(people).set({ remotes }).where(eq(people.email, 'squad@jobspan.example'))
    await set(['mf-search', 'mf-chat'])
    const { secret } = (await make(await registry.signIn('squad'), 'squad', ['mf-search', 'mf-chat'])).body.data
    await set(['mf-search'])
    const change = (remote: string) =>
      withToken(secret).send('POST', '/v1/changes', {
        remote,
        countries: ['sg'],
        change: { kind: 'roll_back' },
        reason: 'a try',
      })
    expect((await change('mf-chat')).status).toBe(403)
    expect((await change('mf-search')).status).toBe(409)
  })
})

test('others’ tokens are neither listed nor revoked but by an administrator', async () => {
  const squad = await registry.signIn('squad')
  const own = (await make(squad, 'viewer')).body.data.token
  const viewer = await registry.signIn('viewer')
  const ids = async (who: Browser) =>
    (await who.send('GET', '/v1/tokens')).body.data.map((token: { id: number }) => token.id)
  expect(await ids(squad)).toContain(own.id)
  expect(await ids(viewer)).not.toContain(own.id)
  expect((await viewer.send('DELETE', `/v1/tokens/${own.id}`)).status).toBe(404)
  expect(await ids(admin)).toContain(own.id)
  expect((await admin.send('DELETE', `/v1/tokens/${own.id}`)).status).toBe(200)
  const shell = await registry.token('shell')
  expect((await shell.send('GET', '/v1/tokens')).status).toBe(403)
})

test('its use is noted once a minute', async () => {
  const { token, secret } = (await make(admin, 'viewer')).body.data
  const usedAt = async () =>
    (await registry.db.select().from(accessTokens).where(eq(accessTokens.id, token.id)))[0]?.lastUsedAt
  await me(secret)
  const first = await usedAt()
  expect(first).toBeInstanceOf(Date)
  await me(secret)
  expect(await usedAt()).toEqual(first)
  await registry.db
    .update(accessTokens)
    .set({ lastUsedAt: sql`now() - interval '61 seconds'` })
    .where(eq(accessTokens.id, token.id))
  await me(secret)
  expect((await usedAt())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0)
})

test('this machine’s tokens are files that only their user reads, made again when they are no good', async () => {
  const { directory } = registry.settings
  const file = join(directory, 'tokens/administrator')
  await ensureLocalTokens(registry.db, registry.settings)
  const first = (await readFile(file, 'utf8')).trim()
  expect(await me(first)).toBe(200)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(registry.settings.shellTokenFile)).mode & 0o777).toBe(0o600)
  await ensureLocalTokens(registry.db, registry.settings)
  expect((await readFile(file, 'utf8')).trim()).toBe(first)
  await writeFile(file, 'jspn_1_broken')
  await ensureLocalTokens(registry.db, registry.settings)
  const second = (await readFile(file, 'utf8')).trim()
  expect(second).not.toBe(first)
  expect(await me(second)).toBe(200)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { JWK } from 'jose'
import { personas } from '../../../demo/src/singpass/personas.ts'
import { openDatabase } from '../platform/database/database.ts'
import { startApiProcess } from '../testing/api-process.ts'
import { newSigningKey, startSingpassProvider, testClientId } from '../testing/singpass-provider.ts'
import { createTestApp } from '../testing/test-app.ts'
import { registration } from '../testing/visitor.ts'
import { dumpTables, expectNoTraces } from './identity-traces-fixture.ts'
import { identityVerifications } from './tables.ts'

const base = '/api/auth/sg/singpass'
const reason = { SINGPASS_FULL_NUMBER_REASON: 'Employment of Foreign Manpower Act, section 5' }
const redirect_uri = 'http://localhost:3000/singpass/callback'

const readTables = async (folder: string): Promise<string> => {
  const connection = await openDatabase({ dataDirectory: folder })
  try {
    return await dumpTables(connection.db)
  } finally {
    await connection.close()
  }
}

const openBrowser = (origin: string) => {
  const cookies = new Map<string, string>()
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-requested-with': 'jobspan',
        'country-id': '193',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, data: text.startsWith('{') ? JSON.parse(text).data : null }
  }
}

/**
 * A run of the real server that logs all it can and reads the full number: people who confirm, skip, wait and fail. Afterwards nothing of them is in
 * a log line or a table but what the rules name: the last four characters of a verified member's number.
 */
test('nothing of an identifier is in any log line or table, and no secret of a flow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'))
  let readKeys = async (): Promise<{ keys: JWK[] }> => ({ keys: [] })
  const provider = await startSingpassProvider(() => readKeys())
  const server = await startApiProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_FACTOR: '1000',
    SINGPASS_CLIENT_ID: testClientId,
    SINGPASS_ISSUER: provider.issuer,
    ...reason,
  })
  readKeys = async () => (await fetch(`${server.origin}${base}/jwks`)).json() as Promise<{ keys: JWK[] }>
  const newMember = async () => {
    const call = openBrowser(server.origin)
    await call('POST', '/api/auth/register', registration())
    return call
  }
  const share = async (member?: ReturnType<typeof openBrowser>) => {
    const call = member ?? (await newMember())
    expect((await call('POST', `${base}/generate-authorise-url`, { redirect_uri })).status).toBe(200)
    await call('GET', `/singpass/callback?${provider.answer()}`)
    return { call, info: (await call('GET', `${base}/user-info?reveal_uinfin=1`)).data }
  }
  try {
    const koh = { ...provider.behaviour }
    const verified = await share()
    expect(verified.info).toMatchObject({ uinfin: 'S7654404Z', name: 'KOH AH BENG' })
    expect((await verified.call('POST', `${base}/verify-singapore-identity`, { id: verified.info.id })).status).toBe(
      200,
    )
    await verified.call('GET', `${base}/status`)
    await verified.call('GET', `${base}/sharing-records`)
    // Another account, the same person: refused, and nothing of it stays.
    const taken = await share()
    expect((await taken.call('POST', `${base}/verify-singapore-identity`, {})).status).toBe(409)
    const skipped = await share()
    await skipped.call('DELETE', `${base}/user-info`)
    provider.behaviour.userInfo.key = await newSigningKey()
    expect((await share()).info.failure.reason).toBe('fault')
    provider.behaviour.userInfo.key = null
    const refusal = { error: 'server_error', error_description: 'KOH AH BENG S7654404Z' }
    provider.behaviour.answers.set('/token', [{ status: 400, body: refusal }])
    expect((await share()).info.failure.reason).toBe('fault')
    provider.behaviour.answers.set(
      '/userinfo',
      [1, 2, 3].map(() => ({ status: 502, body: refusal })),
    )
    expect((await share()).info.failure.reason).toBe('unavailable')
    // Everybody whom the stand-in knows.
    const member = await newMember()
    const roles = new Set<string | null>()
    for (const { info, subject } of personas) {
      Object.assign(provider.behaviour, { personInfo: info, subject })
      const { call, info: shown } = await share(member)
      roles.add(shown.verify_role)
      const { status } = await call('POST', `${base}/verify-singapore-identity`, { id: shown.id })
      expect([status, shown.verify_role]).toEqual(shown.verify_role ? [200, expect.any(String)] : [422, null])
      if (info !== personas.at(-1)?.info) await call('DELETE', `${base}/verification`)
    }
    expect(roles).toEqual(new Set(['citizen', 'permanent_resident', 'pass_holder', 'foreigner', null]))
    Object.assign(provider.behaviour, { personInfo: koh.personInfo, subject: koh.subject })
    const waiting = await share()
    expect(waiting.info.id).not.toBeNull()
    await waiting.call(
      'GET',
      `/singpass/callback?${provider.answer({ code: undefined, error: 'access_denied', error_description: 'KOH AH BENG' })}`,
    )
    await server.end('SIGTERM')

    const secrets = provider.calls.flatMap(({ body, dpop }) => [
      ...['state', 'nonce', 'code_verifier', 'client_assertion'].flatMap((name) => body.get(name) ?? []),
      ...(dpop ? [dpop] : []),
    ])
    expect(secrets.length).toBeGreaterThan(20)
    const people = ['KOH AH BENG', 'S7654404', '7654404Z', provider.behaviour.subject, 'the-access-token', 'the-code']
    const places = { log: server.log(), tables: await readTables(folder) }
    expect(places.log.split('\n').length).toBeGreaterThan(30)
    expect(places.log).toContain('Singpass is asked for full numbers')
    for (const [place, text] of Object.entries(places)) {
      for (const secret of [...people, ...secrets])
        expect({ place, has: text.includes(secret), secret }).toEqual({ place, has: false, secret })
    }
    expectNoTraces(places)
    expect(places.log).not.toContain('404Z')
    const withLastFour = places.tables.split('\n').filter((row) => row.includes('404Z'))
    expect(withLastFour).toEqual([expect.stringMatching(/^identity_verifications /)])
  } finally {
    await server.end('SIGKILL')
    await provider.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)

test('the full number is asked for by its reason alone, masked until it is asked for, and kept as a hash', async () => {
  const readKeys = async () => (await api.visitor().get(`${base}/jwks`)).body
  const provider = await startSingpassProvider(readKeys)
  const api = await createTestApp({ SINGPASS_CLIENT_ID: testClientId, SINGPASS_ISSUER: provider.issuer, ...reason })
  try {
    const member = api.visitor()
    await member.register(registration())
    await member.post(`${base}/generate-authorise-url`, { redirect_uri })
    expect(provider.callsOf('/par')[0]?.body.get('scope')).toMatch(/^openid uinfin name /)
    await member.get(`/singpass/callback?${provider.answer()}`)
    const info = async (query = '') => (await member.get(`${base}/user-info${query}`)).body.data
    expect(await info()).toMatchObject({ uinfin: '•••••404Z', is_uinfin_revealable: true })
    expect(await info('?reveal_uinfin=1')).toMatchObject({ uinfin: 'S7654404Z' })
    const verified = (await member.post(`${base}/verify-singapore-identity`)).body.data
    expect(verified.verification.uinfin_last_four).toBe('404Z')
    const { rows } = await api.db.execute(sql`select number_hash, subject_hash from ${identityVerifications}`)
    expect(rows).toEqual([
      { number_hash: expect.stringMatching(/^[\w-]{43}$/), subject_hash: expect.stringMatching(/^[\w-]{43}$/) },
    ])
  } finally {
    await api.close()
    await provider.stop()
  }
}, 60_000)

test('a provider that is slow, or not there, is unavailable: within its time, and the next try works', async () => {
  const provider = await startSingpassProvider(async () => (await api.visitor().get(`${base}/jwks`)).body)
  const api = await createTestApp({ SINGPASS_CLIENT_ID: testClientId, SINGPASS_ISSUER: provider.issuer })
  try {
    const member = api.visitor()
    await member.register(registration())
    const begin = () => member.post(`${base}/generate-authorise-url`, { redirect_uri })
    await begin()
    provider.behaviour.delayMs.set('/token', 20_000)
    const begun = performance.now()
    await member.get(`/singpass/callback?${provider.answer()}`)
    expect(performance.now() - begun).toBeLessThan(15_000)
    const info = async () => (await member.get(`${base}/user-info`)).body.data
    expect((await info()).failure.reason).toBe('unavailable')
    provider.behaviour.delayMs.clear()
    await begin()
    await member.get(`/singpass/callback?${provider.answer()}`)
    expect((await info()).failure).toBeNull()
    await begin()
    const answer = provider.answer()
    await provider.stop()
    await member.get(`/singpass/callback?${answer}`)
    expect((await info()).failure.reason).toBe('unavailable')
    expect(await begin()).toMatchObject({ status: 503, body: { code: 50_101 } })
  } finally {
    await api.close()
  }
}, 60_000)

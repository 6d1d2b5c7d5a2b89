import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readSettings } from '../../platform/settings/settings.ts'
import { archiveOf, gzip } from '../../testing/archive.ts'
import { openPipelineIssuer } from '../../testing/pipeline-issuer.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../../testing/signed-in-registry.ts'

const audience = 'http://localhost:3002'
const repository = 'acme/skill-paths'
const onMain = { repository, repository_id: '77', ref: 'refs/heads/main', event_name: 'push', run_id: '9' }
const ofRequest = { ...onMain, ref: 'refs/pull/12/merge', event_name: 'pull_request' }

let issuer: Awaited<ReturnType<typeof openPipelineIssuer>>
let registry: SignedInRegistry
beforeAll(async () => {
  issuer = await openPipelineIssuer(audience)
  registry = await openSignedInRegistry({
    REGISTRY_PIPELINE_ISSUER: issuer.origin,
    REGISTRY_PUBLIC_ORIGIN: audience,
    REGISTRY_PIPELINES: JSON.stringify([
      { repository, repository_id: '77', remotes: ['mf-skill-paths'] },
      { repository: 'acme/guarded', environment: 'production', remotes: ['mf-guarded'] },
    ]),
  })
}, 60_000)
afterAll(async () => {
  await registry?.close()
  await issuer?.close()
})

const send = async (token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: unknown) => {
  const caller = registry.browser()
  return caller.send(method, url, payload, { authorization: `Bearer ${token}` })
}
const publish = async (token: string, build: string, name = 'mf-skill-paths') => {
  const response = await registry.app.inject({
    method: 'PUT',
    url: `/v1/remotes/${name}/releases/${build}`,
    headers: { ...gzip, authorization: `Bearer ${token}` },
    payload: await archiveOf({ name, build }),
  })
  return { status: response.statusCode, message: response.json().message as string }
}

describe('a job on the branch that releases', () => {
  test('publishes and promotes its own remotes, and the audit log names it', async () => {
    expect(await publish(await issuer.sign(onMain), 'b1')).toMatchObject({ status: 201 })
    expect(await publish(await issuer.sign(onMain), 'b1', 'mf-search')).toMatchObject({ status: 403 })
    const token = await issuer.sign(onMain)
    const change = {
      remote: 'mf-skill-paths',
      countries: ['sg'],
      change: { kind: 'promote', build: 'b1' },
      reason: 'first',
    }
    expect(await send(token, 'POST', '/v1/changes', change)).toMatchObject({ status: 200 })
    const { body } = await send(token, 'GET', '/v1/audit')
    expect(body.data.rows[0]).toMatchObject({ action: 'promote', actor: 'acme/skill-paths refs/heads/main (run 9)' })
    const me = await send(token, 'GET', '/v1/me')
    expect(me.body.data.token).toMatchObject({ role: 'squad', remotes: ['mf-skill-paths'] })
  })

  test('makes no token, which would outlive it, and schedules nothing', async () => {
    const wanted = { name: 'kept', role: 'squad', remotes: ['mf-skill-paths'], days: 30 }
    expect(await send(await issuer.sign(onMain), 'POST', '/v1/tokens', wanted)).toMatchObject({ status: 403 })
    const later = {
      remote: 'mf-skill-paths',
      countries: ['sg'],
      change: { kind: 'toggle', enabled: false },
      reason: 'later',
      due_at: new Date(Date.now() + 3_600_000).toISOString(),
    }
    expect(await send(await issuer.sign(onMain), 'POST', '/v1/changes', later)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('schedule') },
    })
  })
})

describe('a token that is refused', () => {
  const cases: [string, () => Promise<string> | string, number, string][] = [
    [
      'of another repository',
      () => issuer.sign({ ...onMain, repository: 'evil/skill-paths' }),
      403,
      'evil/skill-paths may release nothing',
    ],
    [
      'of a repository that took the name',
      () => issuer.sign({ ...onMain, repository_id: '78' }),
      403,
      'may release nothing',
    ],
    [
      'of another branch',
      () => issuer.sign({ ...onMain, ref: 'refs/heads/try' }),
      403,
      'releases from refs/heads/main',
    ],
    [
      'of a job outside its environment',
      () => issuer.sign({ ...onMain, repository: 'acme/guarded' }),
      403,
      'in production',
    ],
    [
      'that has expired',
      () => issuer.sign(onMain, { expiresAt: Math.floor(Date.now() / 1000) - 60 }),
      401,
      'has expired',
    ],
    [
      'that was made long ago, however long it is said to last',
      () => issuer.sign(onMain, { issuedAt: Math.floor(Date.now() / 1000) - 15 * 60 }),
      401,
      'has expired',
    ],
    [
      'for another registry',
      () => issuer.sign(onMain, { audience: 'https://other.example' }),
      401,
      `aud must be ${audience}`,
    ],
    ['of another issuer', () => issuer.sign(onMain, { issuer: 'https://issuer.example' }), 401, 'iss must be'],
    ['signed by somebody else', () => issuer.sign(onMain, { isForged: true }), 401, 'not signed by its issuer'],
    ['without a signature (alg none)', () => issuer.unsigned(onMain), 401, 'not signed by its issuer'],
    ['that is of no job', () => issuer.sign({}), 401, 'has no repository'],
  ]
  test.each(cases)('%s', async (_, make, status, message) => {
    const answer = await publish(await make(), 'b2')
    expect(answer).toEqual({ status, message: expect.stringContaining(message) })
  })

  test('that made a change already, also by two calls at once, and reads all the same', async () => {
    const token = await issuer.sign(onMain)
    const responses = await Promise.all([publish(token, 'b4'), publish(token, 'b4')])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 401])
    const change = {
      remote: 'mf-skill-paths',
      countries: ['sg'],
      change: { kind: 'promote', build: 'b4' },
      reason: 'again',
    }
    expect(await send(token, 'POST', '/v1/changes', change)).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('was used already') },
    })
    expect(await send(token, 'GET', '/v1/overview')).toMatchObject({ status: 200 })
  })

  // With this event a workflow of the main branch runs on what a stranger proposes, and GitHub says that it is of the main branch.
  test('to release with, of a job that a pull request started on the main branch', async () => {
    expect(await publish(await issuer.sign({ ...onMain, event_name: 'pull_request_target' }), 'b2')).toMatchObject({
      status: 403,
    })
  })

  test('where no repository may release, as any other text is', async () => {
    const closed = await openSignedInRegistry()
    try {
      const { statusCode } = await closed.app.inject({
        url: '/v1/overview',
        headers: { authorization: `Bearer ${await issuer.sign(onMain)}` },
      })
      expect(statusCode).toBe(401)
    } finally {
      await closed.close()
    }
  }, 60_000)
})

describe('a pull request', () => {
  const build = 'preview-12-0123456789ab'

  test('publishes a preview and gets its link, and nothing else', async () => {
    expect(await publish(await issuer.sign(ofRequest), 'b3')).toMatchObject({ status: 403 })
    expect(await publish(await issuer.sign(ofRequest), build)).toMatchObject({ status: 201 })
    const asked = { build, countries: ['sg', 'jp'] }
    const { body } = await send(await issuer.sign(ofRequest), 'POST', '/v1/remotes/mf-skill-paths/previews', asked)
    expect(body.data.links.map(({ country }: { country: string }) => country)).toEqual(['sg', 'jp'])
    expect(body.data.links[1].href).toMatch(/\/ja\/mf-skill-paths\?preview=/)
    const days = (Date.parse(body.data.expires_at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const notPreview = { build: 'b1', countries: ['sg'] }
    expect(
      await send(await issuer.sign(ofRequest), 'POST', '/v1/remotes/mf-skill-paths/previews', notPreview),
    ).toMatchObject({ status: 422 })
  })

  test('cannot be promoted by anybody, and is in no list of releases', async () => {
    const change = {
      remote: 'mf-skill-paths',
      countries: ['sg'],
      change: { kind: 'promote', build },
      reason: 'by mistake',
    }
    expect(await send(await issuer.sign(onMain), 'POST', '/v1/changes', change)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('is a preview build') },
    })
    const canary = { ...change, change: { kind: 'canary', build, percent: 5 } }
    expect(await send(await issuer.sign(onMain), 'POST', '/v1/changes', canary)).toMatchObject({ status: 409 })
    const main = await issuer.sign(onMain)
    const listed = await send(main, 'GET', '/v1/remotes/mf-skill-paths/releases')
    expect(JSON.stringify(listed.body)).not.toContain(build)
    expect(JSON.stringify((await send(main, 'GET', '/v1/overview')).body)).not.toContain(build)
  })

  test('closes its own preview, whose files are gone then', async () => {
    const close = async () => {
      const { body } = await send(
        await issuer.sign(ofRequest),
        'POST',
        '/v1/remotes/mf-skill-paths/previews/12/close',
        {},
      )
      return body.data
    }
    const other = 'preview-1-0123456789ab'
    expect(await publish(await issuer.sign(ofRequest), other)).toMatchObject({ status: 201 })
    const file = (of: string) => registry.app.inject(`/releases/mf-skill-paths/${of}/release.json`)
    expect((await file(build)).statusCode).toBe(200)
    expect(await close()).toEqual({ removed: [build] })
    const gone = await file(build)
    expect([gone.statusCode, gone.json().message]).toEqual([404, 'No release has this file.'])
    expect((await file(other)).statusCode).toBe(200)
    expect(await close()).toEqual({ removed: [] })
  })
})

describe('the settings of pipelines', () => {
  test.each([
    ['{', 'REGISTRY_PIPELINES: must be JSON'],
    ['[{"repository":"acme","remotes":["mf-x"]}]', 'REGISTRY_PIPELINES: 0.repository'],
    ['[{"repository":"acme/x","remotes":[]}]', 'REGISTRY_PIPELINES: 0.remotes'],
    ['[{"repository":"acme/x","remotes":["mf-x"],"branch":"main"}]', 'REGISTRY_PIPELINES: 0'],
  ])('%s is refused by name', (text, message) => {
    expect(() => readSettings({ REGISTRY_PIPELINES: text })).toThrow(message)
  })

  test('take no issuer over a line that others can read', () => {
    const bound = { REGISTRY_PIPELINES: '[{"repository":"acme/x","remotes":["mf-x"]}]' }
    expect(() => readSettings({ ...bound, REGISTRY_PIPELINE_ISSUER: 'http://issuer.example' })).toThrow('https://')
    expect(readSettings(bound).pipelines?.issuer.href).toBe('https://token.actions.githubusercontent.com/')
  })
})

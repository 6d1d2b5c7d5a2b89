import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { sql } from 'drizzle-orm'
import { archiveFrom, archiveOf, integrityOf, releaseOf } from '../testing/archive.ts'
import { createTestRegistry, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'
import { createUploader } from '../testing/uploader.ts'

let registry: TestRegistry
let uploader: ReturnType<typeof createUploader>
let squad: TestCaller
let count = 0
let build: string

beforeAll(async () => {
  registry = await createTestRegistry()
  uploader = createUploader(registry)
  squad = uploader.squad
}, 120_000)
afterAll(() => registry.close())
beforeEach(() => {
  count += 1
  build = `build-${count}`
})

const put = (body: unknown, name?: string, who?: TestCaller, headers?: Record<string, string>) =>
  uploader.put(build, body, name, who, headers)

describe('a good release', () => {
  test('is stored, listed, served for ever, and in the audit log', async () => {
    const { manifest, contents } = releaseOf({ build, commit: 'abc123' })
    const upload = await archiveFrom(manifest, contents)
    const first = await put(upload)
    expect(first.body).toMatchObject({ code: 0, data: { remote: 'mf-search', build, commit: 'abc123' } })
    expect(first.status).toBe(201)
    expect(first.body.data.routes).toEqual(['/mf-search'])
    expect((await uploader.list())[0]).toEqual(first.body.data)
    expect((await squad.get(`/v1/remotes/mf-search/releases/${build}`)).body.data).toEqual(manifest)

    const file = await registry.nobody.get(`/releases/mf-search/${build}/web/remoteEntry.js`)
    expect(file.body).toBe(contents.get('web/remoteEntry.js')?.toString())
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const { rows } = (await squad.get('/v1/audit?action=publish&remote=mf-search')).body.data
    expect(rows[0]).toMatchObject({ actor: 'squad@jobspan.example', remote: 'mf-search', details: { build } })
    // Preview links name a release by the hash of these very bytes.
    const description = await registry.nobody.get(`/releases/mf-search/${build}/release.json`)
    expect(rows[0].details.integrity).toBe(integrityOf(Buffer.from(JSON.stringify(description.body))))
  })

  test('goes compressed to whoever takes that', async () => {
    await put(await archiveOf({ build }))
    const { headers } = await registry.nobody.send(
      'GET',
      `/releases/mf-search/${build}/web/remoteEntry.js`,
      undefined,
      {
        'accept-encoding': 'gzip, br',
      },
    )
    expect(headers['content-encoding']).toBe('br')
  })

  test('is the same when the same bytes come again, also from another commit', async () => {
    expect((await put(await archiveOf({ build, commit: 'one' }))).status).toBe(201)
    const again = await put(await archiveOf({ build, commit: 'two' }))
    expect(again.status).toBe(200)
    expect(again.body.data.commit).toBe('one')
  })

  test('whose files the store has lost says so, and is whole again once the same bytes are published', async () => {
    const upload = await archiveOf({ build, commit: 'one' })
    await put(upload)
    await rm(registry.services.settings.releasesDirectory, { recursive: true })
    const read = () => registry.nobody.get(`/releases/mf-search/${build}/web/remoteEntry.js`)
    expect(await read()).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('restore its folder') },
    })
    // Its release.json would be another, which preview links know by its hash.
    const other = await put(await archiveOf({ build, commit: 'two' }))
    expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining('from commit one') } })
    expect((await put(upload)).status).toBe(200)
    expect((await read()).status).toBe(200)
  })

  test('is refused when other bytes come under its name, and stays as it was', async () => {
    await put(await archiveOf({ build }))
    const other = await put(await archiveOf({ build, files: { 'web/page.js': 'another page' } }))
    expect(other.status).toBe(409)
    expect(other.body.message).toMatch(/exists with other bytes.*Build it under a new id/)
    expect((await registry.nobody.get(`/releases/mf-search/${build}/web/page.js`)).body).toBe('page')
  })

  test('may come twice at once: one is new, the other known', async () => {
    const upload = await archiveOf({ build })
    const responses = await Promise.all([put(upload), put(upload), put(upload)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect((await uploader.list()).filter((release: { build: string }) => release.build === build)).toHaveLength(1)
  })

  test('wins alone where other bytes come at once', async () => {
    const uploads = [await archiveOf({ build }), await archiveOf({ build, files: { 'web/page.js': 'other' } })]
    const responses = await Promise.all(uploads.map((upload) => put(upload)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { body } = await registry.nobody.get(`/releases/mf-search/${build}/web/page.js`)
    expect(body).toBe(responses[0]?.status === 201 ? 'page' : 'other')
  })
})

describe('whoever may not', () => {
  test.each([
    ['nobody', 401, () => registry.nobody],
    ['a viewer', 403, () => registry.as('viewer')],
    ['a product owner', 403, () => registry.as('product_owner')],
    ['a shell', 403, () => registry.as('shell')],
    ['another squad', 403, () => registry.as('squad', ['mf-chat'])],
  ])('%s gets %s', async (_, status, who) => {
    const answer = await put(await archiveOf({ build }), 'mf-search', who())
    expect(answer.status).toBe(status)
    await uploader.expectNothingKept(build)
  })

  test('a name that is no remote, a body that is no archive', async () => {
    expect((await put(await archiveOf(), '..%2f..%2fetc', registry.as('administrator'))).status).toBe(404)
    const answer = await put({ some: 'json' }, 'mf-search', squad, {})
    expect(answer.status).toBe(415)
    expect(answer.body.message).toContain('application/gzip')
  })
})

describe('a release that does not fit', () => {
  test('the contract that is known, before any shell spoke', async () => {
    const answer = await put(await archiveOf({ build, contract: '99.0.0' }))
    expect(answer.status).toBe(409)
    expect(answer.body.message).toMatch(/contract 99.0.0/)
    await uploader.expectNothingKept(build)
  })

  test('a page budget', async () => {
    const heavy = Array.from({ length: 80_000 }, () => Math.random().toString(36)[3] ?? 'x').join('')
    const answer = await put(await archiveOf({ build, files: { 'web/page.js': heavy } }))
    expect(answer.status).toBe(409)
    expect(answer.body.message).toMatch(/: page \/mf-search loads 78\.\d KB, 18\.\d KB more than the 60\.0 KB it may/)
    await uploader.expectNothingKept(build)
  })

  // A remote's package.json was right, and its bundle held another React.
  test('what it declares: another version of a shared package, or two of one', async () => {
    const { manifest, contents } = releaseOf({ build })
    const putWith = async (packages: object) => put(await archiveFrom({ ...manifest, packages }, contents))
    const other = await putWith({ react: ['18.3.1'] })
    expect(other.status).toBe(409)
    expect(other.body.message).toContain(`mf-search ${build} does not hold what it declares: it holds react 18.3.1`)
    const two = await putWith({ react: ['18.3.1', '19.3.1'] })
    expect(two).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('react 18.3.1 and 19.3.1; one copy is shared, ^19.3.1') },
    })
    expect((await putWith({ react: 19 })).body.message).toMatch(/not valid at packages\.react/)
    expect((await putWith({ react: ['19.3.1'], jotai: ['1.0.0'] })).status).toBe(201)
  })

  test('a language, where it has texts in others', async () => {
    const languages = ['en-us', 'zh-cn', 'zh-tw', 'ja', 'es-es', 'pt-br', 'ms', 'id', 'tr', 'ar']
    const textsIn = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, ['web/page.js']]))
    const answer = await put(await archiveOf({ build, texts: textsIn(languages.slice(0, 9)) }))
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain(`mf-search ${build} has no texts in ar.`)
    expect((await put(await archiveOf({ build, texts: textsIn(languages) }))).status).toBe(201)
  })

  // A page had a budget and a slot none, though it comes on top of the page of another remote.
  test('a slot budget', async () => {
    const heavy = Array.from({ length: 50_000 }, () => Math.random().toString(36)[3] ?? 'x').join('')
    const slots = [
      { name: 'mf-search.light', files: ['web/page.js'] },
      { name: 'mf-search.heavy', files: ['web/slot.js'] },
    ]
    const answer = await put(await archiveOf({ build, slots, files: { 'web/slot.js': heavy } }))
    expect(answer.status).toBe(409)
    expect(answer.body.message).toMatch(
      /: slot mf-search\.heavy loads 48\.\d KB, 8\.\d KB more than the 40\.0 KB it may/,
    )
    expect(answer.body.message).toContain('REGISTRY_SLOT_BUDGET_KB')
    expect(answer.body.message).not.toContain('light')
    await uploader.expectNothingKept(build)
  })

  test('a shell that runs; one that does is enough', async () => {
    const shell = registry.as('shell')
    const announce = (name: string, react: string) =>
      shell.put(`/v1/shells/${name}`, { build: name, contract: REMOTE_CONTRACT_VERSION, shared: { react } })
    expect((await announce('old', '18.3.0')).status).toBe(200)
    expect(
      (
        await registry
          .as('viewer')
          .put('/v1/shells/old', { build: 'old', contract: REMOTE_CONTRACT_VERSION, shared: {} })
      ).status,
    ).toBe(403)
    const refused = await put(await archiveOf({ build }))
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('it needs react ^19.3.1, the shell provides 18.3.0')
    await uploader.expectNothingKept(build)
    await announce('new', '19.3.1')
    expect((await put(await archiveOf({ build }))).status).toBe(201)
    const { data } = (await squad.get('/v1/shells')).body
    expect(data.map((entry: { build: string }) => entry.build).toSorted()).toEqual(['new', 'old'])
  })

  // A shell of yesterday, gone since, was enough for a release that fits none of those that run.
  test('a shell that no longer runs counts only where none does', async () => {
    const shell = registry.as('shell')
    const announce = (name: string, react: string) =>
      shell.put(`/v1/shells/${name}`, { build: name, contract: REMOTE_CONTRACT_VERSION, shared: { react } })
    const listed = async () =>
      Object.fromEntries(
        (await squad.get('/v1/shells')).body.data.map(({ build: name, runs }: { build: string; runs: boolean }) => [
          name,
          runs,
        ]),
      )
    await registry.db.execute(sql`delete from registry.shells`)
    await announce('yesterday', '19.3.1')
    await announce('today', '20.0.0')
    await registry.db.execute(
      sql`update registry.shells set seen_at = now() - interval '11 minutes' where build = 'yesterday'`,
    )
    expect(await listed()).toEqual({ today: true, yesterday: false })
    const refused = await put(await archiveOf({ build }))
    expect(refused.body.message).toMatch(/fits no running shell \(today\): it needs react \^19.3.1/)
    await uploader.expectNothingKept(build)
    await registry.db.execute(
      sql`update registry.shells set seen_at = now() - interval '12 minutes' where build = 'today'`,
    )
    expect(await listed()).toEqual({ today: false, yesterday: true })
    expect((await put(await archiveOf({ build }))).status).toBe(201)
  })

  // It was published, and the shell went on showing its own page there.
  test('a page of the shell itself, when it is published and when it is to run', async () => {
    const shell = registry.as('shell')
    const announce = (paths?: string[]) =>
      shell.put('/v1/shells/own', {
        build: 'own',
        contract: REMOTE_CONTRACT_VERSION,
        shared: { react: '19.3.1' },
        paths,
      })
    const page = (path: string) => ({ path, access: 'public' as const, files: [] })
    await announce(['/terms', '/get-started/device/:id'])
    // Whoever announces a build that is about to start does not know its pages.
    await announce()
    const refused = await put(await archiveOf({ build, pages: [page('/fine'), page('/terms')] }))
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/route \/terms belongs to the shell itself \(own\)\. Choose other routes/)
    await uploader.expectNothingKept(build)
    expect((await put(await archiveOf({ build, pages: [page('/fine')] }))).status).toBe(201)
    await announce(['/:anything'])
    const admin = registry.as('administrator')
    const promote = { remote: 'mf-search', countries: ['jp'], change: { kind: 'promote', build }, reason: 'too late' }
    const late = await admin.post('/v1/changes', promote)
    await announce([])
    expect({ status: late.status, message: late.body.message }).toEqual({
      status: 409,
      message: expect.stringMatching(/route \/fine belongs to the shell itself \(own\), which has \/:anything/),
    })
  })

  test('a route that it names twice', async () => {
    const pages = ['/twice/:a', '/twice/:b'].map((path) => ({ path, access: 'public' as const, files: [] }))
    const answer = await put(await archiveOf({ build, pages }))
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(/The route \/twice\/:b is in release.json twice.*Leave one in remote.ts/)
    await uploader.expectNothingKept(build)
  })

  test('a contribution that no page shows, and one that it names twice', async () => {
    const admin = registry.as('administrator')
    const declaredSlots = [{ name: 'publish.test', version: '1.1', onFailure: 'hide' as const }]
    await put(await archiveOf({ build, name: 'mf-slots', pages: [], declaredSlots }), 'mf-slots', admin)
    const promote = { remote: 'mf-slots', countries: ['sg'], change: { kind: 'promote', build }, reason: 'first' }
    expect((await admin.post('/v1/changes', promote)).status).toBe(200)
    const made = { slot: 'publish.test', name: 'search', order: 1, access: 'public' as const }
    const files = ['web/remoteEntry.js']
    const later = await put(await archiveOf({ build, contributions: [{ ...made, version: '1.2', files }] }))
    expect(later.status).toBe(409)
    expect(later.body.message).toContain(
      'contribution search asks for version 1.2 of slot publish.test, and mf-slots declares 1.1',
    )
    const one = { ...made, version: '1.1', files }
    const twice = await put(await archiveOf({ build, contributions: [one, one] }))
    expect(twice.status).toBe(422)
    expect(twice.body.message).toMatch(/contribution search to slot publish\.test is in release\.json twice/)
    await uploader.expectNothingKept(build)
    const compatible = await put(await archiveOf({ build, contributions: [one] }))
    expect(compatible.status).toBe(201)
    expect(compatible.body.data.slots).toContain('publish.test/search')
  })

  test('routes and slots that another remote holds where it runs', async () => {
    const admin = registry.as('administrator')
    const chat = { name: 'mf-chat', pages: [{ path: '/chat/:id', access: 'member' as const, files: [] }] }
    await put(await archiveOf({ build, ...chat }), 'mf-chat', admin)
    const claim = { pages: [{ path: '/chat/:chatId', access: 'public' as const, files: [] }] }
    const promote = { remote: 'mf-chat', countries: ['sg'], change: { kind: 'promote', build }, reason: 'first' }
    expect((await admin.post('/v1/changes', promote)).status).toBe(200)
    const answer = await put(await archiveOf({ build, ...claim }))
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain('route /chat/:chatId belongs to mf-chat')
    await uploader.expectNothingKept(build)
  })
})

test('nothing but files of releases is served', async () => {
  await put(await archiveOf({ build }))
  for (const path of [
    '../../registry/keys/x',
    '%2e%2e/%2e%2e/registry.json',
    'web',
    'web/',
    '',
    '..%2f..%2fx',
    'web/none.js',
    '__proto__',
    'constructor',
  ]) {
    expect((await registry.nobody.get(`/releases/mf-search/${build}/${path}`)).status).toBe(404)
  }
  expect((await registry.nobody.get('/releases/mf-search/none/release.json')).status).toBe(404)
  const key = await readFile(join(registry.directory, 'registry/public-keys.json'), 'utf8')
  expect(JSON.parse(key).keys).toHaveLength(1)
})

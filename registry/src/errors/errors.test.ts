import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ErrorReport, errorReport } from '@jobspan/shared-kit/contracts/registry/errors'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { sql } from 'drizzle-orm'
import { sendDueAlerts } from '../alerts/send-due-alerts.ts'
import { errorCounts, errorGroups, errorSamples } from '../platform/database/schema/errors.ts'
import { archiveFrom, gzip, integrityOf, releaseOf } from '../testing/archive.ts'
import { publish } from '../testing/publish.ts'
import { createSourceMap } from '../testing/source-map.ts'
import { createTestRegistry, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'
import { deleteOldErrors } from './error-repository.ts'

const script = 'let a=b=>b.title.trim();let c=b=>a(b)'
const scriptIntegrity = integrityOf(Buffer.from(script))

/** `showTitle` in job-card.tsx reads the title, and the page calls it. Lines differ from release to release. */
const mapFrom = (line: number, integrity = scriptIntegrity) =>
  createSourceMap('web/page.js', integrity, {
    sources: ['mf-search/src/features/job-card.tsx', 'mf-search/src/pages/search-page.tsx'],
    names: ['showTitle'],
    places: [
      { column: 9, source: 0, line, sourceColumn: 4 },
      { column: 34, source: 1, line: line + 1, sourceColumn: 2, name: 0 },
    ],
  })

const frames = (build: string): ErrorReport['frames'] => [
  { remote: 'mf-search', build, file: 'web/page.js', line: 1, column: 10, name: 'a' },
  { remote: 'mf-search', build, file: 'web/page.js', line: 1, column: 35, name: 'c' },
]

const reportOf = (build: string, more: object = {}) => ({
  kind: 'report',
  remote: 'mf-search',
  build,
  source: 'boundary',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'title')",
  frames: frames(build),
  page: '/jobs-hiring/:slug',
  breadcrumbs: [{ kind: 'call', ago: 2, method: 'GET', path: '/api/jobs/:id', status: 503 }],
  ...more,
})

let registry: TestRegistry
let squad: TestCaller
let shell: TestCaller

const upload = async (build: string, map: string | undefined, name = 'mf-search') => {
  const { manifest, contents } = releaseOf({ name, build, files: { 'web/page.js': script } })
  const bytes = Buffer.from(map ?? '')
  const maps = map === undefined ? {} : { 'web/page.js': { integrity: integrityOf(bytes), size: bytes.length } }
  if (map !== undefined) contents.set('maps/web/page.js.map', bytes)
  const archive = await archiveFrom({ ...manifest, maps }, contents)
  return registry.as('administrator').send('PUT', `/v1/remotes/${name}/releases/${build}`, archive, gzip)
}
const report = async (events: object[], more: object = {}) => {
  const batch = { shell: 's1', country: 'sg', visitor: 'v', network: 'n', events, ...more }
  const { body } = await shell.post('/v1/telemetry', { batches: [batch] })
  await registry.services.errorReports.flush()
  return body.data
}
const list = async (query = '', remote = 'mf-search') =>
  (await squad.get(`/v1/remotes/${remote}/errors${query}`)).body.data
const setState = (id: number, state: string, who = squad) =>
  who.put(`/v1/remotes/mf-search/errors/${id}/state`, { state })

beforeAll(async () => {
  registry = await createTestRegistry({ REGISTRY_ALERT_WEBHOOK: 'http://127.0.0.1:1/alerts' })
  squad = registry.as('squad', ['mf-search'])
  shell = registry.as('shell')
  // Before the first report: which releases there are is asked for once a second.
  for (const [build, line] of [
    ['b1', 11],
    ['b2', 40],
    ['b3', 1],
    ['b4', 3],
  ] as const)
    await upload(build, mapFrom(line))
  for (const build of ['p1', 'p2']) await upload(build, mapFrom(1), 'mf-chat')
  await publish(registry, 'mf-plain', 'b1')
  await shell.put('/v1/shells/shell-1', {
    build: 'shell-1',
    contract: REMOTE_CONTRACT_VERSION,
    shared: { react: '19.3.1' },
  })
}, 120_000)
afterAll(() => registry.close())

describe('source maps of a release', () => {
  test('are kept with it, and served to nobody', async () => {
    expect((await upload('kept', mapFrom(11))).status).toBe(201)
    for (const file of ['maps/web/page.js.map', 'web/page.js.map', '../../_maps/mf-search/kept/maps.json.gz'])
      expect((await registry.nobody.get(`/releases/mf-search/kept/${file}`)).status).toBe(404)
    expect((await registry.nobody.get('/releases/_maps/mf-search/maps.json.gz')).status).toBe(404)
    expect(existsSync(join(registry.directory, 'releases/mf-search/kept/maps'))).toBe(false)
    const { files } = (await squad.get('/v1/remotes/mf-search/releases/kept')).body.data
    expect(Object.keys(files).filter((file) => file.includes('map'))).toEqual([])
  })

  test.each([
    ['of other bytes', mapFrom(1, integrityOf(Buffer.from('other'))), 'is of other bytes than web/page.js'],
    ['of another file', mapFrom(1).replace('"web/page.js"', '"web/other.js"'), 'is of other bytes than web/page.js'],
    ['that is no JSON', '{', 'is not a source map of this build'],
    ['of another version', mapFrom(1).replace('"version":3', '"version":2'), 'is not a source map of this build'],
    [
      'that does not say what it is of',
      mapFrom(1).replace('x_jobspan', 'x_other'),
      'is not a source map of this build',
    ],
    [
      'with an address for a source',
      mapFrom(1).replace('mf-search/src/pages', 'https://evil.example'),
      'is not a source map',
    ],
    [
      'with places behind the end of a line',
      mapFrom(1).replace(/"mappings":"[^"]*"/, '"mappings":"AAAA,oGAAA"'),
      'does not have',
    ],
    [
      'with more lines than its script',
      mapFrom(1).replace(/"mappings":"[^"]*"/, '"mappings":"AAAA;AACA;AACA"'),
      'does not have',
    ],
    [
      'with sources that it does not name',
      mapFrom(1).replace(/"mappings":"[^"]*"/, '"mappings":"AEAA"'),
      'does not have',
    ],
    [
      'whose mappings are noise',
      mapFrom(1).replace(/"mappings":"[^"]*"/, '"mappings":"!!!!"'),
      'is not a source map of this build',
    ],
  ])('one %s is refused, and nothing of the release is kept', async (_, map, words) => {
    const { status, body } = await upload('refused', map)
    expect(status).toBe(422)
    expect(body.message).toContain(words)
    expect((await squad.get('/v1/remotes/mf-search/releases/refused')).status).toBe(404)
  })

  test('a map among the files that are served is refused', async () => {
    const { manifest, contents } = releaseOf({ build: 'open', files: { 'web/page.js.map': '{}' } })
    const archive = await archiveFrom(manifest, contents)
    const answer = await registry.as('administrator').send('PUT', '/v1/remotes/mf-search/releases/open', archive, gzip)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toContain('web/page.js.map would be served')
  })

  test('come with the same release later, where it was published without', async () => {
    await upload('late', undefined)
    expect(await registry.services.maps.has('mf-search', 'late')).toBe(false)
    expect((await upload('late', mapFrom(1))).status).toBe(200)
    expect(await registry.services.maps.has('mf-search', 'late')).toBe(true)
  })

  test('go with it when it is pruned', async () => {
    const prune = { keep: 1, dry_run: false, reason: 'for the test' }
    expect(
      (await registry.as('administrator').post('/v1/remotes/mf-chat/prune', prune)).body.data.removed,
    ).toHaveLength(1)
    expect(await registry.services.maps.has('mf-chat', 'p1')).toBe(false)
    expect(await registry.services.maps.has('mf-chat', 'p2')).toBe(true)
  })
})

describe('an error', () => {
  test('is one group in all releases and countries, with its place in the sources', async () => {
    await report([reportOf('b1'), reportOf('b1')], { browser: 'Chrome 131' })
    await report([reportOf('b2')], { country: 'jp', browser: 'Safari 18' })
    const [group, ...others] = await list()
    expect(others).toEqual([])
    expect(group).toMatchObject({
      source: 'boundary',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'title')",
      place: 'showTitle · mf-search/src/features/job-card.tsx:12',
      state: 'open',
      count: 3,
      first_build: 'b1',
      releases: [
        { build: 'b1', count: 2 },
        { build: 'b2', count: 1 },
      ],
      countries: [
        { country: 'sg', count: 2 },
        { country: 'jp', count: 1 },
      ],
      browsers: [
        { browser: 'Chrome 131', count: 2 },
        { browser: 'Safari 18', count: 1 },
      ],
      is_new: false,
    })
    expect(group.days).toHaveLength(30)
    expect(group.days.at(-1)).toBe(3)
    const { samples } = (await squad.get(`/v1/remotes/mf-search/errors/${group.id}`)).body.data
    expect(samples[0]).toMatchObject({
      build: 'b2',
      country: 'jp',
      page: '/jobs-hiring/:slug',
      browser: 'Safari 18',
      breadcrumbs: [{ kind: 'call', path: '/api/jobs/:id', status: 503 }],
      frames: [
        { file: 'mf-search/src/features/job-card.tsx', line: 41, column: 5, name: 'showTitle', isSymbolised: true },
        { file: 'mf-search/src/pages/search-page.tsx', line: 42, isSymbolised: true },
      ],
    })
  })

  test('of a misspelt remote is not “no errors”', async () => {
    expect((await squad.get('/v1/remotes/mf-serach/errors')).status).toBe(404)
  })

  test('of other code, or of another class, is another group; values in its message make none', async () => {
    await report([
      reportOf('b1', { name: 'ConflictError', message: 'application 4711 is gone' }),
      reportOf('b1', { name: 'ConflictError', message: 'application 12 is gone' }),
    ])
    expect((await list()).map(({ name, message, count }: never) => [name, message, count])).toContainEqual([
      'ConflictError',
      'application … is gone',
      2,
    ])
  })

  test('that a server met is grouped too; a file without a map is named as it is', async () => {
    const node = [{ remote: 'mf-search', build: 'b1', file: 'node/page.cjs', line: 7, column: 3, name: 'SearchPage' }]
    await report([reportOf('b1', { source: 'server', name: 'RangeError', frames: node })], { visitor: undefined })
    const group = (await list()).find(({ name }: { name: string }) => name === 'RangeError')
    expect(group).toMatchObject({ source: 'server', place: 'SearchPage · node/page.cjs:7' })
  })

  test('is listed by the release that it was met in, and is new where that is its first', async () => {
    await report([reportOf('b3', { name: 'NewError' })])
    const ofRelease = await list('?build=b3')
    expect(ofRelease.map(({ name, is_new: isNew }: never) => [name, isNew])).toEqual([['NewError', true]])
    // Newer releases came since.
    expect((await list()).find(({ name }: { name: string }) => name === 'NewError').is_new).toBe(false)
  })

  test('keeps at most three examples of a release', async () => {
    await report(Array.from({ length: 8 }, () => reportOf('b1', { name: 'OftenError' })))
    for (let index = 0; index < 6; index++) await report([reportOf('b1', { name: 'OftenError' })])
    const group = (await list()).find(({ name }: { name: string }) => name === 'OftenError')
    expect(group.count).toBe(14)
    const { samples } = (await squad.get(`/v1/remotes/mf-search/errors/${group.id}`)).body.data
    expect(samples).toHaveLength(3)
  })
})

describe('what is decided about a group', () => {
  const find = async (name: string) => (await list()).find((group: { name: string }) => group.name === name)

  test('says who decided; only its squad and administrators may', async () => {
    const { id } = await find('NewError')
    for (const other of [registry.as('squad', ['mf-chat']), registry.as('viewer'), registry.as('product_owner')])
      expect((await setState(id, 'ignored', other)).status).toBe(403)
    const { body } = await setState(id, 'ignored')
    expect(body.data).toMatchObject({ state: 'ignored', state_by: 'squad@jobspan.example' })
    expect((await list('?state=ignored')).map((group: { id: number }) => group.id)).toEqual([id])
    expect((await setState(999_999, 'ignored')).status).toBe(404)
  })

  test('resolved: an older release that goes on failing changes nothing, a newer one opens it again', async () => {
    await report([reportOf('b2', { name: 'MendedError' })])
    await setState((await find('MendedError')).id, 'resolved')
    await report([reportOf('b1', { name: 'MendedError' }), reportOf('b2', { name: 'MendedError' })])
    expect(await find('MendedError')).toMatchObject({ state: 'resolved', count: 3 })
    await report([reportOf('b4', { name: 'MendedError' })])
    expect(await find('MendedError')).toMatchObject({ state: 'open', state_by: null, count: 4 })
    const alerts = (await squad.get('/v1/alerts')).body.data
    expect(alerts[0]).toMatchObject({ kind: 'error_again', remote: 'mf-search', build: 'b4', country: 'sg' })
    expect(alerts[0].message).toContain('An error that was resolved is back in mf-search b4')
  })

  test('ignored stays so in every release', async () => {
    await report([reportOf('b4', { name: 'NewError' })])
    expect(await find('NewError')).toMatchObject({ state: 'ignored' })
  })
})

test('a new group is told to the webhook, once', async () => {
  const received: { kind: string; message: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(JSON.parse(body))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await registry.db.execute(sql`update registry.alerts set send_at = null`)
  await report([reportOf('b4', { name: 'HookError' })], { country: 'my' })
  await report([reportOf('b4', { name: 'HookError' })], { country: 'my' })
  const { port } = server.address() as { port: number }
  const silent = { warn: () => undefined, error: () => undefined }
  await sendDueAlerts(registry.db, { address: `http://127.0.0.1:${port}/`, secret: undefined }, silent)
  server.close()
  server.closeAllConnections()
  expect(received.map(({ kind }) => kind)).toEqual(['error_new'])
  expect(received[0]?.message).toContain('HookError')
})

describe('hostile input', () => {
  test.each([
    ['a script in its class', { name: '<img src=x onerror=alert(1)>' }],
    ['an escape sequence in its message', { message: 'gone \u001b[2J' }],
    ['a message that turns the direction of writing', { message: 'abc \u202e' }],
    ['a long message', { message: 'x'.repeat(201) }],
    ['too many frames', { frames: Array.from({ length: 21 }, () => frames('b1')[0]) }],
    ['a file outside of a release', { frames: [{ ...frames('b1')[0], file: 'web/../../secret' }] }],
    ['an address for a page', { page: '/job/nurse-42?q=maria' }],
    ['too many breadcrumbs', { breadcrumbs: Array.from({ length: 21 }, () => ({ kind: 'page', ago: 1, route: '/' })) }],
    ['text of a button', { breadcrumbs: [{ kind: 'click', ago: 1, role: 'button', name: 'Apply as Maria' }] }],
    ['something else than breadcrumbs', { breadcrumbs: [{ kind: 'keys', ago: 1, text: 'secret' }] }],
  ])('a report with %s is refused', async (_, more) => {
    expect(await report([reportOf('b1', more)])).toEqual({ taken: 0, refused: 1, unknown: 0 })
  })

  test('a release that was never published is unknown, and so are frames of one', async () => {
    expect(await report([reportOf('made-up')])).toEqual({ taken: 0, refused: 0, unknown: 1 })
    await report([reportOf('b4', { name: 'ForeignError', frames: frames('made-up') })])
    const group = (await list()).find(({ name }: { name: string }) => name === 'ForeignError')
    expect(group.place).toBe('')
  })

  test('markup in a message is text, and stays what it was', async () => {
    await report([reportOf('b4', { name: 'MarkupError', message: '<script>alert(document.cookie)</script>' })])
    const { message } = (await list()).find(({ name }: { name: string }) => name === 'MarkupError')
    expect(errorReport.shape.message.safeParse(message).success).toBe(true)
  })

  test('an address in the place of a browser costs the batch', async () => {
    const answer = await report([reportOf('b4')], { browser: 'Mozilla/5.0 (maria@example.com)' })
    expect(answer).toEqual({ taken: 0, refused: 1, unknown: 0 })
  })

  test('of made-up browsers the most frequent thirty are kept', async () => {
    for (let version = 0; version < 40; version++)
      await report([reportOf('b4', { name: 'BrowserError' })], { browser: `Made ${version}`, network: `m${version}` })
    await report([reportOf('b4', { name: 'BrowserError' })], { browser: 'Made 0', network: 'again' })
    const { browsers } = (await list()).find(({ name }: { name: string }) => name === 'BrowserError')
    expect(browsers).toHaveLength(30)
    expect(browsers[0]).toEqual({ browser: 'Made 0', count: 2 })
  })

  test('one network reports sixty a minute, others go on', async () => {
    const events = Array.from({ length: 100 }, () => reportOf('b4', { name: 'FloodError' }))
    expect((await report(events, { network: 'flood' })).taken).toBeLessThanOrEqual(60)
    expect((await report([reportOf('b4', { name: 'FloodError' })], { network: 'other' })).taken).toBe(1)
  })

  test('a remote has five hundred groups at most', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      remote: 'mf-chat',
      fingerprint: String(index),
      source: 'window' as const,
      name: 'Error',
      message: '',
      place: '',
      firstBuild: 'p2',
    }))
    await registry.db.insert(errorGroups).values(rows)
    await report([reportOf('p2', { remote: 'mf-chat', name: 'OneMoreError' })], { network: 'm' })
    const names = (await list('', 'mf-chat')).map(({ name }: { name: string }) => name)
    expect(names).not.toContain('OneMoreError')
  })
})

test('while the database is away nothing is lost', async () => {
  await registry.db.execute(sql`alter table registry.error_samples rename to elsewhere`)
  await expect(report([reportOf('b4', { name: 'OutageError' })], { network: 'o' })).rejects.toThrow()
  await registry.db.execute(sql`alter table registry.elsewhere rename to error_samples`)
  await registry.services.errorReports.flush()
  const group = (await list()).find(({ name }: { name: string }) => name === 'OutageError')
  expect(group.count).toBe(1)
})

test('what was not met for thirty days is deleted', async () => {
  await deleteOldErrors(registry.db)
  const before = (await list()).length
  expect(before).toBeGreaterThan(0)
  await registry.db.execute(
    sql`update registry.error_groups set last_seen = now() - interval '31 days' where name = 'OutageError'`,
  )
  await registry.db.execute(sql`update registry.error_counts set day = day - 31`)
  await deleteOldErrors(registry.db)
  expect(await list()).toHaveLength(before - 1)
  expect(await registry.db.select().from(errorCounts)).toEqual([])
  await registry.db.execute(sql`update registry.error_samples set at = now() - interval '31 days'`)
  await deleteOldErrors(registry.db)
  expect(await registry.db.select().from(errorSamples)).toEqual([])
})

test('a shell sends its own maps, which must fit its scripts', async () => {
  const build = 'shell-1'
  expect((await shell.get(`/v1/shells/${build}/maps`)).body.data).toEqual({ known: false })
  const files = [{ file: 'web/page.js', script, map: mapFrom(5) }]
  const wrong = [{ file: 'web/page.js', script: `${script} `, map: mapFrom(5) }]
  expect((await shell.put(`/v1/shells/${build}/maps`, { files: wrong })).status).toBe(422)
  expect((await squad.put(`/v1/shells/${build}/maps`, { files })).status).toBe(403)
  expect((await shell.put(`/v1/shells/${build}/maps`, { files })).body.data).toEqual({ known: true })
  expect((await shell.get(`/v1/shells/${build}/maps`)).body.data).toEqual({ known: true })
  const own = frames(build).map((frame) => ({ ...frame, remote: 'shell' }))
  await report([reportOf(build, { remote: 'shell', frames: own })], { network: 's' })
  expect((await list('', 'shell'))[0]).toMatchObject({
    remote: 'shell',
    place: 'showTitle · mf-search/src/features/job-card.tsx:6',
  })
  const ofServer = [
    { remote: 'shell', build, file: 'server/page/send-page.ts', line: 44, column: 11, name: 'sendPage' },
  ]
  await report([reportOf(build, { remote: 'shell', source: 'server', frames: ofServer })], { network: 's' })
  expect((await list('', 'shell'))[0]).toMatchObject({ place: 'sendPage · shell/server/page/send-page.ts:44' })
})

test('a release without maps is taken as before', async () => {
  await report([reportOf('b1', { remote: 'mf-plain', frames: [{ ...frames('b1')[0], remote: 'mf-plain' }] })], {
    network: 'p',
  })
  expect((await list('', 'mf-plain'))[0]).toMatchObject({ place: 'web/page.js:1' })
})

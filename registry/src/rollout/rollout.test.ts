import { describe, expect, jest, test } from '@jest/globals'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import type { Change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { sql } from 'drizzle-orm'
import { createApp } from '../create-app.ts'
import { openRegistryServices } from '../open-registry-services.ts'
import { change, readDocument } from '../testing/publish.ts'
import { setUpRolloutFixture } from '../testing/rollout-fixture.ts'
import { createTestRegistry, type TestCaller } from '../testing/test-registry.ts'
import { haltCanary } from './make-change.ts'

const scene = setUpRolloutFixture(createTestRegistry)
const inDocument = async (country = 'sg') =>
  (await readDocument(scene.registry, country)).document.remotes.find(({ name }) => name === scene.remote)

describe('a database that is lost', () => {
  const rename = (table: string, to: string) =>
    scene.registry.db.execute(sql.raw(`alter table registry.${table} rename to ${to}`))

  // It was answered with “nothing was changed”; who tried again was told that they had changed the cell meanwhile.
  test('after a change or its undoing was made, does not make it undone', async () => {
    await scene.promote('b1')
    await rename('signing_keys', 'keys_away')
    await rename('telemetry_minutes', 'minutes_away')
    // The health of cells is looked at anew only two seconds after the last time.
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
    const promoted = await scene.promote('b2')
    expect(promoted).toMatchObject({ status: 200, body: { data: { cells: [{ country: 'sg', current: 'b2' }] } } })
    const undone = await scene.squad.post(`/v1/changes/${promoted.body.data.sequence}/undo`, { reason: 'was wrong' })
    expect(undone).toMatchObject({ status: 200, body: { data: { cells: [{ country: 'sg', current: 'b1' }] } } })
    expect((await inDocument())?.current.build).toBe('b1')
    later.mockRestore()
    await rename('keys_away', 'signing_keys')
    await rename('minutes_away', 'telemetry_minutes')
    await scene.registry.services.documents.refresh()
    expect(await scene.cellOf()).toMatchObject({ version: 3, current: 'b1' })
    expect((await inDocument())?.current.build).toBe('b1')
  })

  test('in the middle of a change for all countries, leaves nothing of it, and the same may be asked again', async () => {
    await scene.promote('b1', ['sg', 'rs'])
    const logged = async () => (await scene.admin.get('/v1/audit')).body.data.rows[0].sequence
    const before = { sequence: await logged(), document: (await readDocument(scene.registry, 'sg')).document.serial }
    // Lost at the last of nineteen countries.
    const end = 'perform pg_terminate_backend(pg_backend_pid());'
    const lose = `begin if new.remote = '${scene.remote}' and new.country = 'others' then ${end} end if; return new; end`
    const { db } = scene.registry
    await db.execute(sql.raw(`create function registry.lose() returns trigger language plpgsql as $$ ${lose} $$`))
    await db.execute(
      sql.raw(
        'create trigger lose before insert or update on registry.cells for each row execute function registry.lose()',
      ),
    )
    const all = countries.map(({ key }) => key)
    const lost = await scene.promote('b2', all)
    await db.execute(sql.raw('drop function registry.lose cascade'))
    expect(lost).toMatchObject({ status: 503, body: { message: expect.stringContaining('nothing was changed') } })
    for (const country of ['sg', 'rs']) expect(await scene.cellOf(country)).toMatchObject({ version: 1, current: 'b1' })
    expect(await scene.cellOf('jp')).toMatchObject({ version: 0, current: null })
    expect(await logged()).toBe(before.sequence)
    expect((await readDocument(scene.registry, 'sg')).document.serial).toBe(before.document)
    expect((await scene.admin.get('/v1/audit/verify')).body.data.intact).toBe(true)
    const again = await scene.promote('b2', all)
    expect(again).toMatchObject({ status: 200, body: { data: { sequence: before.sequence + 1 } } })
    expect(again.body.data.cells).toHaveLength(all.length)
  })

  test('while a change was committed, is not taken for a refusal', async () => {
    const { db } = scene.registry
    const transaction = db.transaction.bind(db)
    const losing = jest.spyOn(db, 'transaction').mockImplementationOnce(async (...all) => {
      await transaction(...all)
      throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
    })
    const { status, body, headers } = await scene.promote('b1')
    losing.mockRestore()
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message: expect.stringMatching(/whether it was made is not known. Look/),
    })
    expect(headers['x-not-begun']).toBeUndefined()
    expect(await scene.cellOf()).toMatchObject({ current: 'b1' })
  })
})

test('two squads that roll back at once do it once, and the second learns of the first', async () => {
  for (const build of ['b1', 'b2', 'b3']) await scene.promote(build)
  const { version } = await scene.cellOf()
  const back = (who: TestCaller) =>
    change(who, scene.remote, ['sg'], { kind: 'roll_back' }, { expected: { sg: version } })
  const both = await Promise.all([back(scene.squad), back(scene.registry.as('squad', [scene.remote]))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body.message).toMatch(/^Nothing was changed: sg was changed by squad@jobspan\.example at 20/)
  expect(await scene.cellOf()).toMatchObject({ current: 'b2', previous: 'b1', version: version + 1 })
  expect((await inDocument())?.current.build).toBe('b2')
})

test('a registry that dies between a halt and its document issues that at the next start, and halts nothing twice', async () => {
  await scene.promote('b1')
  await change(scene.squad, scene.remote, ['sg'], { kind: 'canary', build: 'b2', percent: 10 })
  expect((await inDocument())?.canary?.release.build).toBe('b2')
  const halt = { remote: scene.remote, country: 'sg', build: 'b2', why: '5 of 5 views failed' } as const
  const { db, services } = scene.registry
  // It is committed with its alert, and the process ends before the document is signed.
  expect(await haltCanary(db, halt, { hasWebhook: false })).not.toBeNull()
  const restarted = await openRegistryServices(services.settings, services.connection)
  const app = await createApp(restarted)
  const answer = await app.inject({ url: '/v1/countries/sg/document' })
  const claims = JSON.parse(Buffer.from(answer.body.split('.')[1] ?? '', 'base64url').toString()) as CountryDocument
  const rollout = claims.remotes.find(({ name }) => name === scene.remote)
  expect(rollout).toMatchObject({ current: { build: 'b1' }, canary: null })
  expect(await haltCanary(db, halt, { hasWebhook: false })).toBeNull()
  const { rows } = (await scene.admin.get(`/v1/audit?remote=${scene.remote}&action=halt`)).body.data
  expect(rows).toHaveLength(1)
  const alerts = (await scene.admin.get('/v1/alerts')).body.data
  expect(alerts.filter(({ remote }: { remote: string }) => remote === scene.remote)).toHaveLength(1)
  await app.close()
  await restarted.documents.close()
})

describe('a change', () => {
  test('begins with nothing anywhere', async () => {
    expect(await scene.cellOf()).toMatchObject({
      version: 0,
      enabled: true,
      current: null,
      previous: null,
      canary: null,
    })
    expect(await inDocument()).toBeUndefined()
  })

  test('promotes to some countries, and to no other', async () => {
    const before = await readDocument(scene.registry, 'jp')
    const { status, body } = await scene.promote('b1', ['sg', 'my'])
    expect(status).toBe(200)
    expect(body.data.cells.map(({ country, current, version }: never) => [country, current, version])).toEqual([
      ['sg', 'b1', 1],
      ['my', 'b1', 1],
    ])
    expect(await inDocument('my')).toMatchObject({
      enabled: true,
      current: { build: 'b1' },
      previous: null,
      canary: null,
    })
    expect((await readDocument(scene.registry, 'jp')).document.serial).toBe(before.document.serial)
  })

  test('keeps the release before, and goes back to it, step by step', async () => {
    for (const build of ['b1', 'b2', 'b3']) await scene.promote(build)
    expect(await inDocument()).toMatchObject({ current: { build: 'b3' }, previous: { build: 'b2' } })
    const back = () => change(scene.squad, scene.remote, ['sg'], { kind: 'roll_back' })
    await back()
    expect(await inDocument()).toMatchObject({ current: { build: 'b2' }, previous: { build: 'b1' } })
    await back()
    expect(await inDocument()).toMatchObject({ current: { build: 'b1' }, previous: null })
    const { status, body } = await back()
    expect(status).toBe(409)
    expect(body.message).toContain('no earlier release')
  })

  test('keeps the salt from release to release, so that nobody changes places', async () => {
    await scene.promote('b1', ['sg', 'my'])
    const salt = (await inDocument())?.salt
    await scene.promote('b2')
    expect((await inDocument())?.salt).toBe(salt)
    expect((await inDocument('my'))?.salt).toBe(salt)
  })

  test('starts a canary, widens it, ends it; promoting it makes it current', async () => {
    await scene.promote('b1')
    const canary = (percent: number) =>
      change(scene.squad, scene.remote, ['sg'], { kind: 'canary', build: 'b2', percent })
    const first = (await canary(10)).body.data.cells[0].canary
    expect(await inDocument()).toMatchObject({
      current: { build: 'b1' },
      canary: { release: { build: 'b2' }, percent: 10 },
    })
    expect((await canary(25)).body.data.cells[0].canary).toEqual({ ...first, percent: 25 })
    await change(scene.squad, scene.remote, ['sg'], { kind: 'end_canary' })
    expect(await inDocument()).toMatchObject({ current: { build: 'b1' }, canary: null })
    await canary(10)
    await scene.promote('b2')
    expect(await inDocument()).toMatchObject({ current: { build: 'b2' }, previous: { build: 'b1' }, canary: null })
    expect((await canary(10)).body.message).toContain('b2 is current there already')
  })

  // It was refused while a bad canary ran, because there was no earlier release to go back to.
  test('rolls back a canary also where no release came before the current one, which then stays', async () => {
    await scene.promote('b1')
    await change(scene.squad, scene.remote, ['sg'], { kind: 'canary', build: 'b2', percent: 10 })
    const { status, body } = await change(scene.squad, scene.remote, ['sg'], { kind: 'roll_back' })
    expect({ status, cell: body.data.cells[0] }).toMatchObject({ status: 200, cell: { current: 'b1', canary: null } })
    const [row] = (await scene.admin.get(`/v1/audit?remote=${scene.remote}`)).body.data.rows
    expect(row).toMatchObject({ action: 'roll_back', details: {} })
  })

  test('rolls back a first canary: the remote is off there, the log says so, and undo brings it back', async () => {
    await change(scene.squad, scene.remote, ['sg', 'my'], { kind: 'canary', build: 'b2', percent: 10 })
    const { status, body } = await change(scene.squad, scene.remote, ['sg', 'my'], { kind: 'roll_back' })
    expect({ status, cell: body.data.cells[0] }).toMatchObject({ status: 200, cell: { current: null, canary: null } })
    const [row] = (await scene.admin.get(`/v1/audit?remote=${scene.remote}`)).body.data.rows
    expect(row).toMatchObject({ action: 'roll_back', details: { off: ['sg', 'my'] } })
    expect(await inDocument()).toBeUndefined()
    const { sequence } = body.data
    expect((await scene.squad.post(`/v1/changes/${sequence}/undo`, { reason: 'was fine' })).status).toBe(200)
    expect(await scene.cellOf()).toMatchObject({ canary: { build: 'b2', percent: 10 } })
  })

  // The build whose canary was halted could be promoted to everybody a minute later, without a word.
  test('of a build that was halted there is refused with the reason, until it is asked for again', async () => {
    await scene.promote('b1', ['sg', 'my'])
    await change(scene.squad, scene.remote, ['sg'], { kind: 'canary', build: 'b2', percent: 10 })
    const halt = { remote: scene.remote, country: 'sg', build: 'b2', why: '5 of 5 views failed' } as const
    await haltCanary(scene.registry.db, halt, { hasWebhook: false })
    // The cell itself forgets its halt with the next change.
    await change(scene.owner, scene.remote, ['sg'], { kind: 'roll_back' })
    await scene.promote('b3', ['sg'])
    const kinds = [
      { kind: 'promote', build: 'b2' },
      { kind: 'canary', build: 'b2', percent: 5 },
    ] as const
    for (const wanted of kinds) {
      for (const path of ['/v1/changes/preview', '/v1/changes']) {
        const request = { remote: scene.remote, countries: ['sg', 'my'], change: wanted }
        const reason = path.endsWith('/preview') ? {} : { reason: 'for the test' }
        const { status, body } = await scene.squad.post(path, { ...request, ...reason })
        expect({ path, status, errors: body.errors }).toEqual({
          path,
          status: 409,
          errors: { again: [expect.stringMatching(/^sg at 20\S+Z, 5 of 5 views failed$/)] },
        })
      }
    }
    expect(await scene.cellOf('my')).toMatchObject({ current: 'b1', canary: null })
    expect((await scene.promote('b2', ['my'])).status).toBe(200)
    const canary = { kind: 'canary', build: 'b2', percent: 5 } as const
    expect((await change(scene.squad, scene.remote, ['sg'], { ...canary, again: true })).status).toBe(200)
    const newest = async () => (await scene.admin.get(`/v1/audit?remote=${scene.remote}`)).body.data.rows[0]
    expect(await newest()).toMatchObject({ action: 'canary', details: { again: ['sg'] } })
    // It runs there again, and who gives it to more visitors begins nothing.
    expect((await change(scene.squad, scene.remote, ['sg'], { ...canary, percent: 50 })).status).toBe(200)
    expect((await newest()).details).toEqual({})
  })

  test('switches off and on; what is off stays listed', async () => {
    await scene.promote('b1')
    await change(scene.owner, scene.remote, ['sg'], { kind: 'toggle', enabled: false })
    expect(await inDocument()).toMatchObject({ enabled: false, current: { build: 'b1' } })
    await change(scene.owner, scene.remote, ['sg'], { kind: 'toggle', enabled: true })
    expect(await inDocument()).toMatchObject({ enabled: true })
  })

  test('made twice changes nothing the second time', async () => {
    await scene.promote('b1')
    const again = await scene.promote('b1')
    expect(again.status).toBe(200)
    expect(again.body.data).toMatchObject({ sequence: null, cells: [{ version: 1 }] })
  })

  test('is for all countries or none', async () => {
    await scene.promote('b1', ['sg', 'my'])
    await scene.promote('b2', ['sg'])
    const countries = ['sg', 'my', 'jp', 'hk']
    const { status, body } = await change(scene.squad, scene.remote, countries, { kind: 'roll_back' })
    expect(status).toBe(409)
    // The same was said of each of nineteen countries.
    expect(body.message).toMatch(
      /^Nothing was changed\. my: there is no earlier release .*; jp, hk: \S+ was never promoted/,
    )
    expect(await scene.cellOf('sg')).toMatchObject({ current: 'b2', version: 2 })
  })

  test.each<[string, object, number]>([
    ['an unknown release', { change: { kind: 'promote', build: 'b9' } }, 404],
    ['an unknown country', { countries: ['xx'] }, 422],
    ['no country', { countries: [] }, 422],
    ['no reason', { reason: ' ' }, 422],
    ['a canary for all', { change: { kind: 'canary', build: 'b2', percent: 100 } }, 422],
    ['the end of a canary where nothing runs', { change: { kind: 'end_canary' } }, 409],
    ['an unknown kind', { change: { kind: 'halt', why: 'because' } }, 422],
  ])('of %s is refused', async (_, part, status) => {
    const request = {
      remote: scene.remote,
      countries: ['sg'],
      change: { kind: 'promote', build: 'b1' },
      reason: 'for the test',
      ...part,
    }
    expect((await scene.admin.post('/v1/changes', request)).status).toBe(status)
    expect(await scene.cellOf()).toMatchObject({ version: 0 })
  })
})

describe('who may', () => {
  const kinds: Record<string, Change> = {
    promote: { kind: 'promote', build: 'b2' },
    roll_back: { kind: 'roll_back' },
    canary: { kind: 'canary', build: 'b3', percent: 5 },
    end_canary: { kind: 'end_canary' },
    toggle: { kind: 'toggle', enabled: false },
  }
  test.each(Object.keys(kinds))('%s', async (kind) => {
    await scene.promote('b1')
    await scene.promote('b2')
    const what = kinds[kind] as Change
    const isToggle = kind === 'toggle'
    const may: [TestCaller, boolean][] = [
      [scene.registry.as('viewer'), false],
      [scene.registry.as('shell'), false],
      [scene.registry.as('squad', ['mf-other']), false],
      [scene.squad, true],
      [scene.owner, isToggle],
      [scene.admin, true],
    ]
    for (const [who, isAllowed] of may) {
      for (const path of ['/v1/changes/preview', '/v1/changes']) {
        const { status } = await who.post(path, {
          remote: scene.remote,
          countries: ['sg'],
          change: what,
          // A preview changes nothing, so it asks for no reason.
          ...(path.endsWith('/preview') ? {} : { reason: 'for the test' }),
        })
        if (isAllowed) expect(status).not.toBe(403)
        else expect(status).toBe(403)
      }
    }
    expect((await change(scene.registry.nobody, scene.remote, ['sg'], what)).status).toBe(401)
  })
})

// In an emergency at night a squad had to wake a product owner.
test('a squad switches its own remote off and on, with an entry of the audit log, and no other', async () => {
  await scene.promote('b1')
  const toggle = (enabled: boolean, who = scene.squad) =>
    change(who, scene.remote, ['sg'], { kind: 'toggle', enabled }, { reason: 'it shows the wrong pay' })
  expect((await toggle(false)).status).toBe(200)
  expect(await inDocument()).toMatchObject({ enabled: false })
  const [row] = (await scene.admin.get(`/v1/audit?remote=${scene.remote}`)).body.data.rows
  expect(row).toMatchObject({ action: 'toggle', reason: 'it shows the wrong pay', cells: [{ country: 'sg' }] })
  const other = await toggle(true, scene.registry.as('squad', ['mf-other']))
  expect(other.status).toBe(403)
  expect((await toggle(true)).status).toBe(200)
  expect(await inDocument()).toMatchObject({ enabled: true })
})

describe('two people at one cell', () => {
  test('the second sees what the first did', async () => {
    await scene.promote('b1')
    const { version } = await scene.cellOf()
    await change(scene.owner, scene.remote, ['sg'], { kind: 'toggle', enabled: false }, { expected: { sg: version } })
    const { status, body } = await change(
      scene.admin,
      scene.remote,
      ['sg', 'my'],
      { kind: 'promote', build: 'b2' },
      { expected: { sg: version } },
    )
    expect(status).toBe(409)
    expect(body.message).toMatch(/sg was changed by product_owner@jobspan.example at 20\d\d-/)
    expect(await scene.cellOf()).toMatchObject({ enabled: false, current: 'b1' })
    expect(await scene.cellOf('my')).toMatchObject({ current: null })
  })

  test('at once: one wins, the other is told', async () => {
    await scene.promote('b1')
    const { version } = await scene.cellOf()
    const both = await Promise.all(
      ['b2', 'b3'].map((build) => scene.promote(build, ['sg'], { expected: { sg: version } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both[0]?.status === 200 ? 'b2' : 'b3'
    expect(await scene.cellOf()).toMatchObject({ current: winner, previous: 'b1', version: version + 1 })
  })

  test('many at once leave no gap in versions nor in the log', async () => {
    const builds = ['b1', 'b2', 'b3', 'b1', 'b2', 'b3']
    const responses = await Promise.all(builds.map((build) => scene.promote(build)))
    const made = responses.filter(({ body }) => body.data.sequence !== null)
    expect((await scene.cellOf()).version).toBe(made.length)
    expect((await scene.admin.get('/v1/audit/verify')).body.data).toMatchObject({ intact: true, broken_at: null })
  })
})

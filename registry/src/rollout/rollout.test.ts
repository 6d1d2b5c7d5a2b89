import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { change, publish, readDocument } from '../testing/publish.ts'
import { onEveryDatabase, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'

onEveryDatabase((open) => {
  let registry: TestRegistry
  let admin: TestCaller
  let owner: TestCaller
  let squad: TestCaller
  let count = 0
  let remote: string

  beforeAll(async () => {
    registry = await open()
    admin = registry.as('administrator')
    owner = registry.as('product_owner')
  }, 120_000)
  afterAll(() => registry.close())

  // Each test has a remote of its own with three releases, none promoted.
  beforeEach(async () => {
    count += 1
    remote = `mf-test${count}`
    squad = registry.as('squad', [remote])
    for (const build of ['b1', 'b2', 'b3']) await publish(registry, remote, build)
  })

  const promote = (build: string, countries = ['sg'], more = {}) =>
    change(squad, remote, countries, { kind: 'promote', build }, more)
  const cellOf = async (country = 'sg') => {
    const { remotes } = (await admin.get('/v1/overview')).body.data
    const found = remotes.find(({ name }: { name: string }) => name === remote)
    return found.cells.find((cell: { country: string }) => cell.country === country)
  }
  const inDocument = async (country = 'sg') =>
    (await readDocument(registry, country)).document.remotes.find(({ name }) => name === remote)

  describe('a change', () => {
    test('begins with nothing anywhere', async () => {
      expect(await cellOf()).toMatchObject({ version: 0, enabled: true, current: null, previous: null, canary: null })
      expect(await inDocument()).toBeUndefined()
    })

    test('promotes to some countries, and to no other', async () => {
      const before = await readDocument(registry, 'jp')
      const { status, body } = await promote('b1', ['sg', 'my'])
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
      expect((await readDocument(registry, 'jp')).document.serial).toBe(before.document.serial)
    })

    test('keeps the release before, and goes back to it, step by step', async () => {
      for (const build of ['b1', 'b2', 'b3']) await promote(build)
      expect(await inDocument()).toMatchObject({ current: { build: 'b3' }, previous: { build: 'b2' } })
      const back = () => change(squad, remote, ['sg'], { kind: 'roll_back' })
      await back()
      expect(await inDocument()).toMatchObject({ current: { build: 'b2' }, previous: { build: 'b1' } })
      await back()
      expect(await inDocument()).toMatchObject({ current: { build: 'b1' }, previous: null })
      const { status, body } = await back()
      expect(status).toBe(409)
      expect(body.message).toContain('no earlier release')
    })

    test('keeps the salt from release to release, so that nobody changes places', async () => {
      await promote('b1', ['sg', 'my'])
      const salt = (await inDocument())?.salt
      await promote('b2')
      expect((await inDocument())?.salt).toBe(salt)
      expect((await inDocument('my'))?.salt).toBe(salt)
    })

    test('starts a canary, widens it, ends it; promoting it makes it current', async () => {
      await promote('b1')
      const canary = (percent: number) => change(squad, remote, ['sg'], { kind: 'canary', build: 'b2', percent })
      const first = (await canary(10)).body.data.cells[0].canary
      expect(await inDocument()).toMatchObject({
        current: { build: 'b1' },
        canary: { release: { build: 'b2' }, percent: 10 },
      })
      expect((await canary(25)).body.data.cells[0].canary).toEqual({ ...first, percent: 25 })
      await change(squad, remote, ['sg'], { kind: 'end_canary' })
      expect(await inDocument()).toMatchObject({ current: { build: 'b1' }, canary: null })
      await canary(10)
      await promote('b2')
      expect(await inDocument()).toMatchObject({ current: { build: 'b2' }, previous: { build: 'b1' }, canary: null })
      expect((await canary(10)).body.message).toContain('b2 is current there already')
    })

    test('switches off and on; what is off stays listed', async () => {
      await promote('b1')
      await change(owner, remote, ['sg'], { kind: 'toggle', enabled: false })
      expect(await inDocument()).toMatchObject({ enabled: false, current: { build: 'b1' } })
      await change(owner, remote, ['sg'], { kind: 'toggle', enabled: true })
      expect(await inDocument()).toMatchObject({ enabled: true })
    })

    test('made twice changes nothing the second time', async () => {
      await promote('b1')
      const again = await promote('b1')
      expect(again.status).toBe(200)
      expect(again.body.data).toMatchObject({ sequence: null, cells: [{ version: 1 }] })
    })

    test('is for all countries or none', async () => {
      await promote('b1', ['sg', 'my'])
      await promote('b2', ['sg'])
      const { status, body } = await change(squad, remote, ['sg', 'my', 'jp'], { kind: 'roll_back' })
      expect(status).toBe(409)
      expect(body.message).toMatch(/Nothing was changed.*my: .*jp: /)
      expect(await cellOf('sg')).toMatchObject({ current: 'b2', version: 2 })
    })

    test.each<[string, object, number]>([
      ['an unknown release', { change: { kind: 'promote', build: 'b9' } }, 404],
      ['an unknown country', { countries: ['xx'] }, 422],
      ['no country', { countries: [] }, 422],
      ['no reason', { reason: ' ' }, 422],
      ['a canary for all', { change: { kind: 'canary', build: 'b2', percent: 100 } }, 422],
      ['a canary where nothing runs', { change: { kind: 'canary', build: 'b2', percent: 10 } }, 409],
      ['an unknown kind', { change: { kind: 'halt', why: 'because' } }, 422],
    ])('of %s is refused', async (_, part, status) => {
      const request = {
        remote,
        countries: ['sg'],
        change: { kind: 'promote', build: 'b1' },
        reason: 'for the test',
        ...part,
      }
      expect((await admin.post('/v1/changes', request)).status).toBe(status)
      expect(await cellOf()).toMatchObject({ version: 0 })
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
      await promote('b1')
      await promote('b2')
      const what = kinds[kind] as Change
      const isToggle = kind === 'toggle'
      const may: [TestCaller, boolean][] = [
        [registry.as('viewer'), false],
        [registry.as('shell'), false],
        [registry.as('squad', ['mf-other']), false],
        [squad, !isToggle],
        [owner, isToggle],
        [admin, true],
      ]
      for (const [who, isAllowed] of may) {
        for (const path of ['/v1/changes/preview', '/v1/changes']) {
          const { status } = await who.post(path, { remote, countries: ['sg'], change: what, reason: 'for the test' })
          if (isAllowed) expect(status).not.toBe(403)
          else expect(status).toBe(403)
        }
      }
      expect((await change(registry.nobody, remote, ['sg'], what)).status).toBe(401)
    })
  })

  describe('two people at one cell', () => {
    test('the second sees what the first did', async () => {
      await promote('b1')
      const { version } = await cellOf()
      await change(owner, remote, ['sg'], { kind: 'toggle', enabled: false }, { expected: { sg: version } })
      const { status, body } = await change(
        admin,
        remote,
        ['sg', 'my'],
        { kind: 'promote', build: 'b2' },
        { expected: { sg: version } },
      )
      expect(status).toBe(409)
      expect(body.message).toMatch(/sg was changed by product_owner@jobspan.example at 20\d\d-/)
      expect(await cellOf()).toMatchObject({ enabled: false, current: 'b1' })
      expect(await cellOf('my')).toMatchObject({ current: null })
    })

    test('at once: one wins, the other is told', async () => {
      await promote('b1')
      const { version } = await cellOf()
      const both = await Promise.all(['b2', 'b3'].map((build) => promote(build, ['sg'], { expected: { sg: version } })))
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const winner = both[0]?.status === 200 ? 'b2' : 'b3'
      expect(await cellOf()).toMatchObject({ current: winner, previous: 'b1', version: version + 1 })
    })

    test('many at once leave no gap in versions nor in the log', async () => {
      const builds = ['b1', 'b2', 'b3', 'b1', 'b2', 'b3']
      const answers = await Promise.all(builds.map((build) => promote(build)))
      const made = answers.filter(({ body }) => body.data.sequence !== null)
      expect((await cellOf()).version).toBe(made.length)
      expect((await admin.get('/v1/audit/verify')).body.data).toMatchObject({ intact: true, broken_at: null })
    })
  })
})

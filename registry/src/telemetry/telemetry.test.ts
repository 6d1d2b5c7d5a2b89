import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { telemetryMinutes, telemetrySlices, telemetryVisitors } from '../platform/database/schema/telemetry.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'
import { createRolloutHealth } from './rollout-health.ts'
import { deleteOldTelemetry } from './telemetry-store.ts'

let registry: SignedInRegistry
let shell: Awaited<ReturnType<SignedInRegistry['token']>>
let admin: Awaited<ReturnType<SignedInRegistry['token']>>
let viewer: Awaited<ReturnType<SignedInRegistry['token']>>

beforeAll(async () => {
  registry = await openSignedInRegistry()
  shell = await registry.token('shell')
  admin = await registry.token('administrator')
  viewer = await registry.token('viewer')
  await registry.publish('mf-search', 'b1', 'b2')
}, 60_000)
afterAll(() => registry.close())
beforeEach(async () => {
  await registry.services.collector.flush()
  for (const table of [telemetryMinutes, telemetrySlices, telemetryVisitors]) await registry.db.delete(table)
})

const b1 = { remote: 'mf-search', build: 'b1' }
const send = (batches: unknown) => shell.send('POST', '/v1/telemetry', { batches })
const batch = (events: unknown[], more: object = {}) => ({ shell: 's1', country: 'sg', events, ...more })
const read = async (query = '') => {
  await registry.services.collector.flush()
  return (await viewer.send('GET', `/v1/remotes/mf-search/telemetry${query}`)).body.data
}
const cellOf = async (country: string) => {
  await registry.services.collector.flush()
  const { body } = await viewer.send('GET', '/v1/overview')
  return body.data.remotes[0].cells.find((cell: { country: string }) => cell.country === country)
}
const healthOf = async (country: string) => (await cellOf(country)).health
const change = async (requested: object, country: string) => {
  const body = { remote: 'mf-search', countries: [country], change: requested, reason: 'for the test' }
  expect((await admin.send('POST', '/v1/changes', body)).body).toMatchObject({ code: 0 })
}

describe('sending', () => {
  test('what a browser saw is told by release and country', async () => {
    const before = (await read())[0] ?? { mounts: 0 }
    const loads = [100, 200, 300, 400].map((ms) => ({ kind: 'load', ...b1, phase: 'total', ms }))
    const answer = await send([
      batch([
        ...loads,
        { kind: 'load', ...b1, phase: 'entry', ms: 50 },
        { kind: 'mount', ...b1 },
        { kind: 'mount', ...b1 },
        { kind: 'failure', ...b1, phase: 'expose', reason: 'timeout' },
        { kind: 'error', ...b1, name: 'TypeError' },
        { kind: 'vital', ...b1, name: 'LCP', value: 1200 },
        { kind: 'vital', ...b1, name: 'CLS', value: 0.02 },
      ]),
      batch([{ kind: 'mount', ...b1, build: 'b2' }], { country: 'jp' }),
    ])
    expect(answer.body).toEqual({ code: 0, message: 'success', data: { taken: 12, refused: 0, unknown: 0 } })
    expect(before.mounts).toBe(0)
    const [sg, jp] = await read()
    expect(sg).toMatchObject({
      build: 'b1',
      country: 'sg',
      mounts: 2,
      failures: 1,
      errors: 1,
      failures_by: [{ phase: 'expose', reason: 'timeout', count: 1 }],
      errors_by: [{ name: 'TypeError', count: 1 }],
    })
    expect(sg.load.total.p75).toBeGreaterThan(280)
    expect(sg.load.total.p75).toBeLessThan(320)
    expect(sg.load.entry.p50).toBeCloseTo(50, -1)
    expect(sg.vitals.LCP).toMatchObject({ count: 1 })
    expect(sg.vitals.CLS.p75).toBeCloseTo(0.02, 2)
    expect(jp).toMatchObject({ build: 'b2', country: 'jp', mounts: 1 })
    expect(await read('?country=jp')).toHaveLength(1)
  })

  // Of the six steps of loading Prometheus had the last, of failures not where, of web vitals nothing.
  test('what a browser saw is in the metrics, by remote, release, country, step and reason', async () => {
    const figures = async () => {
      const { body } = await registry.browser().send('GET', '/metrics')
      const lines = String(body).matchAll(
        /^(jobspan_remote_\w+)\{([^}]*remote="mf-search"[^}]*country="tr"[^}]*)\} (\S+)$/gm,
      )
      return Object.fromEntries(
        [...lines].map(([, name, labels = '', value]) => {
          const own = labels.split(',').filter((label) => !/^(remote|release="b1"|country)/.test(label))
          return [[name, ...own].join(' ').replaceAll('"', ''), Number(value)]
        }),
      )
    }
    const events = [
      { kind: 'mount', ...b1 },
      { kind: 'mount', ...b1 },
      { kind: 'error', ...b1, name: 'TypeError' },
      { kind: 'failure', ...b1, phase: 'expose', reason: 'timeout' },
      { kind: 'failure', ...b1, phase: 'expose', reason: 'timeout' },
      { kind: 'failure', ...b1, phase: 'entry', reason: 'status' },
      { kind: 'load', ...b1, phase: 'total', ms: 1500 },
      { kind: 'load', ...b1, phase: 'entry', ms: 200 },
      { kind: 'vital', ...b1, name: 'LCP', value: 2400 },
      { kind: 'vital', ...b1, name: 'LCP', value: 4600 },
      { kind: 'vital', ...b1, name: 'CLS', value: 0.2 },
    ]
    await send([batch(events, { country: 'tr' })])
    expect(await figures()).toMatchObject({
      jobspan_remote_mounts_total: 2,
      jobspan_remote_errors_total: 1,
      'jobspan_remote_failures_total phase=expose reason=timeout': 2,
      'jobspan_remote_failures_total phase=entry reason=status': 1,
      'jobspan_remote_load_seconds_sum phase=total': 1.5,
      'jobspan_remote_load_seconds_count phase=total': 1,
      'jobspan_remote_load_seconds_sum phase=entry': 0.2,
      'jobspan_remote_load_seconds_bucket le=0.25 phase=entry': 1,
      'jobspan_remote_load_seconds_bucket le=0.1 phase=entry': 0,
      'jobspan_remote_web_vital_seconds_sum vital=LCP': 7,
      'jobspan_remote_web_vital_seconds_bucket le=2.5 vital=LCP': 1,
      'jobspan_remote_web_vital_seconds_bucket le=8 vital=LCP': 2,
      jobspan_remote_layout_shift_sum: 0.2,
      'jobspan_remote_layout_shift_bucket le=0.25': 1,
      'jobspan_remote_layout_shift_bucket le=0.1': 0,
    })
  })

  test('what was counted and written before is counted further, not again', async () => {
    for (let index = 0; index < 3; index += 1) {
      await send([batch([{ kind: 'mount', ...b1 }], { country: 'my' })])
      await registry.services.collector.flush()
      await registry.services.collector.flush()
    }
    expect((await read('?country=my'))[0].mounts).toBe(3)
  })

  test('a bad event or batch loses no other', async () => {
    const answer = await send([
      batch([
        { kind: 'mount', ...b1 },
        { kind: 'mount', remote: '../etc', build: 'b1' },
        { kind: 'load', ...b1, phase: 'total', ms: -1 },
        { kind: 'surprise' },
        'text',
        null,
        { kind: 'error', ...b1, name: 'x'.repeat(61) },
      ]),
      { country: 'atlantis', shell: 's1', events: [{ kind: 'mount', ...b1 }] },
      'text',
      null,
    ])
    expect(answer.body.data).toEqual({ taken: 1, refused: 9, unknown: 0 })
  })

  test('what was never published is counted as unknown and stored nowhere', async () => {
    const made = Array.from({ length: 200 }, (_, index) => ({
      kind: 'mount',
      remote: 'mf-search',
      build: `made-${index}`,
    }))
    const answer = await send([batch([...made.slice(0, 199), { kind: 'mount', remote: 'mf-nothing', build: 'b1' }])])
    expect(answer.body.data).toEqual({ taken: 0, refused: 0, unknown: 200 })
    await registry.services.collector.flush()
    expect(await registry.db.select().from(telemetryMinutes)).toEqual([])
    const { body } = await registry.browser().send('GET', '/metrics')
    expect(body).toMatch(/jobspan_telemetry_dropped_total\{why="unknown"\} \d{3}/)
    expect(body).not.toContain('made-1')
  })

  test('names of errors are bounded', async () => {
    const errors = Array.from({ length: 150 }, (_, index) => ({ kind: 'error', ...b1, name: `Error${index}` }))
    await send([batch([...errors, { kind: 'error', ...b1, name: 'select * from people' }], { country: 'hk' })])
    const [hk] = await read('?country=hk')
    expect(hk.errors).toBe(151)
    expect(hk.errors_by).toHaveLength(21)
    expect(hk.errors_by.at(-1)).toEqual({ name: 'other', count: 131 })
  })

  // An error's class can be called anything. Counted by name in a plain object, these once were added to what every object
  // has by that name, and `function Object() { … }1` stood where a number should.
  test('an error that is called as a property of every object is counted like any other', async () => {
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
    const errors = names.map((name) => ({ kind: 'error', ...b1, name }))
    await send([batch([...errors, ...errors], { country: 'br' })])
    const [br] = await read('?country=br')
    expect(br.errors).toBe(8)
    const counted = new Map(br.errors_by.map(({ name, count }: { name: string; count: number }) => [name, count]))
    expect(counted).toEqual(new Map(names.map((name) => [name, 2])))
  })

  test.each([[[]], [{}], ['text'], [Array.from({ length: 201 }, () => batch([{ kind: 'mount', ...b1 }]))]])(
    'what is no list of batches is refused, no. %#',
    async (batches) => {
      expect((await send(batches)).status).toBe(422)
    },
  )

  test('is for shells', async () => {
    const body = { batches: [batch([{ kind: 'mount', ...b1 }])] }
    expect((await viewer.send('POST', '/v1/telemetry', body)).status).toBe(403)
    expect((await registry.browser().send('POST', '/v1/telemetry', body)).status).toBe(401)
    for (const path of [
      '/v1/overview',
      '/v1/alerts',
      '/v1/remotes/mf-search/telemetry',
      '/v1/remotes/mf-search/canary?country=sg',
    ]) {
      expect((await shell.send('GET', path)).status).toBe(403)
      expect((await registry.browser().send('GET', path)).status).toBe(401)
    }
  })

  test('two hundred batches of two hundred events are taken at once', async () => {
    const full = batch(Array.from({ length: 200 }, () => ({ kind: 'load', ...b1, phase: 'total', ms: 123.456 })))
    const answer = await send(Array.from({ length: 200 }, () => full))
    expect(answer.body.data.taken).toBe(40_000)
  })
})

describe('reading', () => {
  test('a remote that nobody published is not found, and a country must be one', async () => {
    expect((await viewer.send('GET', '/v1/remotes/mf-nothing/telemetry')).status).toBe(404)
    expect((await viewer.send('GET', '/v1/remotes/mf-nothing/canary?country=sg')).status).toBe(404)
    expect((await viewer.send('GET', '/v1/remotes/mf-search/canary')).status).toBe(400)
    expect((await viewer.send('GET', '/v1/remotes/mf-search/canary?country=zz')).status).toBe(400)
    expect((await viewer.send('GET', '/v1/remotes/mf-search/canary?country=sg')).body.data.minutes).toEqual([])
  })

  test('a cell tells how its last hour was, and how many different visitors there were', async () => {
    await change({ kind: 'promote', build: 'b1' }, 'id')
    expect(await healthOf('id')).toEqual({
      visitors: 0,
      mounts: 0,
      failure_rate: null,
      p75_load: null,
      state: 'unknown',
    })
    const visit = (visitor: string) =>
      batch(
        [
          { kind: 'mount', ...b1 },
          { kind: 'load', ...b1, phase: 'total', ms: 500 },
        ],
        { country: 'id', visitor },
      )
    await send(['a', 'b', 'a', 'c', 'a'].map(visit))
    await send([batch([{ kind: 'mount', ...b1 }], { country: 'sg', visitor: 'a' })])
    await registry.services.collector.flush()
    expect(await registry.services.rolloutHealth.visitors('mf-search', ['id'])).toBe(3)
    expect(await registry.services.rolloutHealth.visitors('mf-search', ['id', 'sg'])).toBe(3)
    expect(await registry.services.rolloutHealth.visitors('mf-search', ['jp'])).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect(await healthOf('id')).toMatchObject({ visitors: 3, mounts: 5, failure_rate: 0, state: 'good' })
    const stored = await registry.db.select().from(telemetryVisitors)
    expect(stored.map(({ visitor }) => String(visitor))).not.toContain('a')
  })

  // The good release wore the figures of the bad canary beside it, so that nobody knew which one to take back.
  test('figures of a canary and of the current release are told apart', async () => {
    await change({ kind: 'promote', build: 'b1' }, 'ph')
    expect(await cellOf('ph')).toMatchObject({ canary_health: null })
    await change({ kind: 'canary', build: 'b2', percent: 50 }, 'ph')
    const mount = (build: string) => ({ kind: 'mount', remote: 'mf-search', build })
    const error = { kind: 'error', remote: 'mf-search', build: 'b2', name: 'TypeError' }
    await send(
      Array.from({ length: 20 }, (_, index) =>
        batch([mount('b1'), mount('b1'), mount('b2'), error], { country: 'ph', visitor: `k${index}` }),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect(await cellOf('ph')).toMatchObject({
      health: { visitors: 20, mounts: 40, failure_rate: 0, state: 'good' },
      canary_health: { mounts: 20, failure_rate: 1, state: 'bad' },
    })
    await change({ kind: 'end_canary' }, 'ph')
    expect(await cellOf('ph')).toMatchObject({ health: { state: 'good' }, canary_health: null })
  })

  // The last hour was empty, or two hours long, where the database's clock was an hour apart from the one that rows bear.
  test.each([
    ['1 hour', 'lk'],
    ['-1 hour', 'ng'],
  ] as const)('of the last hour and day is right where the database’s clock is off by %p', async (apart, country) => {
    await registry.db.execute(sql.raw('create schema apart'))
    await registry.db.execute(
      sql.raw(
        `create function apart.now() returns timestamptz language sql as $$ select pg_catalog.now() + interval '${apart}' $$`,
      ),
    )
    await registry.db.execute(sql.raw('set search_path to apart, pg_catalog, public'))
    try {
      await send([batch([{ kind: 'mount', ...b1 }], { country, visitor: 'new' })])
      await registry.services.collector.flush()
      const [minute] = await registry.db.select().from(telemetryMinutes)
      if (!minute) throw new Error('nothing was counted')
      const old = new Date(Date.now() - 90 * 60_000)
      await registry.db.insert(telemetryMinutes).values({ ...minute, minute: old, source: 'other' })
      const visit = { remote: 'mf-search', country, visitor: 1n, seenAt: old } as const
      await registry.db.insert(telemetryVisitors).values(visit)
      await deleteOldTelemetry(registry.db)
      const rolloutHealth = createRolloutHealth(registry.db)
      const recent = await rolloutHealth.health()
      expect(recent.visitors('mf-search', country)).toBe(1)
      expect(recent.release('mf-search', country, 'b1').mounts).toBe(1)
      expect(await rolloutHealth.visitors('mf-search', [country])).toBe(1)
      expect((await read(`?country=${country}`))[0].mounts).toBe(2)
    } finally {
      await registry.db.execute(sql.raw('reset search_path'))
      await registry.db.execute(sql.raw('drop schema apart cascade'))
    }
  })

  test('what has served its time is deleted', async () => {
    await send([batch([{ kind: 'mount', ...b1 }], { visitor: 'z', country: 'id' })])
    await registry.services.collector.flush()
    await deleteOldTelemetry(registry.db)
    expect(await registry.db.select().from(telemetryMinutes)).toHaveLength(1)
    await registry.db.update(telemetryMinutes).set({ minute: sql`now() - interval '193 hours'` })
    await registry.db.update(telemetrySlices).set({ at: sql`now() - interval '121 minutes'` })
    await registry.db.update(telemetryVisitors).set({ seenAt: sql`now() - interval '181 minutes'` })
    await deleteOldTelemetry(registry.db)
    for (const table of [telemetryMinutes, telemetrySlices, telemetryVisitors]) {
      expect(await registry.db.select().from(table)).toEqual([])
    }
  })
})

test('while the database is away nothing is lost and nothing is counted twice', async () => {
  const events = [
    { kind: 'mount', ...b1 },
    { kind: 'mount', ...b1 },
  ]
  await registry.db.execute(sql`alter table registry.telemetry_slices rename to elsewhere`)
  await send([batch(events, { country: 'tw', visitor: 'v' })])
  await expect(registry.services.collector.flush()).rejects.toThrow()
  expect(await registry.db.select().from(telemetryMinutes)).toEqual([])
  await send([batch(events, { country: 'tw', visitor: 'v' })])
  await registry.db.execute(sql`alter table registry.elsewhere rename to telemetry_slices`)
  expect((await read('?country=tw'))[0].mounts).toBe(4)
  expect(await registry.db.select().from(telemetryVisitors)).toHaveLength(1)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { previewClaims } from '@jobspan/shared-kit/contracts/registry/preview'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { change, publish, readDocument, verifyJws } from '../testing/publish.ts'
import { createTestRegistry, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'
import { runDueChanges } from './scheduled-changes.ts'

const hour = 60 * 60_000
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

let registry: TestRegistry
let admin: TestCaller
let count = 0
let remote: string

beforeAll(async () => {
  registry = await createTestRegistry()
  admin = registry.as('administrator')
}, 120_000)
afterAll(() => registry.close())
beforeEach(async () => {
  count += 1
  remote = `mf-test${count}`
  await publish(registry, remote, 'b1')
  const pages = [`/${remote}`, `/${remote}/new`].map((path) => ({ path, access: 'public', files: [] }))
  await publish(registry, remote, 'b2', { pages, slots: [] })
  await change(admin, remote, ['sg', 'my'], { kind: 'promote', build: 'b1' })
})

const state = async (country = 'sg') => {
  const found = (await readDocument(registry, country)).document.remotes.find(({ name }) => name === remote)
  return { enabled: found?.enabled, current: found?.current.build }
}

describe('a preview', () => {
  const preview = (what: object, who = admin, countries = ['sg', 'my']) =>
    who.post('/v1/changes/preview', { remote, countries, change: what })

  test('tells what comes and goes, and changes nothing', async () => {
    const { status, body } = await preview({ kind: 'promote', build: 'b2' })
    expect(status).toBe(200)
    expect(body.data.cells).toHaveLength(2)
    expect(body.data.cells[0]).toMatchObject({
      country: 'sg',
      version: 1,
      before: { current: 'b1' },
      after: { current: 'b2', previous: 'b1' },
    })
    expect(body.data.routes).toEqual({ added: [`/${remote}/new`], removed: [] })
    expect(body.data.slots).toEqual({ added: [], removed: [`${remote}.summary`] })
    expect(body.data.visitors).toBe(0)
    expect(await state()).toEqual({ enabled: true, current: 'b1' })
    const off = (await preview({ kind: 'toggle', enabled: false })).body.data
    expect(off.routes).toEqual({ added: [], removed: [`/${remote}`] })
  })

  test('gives links that the registry signed, for a country and an hour', async () => {
    const { links } = (await preview({ kind: 'canary', build: 'b2', percent: 10 })).body.data
    const { document } = await readDocument(registry, 'my')
    const address = new URL(links[1].href)
    // It led to the site's first page, where most changes cannot be seen.
    expect(address.origin + address.pathname).toBe(`http://localhost:3000/ms/${remote}`)
    const token = address.searchParams.get('preview') ?? ''
    await verifyJws(token, document.keys)
    const claims = previewClaims.parse(decodeJwt(token))
    const file = await registry.nobody.get(`/releases/${remote}/b2/release.json`)
    expect(claims).toMatchObject({ country: 'my', remote, enabled: true, build: 'b2' })
    expect(file.headers.etag ?? '').toBeDefined()
    expect(claims.exp * 1000).toBeGreaterThan(Date.now() + hour - 60_000)
    expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + hour)
  })

  test('refuses what the change would be refused for', async () => {
    expect((await preview({ kind: 'promote', build: 'b9' })).status).toBe(404)
    expect((await preview({ kind: 'roll_back' })).status).toBe(409)
    expect((await preview({ kind: 'roll_back' }, registry.as('viewer'))).status).toBe(403)
  })
})

describe('a schedule', () => {
  const later = (more: object, what: object = { kind: 'toggle', enabled: false }) =>
    change(admin, remote, ['sg'], what as never, more)
  /** Brings forward what is to come, as if the time had passed. */
  const timePasses = () =>
    registry.db.execute(sql`update registry.schedule set at = at - interval '3 hours' where done_at is null`)
  const run = async () => {
    const done = await runDueChanges(registry.db)
    await registry.services.documents.refresh()
    return done
  }
  const pending = async () =>
    (await admin.get('/v1/schedule')).body.data.filter(
      (item: { request: { remote: string } }) => item.request.remote === remote,
    )

  test('waits, then makes the change once, in the name of who asked for it', async () => {
    const { status, body } = await later({ due_at: inMs(hour) })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      sequence: null,
      scheduled: [{ step: 'begin', actor: 'administrator@jobspan.example' }],
    })
    expect(await run()).toBe(0)
    expect(await state()).toMatchObject({ enabled: true })
    await timePasses()
    expect(await run()).toBe(1)
    expect(await state()).toMatchObject({ enabled: false })
    expect(await run()).toBe(0)
    expect(await pending()).toEqual([])
    const [row] = (await admin.get(`/v1/audit?remote=${remote}`)).body.data.rows
    expect(row).toMatchObject({
      action: 'toggle',
      actor: 'administrator@jobspan.example',
      details: { schedule: body.data.scheduled[0].id },
    })
  })

  test('ends what it began, and leaves what else changed meanwhile', async () => {
    const { data } = (await later({ expires_at: inMs(hour) })).body
    expect(data.scheduled).toMatchObject([{ step: 'end' }])
    expect(await state()).toMatchObject({ enabled: false })
    await change(admin, remote, ['sg'], { kind: 'promote', build: 'b2' })
    await timePasses()
    expect(await run()).toBe(1)
    expect(await state()).toEqual({ enabled: true, current: 'b2' })
  })

  test('of both ends, missed while nothing ran, comes out as nothing', async () => {
    await later({ due_at: inMs(hour), expires_at: inMs(2 * hour) })
    expect(await pending()).toHaveLength(2)
    await timePasses()
    expect(await run()).toBe(2)
    expect(await state()).toMatchObject({ enabled: true })
    expect(await pending()).toEqual([])
  })

  test('is run by one of several replicas', async () => {
    for (let index = 0; index < 5; index += 1) {
      await later({ due_at: inMs(hour + index) }, { kind: 'toggle', enabled: index % 2 === 1 })
    }
    await timePasses()
    const done = await Promise.all([1, 2, 3].map(() => runDueChanges(registry.db)))
    expect(done.reduce((sum, number) => sum + number)).toBeGreaterThanOrEqual(5)
    const { rows } = (await admin.get(`/v1/audit?remote=${remote}&action=toggle`)).body.data
    expect(rows).toHaveLength(5)
    expect((await admin.get('/v1/audit/verify')).body.data.intact).toBe(true)
  })

  test('that has become impossible is refused in the log, and its end called off', async () => {
    await change(admin, remote, ['sg'], { kind: 'promote', build: 'b2' })
    await later({ due_at: inMs(hour), expires_at: inMs(2 * hour) }, { kind: 'roll_back' })
    await change(admin, remote, ['sg'], { kind: 'roll_back' })
    await timePasses()
    expect(await run()).toBe(1)
    expect(await pending()).toEqual([])
    const [row] = (await admin.get(`/v1/audit?remote=${remote}`)).body.data.rows
    expect(row).toMatchObject({
      actor: 'registry, by itself',
      action: 'cancel_schedule',
      reason: expect.stringContaining('no earlier release'),
    })
    expect(await state()).toMatchObject({ current: 'b1' })
  })

  test('can be called off by who may make the change', async () => {
    const { scheduled } = (await later({ due_at: inMs(hour), expires_at: inMs(2 * hour) })).body.data
    const address = `/v1/schedule/${scheduled[0].id}/cancel`
    const because = { reason: 'the licence was renewed' }
    expect((await registry.as('squad', ['mf-other']).post(address, because)).status).toBe(403)
    expect((await registry.as('viewer').post(address, because)).status).toBe(403)
    expect((await registry.as('product_owner').post(address, {})).status).toBe(422)
    expect((await registry.as('product_owner').post(address, because)).status).toBe(200)
    expect(await pending()).toEqual([])
    expect((await admin.post(address, because)).status).toBe(404)
    const [row] = (await admin.get(`/v1/audit?remote=${remote}`)).body.data.rows
    expect(row).toMatchObject({ action: 'cancel_schedule', ...because, details: { schedule: scheduled[0].id } })
    await timePasses()
    expect(await run()).toBe(0)
  })

  test.each([
    [
      'a caller whose clock is an hour late',
      { due_at: inMs(-hour) },
      /due_at is in the past: the registry’s clock says 20/,
    ],
    ['an end before its beginning', { due_at: inMs(2 * hour), expires_at: inMs(hour) }, /expires_at must come after/],
    ['an end in the past', { expires_at: inMs(-1000) }, /expires_at must come after/],
    ['a time far away', { due_at: inMs(400 * 24 * hour) }, /a year ahead at most/],
  ])('refuses %s', async (_, times, message) => {
    const { status, body } = await later(times)
    expect(status).toBe(422)
    expect(body.message).toMatch(message)
    expect(await state()).toMatchObject({ enabled: true })
  })

  test('refuses at once what could not be made now', async () => {
    expect((await later({ due_at: inMs(hour) }, { kind: 'roll_back' })).status).toBe(409)
  })
})

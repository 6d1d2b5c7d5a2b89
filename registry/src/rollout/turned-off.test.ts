import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { change } from '../testing/publish.ts'
import { setUpRolloutFixture } from '../testing/rollout-fixture.ts'
import { createTestRegistry, type TestCaller } from '../testing/test-registry.ts'
import { runDueChanges } from './scheduled-changes.ts'

const scene = setUpRolloutFixture(createTestRegistry)
const toggle = (who: TestCaller, enabled: boolean, more: object = {}) =>
  change(who, scene.remote, ['sg'], { kind: 'toggle', enabled }, more)
const refusal = {
  status: 403,
  body: {
    message: expect.stringMatching(
      /^Nothing was changed\. mf-test\d+ was turned off in sg by product_owner@jobspan\.example\. A product owner or an administrator may turn it on there/,
    ),
  },
}

test('a squad turns its own remote off, and on again', async () => {
  await scene.promote('b1')
  const off = await toggle(scene.squad, false)
  expect(off.body.data.cells[0]).toMatchObject({
    enabled: false,
    turned_off: { by: 'squad@jobspan.example', by_squad: true },
  })
  const on = await toggle(scene.squad, true)
  expect(on).toMatchObject({ status: 200, body: { data: { cells: [{ enabled: true }] } } })
  expect(on.body.data.cells[0].turned_off).toBeUndefined()
})

// A squad could bring back what was off for a licence, and only the audit log said so.
test('what a product owner turned off stays off for a squad, by whatever way', async () => {
  await scene.promote('b1')
  const off = await toggle(scene.owner, false)
  expect(await toggle(scene.squad, true)).toMatchObject(refusal)
  const preview = await scene.squad.post('/v1/changes/preview', {
    remote: scene.remote,
    countries: ['sg'],
    change: { kind: 'toggle', enabled: true },
  })
  expect(preview).toMatchObject(refusal)
  const undo = await scene.squad.post(`/v1/changes/${off.body.data.sequence}/undo`, { reason: 'we want it' })
  expect(undo).toMatchObject(refusal)
  // Turning it off once more claims nothing.
  expect((await toggle(scene.squad, false)).body.data.sequence).toBeNull()
  expect(await toggle(scene.squad, true)).toMatchObject(refusal)
  expect(await scene.cellOf()).toMatchObject({ enabled: false, turned_off: { by_squad: false } })
  expect(await scene.promote('b2')).toMatchObject({ status: 200, body: { data: { cells: [{ enabled: false }] } } })
  expect((await toggle(scene.owner, true)).body.data.cells[0].enabled).toBe(true)
})

test('a product owner keeps off what a squad had turned off, also past the end that the squad had set', async () => {
  await scene.promote('b1')
  const expires = { expires_at: new Date(Date.now() + 3_600_000).toISOString() }
  expect((await toggle(scene.squad, false, expires)).body.data.scheduled).toHaveLength(1)
  const { sequence } = (await toggle(scene.owner, false)).body.data
  expect(sequence).not.toBeNull()
  await scene.registry.db.execute(sql`update registry.schedule set at = now() where done_at is null`)
  await runDueChanges(scene.registry.db)
  expect(await scene.cellOf()).toMatchObject({ enabled: false, turned_off: { by_squad: false } })
  const [row] = (await scene.admin.get(`/v1/audit?remote=${scene.remote}`)).body.data.rows
  expect(row).toMatchObject({ action: 'cancel_schedule', reason: expect.stringContaining('switched again since') })
  const undone = await scene.owner.post(`/v1/changes/${sequence}/undo`, { reason: 'the squad decides' })
  expect(undone.body.data.cells[0]).toMatchObject({ enabled: false, turned_off: { by_squad: true } })
  expect((await toggle(scene.squad, true)).status).toBe(200)
})

test('what was off before it was kept who did it stays off for a squad', async () => {
  await scene.promote('b1')
  await toggle(scene.squad, false)
  await scene.registry.db.execute(sql`update registry.cells set turned_off = null where remote = ${scene.remote}`)
  expect(await toggle(scene.squad, true)).toMatchObject({ status: 403 })
  expect(await toggle(scene.owner, true)).toMatchObject({ status: 200 })
})

test('every change has a link to look at it first, also where nothing is left', async () => {
  const linksOf = async (what: object) => {
    const body = { remote: scene.remote, countries: ['sg'], change: what }
    return (await scene.admin.post('/v1/changes/preview', body)).body.data.links as {
      country: string
      href: string
    }[]
  }
  const claimsOf = ([link]: { href: string }[]) =>
    JSON.parse(
      Buffer.from(new URL(link?.href ?? '').searchParams.get('preview')?.split('.')[1] ?? '', 'base64url').toString(),
    )
  expect(claimsOf(await linksOf({ kind: 'promote', build: 'b1' }))).toMatchObject({ build: 'b1', enabled: true })
  expect(claimsOf(await linksOf({ kind: 'canary', build: 'b1', percent: 10 }))).toMatchObject({ build: 'b1' })
  await change(scene.squad, scene.remote, ['sg'], { kind: 'canary', build: 'b1', percent: 10 })
  for (const kind of ['roll_back', 'end_canary'])
    expect(claimsOf(await linksOf({ kind }))).toMatchObject({ build: 'b1', enabled: false })
  await scene.promote('b1')
  await scene.promote('b2')
  expect(claimsOf(await linksOf({ kind: 'roll_back' }))).toMatchObject({ build: 'b1', enabled: true })
  expect(claimsOf(await linksOf({ kind: 'toggle', enabled: false }))).toMatchObject({ build: 'b2', enabled: false })
  await toggle(scene.squad, false)
  expect(claimsOf(await linksOf({ kind: 'toggle', enabled: true }))).toMatchObject({ build: 'b2', enabled: true })
})

import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { change, publish } from '../testing/publish.ts'
import { createTestRegistry, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
let admin: TestCaller

const builds = Array.from({ length: 12 }, (_, index) => `b${index + 1}`)
const promote = (build: string, country: string, more: object = {}) =>
  change(admin, 'mf-search', [country], { kind: 'promote', build }, more)
const pruneOldReleases = (keep: number, dryRun: boolean, who = admin) =>
  who.post('/v1/remotes/mf-search/prune', { keep, dry_run: dryRun, reason: 'the disk is full' })
const known = async (): Promise<string[]> =>
  (await admin.get('/v1/remotes/mf-search/releases')).body.data.map(({ build }: { build: string }) => build)
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const hasFiles = (build: string) =>
  access(join(registry.directory, 'releases/mf-search', build)).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  registry = await createTestRegistry()
  admin = registry.as('administrator')
  for (const build of builds) await publish(registry, 'mf-search', build)
  // b1 waits for tonight; b2 comes back at the end of b3's day; b4 and b5 lie behind b6; b7 is a canary.
  await promote('b1', 'jp', { due_at: later(60) })
  await promote('b2', 'hk')
  await promote('b3', 'hk', { expires_at: later(60) })
  for (const build of ['b4', 'b5', 'b6']) await promote(build, 'sg')
  await change(admin, 'mf-search', ['sg'], { kind: 'canary', build: 'b7', percent: 10 })
}, 120_000)
afterAll(() => registry.close())

test('only what nobody has, may go back to or will get, and is not among the newest, is removed', async () => {
  const dryRun = await pruneOldReleases(2, true)
  expect(dryRun.body.data).toMatchObject({ sequence: null, kept: 8 })
  expect(dryRun.body.data.removed.map(({ build }: { build: string }) => build)).toEqual(['b10', 'b9', 'b8', 'b4'])
  expect(await known()).toHaveLength(12)

  const done = await pruneOldReleases(2, false)
  expect(done.body.data.removed).toEqual(dryRun.body.data.removed)
  expect((await known()).toSorted()).toEqual(['b1', 'b11', 'b12', 'b2', 'b3', 'b5', 'b6', 'b7'])
  expect(await hasFiles('b8')).toBe(false)
  expect(await hasFiles('b5')).toBe(true)
  const { rows } = (await admin.get('/v1/audit?action=prune')).body.data
  expect(rows).toMatchObject([
    {
      sequence: done.body.data.sequence,
      actor: 'administrator@jobspan.example',
      reason: 'the disk is full',
      details: { builds: ['b10', 'b9', 'b8', 'b4'] },
    },
  ])
  expect((await admin.get('/v1/audit/verify')).body.data.intact).toBe(true)
  expect((await pruneOldReleases(2, false)).body.data).toMatchObject({ removed: [], sequence: null })
})

test('nobody is led back to what is gone', async () => {
  expect((await change(admin, 'mf-search', ['sg'], { kind: 'roll_back' })).status).toBe(200)
  // Behind b5 there was b4.
  expect((await change(admin, 'mf-search', ['sg'], { kind: 'roll_back' })).status).toBe(409)
  expect((await promote('b4', 'sg')).status).toBe(404)
})

test('is for administrators', async () => {
  for (const role of ['viewer', 'squad', 'product_owner', 'shell'] as const)
    expect((await pruneOldReleases(1, true, registry.as(role, ['mf-search']))).status).toBe(403)
  expect((await pruneOldReleases(0, true)).status).toBe(422)
  expect((await admin.post('/v1/remotes/mf-none/prune', { keep: 1, dry_run: true, reason: 'why' })).status).toBe(404)
})

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { invitations } from '../../invitations/tables.ts'
import { users } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { attachResume, registerInvited, registerInviter, switchOn } from '../rewards-fixture.ts'
import { rewardGrants } from '../tables.ts'
import { distributeDueRewards, listUndistributed, markDistributed, rejectGrants } from './distribute-rewards.ts'
import { grantRewards } from './grant-rewards.ts'

let api: TestApp
let inviter: Awaited<ReturnType<typeof registerInviter>>

beforeAll(async () => {
  api = await createTestApp()
  await switchOn(api.db)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  inviter = await registerInviter(api)
})

const invite = async () => {
  const invited = await registerInvited(api, inviter.code)
  await attachResume(api, invited.id)
  return invited
}
const granted = (type: (typeof rewardGrants.$inferSelect)['type'], userId = inviter.id) =>
  api.db
    .select()
    .from(rewardGrants)
    .where(and(eq(rewardGrants.userId, userId), eq(rewardGrants.type, type)))
const mark = (ids: number[]) => api.db.transaction((each) => markDistributed(each, ids))
const summary = async () => (await inviter.client.get('/api/rewards/summary')).body.data
type Listed = {
  type: string
  state: string
  action: string | null
  id: number
  valid_until: string
  awaits_proof: boolean
}
const list = async (): Promise<Listed[]> => (await inviter.client.get('/api/rewards/grants')).body.data.items

test('what can be used here is there at once, and points three days later, once', async () => {
  const { id } = await invite()
  await distributeDueRewards(api.db)
  const listed = await list()
  expect(listed.map(({ type, state, action }) => [type, state, action]).toSorted()).toEqual([
    ['cash', 'granted', null],
    ['lottery', 'distributed', 'see_draw'],
    ['pin', 'distributed', 'pin_resume'],
    ['referral', 'distributed', 'choose_company'],
    ['template', 'distributed', 'use_template'],
  ])
  await api.db.update(rewardGrants).set({ distributeAt: sql`distribute_at - interval '3 days'` })
  // Accounts with made-up addresses, which cost nothing, brought points as friends do.
  await distributeDueRewards(api.db)
  expect((await summary()).points).toEqual({ available: 0, reserved: 0 })
  const waiting = async () => (await list()).filter((each) => each.awaits_proof).map(({ type }) => type)
  expect(await waiting()).toEqual(['cash'])
  // Operators saw these overdue, and nothing that said why.
  const undistributed = async () =>
    (await listUndistributed(api.db)).map(({ type, awaits_proof: awaitsProof }) => [type, awaitsProof])
  expect(await undistributed()).toContainEqual(['cash', true])
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, id))
  expect(await waiting()).toEqual([])
  expect(await undistributed()).not.toContainEqual(['cash', true])
  await Promise.all([distributeDueRewards(api.db), distributeDueRewards(api.db)])
  expect((await summary()).points).toEqual({ available: 50, reserved: 0 })
  const [invited] = await granted('cash', id)
  expect(invited).toMatchObject({ points: 20, role: 'invitee' })
  expect((await summary()).next).toEqual([{ type: 'cash', done: 50, needed: 100 }])
})

test('pins add up: the second begins where the first ends, and is used once', async () => {
  await invite()
  await invite()
  await distributeDueRewards(api.db)
  const [first, second] = await granted('pin')
  const use = (id = 0) => inviter.client.post(`/api/rewards/grants/${id}/use`)
  const daysUntil = (date: string) => Math.round((Date.parse(date) - Date.now()) / 86_400_000)
  expect(daysUntil((await use(first?.id)).body.data.valid_until)).toBe(7)
  expect(daysUntil((await use(second?.id)).body.data.valid_until)).toBe(14)
  expect((await use(first?.id)).body.code).toBe(40021)
  expect(daysUntil((await summary()).pinned_until)).toBe(14)
  const [lottery] = await granted('lottery')
  expect((await use(lottery?.id)).body.code).toBe(40021)
  const other = await registerInviter(api)
  expect((await other.client.post(`/api/rewards/grants/${first?.id}/use`)).status).toBe(404)
})

/** So many invitations succeed, and only then the first is rewarded. */
const succeed = async (count: number) => {
  const one = { inviterId: inviter.id, channel: 'link', outcome: 'succeeded' } as const
  const rows = await api.db
    .insert(invitations)
    .values(Array.from({ length: count }, () => one))
    .returning()
  const facts = { inviterId: inviter.id, inviteeId: null, programmeVersion: null }
  for (const { id } of rows) await api.db.transaction((each) => grantRewards(each, { invitationId: id, ...facts }))
}

// An operator approved ten in a row: all had succeeded when the first was rewarded, so the tenth brought something and the fifth nothing.
test('of ten that succeed at once, the fifth and the tenth bring merchandise', async () => {
  await api.db.update(users).set({ country: 'others' }).where(eq(users.id, inviter.id))
  await succeed(10)
  expect(await granted('merchandise')).toHaveLength(2)
})

// The address of somebody whose parcel was refused stayed for good: only what was sent deleted it.
test('an address is deleted, too, once the last merchandise is taken back', async () => {
  await api.db.update(users).set({ country: 'others' }).where(eq(users.id, inviter.id))
  await succeed(5)
  const delivery = { recipient: 'Li Na', phone: '13800138000', address: 'Chaoyang District 1, Beijing' }
  await inviter.client.put('/api/rewards/distribution', { cwallet_id: null, delivery })
  const [merchandise] = await granted('merchandise')
  await api.db.transaction((each) => rejectGrants(each, [merchandise?.id ?? 0], 'One person.'))
  expect((await inviter.client.get('/api/rewards/distribution')).body.data.delivery).toBeNull()
})

test('each fifth invitation brings merchandise, whose address is deleted once it was sent', async () => {
  await api.db.update(users).set({ country: 'others' }).where(eq(users.id, inviter.id))
  await succeed(3)
  await invite()
  expect(await granted('merchandise')).toHaveLength(0)
  expect((await summary()).next).toContainEqual({ type: 'merchandise', done: 4, needed: 5 })
  await invite()
  const [merchandise] = await granted('merchandise')
  expect((await summary()).needs_distribution_info).toBe(true)
  const delivery = { recipient: 'Li Na', phone: '+86 138 0013 8000', address: 'Chaoyang District 1, Beijing' }
  const saved = await inviter.client.put('/api/rewards/distribution', { cwallet_id: '12345678', delivery })
  expect(saved.body.data).toMatchObject({ cwallet_id: '12345678', delivery })
  await distributeDueRewards(api.db)
  const waiting = (await listUndistributed(api.db)).find(({ grant_id }) => grant_id === merchandise?.id)
  expect(waiting).toMatchObject({ grant_id: merchandise?.id, delivery, is_overdue: false })
  expect(await mark([merchandise?.id ?? 0])).toEqual([merchandise?.id])
  expect(await mark([merchandise?.id ?? 0])).toEqual([])
  expect((await inviter.client.get('/api/rewards/distribution')).body.data).toMatchObject({
    cwallet_id: '12345678',
    delivery: null,
  })
})

// Points of accounts that nobody confirmed are overdue for good, and the list has an end: so many of them hid the parcels, which nobody else sends.
test('of what waits, parcels are listed before points, however long those are overdue', async () => {
  const own = { userId: inviter.id, role: 'inviter', country: 'sg', programmeVersion: 'test' } as const
  const { id } = inviter
  await api.db.insert(rewardGrants).values([
    { ...own, type: 'cash', points: 1, cause: `late:${id}`, distributeAt: new Date(0), distributeBy: '2020-01-01' },
    { ...own, type: 'merchandise', cause: `parcel:${id}`, distributeBy: '2030-01-01' },
  ])
  const types = (await listUndistributed(api.db)).map(({ type }) => type)
  expect(types.lastIndexOf('merchandise')).toBeLessThan(types.indexOf('cash'))
})

test('no address is taken where merchandise is not sent', async () => {
  const delivery = { recipient: 'Li Na', phone: '13800138000', address: 'Chaoyang District 1, Beijing' }
  const info = (await inviter.client.get('/api/rewards/distribution')).body.data
  expect(info.is_delivery_possible).toBe(false)
  expect((await inviter.client.put('/api/rewards/distribution', { cwallet_id: null, delivery })).body.code).toBe(40058)
  const abroad = await inviter.client.put('/api/rewards/distribution', { cwallet_id: '1234', delivery: null })
  expect(abroad.body.errors.cwallet_id).toEqual(['not_a_cwallet_id'])
})

test('a reward that an operator takes back is never distributed, and its member reads why', async () => {
  await invite()
  const [cash] = await granted('cash')
  const reject = () => api.db.transaction((each) => rejectGrants(each, [cash?.id ?? 0], 'One person.'))
  expect([await reject(), await reject()]).toEqual([[cash?.id], []])
  expect(await mark([cash?.id ?? 0])).toEqual([])
  const rejected = (await list()).find(({ type }) => type === 'cash')
  expect(rejected).toMatchObject({ state: 'rejected', note: 'One person.', action: null })
})

test('however many succeed on a day, one mail says so', async () => {
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, inviter.id))
  await invite()
  await invite()
  const [user] = await api.db.select().from(users).where(eq(users.id, inviter.id))
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, user?.email ?? ''))
  expect(mails.filter(({ template }) => template === 'rewardsForInviting')).toHaveLength(1)
})

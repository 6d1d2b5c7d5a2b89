import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { changeCountrySwitches } from '../../invitations/programme/country-switches.ts'
import { sessions } from '../../members/tables.ts'
import { messagesTo, newEmail } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { readLedgerReport } from '../ledger/check-ledger.ts'
import { loadPoints } from '../ledger/read-points.ts'
import { ethereumAddress, givePoints, registerMember, switchOn, tronAddress, withdrawalOf } from '../rewards-fixture.ts'
import { withdrawals } from '../tables.ts'
import { decideWithdrawal, listHeldWithdrawals } from './end-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerMember>>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  await switchOn(api.db)
  member = await registerMember(api)
})

const path = '/api/rewards/withdrawals'
const request = (body: Record<string, unknown>, headers?: Record<string, string>) =>
  member.client.post(path, body, headers)
const points = () => loadPoints(api.db, member.id)
const onEthereum = { network: 'ethereum', target: { kind: 'address', value: ethereumAddress } }

test.each([
  ['below the least of Tron', 41246, withdrawalOf(0)],
  ['below the least of Ethereum', 41247, { ...withdrawalOf(900), ...onEthereum }],
  ['no multiple of a hundred', 41248, withdrawalOf(150)],
  ['more than there is', 41249, withdrawalOf(1100)],
  ['an address of another network', 41250, { ...withdrawalOf(100), target: onEthereum.target }],
  ['a wallet of seven digits', 41250, { ...withdrawalOf(100), target: { kind: 'cwallet', value: '1234567' } }],
  ['terms that were', 40021, { ...withdrawalOf(100), terms_version: '1999-01' }],
])('refuses %s with %i', async (_, code, body) => {
  await givePoints(api.db, member.id, 1000)
  expect((await request(body)).body.code).toBe(code)
  expect(await points()).toEqual({ available: 1000, reserved: 0 })
})

test('points are set aside, and come back when the member cancels', async () => {
  await givePoints(api.db, member.id, 1000)
  const { data } = (await request({ ...withdrawalOf(1000), ...onEthereum })).body
  expect(data).toMatchObject({ points: 1000, usdt: '100.00', state: 'requested', can_cancel: true })
  expect(data.target).toBe('0x5aAe…1BeAed')
  expect(await points()).toEqual({ available: 0, reserved: 1000 })
  const cancel = () => member.client.post(`${path}/${data.id}/cancel`)
  expect([(await cancel()).body.data.state, (await cancel()).body.data.state]).toEqual(['cancelled', 'cancelled'])
  expect(await points()).toEqual({ available: 1000, reserved: 0 })
  const other = await registerMember(api)
  expect((await other.client.post(`${path}/${data.id}/cancel`)).status).toBe(404)
})

test('one is open at a time, and the same call once more is the same withdrawal', async () => {
  const email = newEmail()
  member = await registerMember(api, { email })
  await givePoints(api.db, member.id, 1000)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = withdrawalOf(100)
  const [first, again] = [await request(body, key), await request(body, key)]
  expect(again.body.data.id).toBe(first.body.data.id)
  expect((await request(withdrawalOf(100))).body.code).toBe(41251)
  expect(await points()).toEqual({ available: 900, reserved: 100 })
  expect((await member.client.get(path)).body.data.items).toHaveLength(1)
  // Whoever had an open session paid the points out to themself, and the member learnt of it once they were gone.
  await api.deliverMails()
  const mails = await messagesTo(api, email)
  const ofWithdrawals = mails.filter(({ text }) =>
    text.includes('A withdrawal of 100 points as 10.00 USDT was requested'),
  )
  // Its button led to the settings of the account, where no withdrawal can be cancelled.
  expect(ofWithdrawals).toMatchObject([
    { text: expect.stringMatching(/^View your withdrawals\n.*\/rewards\/withdraw$/m) },
  ])
})

// Whoever came upon a session that was left open could pay the points out to themself.
test('it needs a recent proof: until there is one nothing is set aside, and then the same call is done, once', async () => {
  await givePoints(api.db, member.id, 1000)
  await api.db
    .update(sessions)
    .set({ confirmedAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.userId, member.id))
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = withdrawalOf(100)
  expect(await request(body, key)).toMatchObject({ status: 403, body: { code: 40007 } })
  expect(await points()).toEqual({ available: 1000, reserved: 0 })
  await member.client.post('/api/auth/confirm', { method: 'password', password: registration().password })
  const [first, again] = [await request(body, key), await request(body, key)]
  expect([first.status, again.body.data.id]).toEqual([200, first.body.data.id])
  expect(await points()).toEqual({ available: 900, reserved: 100 })
})

test('a country where points are not paid out refuses with 40058', async () => {
  await givePoints(api.db, member.id, 100)
  await api.db.transaction((each) => changeCountrySwitches(each, 'sg', { isCashOn: false }))
  expect((await request(withdrawalOf(100))).body.code).toBe(40058)
})

test('of two hundred withdrawals at once one is made, and the balance is exact', async () => {
  await givePoints(api.db, member.id, 1000)
  const body = withdrawalOf(100)
  const ask = () => api.db.transaction((each) => requestWithdrawal(each, { id: member.id, country: 'sg' }, body))
  const results = await Promise.allSettled(Array.from({ length: 200 }, ask))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await points()).toEqual({ available: 900, reserved: 100 })
  expect((await readLedgerReport(api.db)).faults).toEqual([])
})

test('a target that another member is paid to waits for a decision', async () => {
  const toOne = { ...withdrawalOf(100), target: { kind: 'address', value: tronAddress } }
  await givePoints(api.db, member.id, 100)
  await request(toOne)
  const first = member
  member = await registerMember(api)
  await givePoints(api.db, member.id, 200)
  const { data } = (await request(toOne)).body
  expect(data.state).toBe('in_review')
  expect(await listHeldWithdrawals(api.db)).toMatchObject([{ id: data.id, reasons: ['payout_target'] }])
  const decide = (outcome: 'approved' | 'rejected') =>
    api.db.transaction((each) => decideWithdrawal(each, data.id, outcome, 'Your other account was paid there.'))
  expect([await decide('rejected'), await decide('approved')]).toEqual([true, false])
  expect(await points()).toEqual({ available: 200, reserved: 0 })
  const [row] = await api.db.select().from(withdrawals).where(eq(withdrawals.id, data.id))
  expect(row).toMatchObject({ state: 'returned', returnReason: 'review', note: 'Your other account was paid there.' })
  expect(await loadPoints(api.db, first.id)).toEqual({ available: 0, reserved: 100 })
})

// What an operator wrote for colleagues, such as whose other account it is, was shown to the member.
test('why a withdrawal was approved is not told to its member', async () => {
  await givePoints(api.db, member.id, 100)
  const { id } = (await request(withdrawalOf(100))).body.data
  await api.db
    .update(withdrawals)
    .set({ state: 'in_review', reviewReasons: ['payout_target'] })
    .where(eq(withdrawals.id, id))
  await api.db.transaction((each) => decideWithdrawal(each, id, 'approved', 'Shared with the sister, member 17.'))
  const { items } = (await member.client.get(path)).body.data
  expect(items).toMatchObject([{ id, state: 'requested', note: null }])
})

// Two accounts of one person that asked in the same moment did not see each other, and both were paid.
test('of two members who ask for one target at once, one waits', async () => {
  const members = [member, await registerMember(api)]
  const body = withdrawalOf(100)
  const ask = async ({ id }: { id: number }) => {
    await givePoints(api.db, id, 100)
    return api.db.transaction((each) => requestWithdrawal(each, { id, country: 'sg' }, body))
  }
  const made = await Promise.all(members.map(ask))
  expect(made.map(({ state }) => state).toSorted()).toEqual(['in_review', 'requested'])
})

// Whoever was paid, deleted the account and began anew was taken for somebody else, as no id is unlike none.
test('so does a target that a deleted account was paid to', async () => {
  await givePoints(api.db, member.id, 100)
  const body = withdrawalOf(100)
  const { id } = (await request(body)).body.data
  await api.db.update(withdrawals).set({ userId: null, state: 'settled' }).where(eq(withdrawals.id, id))
  member = await registerMember(api)
  await givePoints(api.db, member.id, 100)
  expect((await request({ ...withdrawalOf(100), target: body.target })).body.data.state).toBe('in_review')
})

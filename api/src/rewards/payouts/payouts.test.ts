import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type PayoutAnswerPayload, payoutBatchPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readLedgerReport } from '../ledger/check-ledger.ts'
import { loadPoints } from '../ledger/read-points.ts'
import { transferPoints } from '../ledger/transfer-points.ts'
import { givePoints, purgeAccount, registerMember, switchOn, withdrawalOf } from '../rewards-fixture.ts'
import { ledgerAccounts, withdrawals } from '../tables.ts'
import { importPayoutAnswer } from './import-payout-answer.ts'
import { createPayoutBatch, exportPayoutBatch, listPayoutBatches } from './payout-batches.ts'
import { isSignedBy, readPayoutPublicKey, signPayload } from './payout-keys.ts'
import { createFileProvider } from './payout-provider.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerMember>>
let withdrawalId: number

beforeAll(async () => {
  api = await createTestApp()
  await switchOn(api.db)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerMember(api)
  await givePoints(api.db, member.id, 500)
  withdrawalId = (await member.client.post('/api/rewards/withdrawals', withdrawalOf(300))).body.data.id
})

const handOver = async (): Promise<number> =>
  (await api.db.transaction((each) => createPayoutBatch(each, api.app)))?.id ?? 0
const read = async () => {
  const [row] = await api.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId))
  if (!row) throw new Error('there is no withdrawal')
  return row
}
type Outcome = 'settled' | 'returned'
const answer = async (batch: number, outcome: Outcome, reference?: string) => {
  const result = { reference: reference ?? (await read()).reference, outcome, payment: 'hash', reason: null }
  const payload: PayoutAnswerPayload = { format: 'jobspan-payout-answer-1', batch, results: [result] }
  return api.db.transaction((each) => importPayoutAnswer(each, payload))
}
const points = () => loadPoints(api.db, member.id)
const faults = async () => (await readLedgerReport(api.db)).faults

test('a batch is signed, and is the same bytes however often it is exported', async () => {
  const id = await handOver()
  const [file, again] = [await exportPayoutBatch(api.db, id), await exportPayoutBatch(api.db, id)]
  expect(again).toEqual(file)
  expect(isSignedBy(file, createPublicKey(await readPayoutPublicKey(api.db, api.app.sealKey)))).toBe(true)
  const { payouts } = payoutBatchPayload.parse(JSON.parse(file.payload))
  expect(payouts).toMatchObject([{ network: 'tron', target_kind: 'cwallet', usdt: '30.00' }])
  expect(await handOver()).toBe(0)
  expect((await member.client.post(`/api/rewards/withdrawals/${withdrawalId}/cancel`)).body.code).toBe(40021)
  expect(await points()).toEqual({ available: 200, reserved: 300 })
})

// As a process that is killed after the points are set aside, and before the batch is written: all of it or nothing.
test('killed between reserve and hand-over, a withdrawal is in the next batch, once', async () => {
  const killed = api.db.transaction(async (each) => {
    await createPayoutBatch(each, api.app)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await read()).state).toBe('requested')
  const id = await handOver()
  const { payouts } = payoutBatchPayload.parse(JSON.parse((await exportPayoutBatch(api.db, id)).payload))
  expect(payouts.map(({ reference }) => reference)).toEqual([(await read()).reference])
  expect(await faults()).toEqual([])
})

test('an answer that comes twice pays once', async () => {
  const id = await handOver()
  expect(await answer(id, 'settled')).toMatchObject({ settled: 1, unchanged: 0, open: 0 })
  expect(await answer(id, 'settled')).toMatchObject({ settled: 0, unchanged: 1 })
  expect(await points()).toEqual({ available: 200, reserved: 0 })
  expect(await read()).toMatchObject({ state: 'settled', payment: 'hash' })
  expect(await faults()).toEqual([])
})

test('an answer of another kind, later, changes nothing and is said', async () => {
  const id = await handOver()
  await answer(id, 'returned')
  expect(await points()).toEqual({ available: 500, reserved: 0 })
  const { reference } = await read()
  expect((await answer(id, 'settled')).refused).toEqual([
    { reference, why: 'The withdrawal is returned, and the answer says settled.' },
  ])
  expect(await points()).toEqual({ available: 500, reserved: 0 })
})

test('what is no part of the batch is refused, and a provider that never answers leaves it open', async () => {
  const id = await handOver()
  const strangers = [crypto.randomUUID(), 'no reference']
  for (const reference of strangers) expect((await answer(id, 'settled', reference)).refused).toHaveLength(1)
  await expect(answer(id + 1000, 'settled')).rejects.toMatchObject({ reason: 'notFound' })
  const [batch] = await listPayoutBatches(api.db)
  expect(batch).toMatchObject({ id, count: 1, points: 300, open: 1, settled: 0, returned: 0 })
  expect(await points()).toEqual({ available: 200, reserved: 300 })
})

test('only the provider answers', () => {
  const [provider, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  const payload = JSON.stringify({ format: 'jobspan-payout-answer-1', batch: 1, results: [] })
  const { readAnswer } = createFileProvider(provider.publicKey)
  expect(readAnswer(JSON.stringify(signPayload(payload, provider.privateKey)))).toMatchObject({ batch: 1 })
  const signed = signPayload(payload, provider.privateKey)
  const forged = [
    JSON.stringify(signPayload(payload, other.privateKey)),
    JSON.stringify({ ...signed, payload: payload.replace('1,', '2,') }),
    JSON.stringify(signPayload('{}', provider.privateKey)),
    'no JSON',
  ]
  for (const file of forged) expect(() => readAnswer(file)).toThrow('validationFailed')
  expect(() => createFileProvider(null).readAnswer(JSON.stringify(signed))).toThrow('validationFailed')
})

// Somebody who was suspended for fraud was paid what they had asked for the day before.
test('nothing is handed over of a member who is suspended, until they are not', async () => {
  const suspend = (isSuspended: boolean) => api.db.update(users).set({ isSuspended }).where(eq(users.id, member.id))
  await suspend(true)
  await handOver()
  expect((await read()).state).toBe('requested')
  await suspend(false)
  await handOver()
  expect((await read()).state).toBe('handed_over')
})

const forfeited = async () => {
  const [row] = await api.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'forfeited'))
  return row?.balance ?? 0
}

test('a deleted account forfeits its points, and what the provider has is settled or forfeited later', async () => {
  const before = await forfeited()
  await purgeAccount(api, member.id)
  expect(await read()).toMatchObject({ userId: null, state: 'cancelled' })
  expect(await forfeited()).toBe(before + 500)
  member = await registerMember(api)
  await givePoints(api.db, member.id, 300)
  withdrawalId = (await member.client.post('/api/rewards/withdrawals', withdrawalOf(300))).body.data.id
  const id = await handOver()
  await purgeAccount(api, member.id)
  expect(await answer(id, 'returned')).toMatchObject({ returned: 1 })
  expect(await forfeited()).toBe(before + 800)
  expect(await faults()).toEqual([])
})

// Points that were being distributed while the account was deleted stayed with an account of nobody.
test('points that arrive while the account is deleted are forfeited, too', async () => {
  const before = await forfeited()
  await member.client.post(`/api/rewards/withdrawals/${withdrawalId}/cancel`)
  let deleting: Promise<unknown> | undefined
  await api.db.transaction(async (distributing) => {
    await transferPoints(distributing, {
      cause: 'grant:late',
      reason: 'reward',
      from: { kind: 'programme' },
      to: { kind: 'available', userId: member.id },
      points: 50,
    })
    deleting = purgeAccount(api, member.id)
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await api.db.execute(waiting)).rows.length === 0);
  })
  await deleting
  expect(await forfeited()).toBe(before + 550)
  expect(await faults()).toEqual([])
})

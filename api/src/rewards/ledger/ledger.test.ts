import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyBaseLogger } from 'fastify'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forfeitPoints } from '../forfeit-points.ts'
import { importPayoutAnswer } from '../payouts/import-payout-answer.ts'
import { createPayoutBatch } from '../payouts/payout-batches.ts'
import { givePoints, registerMember, switchOn, withdrawalOf } from '../rewards-fixture.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers, withdrawals } from '../tables.ts'
import { cancelWithdrawal } from '../withdrawals/end-withdrawal.ts'
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts'
import { checkLedger, lastLedgerReport, readLedgerReport } from './check-ledger.ts'
import { loadPoints } from './read-points.ts'
import { transferPoints } from './transfer-points.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerMember>>

beforeAll(async () => {
  api = await createTestApp()
  await switchOn(api.db)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerMember(api)
})

const silent = { error: () => undefined } as unknown as FastifyBaseLogger

test('points move once for a cause, and not from where there are none', async () => {
  const move = (cause: string, points: number) =>
    api.db.transaction((each) =>
      transferPoints(each, {
        cause,
        reason: 'correction',
        from: { kind: 'available', userId: member.id },
        to: { kind: 'programme' },
        points,
      }),
    )
  await givePoints(api.db, member.id, 50)
  const cause = crypto.randomUUID()
  expect([await move(cause, 20), await move(cause, 20)]).toEqual([true, false])
  await expect(move(crypto.randomUUID(), 31)).rejects.toMatchObject({ reason: 'withdrawalBalance' })
  await expect(move(crypto.randomUUID(), 0.5)).rejects.toThrow(RangeError)
  expect(await loadPoints(api.db, member.id)).toEqual({ available: 30, reserved: 0 })
})

test('entries are never changed, deleted or uneven, and no member has less than nothing', async () => {
  await givePoints(api.db, member.id, 10)
  await expect(api.db.update(ledgerEntries).set({ points: 1 })).rejects.toThrow()
  await expect(api.db.delete(ledgerEntries)).rejects.toThrow()
  await expect(api.db.update(ledgerAccounts).set({ balance: -1 }).where(sql`kind = 'available'`)).rejects.toThrow()
  const lopsided = api.db.transaction(async (each) => {
    const [transfer] = await each
      .insert(ledgerTransfers)
      .values({ cause: crypto.randomUUID(), reason: 'correction' })
      .returning()
    const [account] = await each.select().from(ledgerAccounts).limit(1)
    await each.insert(ledgerEntries).values({
      transferId: transfer?.id ?? 0,
      accountId: account?.id ?? 0,
      points: 5,
      balanceAfter: 5,
    })
  })
  await expect(lopsided).rejects.toThrow()
})

test('a member reads how points moved, page by page', async () => {
  for (const points of [10, 20, 30]) await givePoints(api.db, member.id, points)
  const list = async (query: string) => (await member.client.get(`/api/rewards/points/entries?${query}`)).body.data
  const first = await list('size=2')
  expect(first.items.map((entry: Record<string, unknown>) => [entry.kind, entry.points, entry.balance_after])).toEqual([
    ['reward', 30, 60],
    ['reward', 20, 30],
  ])
  expect(first.has_more).toBe(true)
  const rest = await list(`size=2&before=${first.items[1].id}`)
  expect(rest.items).toHaveLength(1)
  expect(rest.has_more).toBe(false)
})

test('a ledger out of balance is seen by the check, said in the log and kept for the alarm', async () => {
  await givePoints(api.db, member.id, 10)
  expect((await checkLedger(api.db, silent)).faults).toEqual([])
  await api.db.update(ledgerAccounts).set({ balance: 11 }).where(sql`user_id = ${member.id}`)
  const said: unknown[] = []
  await checkLedger(api.db, { error: (facts: unknown) => said.push(facts) } as unknown as FastifyBaseLogger)
  const report = await lastLedgerReport(api.db)
  expect(report?.is_balanced).toBe(false)
  expect(report?.faults).toHaveLength(2)
  expect(said).toEqual([{ faults: report?.faults }])
  await api.db.update(ledgerAccounts).set({ balance: 10 }).where(sql`user_id = ${member.id}`)
})

type Step = { act: 'give' | 'request' | 'cancel' | 'hand_over' | 'settle' | 'return' | 'forfeit'; points: number }

const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom('give', 'give', 'request', 'request', 'cancel', 'hand_over', 'settle', 'return', 'forfeit'),
    points: fc.integer({ min: 1, max: 4 }).map((hundreds) => hundreds * 100),
  }),
  { minLength: 4, maxLength: 14 },
)

/** Does one thing with a member's points, whether it follows or not. */
const doStep = async (userId: number, { act, points }: Step): Promise<void> => {
  if (act === 'give') await givePoints(api.db, userId, points)
  else if (act === 'hand_over') await api.db.transaction((each) => createPayoutBatch(each, api.app))
  else if (act === 'forfeit') await api.db.transaction((each) => forfeitPoints(each, userId))
  else if (act === 'request') {
    await api.db.transaction((each) => requestWithdrawal(each, { id: userId, country: 'sg' }, withdrawalOf(points)))
  } else {
    const [open] = await api.db
      .select()
      .from(withdrawals)
      .where(sql`user_id = ${userId}`)
      .orderBy(sql`id desc`)
      .limit(1)
    if (!open) return
    if (act === 'cancel') await api.db.transaction((each) => cancelWithdrawal(each, userId, open.id))
    else if (open.batchId !== null) {
      const outcome = act === 'settle' ? 'settled' : 'returned'
      const results = [{ reference: open.reference, outcome, payment: null, reason: null } as const]
      await api.db.transaction((each) =>
        importPayoutAnswer(each, { format: 'jobspan-payout-answer-1', batch: open.batchId ?? 0, results }),
      )
    }
  }
}

test('whatever happens in whatever order, no point is made or lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const { id } = await registerMember(api)
      // What does not follow is refused, and then nothing of it has happened.
      for (const step of history) await doStep(id, step).catch((error) => expect(error).toHaveProperty('reason'))
      const report = await readLedgerReport(api.db)
      expect(report.faults).toEqual([])
      expect(Object.values(report.points).reduce((sum, points) => sum + points, 0)).toBe(0)
    }),
    { numRuns: 12 },
  )
})

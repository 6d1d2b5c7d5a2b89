import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createMigratedDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { payoutBatchPayload, type SignedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, type DatabaseConnection, openDatabase } from '../../platform/database/database.ts'
import { readLedgerReport } from '../../rewards/ledger/check-ledger.ts'
import { loadPoints } from '../../rewards/ledger/read-points.ts'
import { givePoints, switchOn, withdrawalOf } from '../../rewards/rewards-fixture.ts'
import { ledgerEntries, payoutBatches, withdrawals } from '../../rewards/tables.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { registration } from '../../testing/visitor.ts'
import { runOperatorCommand } from '../operators/operator-repository.ts'
import { operatorActs } from '../tables.ts'

const provider = generateKeyPairSync('ed25519')
let folder: string
let database: TestDatabase
let connection: DatabaseConnection
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-payout-'))
  database = await createMigratedDatabase(new URL('../../../drizzle', import.meta.url), openDatabase)
  connection = await openDatabase(database)
}, 120_000)
afterAll(async () => {
  await connection.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

type Api = Awaited<ReturnType<typeof startApiProcess>>
const start = () =>
  startApiProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PAYOUT_PROVIDER_KEY: provider.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  })

/** Calls the API by hand, so that another process of it can be asked the same again. */
const send = async <Data>({ origin }: Api, path: string, body: object, headers: Record<string, string>) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'jobspan', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, cookies: answer.headers.getSetCookie(), ...((await answer.json()) as { data: Data }) }
}

/** Kills the API while a call waits for a lock in the middle of its transaction, and lets go of the lock then. */
const killWhileLocked = async (db: Database, api: Api, lock: SQL, call: () => Promise<unknown>) => {
  const lost = await db.transaction(async (transaction) => {
    await transaction.execute(lock)
    const called = expect(call()).rejects.toThrow()
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await db.execute(waiting)).rows.length === 0) await new Promise(setImmediate)
    await api.end('SIGKILL')
    return { called }
  })
  await lost.called
}

test('killed while points are set aside, and while they are handed over, it neither makes nor loses one, and hands them over once', async () => {
  const { db } = connection
  await switchOn(db)
  const result = await runOperatorCommand(db, { add: 'ann' })
  const key = 'added' in result ? result.added.key : ''
  const operator = { authorization: `Basic ${Buffer.from(`ann:${key}`).toString('base64')}` }

  const first = await start()
  type Registered = { user: { id: number } }
  const { data, cookies } = await send<Registered>(first, '/api/auth/register', registration(), {})
  const { id } = data.user
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  await givePoints(db, id, 300)
  const intent = { cookie, 'idempotency-key': crypto.randomUUID() }
  const body = withdrawalOf(200)
  const withdraw = (api: Api) => send(api, '/api/rewards/withdrawals', body, intent)
  const states = async () => (await db.select({ state: withdrawals.state }).from(withdrawals)).map(({ state }) => state)

  await killWhileLocked(db, first, sql`lock table ${ledgerEntries} in share mode`, () => withdraw(first))
  expect([await states(), await loadPoints(db, id)]).toEqual([[], { available: 300, reserved: 0 }])

  const second = await start()
  for (let sent = 1; sent <= 2; sent += 1) expect((await withdraw(second)).status).toBe(200)
  expect([await states(), await loadPoints(db, id)]).toEqual([['requested'], { available: 100, reserved: 200 }])
  const reason = { reason: 'The batch of this week' }
  const hand = (api: Api) =>
    send<{ file: SignedPayload | null }>(api, '/api/operators/rewards/payouts', reason, operator)
  await killWhileLocked(db, second, sql`lock table ${operatorActs} in share mode`, () => hand(second))
  expect([await states(), await db.$count(payoutBatches)]).toEqual([['requested'], 0])

  const third = await start()
  const { file } = (await hand(third)).data
  if (!file) throw new Error('nothing was handed over')
  expect((await hand(third)).data).toEqual({ batch: null, file: null })
  const { batch, payouts } = payoutBatchPayload.parse(JSON.parse(file.payload))
  expect(payouts).toHaveLength(1)
  const results = payouts.map(({ reference }) => ({ reference, outcome: 'settled', payment: 'hash', reason: null }))
  const payload = JSON.stringify({ format: 'jobspan-payout-answer-1', batch, results })
  const signature = sign(null, Buffer.from(payload), provider.privateKey).toString('base64url')
  const answer = { file: { payload, signature, key_id: 'provider' }, ...reason }
  const take = () => send(third, '/api/operators/rewards/payouts/answer', answer, operator)
  expect((await take()).data).toMatchObject({ settled: 1, unchanged: 0 })
  expect((await take()).data).toMatchObject({ settled: 0, unchanged: 1 })
  await third.end('SIGTERM')

  expect([await states(), await loadPoints(db, id)]).toEqual([['settled'], { available: 100, reserved: 0 }])
  const { faults, points } = await readLedgerReport(db)
  expect(faults).toEqual([])
  expect(points).toMatchObject({ programme: -300, available: 100, reserved: 0, payouts: 200 })
}, 120_000)

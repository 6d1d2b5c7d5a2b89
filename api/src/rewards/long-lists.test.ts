import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { invitationLinks, invitations } from '../invitations/tables.ts'
import { poolOf } from '../platform/queues/queue-database.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registerInviter } from './rewards-fixture.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers, rewardGrants } from './tables.ts'

const rows = 3000
let api: TestApp
let member: Awaited<ReturnType<typeof registerInviter>>

beforeAll(async () => {
  api = await createTestApp()
  member = await registerInviter(api)
  const many = sql`generate_series(1, ${rows}::int) as k`
  await api.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(
      sql`insert into ${ledgerAccounts} (id, kind, user_id) values (900, 'available', ${member.id})`,
    )
    await transaction.execute(
      sql`insert into ${ledgerTransfers} (id, cause, reason) select k, 'many:' || k, 'reward' from ${many}`,
    )
    await transaction.execute(
      sql`insert into ${ledgerEntries} (transfer_id, account_id, points, balance_after) select k, 900, 1, k from ${many}`,
    )
    await transaction.execute(sql`
      insert into ${invitations} (inviter_id, channel, opened_at, outcome, not_counted_reason)
      select ${member.id}, 'link', now(), case when k % 2 = 0 then 'not_counted' end, case when k % 2 = 0 then 'late' end from ${many}`)
    await transaction.execute(sql`
      insert into ${rewardGrants} (user_id, role, type, cause, country, programme_version, distribute_by, distributed_at)
      select ${member.id}, 'inviter', (array['pin', 'lottery'])[k % 2 + 1], 'many:' || k, 'sg', 'test', current_date, now() from ${many}`)
  })
  for (const table of [ledgerEntries, ledgerTransfers, invitations, rewardGrants])
    await api.db.execute(sql`analyze ${table}`)
}, 120_000)
afterAll(() => api.close())

type Plan = Record<string, unknown> & { Plans?: Plan[] }
type Explained = { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }

/** Of each scan of a plan, how many rows it read. */
const readRows = (plan: Plan): number[] => {
  const count = (key: string) => Number(plan[key] ?? 0)
  const own = plan['Relation Name'] ? [count('Actual Rows') + count('Rows Removed by Filter')] : []
  return [...own, ...(plan.Plans ?? []).flatMap(readRows)].map((each) => Math.round(each))
}

/** How many rows a scan reads at most for a call, by the plans of the statements that the API sends for it. */
const maxRowsRead = async (path: string): Promise<number> => {
  const asked = jest.spyOn(pg.Client.prototype, 'query')
  expect((await member.client.get(path)).status).toBe(200)
  const statements = asked.mock.calls.map(([query, values]) => {
    const { text, values: own } = typeof query === 'string' ? { text: query, values: [] } : (query as pg.QueryConfig)
    return { text, values: own ?? (values as unknown[] | undefined) ?? [] }
  })
  asked.mockRestore()
  const selects = statements.filter(({ text }) => /^\s*select/i.test(text))
  expect(selects.length).toBeGreaterThan(1)
  const client = await poolOf(api.db).connect()
  await client.query('set enable_seqscan = off')
  const counts: number[] = [0]
  for (const { text, values } of selects) {
    const explained = (await client.query(`explain (analyze, format json) ${text}`, values)) as Explained
    counts.push(...explained.rows.flatMap((row) => readRows(row['QUERY PLAN'][0].Plan)))
  }
  client.release(true)
  return Math.max(...counts)
}

// All rows of the member were counted for each page, and sorted for each part of a list, as the index had its nulls at the other end.
test.each([
  ['/api/rewards/points/entries?before=2000', 40],
  ['/api/rewards/grants', 40],
  ['/api/invitations', 40],
  ['/api/invitations/own', 1000],
  ['/api/rewards/summary', 1000],
])('%s reads at most %i rows of a table', async (path, limit) => {
  expect(await maxRowsRead(path)).toBeLessThanOrEqual(limit)
})

test('succeeded invitations are all counted, as they succeed; of the others the newest thousand', async () => {
  const before = (await member.client.get('/api/invitations/own')).body.data.counts
  expect(before).toMatchObject({ opened: 500, not_counted: 500, succeeded: 0 })
  await api.db.execute(sql`
    update ${invitations} set outcome = 'succeeded', not_counted_reason = null where inviter_id = ${member.id} and id % 2 = 0`)
  await api.db.execute(
    sql`insert into ${invitations} (inviter_id, channel, outcome) values (${member.id}, 'link', 'succeeded')`,
  )
  // Decided once: written again, it is not counted again.
  await api.db.execute(sql`update ${invitations} set outcome = outcome, note = 'Seen'`)
  const counted = await api.db.$count(invitations, sql`outcome = 'succeeded'`)
  const { counts } = (await member.client.get('/api/invitations/own')).body.data
  expect(counts.succeeded).toBe(counted)
  expect((await api.db.select().from(invitationLinks))[0]?.succeeded).toBe(counted)
})

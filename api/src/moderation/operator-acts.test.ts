import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { poolOf } from '../platform/queues/queue-database.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listActs } from './operator-acts.ts'
import { operatorActs } from './tables.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await api.db.execute(sql`
    insert into ${operatorActs} (operator, act, subject, subject_id, reason)
    select 'ann', 'reward_address.read', 'reward', k % 40, 'Sends parcels.' from generate_series(1, 4000) as k`)
  await api.db.execute(sql`analyze ${operatorActs}`)
}, 120_000)
afterAll(() => api.close())

/** How PostgreSQL answers for a page of the log. */
const planOf = async (query: Parameters<typeof listActs>[1]): Promise<string> => {
  const asked = jest.spyOn(pg.Client.prototype, 'query')
  expect((await listActs(api.db, query)).items).toHaveLength(query.size)
  const [statement, values] = asked.mock.calls[0] as unknown as [pg.QueryConfig, unknown[] | undefined]
  asked.mockRestore()
  const explained = await poolOf(api.db).query(`explain ${statement.text}`, statement.values ?? values ?? [])
  const { rows } = explained as { rows: Record<string, string>[] }
  return rows.map((row) => Object.values(row)[0]).join('\n')
}

// Once the order had its nulls last, the whole log was read and sorted for each page of it: no index of its key has them there.
test.each([
  ['of all', { size: 20 }],
  ['of a kind of subject', { size: 20, subject: 'reward' }],
  ['of one subject', { size: 20, subject: 'reward', subject_id: '7' }],
] as const)('the newest acts %s are read along an index', async (_whose, query) => {
  expect(await planOf(query)).not.toMatch(/Sort|Seq Scan/)
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { interviewStateSql } from './interview-state-sql.ts'
import { stateAt } from './interview-transitions.ts'
import type { StoredInterviewState } from './tables.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const states: StoredInterviewState[] = [
  ...(['pending', 'accepted', 'rejected', 'cancelled', 'checked_in'] as const),
  ...(['not_attended', 'completed', 'passed', 'successful'] as const),
]

test('SQL says of every state, before, during and after, what the table of transitions says', async () => {
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * 3_600_000)
  const cases = states.flatMap((state) => [1, -0.5, -2].map((from) => ({ state, from })))
  for (const { state, from } of cases) {
    const facts = {
      state,
      timesBy: 'recruiter' as const,
      startsAt: at(from),
      endsAt: at(from + 1),
      lastStartsAt: at(from),
    }
    const row = sql`(select ${state}::text as state, ${at(from).toISOString()}::timestamptz as starts_at,
      ${at(from + 1).toISOString()}::timestamptz as ends_at, ${at(from).toISOString()}::timestamptz as last_starts_at)`
    const { rows } = await api.db.execute(sql`select ${interviewStateSql} as state from ${row} as interview`)
    expect([state, from, rows[0]?.state]).toEqual([state, from, stateAt(facts, new Date(now))])
  }
})

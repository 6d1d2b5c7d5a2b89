import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { invitations } from '../invitations/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { givePoints, registerInviter, switchOn, withdrawalOf } from './rewards-fixture.ts'
import { withdrawals } from './tables.ts'

/** What an upgrade makes of notes that are there. */
const migration = readFileSync(new URL('../../drizzle/0032_notes_of_rejections.sql', import.meta.url), 'utf8')

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await switchOn(api.db)
}, 120_000)
afterAll(() => api.close())

// Approvals keep their reason in the audit log alone since, but those of before could still be read by the member, whoever else they spoke of.
test('what was once written to approvals is not read by members; what was written to rejections is', async () => {
  const { client, id } = await registerInviter(api)
  const one = { inviterId: id, channel: 'link', openedAt: sql`now()`, registeredAt: sql`now()` } as const
  await api.db.insert(invitations).values([
    { ...one, outcome: 'not_counted', notCountedReason: 'review', note: 'One person.' },
    { ...one, outcome: 'succeeded', note: 'Shares a flat with member 7.' },
  ])
  await givePoints(api.db, id, 100)
  await client.post('/api/rewards/withdrawals', withdrawalOf(100))
  await api.db.update(withdrawals).set({ note: 'As member 7.' })
  for (const statement of migration.split('--> statement-breakpoint')) await api.db.execute(sql.raw(statement))
  const notes = async (path: string) =>
    (await client.get(path)).body.data.items.map(({ note }: { note: string | null }) => note)
  expect(await notes('/api/invitations')).toEqual([null, 'One person.'])
  expect(await notes('/api/rewards/withdrawals')).toEqual([null])
})

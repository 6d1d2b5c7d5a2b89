import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { exportAccountData } from '../account/data/export-account-data.ts'
import { invitations } from '../invitations/tables.ts'
import { fileRemovals } from '../platform/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { readLedgerReport } from './ledger/check-ledger.ts'
import {
  attachResume,
  givePoints,
  purgeAccount,
  registerInvited,
  registerInviter,
  switchOn,
  termsVersion,
  withdrawalOf,
} from './rewards-fixture.ts'
import { rewardDistributions, rewardResumes, withdrawals } from './tables.ts'

/** What an upgrade makes of notes that are there. */
const migration = readFileSync(new URL('../../drizzle/0032_notes_of_rejections.sql', import.meta.url), 'utf8')

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await switchOn(api.db)
}, 120_000)
afterAll(() => api.close())

test('the download tells what a member earned, and the deletion leaves the books without their name', async () => {
  const { client, id, code } = await registerInviter(api)
  const invited = await registerInvited(api, code)
  await attachResume(api, invited.id)
  await givePoints(api.db, id, 300)
  await client.post('/api/rewards/withdrawals', withdrawalOf(100))
  await client.put('/api/rewards/distribution', { cwallet_id: '12345678', delivery: null })
  await api.db.insert(rewardResumes).values({ userId: id, filename: 'CV', kind: 'pdf', size: 9, fileKey: 'a resume' })

  const data = await exportAccountData(api.db, { id, email: 'a@example.com', isEmailVerify: false })
  expect(data.reward_grants).toHaveLength(5)
  expect(data.ledger_accounts).toMatchObject([{ kind: 'available', entries: [{ points: 300 }, { points: -100 }] }, {}])
  expect(data.withdrawals).toMatchObject([{ points: 100, state: 'requested' }])
  expect(data.reward_distributions).toMatchObject([{ cwallet_id: '12345678' }])
  expect(data.invitations).toMatchObject([{ outcome: 'succeeded' }])
  expect(data.accepted_reward_terms).toMatchObject([{ version: termsVersion }])
  expect(data.invitation_links).toMatchObject([{ code }])
  // Who was invited is theirs.
  expect(JSON.stringify(data.invitations)).not.toMatch(/seeker_id|_hash/)
  expect(JSON.stringify(data.reward_resumes)).not.toContain('a resume')

  await purgeAccount(api, id)
  expect(await api.db.$count(rewardDistributions, eq(rewardDistributions.userId, id))).toBe(0)
  expect(await api.db.$count(fileRemovals, eq(fileRemovals.fileKey, 'a resume'))).toBe(1)
  expect(await api.db.select().from(withdrawals)).toMatchObject([{ userId: null, state: 'cancelled' }])
  expect(await api.db.select().from(invitations)).toMatchObject([{ inviterId: null, outcome: 'succeeded' }])
  const { faults, points } = await readLedgerReport(api.db)
  expect(faults).toEqual([])
  expect(points).toMatchObject({ available: 0, reserved: 0, forfeited: 300 })
})

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

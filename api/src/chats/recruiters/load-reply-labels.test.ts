import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { recruiters } from '../../companies/tables.ts'
import { upsertCompanies } from '../../jobs/upsert-jobs.ts'
import { companyRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { chatMessages, chats } from '../tables.ts'
import { loadReplyLabels } from './load-reply-labels.ts'

let api: TestApp
let memberIds: number[]
const hourMs = 3_600_000

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  const registered = await Promise.all(Array.from({ length: 5 }, () => api.visitor().register()))
  memberIds = registered.map(({ body }) => body.data.user.id)
}, 120_000)
afterAll(() => api.close())

let sequence = 0
/** A recruiter with chats of as many members, each answered after so many hours; null for never. */
const recruiterAnswering = async (hours: (number | null)[]): Promise<number> => {
  sequence += 1
  const [recruiter] = await api.db
    .insert(recruiters)
    .values({ companyId: 1, name: `Recruiter ${sequence}` })
    .returning()
  const recruiterId = recruiter?.id ?? 0
  const askedAt = new Date(Date.now() - 20 * 24 * hourMs)
  for (const [index, after] of hours.entries()) {
    const [chat] = await api.db
      .insert(chats)
      .values({ userId: memberIds[index] as number, recruiterId, createdAt: askedAt })
      .returning({ id: chats.id })
    const chatId = chat?.id ?? 0
    await api.db.insert(chatMessages).values({ chatId, sender: 'seeker', kind: 'text', text: 'Hello', sentAt: askedAt })
    if (after !== null) {
      const sentAt = new Date(askedAt.getTime() + after * hourMs)
      await api.db.insert(chatMessages).values({ chatId, sender: 'recruiter', kind: 'text', text: 'Hello', sentAt })
    }
  }
  return recruiterId
}

test.each([
  ['within a day', [1, 2, 3, 200, null], 'answers_within_a_day'],
  ['within a week', [1, 30, 100, 400, null], 'answers_within_a_week'],
  ['later, for half of them', [1, 2, 400, null, null], undefined],
  ['at once, but four chats say nothing', [1, 1, 1, 1], undefined],
])('answers %s', async (_, hours, label) => {
  const id = await recruiterAnswering(hours)
  const labels = await loadReplyLabels(api.db, [id])
  expect(labels.get(id) ?? undefined).toBe(label)
})

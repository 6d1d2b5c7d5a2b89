import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { addJobs, employerEnvironment, employerServer, startChatAs } from '../chats/chat-fixture.ts'
import { mailUnreadMessages } from '../chats/mail-unread-messages.ts'
import { chatMessages } from '../chats/tables.ts'
import { recruiters } from '../companies/tables.ts'
import { alertPath, alertSteps } from '../job-alerts/job-alerts-fixture.ts'
import { users } from '../members/tables.ts'
import { newEmail } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/visitor.ts'
import { mailbox } from './tables.ts'

const singapore = { host: 'sg.jobs.example' }
/** The host of Japan, and what was searched there: jobs in Singapore. */
const japan = { host: 'jp.jobs.example', 'country-id': '193' }
const publicHost = { host: 'jobs.example' }

/**
 * Mails of background tasks, and of what an employer's server did, led to the public host: whoever was signed in on sg.jobs.example was in
 * another country there.
 */
let api: TestApp
let member: TestClient
let email: string
const { alertBody, importJobs, runInDays, linkIn } = alertSteps(() => api)

beforeAll(async () => {
  api = await createTestApp({ ...employerEnvironment, PUBLIC_ORIGIN: 'https://jobs.example' })
  await addJobs(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  email = newEmail()
  const { body } = await member.register({ email }, singapore)
  const { id } = body.data.user
  await api.db.update(users).set({ isEmailVerify: true, isProfileCompleted: true }).where(eq(users.id, id))
})

/** The origins to which the mails of a template lead, of all their links. */
const originsIn = async (subject: RegExp, recipient = email) => {
  await api.deliverMails()
  const mails = await api.db.select().from(mailbox).where(eq(mailbox.recipient, recipient))
  const texts = mails.filter((mail) => subject.test(mail.subject)).map(({ text }) => text)
  return [...new Set(texts.join('\n').match(/https:\/\/[^/\s]+/g))]
}
const visit = (host: { host: string }) => member.get('/api/jobseeker/me', host)

test('mails about messages and decisions lead to the host on which the member was last', async () => {
  await visit(singapore)
  const employer = employerServer(api)
  const chat = (await startChatAs(member, 1)).body.data
  await visit(singapore)
  await employer.answer(chat, 'When can you come?')
  await api.db.update(chatMessages).set({ sentAt: sql`sent_at - interval '6 minutes'` })
  await mailUnreadMessages(api.db)
  expect(await originsIn(/Mei/)).toEqual(['https://sg.jobs.example'])

  const { body } = await member.post('/api/data/jobs/1/applications', { source: 'job_search' }, publicHost)
  const [mei] = await api.db.select().from(recruiters).where(eq(recruiters.id, chat.recruiter.id))
  const decide = (from: string, state: string) =>
    employer.post(`/applications/${body.data.id}/state`, { recruiter_id: mei?.id, from, state })
  expect((await decide('pending', 'interested')).status).toBe(200)
  expect(await originsIn(/interested/i)).toEqual(['https://jobs.example'])
  await visit(singapore)
  expect((await decide('interested', 'interview')).status).toBe(200)
  expect(await originsIn(/interview/i)).toEqual(['https://sg.jobs.example'])
})

test('so do those of job alerts; without an account, to the host on which it was asked for', async () => {
  await member.post(`${alertPath}/create`, alertBody({ query: 'lamplighter' }), singapore)
  const guest = api.visitor()
  await guest.guest()
  const askedOnJapan = async (address: string) => {
    const body = { ...alertBody({ query: 'lamplighter' }), email: address }
    await guest.post(`${alertPath}/create`, body, japan)
    const token = await linkIn(address, 'confirm')
    await guest.post(`${alertPath}/link/confirm`, { token }, japan)
    return address
  }
  const fresh = await askedOnJapan(newEmail())
  // Somebody has an account with this address and never proved that it is theirs: the alert is the address's alone.
  const unproven = newEmail()
  await api.visitor().register({ email: unproven }, singapore)
  await askedOnJapan(unproven)
  await importJobs([{ title: 'Lamplighter' }])
  await runInDays(1)
  expect(await originsIn(/lamplighter/i)).toEqual(['https://sg.jobs.example'])
  expect(await originsIn(/lamplighter/i, fresh)).toEqual(['https://jp.jobs.example'])
  expect(await originsIn(/lamplighter/i, unproven)).toEqual(['https://jp.jobs.example'])
})

test('a host that is none of the site’s is not taken for one', async () => {
  await visit(singapore)
  await visit({ host: 'evil.example' })
  const [row] = await api.db.select().from(users).where(eq(users.email, email))
  expect(row?.hostCountry).toBe('sg')
  await visit(publicHost)
  const [later] = await api.db.select().from(users).where(eq(users.email, email))
  expect(later?.hostCountry).toBeNull()
})

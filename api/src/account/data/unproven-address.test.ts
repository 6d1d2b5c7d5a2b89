import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { magicLinks, visitorTraces } from '../../auth/tables.ts'
import { alertSteps } from '../../job-alerts/job-alerts-fixture.ts'
import { jobAlertConsents, jobAlerts } from '../../job-alerts/tables.ts'
import { users } from '../../members/tables.ts'
import { suppressEmail } from '../../notifications/suppressed-emails.ts'
import { outbox, suppressedEmails } from '../../notifications/tables.ts'
import { messagesTo, newEmail } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { purgeDueAccounts } from './purge-due-accounts.ts'

// A stranger registered somebody's address and proved nothing. The download of that account told what the owner of the
// address looks for, and its deletion ended the owner's job alerts and let mails through that the address had refused.
let api: TestApp
let email: string
let stranger: ReturnType<TestApp['visitor']>
let strangerId: number
const { alertBody, confirmedByAddress } = alertSteps(() => api)

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  email = newEmail()
  stranger = api.visitor()
  strangerId = (await stranger.register({ email })).body.data.user.id
})

/** What the owner of the address does without an account: an alert, a link to sign in, a mail that bounced. */
const ownerActs = async () => {
  const owner = api.visitor()
  await owner.guest()
  await owner.post('/api/jobseeker/click/get-started-record', { way: 'email', email })
  await confirmedByAddress(owner, email, alertBody({ query: 'psychiatric nurse' }))
  await owner.post('/api/auth/login/magic-link', { email })
  await suppressEmail(api.db, email, 'bounce')
}
const stored = async () => ({
  alerts: await api.db.$count(jobAlerts, eq(jobAlerts.email, email)),
  consents: await api.db.$count(jobAlertConsents, eq(jobAlertConsents.email, email)),
  suppressed: await api.db.$count(suppressedEmails, eq(suppressedEmails.email, email)),
  links: await api.db.$count(magicLinks, eq(magicLinks.email, email)),
  waitingMails: await api.db.$count(outbox, sql`recipient = ${email} and template = 'magicLink'`),
  traces: await api.db.$count(visitorTraces, sql`facts ->> 'way' = 'email'`),
})
const verify = (id: number) => api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, id))
const purge = async (id: number) => {
  await api.db.update(users).set({ deleteAfter: sql`now() - interval '1 second'` }).where(eq(users.id, id))
  await purgeDueAccounts(api.db, api.app.sealKey)
}

test('the download holds nothing that is kept by an address which the account never confirmed', async () => {
  await ownerActs()
  const download = async () => (await stranger.get('/api/jobseeker/account-data')).body.data
  const before = await download()
  const byAddress = ['job_alerts', 'job_alert_consents', 'suppressed_emails', 'outbox']
  expect(byAddress.map((table) => before[table])).toEqual([[], [], [], []])
  expect(JSON.stringify(before)).not.toContain('psychiatric nurse')
  await verify(strangerId)
  const after = await download()
  expect(byAddress.filter((table) => after[table].length === 0)).toEqual([])
})

test('deletion of an account that never confirmed its address ends nothing of the owner’s', async () => {
  await ownerActs()
  const before = await stored()
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
  expect((await stranger.post('/api/jobseeker/account/delete')).status).toBe(200)
  await purge(strangerId)
  expect(await api.db.$count(users, eq(users.id, strangerId))).toBe(0)
  expect(await stored()).toEqual(before)
})

// A number that was typed at registration is as little proven as an address.
test('deletion leaves the waiting messages of a number that was only typed', async () => {
  const recipient = '+6591230000'
  const message = { channel: 'sms', template: 'signInCode', recipient, language: 'en-us', values: {} } as const
  await api.db.insert(outbox).values(message)
  await api.db.update(users).set({ phoneNum: recipient }).where(eq(users.id, strangerId))
  await purge(strangerId)
  expect(await api.db.$count(outbox, eq(outbox.recipient, recipient))).toBe(1)
})

// By changing the password again and again, or moving to another address, a stranger took back each link that the owner asked for.
test('nothing that such an account does takes back a link that its address was sent', async () => {
  await api.visitor().post('/api/auth/login/magic-link', { email })
  await stranger.post('/api/auth/password', { new_password: 'another fine password' })
  const moved = newEmail()
  await stranger.post('/api/data/email/generate-otp', { email: moved })
  await api.deliverMails()
  const [code = ''] = (await messagesTo(api, moved)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
  await stranger.get(`/api/data/email/verify?code=${code}`)
  expect(await api.db.$count(users, eq(users.email, moved))).toBe(1)
  expect(await api.db.$count(magicLinks, eq(magicLinks.email, email))).toBe(1)
})

// Who got an address that another member had given up read that member's consents, and ended their alerts with the account.
test('what another member asked for under the same address, before they changed it, stays theirs', async () => {
  await verify(strangerId)
  const former = { visitor: stranger, id: strangerId }
  await former.visitor.post('/api/job/jobs/job-alerts/create', { ...alertBody({ query: 'cook' }) })
  const [alert] = await api.db.select().from(jobAlerts).where(eq(jobAlerts.userId, former.id))
  await api.db
    .insert(jobAlertConsents)
    .values({ alertId: alert?.id, email, language: 'en-us', wording: 'Send me jobs' })
  await api.db.update(users).set({ email: newEmail() }).where(eq(users.id, former.id))
  const next = api.visitor()
  const nextId = (await next.register({ email })).body.data.user.id
  await verify(nextId)
  const { data } = (await next.get('/api/jobseeker/account-data')).body
  expect([data.job_alerts, data.job_alert_consents]).toEqual([[], []])
  await purge(nextId)
  expect(await stored()).toMatchObject({ alerts: 1, consents: 1 })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { oneClickStopPath } from '@jobspan/shared-kit/contracts/auth/verification'
import { and, eq } from 'drizzle-orm'
import { addJobs, employerEnvironment, employerServer } from '../chats/chat-fixture.ts'
import { recruiters } from '../companies/tables.ts'
import { users } from '../members/tables.ts'
import { emailLinks } from '../notifications/email-links.ts'
import { outbox, suppressedEmails } from '../notifications/tables.ts'
import { messagesTo, newEmail } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/visitor.ts'

/**
 * A guest who applied was told nothing: nothing is mailed to an address that nobody has confirmed, and no mail asked to confirm it. They were
 * invited and declined, and their mailbox held “Your account is ready” and “We received your application”.
 */
let api: TestApp
let guest: TestClient
let email: string
let id: number
let mei: number

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  const [recruiter] = await api.db
    .select()
    .from(recruiters)
    .where(and(eq(recruiters.companyId, 1), eq(recruiters.name, 'Mei')))
  mei = recruiter?.id ?? 0
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  guest = api.visitor()
  email = newEmail()
  id = (await guest.register({ email, first_name: 'Winner', source: 'apply' })).body.data.user.id
})

const apply = async () => {
  const { status, body } = await guest.post('/api/data/jobs/1/applications', { source: 'job_search' })
  expect(status).toBe(201)
  return body.data.id as number
}
const decide = async (application: number, from: string, state: string, reason?: string) => {
  const facts = { recruiter_id: mei, from, state, ...(reason && { reason }) }
  expect((await employerServer(api).post(`/applications/${application}/state`, facts)).status).toBe(200)
}
/** What has reached the address, the latest first. */
const mails = async () => {
  await api.deliverMails()
  return messagesTo(api, email)
}
const subjects = async () => (await mails()).map(({ subject }) => subject)
/** The links of the latest mail to pages that ask for a press: the one that confirms, then the one that ends. */
const tokens = async () => {
  const [mail] = await mails()
  const [confirm = '', stop = ''] = [...(mail?.text.matchAll(/\/en-us\/get-started\/email#(\S+)/g) ?? [])].map(
    ([, token]) => token,
  )
  return { confirm, stop }
}
const press = (what: 'read' | 'confirm' | 'stop', token: string, visitor = api.visitor()) =>
  visitor.post(`/api/data/email/link${what === 'read' ? '' : `/${what}`}`, { token })
const isConfirmed = async () => {
  const [user] = await api.db.select().from(users).where(eq(users.id, id))
  return user?.isEmailVerify
}

test('whoever applies as a guest gets one mail that confirms, and hears what becomes of the application', async () => {
  const application = await apply()
  await mails()
  await decide(application, 'pending', 'interview')
  await mails()
  await decide(application, 'interview', 'not_accepted', 'Too few years, Winner.')
  const [declined, invited, first, ...others] = await mails()
  expect(others).toEqual([])
  expect([declined, invited, first].map((mail) => mail?.subject)).toEqual([
    'Your application: Accountant',
    'Interview: Accountant at Harbour Foods',
    'Your application: Accountant',
  ])
  for (const mail of [declined, invited, first]) {
    expect(mail?.text).toContain('http://localhost:3000/en-us/recommended-job?job=1')
    expect(mail?.text).toMatch(/Confirm email address\nhttp:\/\/localhost:3000\/en-us\/get-started\/email#\S+/)
    expect(mail?.text).toMatch(/This wasn't me\nhttp:\/\/localhost:3000\/en-us\/get-started\/email#\S+/)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    // Neither what whoever registered typed, nor what an employer wrote about somebody.
    expect(mail?.text).not.toMatch(/Winner|Too few/)
  }
})

test('the welcome asks to confirm, and waits for an application that is on its way', async () => {
  expect(await subjects()).toEqual([])
  await api.db.update(outbox).set({ nextAttemptAt: new Date() }).where(eq(outbox.recipient, email))
  const [welcome] = await mails()
  expect(welcome?.text).toContain('Confirm email address')
  expect(welcome?.text).not.toContain('Your account is ready')
})

test('nothing else is mailed, and nothing that is switched off', async () => {
  const application = await apply()
  await employerServer(api).post(`/seekers/${id}/interest`, { recruiter_id: mei })
  await guest.post('/api/jobseeker/user-settings', { notifications: { email_applications: false } })
  await decide(application, 'pending', 'interview')
  expect(await subjects()).toEqual(['Your application: Accountant'])
})

describe('the link that confirms', () => {
  test('changes nothing until it is pressed, works without signing in, and once', async () => {
    await apply()
    const { confirm } = await tokens()
    const shown = await press('read', confirm)
    expect(shown.body.data).toMatchObject({ purpose: 'confirm', email: `${email[0]}•••••@example.com` })
    expect((await api.visitor().get('/api/data/email/link')).status).toBe(405)
    expect(await isConfirmed()).toBe(false)
    const phone = api.visitor()
    const pressed = await Promise.all([press('confirm', confirm, phone), press('confirm', confirm, phone)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(pressed.find(({ status }) => status === 200)?.body.data).toEqual({ user: null })
    expect(await isConfirmed()).toBe(true)
    expect((await phone.get('/api/jobseeker/me')).body.code).toBe(40003)
    for (const what of ['read', 'confirm', 'stop'] as const) expect((await press(what, confirm)).body.code).toBe(41171)
    // Who applied is still signed in where they applied.
    expect((await guest.get('/api/jobseeker/me')).body.data.user.is_email_verify).toBe(true)
  })

  test('gives the confirmed user to the session that is theirs', async () => {
    await apply()
    const { confirm } = await tokens()
    expect((await press('confirm', confirm, guest)).body.data.user).toMatchObject({ id, is_email_verify: true })
  })

  test('ends after a month, and is no other', async () => {
    await apply()
    const { stop } = await tokens()
    const seal = (daysAgo: number, address = email) =>
      emailLinks.seal(
        api.app.sealKey,
        'confirm',
        { id, email: address },
        new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000),
      )
    expect((await press('confirm', seal(32))).body.code).toBe(41172)
    expect((await press('confirm', stop)).body.code).toBe(40004)
    expect((await press('confirm', seal(0, 'another@example.com'))).body.code).toBe(40004)
    expect((await press('confirm', 'no token of ours at all')).body.code).toBe(40004)
    expect(await isConfirmed()).toBe(false)
    expect((await press('confirm', seal(27))).status).toBe(200)
  })
})

describe('“This wasn’t me”', () => {
  test('ends the mails, those too that wait; the address can still be confirmed', async () => {
    const application = await apply()
    const { confirm, stop } = await tokens()
    await decide(application, 'pending', 'interview')
    expect((await press('stop', stop)).status).toBe(200)
    expect((await press('stop', stop)).status).toBe(200)
    await decide(application, 'interview', 'accepted')
    expect(await subjects()).toEqual(['Your application: Accountant'])
    expect((await press('confirm', confirm)).status).toBe(200)
    await decide(application, 'accepted', 'completed')
    expect((await subjects())[0]).toBe('Completed: Accountant at Harbour Foods')
  })

  test('is one click of a mail program as well', async () => {
    const application = await apply()
    const [mail] = await mails()
    const address = new URL(/<(.+)>/.exec(String(mail?.headers?.['List-Unsubscribe']))?.[1] ?? '')
    expect(address.pathname).toBe(oneClickStopPath)
    const url = address.pathname + address.search
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(405)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
    await decide(application, 'pending', 'interview')
    expect(await subjects()).toEqual(['Your application: Accountant'])
  })
})

test('nothing is mailed to an address that bounced', async () => {
  await api.db.insert(suppressedEmails).values({ email, reason: 'bounce' })
  await apply()
  expect(await subjects()).toEqual([])
})

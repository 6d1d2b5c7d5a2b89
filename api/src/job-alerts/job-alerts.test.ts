import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { maxJobAlerts, oneClickUnsubscribePath } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { eq, sql } from 'drizzle-orm'
import { upsertCompanies } from '../jobs/upsert-jobs.ts'
import { users } from '../members/tables.ts'
import { outbox, suppressedEmails } from '../notifications/tables.ts'
import { newEmail } from '../testing/messages.ts'
import { companyRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { sealLink } from './alert-links.ts'
import { deleteOldAlerts } from './delete-old-alerts.ts'
import { alertPath, alertSteps } from './job-alerts-fixture.ts'
import { jobAlertConsents, jobAlerts } from './tables.ts'

let api: TestApp
const { alertBody, mailsTo, linkIn, member, guest, alertsOf, confirmedByAddress } = alertSteps(() => api)
const cooks = alertBody({ query: 'cook' })
const usersOf = (email: string) => api.db.select().from(users).where(eq(users.email, email))

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
}, 120_000)
afterAll(() => api.close())

describe('a member', () => {
  test('creates, lists, changes, pauses and deletes alerts', async () => {
    const { visitor } = await member()
    const { status, body } = await visitor.post(`${alertPath}/create`, cooks)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      needs_confirmation: false,
      alert: { criteria: { query: 'cook' }, frequency: 'daily', country: 'sg', is_confirmed: true, last_run: null },
    })
    const { id } = body.data.alert
    expect((await visitor.get(alertPath)).body.data.items.map((alert: { id: number }) => alert.id)).toEqual([id])
    const changes = { frequency: 'weekly', criteria: { query: 'chef' }, is_paused: true }
    const changed = await visitor.put(`${alertPath}/${id}/update`, changes)
    expect(changed.body.data.items).toMatchObject([
      { id, frequency: 'weekly', criteria: { query: 'chef' }, is_paused: true },
    ])
    expect((await visitor.delete(`${alertPath}/${id}/delete`)).body.data.items).toEqual([])
  })

  test('has one alert for the same criteria, however they are written', async () => {
    const { visitor } = await member()
    await visitor.post(`${alertPath}/create`, alertBody({ query: ' cook  now', job_types: [2, 1, 1] }))
    const again = alertBody({ job_types: [1, 2], query: 'cook now', degrees: [] }, { frequency: 'weekly' })
    await visitor.post(`${alertPath}/create`, again)
    expect((await visitor.get(alertPath)).body.data.items).toMatchObject([{ frequency: 'weekly' }])
  })

  test('who has not confirmed the address is told so', async () => {
    const visitor = api.visitor()
    await visitor.register()
    const { body } = await visitor.post(`${alertPath}/create`, cooks)
    expect(body.data).toMatchObject({ needs_confirmation: true, alert: { is_confirmed: false } })
  })

  test('may have twenty, and not ten thousand', async () => {
    const { visitor } = await member()
    for (let number = 0; number < maxJobAlerts; number += 1)
      await visitor.post(`${alertPath}/create`, alertBody({ query: `cook ${number}` }))
    const { status, body } = await visitor.post(`${alertPath}/create`, alertBody({ query: 'one more' }))
    expect([status, body.code]).toEqual([422, 40024])
    expect((await visitor.get(alertPath)).body.data.items).toHaveLength(maxJobAlerts)
  })

  test('is refused a zone that is none', async () => {
    const { visitor } = await member()
    const { status } = await visitor.post(`${alertPath}/create`, { ...cooks, time_zone: 'Mars/Olympus' })
    expect(status).toBe(422)
  })

  test('that presses twice, after the answer was lost, has one alert', async () => {
    const { visitor } = await member()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await visitor.post(`${alertPath}/create`, cooks, key)
    const again = await visitor.post(`${alertPath}/create`, cooks, key)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.body.data.alert.id).toBe(first.body.data.alert.id)
  })
})

describe('an alert by address alone', () => {
  test('is asked for, confirmed by a mail, and makes an account that nobody is signed in to', async () => {
    const visitor = await guest()
    const email = `mina.${crypto.randomUUID()}@example.com`
    const { body } = await visitor.post(`${alertPath}/create`, { ...cooks, email })
    expect(body.data).toEqual({ alert: null, needs_confirmation: true })
    expect(await alertsOf(email)).toMatchObject([{ userId: null, confirmedAt: null }])
    expect(await usersOf(email)).toEqual([])
    const token = await linkIn(email, 'confirm')
    const reader = api.visitor()
    const link = await reader.post(`${alertPath}/link`, { token })
    expect(link.body.data).toMatchObject({ purpose: 'confirm', email: 'm•••••@example.com' })
    expect(link.body.data.alert.is_confirmed).toBe(false)
    for (const _ of [1, 2]) {
      const confirmed = await reader.post(`${alertPath}/link/confirm`, { token })
      expect([confirmed.status, confirmed.body.data.alert.is_confirmed]).toEqual([200, true])
    }
    expect(reader.cookies.size).toBe(0)
    const [account] = await usersOf(email)
    expect(account).toMatchObject({ source: 'jobalert', isEmailVerify: true, passwordHash: null, lastName: '-' })
    expect(account?.firstName).toBe(email.split('@')[0]?.slice(0, 50))
    expect(await alertsOf(email)).toMatchObject([{ userId: account?.id }])
    const consents = await api.db.select().from(jobAlertConsents).where(eq(jobAlertConsents.email, email))
    expect(consents).toMatchObject([{ language: 'en-us', wording: expect.stringContaining('terms of use') }])
  })

  test('says the same where the address has an account, and becomes that member’s', async () => {
    const { visitor, email, id } = await member()
    const { body } = await (await guest()).post(`${alertPath}/create`, { ...cooks, email })
    expect(body.data).toEqual({ alert: null, needs_confirmation: true })
    expect((await visitor.get(alertPath)).body.data.items).toEqual([])
    const token = await linkIn(email, 'confirm')
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('Confirm your Jobspan job alert')
    await api.visitor().post(`${alertPath}/link/confirm`, { token })
    expect(await alertsOf(email)).toMatchObject([{ userId: id }])
    expect((await visitor.get(alertPath)).body.data.items).toHaveLength(1)
  })

  // Who registers somebody else's address and waits would read what its owner looks for.
  test('is not shown to an account that never proved the address', async () => {
    const stranger = api.visitor()
    const email = newEmail()
    await stranger.register({ email })
    await confirmedByAddress(await guest(), email, cooks)
    expect(await alertsOf(email)).toMatchObject([{ userId: null, confirmedAt: expect.any(Date) }])
    expect((await stranger.get(alertPath)).body.data.items).toEqual([])
    await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.email, email))
    expect((await stranger.get(alertPath)).body.data.items).toHaveLength(1)
  })

  test('replaces the member’s own for the same, once it is confirmed and not before', async () => {
    const { visitor, email } = await member()
    await visitor.post(`${alertPath}/create`, cooks)
    await (await guest()).post(`${alertPath}/create`, { ...cooks, frequency: 'weekly', email })
    expect((await visitor.get(alertPath)).body.data.items).toMatchObject([{ frequency: 'daily' }])
    await api.visitor().post(`${alertPath}/link/confirm`, { token: await linkIn(email, 'confirm') })
    expect((await visitor.get(alertPath)).body.data.items).toMatchObject([{ frequency: 'weekly' }])
  })

  test('sends at most three mails a day to an address, and takes no twenty-first alert', async () => {
    const visitor = await guest()
    const email = newEmail()
    for (const query of ['one', 'two', 'three']) {
      const answer = await visitor.post(`${alertPath}/create`, { ...alertBody({ query }), email })
      expect(answer.status).toBe(200)
    }
    const { status, body, headers } = await visitor.post(`${alertPath}/create`, { ...cooks, email })
    expect([status, body.code]).toEqual([429, 40006])
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000)
    await api.deliverMails()
    expect(await mailsTo(email)).toHaveLength(3)

    const crowded = newEmail()
    const rows = Array.from({ length: maxJobAlerts }, (_, number) => ({
      email: crowded,
      criteria: {},
      criteriaHash: String(number),
      frequency: 'daily' as const,
      language: 'en-us' as const,
      country: 'sg' as const,
      timeZone: 'UTC',
      nextRunAt: new Date(),
    }))
    await api.db.insert(jobAlerts).values(rows)
    const more = await visitor.post(`${alertPath}/create`, { ...cooks, email: crowded })
    expect([more.status, more.body.code]).toEqual([422, 40024])
  })

  test('needs an address', async () => {
    expect((await (await guest()).post(`${alertPath}/create`, cooks)).status).toBe(422)
  })

  test('sends nothing to an address that its server refused for good, and does not say so', async () => {
    const email = newEmail()
    await api.db.insert(suppressedEmails).values({ email, reason: 'bounce' })
    const { body } = await (await guest()).post(`${alertPath}/create`, { ...cooks, email })
    expect(body.data).toEqual({ alert: null, needs_confirmation: true })
    expect(await api.db.select().from(outbox).where(eq(outbox.recipient, email))).toEqual([])
  })

  test('is deleted after a month without an answer, with nothing of it left', async () => {
    const email = newEmail()
    await (await guest()).post(`${alertPath}/create`, { ...cooks, email })
    await deleteOldAlerts(api.db)
    expect(await alertsOf(email)).toHaveLength(1)
    await api.db.update(jobAlerts).set({ createdAt: sql`now() - interval '32 days'` }).where(eq(jobAlerts.email, email))
    await deleteOldAlerts(api.db)
    expect(await alertsOf(email)).toEqual([])
  })
})

describe('links', () => {
  /** A confirmed alert, and tokens for it. */
  const linked = async () => {
    const email = newEmail()
    const id = await confirmedByAddress(await guest(), email, cooks)
    const token = (purpose: 'confirm' | 'manage' | 'unsubscribe', at?: Date) =>
      sealLink(api.app.sealKey, purpose, { id, email }, at)
    return { email, id, token }
  }
  const before = (days: number) => new Date(Date.now() - days * 86_400_000)
  const oneClick = (
    token: string,
    payload = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  ) =>
    api.app.inject({
      method: 'POST',
      url: `${oneClickUnsubscribePath}?token=${token}`,
      headers: { 'content-type': type },
      payload,
    })

  // The page of a link said “Any job” of an alert that its mail called “Full-time · Singapore”.
  test('name the alert as its mails do', async () => {
    const email = newEmail()
    await confirmedByAddress(await guest(), email, alertBody({ job_types: [1] }))
    const token = await linkIn(email, 'confirm')
    const { body } = await api.visitor().post(`${alertPath}/link`, { token })
    expect(body.data.name).toBe('Full-time · Singapore')
  })

  test('change frequency and pause without signing in', async () => {
    const { token } = await linked()
    const { body } = await api
      .visitor()
      .post(`${alertPath}/link/update`, { token: token('manage'), frequency: 'weekly', is_paused: true })
    expect(body.data.alert).toMatchObject({ frequency: 'weekly', is_paused: true })
  })

  test('that manage an alert end it too', async () => {
    const { token, email } = await linked()
    const { status } = await api.visitor().post(`${alertPath}/link/unsubscribe`, { token: token('manage') })
    expect(status).toBe(200)
    expect(await alertsOf(email)).toEqual([])
  })

  test('to confirm and to manage are valid for a month, to unsubscribe as long as the alert is there', async () => {
    const { token, email } = await linked()
    const visitor = api.visitor()
    for (const purpose of ['confirm', 'manage'] as const) {
      const young = await visitor.post(`${alertPath}/link`, { token: token(purpose, before(27)) })
      expect(young.status).toBe(200)
      const { status, body } = await visitor.post(`${alertPath}/link`, { token: token(purpose, before(32)) })
      expect([status, body.code]).toEqual([410, 41172])
      expect(body.message).toBe('This link has expired. Please ask for a new one.')
    }
    const confirm = await visitor.post(`${alertPath}/link/confirm`, { token: token('confirm', before(32)) })
    const manage = await visitor.post(`${alertPath}/link/update`, { token: token('manage', before(32)) })
    expect([confirm.body.code, manage.body.code]).toEqual([41172, 41172])
    const old = token('unsubscribe', before(400))
    expect((await visitor.post(`${alertPath}/link`, { token: old })).body.data.purpose).toBe('unsubscribe')
    for (const _ of [1, 2])
      expect((await visitor.post(`${alertPath}/link/unsubscribe`, { token: old })).status).toBe(200)
    expect(await alertsOf(email)).toEqual([])
  })

  test('are for one purpose, one alert and the address of today', async () => {
    const { visitor, email, id } = await member()
    const { body } = await visitor.post(`${alertPath}/create`, cooks)
    const alert = { id: body.data.alert.id, email }
    const unsubscribe = sealLink(api.app.sealKey, 'unsubscribe', alert)
    const post = async (path: string, token: string) => (await visitor.post(`${alertPath}/${path}`, { token })).status
    expect(await post('link/update', unsubscribe)).toBe(404)
    expect(await post('link/confirm', unsubscribe)).toBe(404)
    expect(await post('link/unsubscribe', sealLink(api.app.sealKey, 'confirm', alert))).toBe(404)
    expect(await post('link', 'x'.repeat(40))).toBe(404)
    const [cookie = ''] = visitor.cookies.values()
    expect(await post('link', cookie.padEnd(20, 'x').slice(0, 300))).toBe(404)
    await api.db.update(users).set({ email: newEmail() }).where(eq(users.id, id))
    expect(await post('link', sealLink(api.app.sealKey, 'manage', alert))).toBe(404)
    // The mailbox of before gets no more mails, and may not end what goes to another.
    expect(await post('link/unsubscribe', unsubscribe)).toBe(200)
    expect((await visitor.get(alertPath)).body.data.items).toHaveLength(1)
  })

  test('one click may come as multipart, and as nothing that is cut short', async () => {
    const { id, token } = await linked()
    const type = 'multipart/form-data; boundary=line'
    const part = '--line\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n'
    expect((await oneClick(token('unsubscribe'), part, type)).statusCode).toBe(400)
    expect((await oneClick(token('unsubscribe'), `${part}--line--\r\n`, 'multipart/form-data')).statusCode).toBe(400)
    const answer = await oneClick(token('unsubscribe'), `${part}--line--\r\n`, type)
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(await api.db.select().from(jobAlerts).where(eq(jobAlerts.id, id))).toEqual([])
  })

  test('one click of a mail program unsubscribes, with neither cookie nor header', async () => {
    const { token, email } = await linked()
    expect((await oneClick(token('unsubscribe'), 'anything=else')).statusCode).toBe(400)
    expect((await oneClick(token('confirm'))).statusCode).toBe(404)
    expect(await alertsOf(email)).toHaveLength(1)
    const answer = await oneClick(token('unsubscribe'))
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([200, '', []])
    expect(await alertsOf(email)).toEqual([])
    expect((await oneClick(token('unsubscribe'))).statusCode).toBe(200)
  })

  test('that it ended is kept beside the evidence of consent, for a year', async () => {
    const { token, email } = await linked()
    await oneClick(token('unsubscribe'))
    const consents = () => api.db.select().from(jobAlertConsents).where(eq(jobAlertConsents.email, email))
    const age = (interval: string) =>
      api.db.execute(
        sql`update ${jobAlertConsents} set created_at = now() - ${interval}::interval where email = ${email}`,
      )
    expect((await consents()).map(({ wording }) => wording)).toEqual([
      expect.stringContaining('Confirm'),
      'Unsubscribe',
    ])
    await age('11 months')
    await deleteOldAlerts(api.db)
    expect(await consents()).toHaveLength(2)
    await age('13 months')
    await deleteOldAlerts(api.db)
    expect(await consents()).toEqual([])
  })

  test('a scanner that fetches every link changes nothing', async () => {
    const email = newEmail()
    await (await guest()).post(`${alertPath}/create`, { ...cooks, email })
    const token = await linkIn(email, 'confirm')
    const [mail] = await mailsTo(email)
    const { email: owner, token: sealed } = await linked()
    const state = async () => JSON.stringify([await alertsOf(email), await alertsOf(owner), await usersOf(email)])
    const beforehand = await state()
    const inMail = [...`${mail?.text} ${mail?.html}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link))
    expect(inMail.length).toBeGreaterThan(0)
    const addresses = [
      ...inMail.map(({ pathname, search }) => pathname + search),
      `${oneClickUnsubscribePath}?token=${sealed('unsubscribe')}`,
      ...['link', 'link/confirm', 'link/update', 'link/unsubscribe'].map(
        (path) => `${alertPath}/${path}?token=${token}`,
      ),
    ]
    for (const url of addresses) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode } = await api.app.inject({ method, url })
        expect(statusCode).toBeGreaterThanOrEqual(400)
      }
    }
    expect(await state()).toBe(beforehand)
    const answer = await api.app.inject({ method: 'GET', url: `${oneClickUnsubscribePath}?token=${token}` })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  })
})

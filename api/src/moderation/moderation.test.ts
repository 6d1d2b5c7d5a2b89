import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { addJobs, employerEnvironment, registerCompleteMember } from '../chats/chat-fixture.ts'
import { recruiters } from '../companies/tables.ts'
import { notificationsOf, organisationOf } from '../employer/employer-fixture.ts'
import { jobs } from '../jobs/tables.ts'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { users } from '../members/tables.ts'
import { mailbox } from '../notifications/tables.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { writeSearchMisses } from '../search/search-misses.ts'
import { jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registration, type TestClient } from '../testing/visitor.ts'
import { webhookDeliveries } from '../webhooks/tables.ts'
import { type OperatorCalls, operatorCalls, operatorOf } from './moderation-fixture.ts'
import { runOperatorCommand } from './operators/operator-repository.ts'
import { operatorActs } from './tables.ts'

let api: TestApp
let ann: OperatorCalls
beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  ann = await operatorOf(api, 'ann')
}, 120_000)
afterAll(() => api.close())

const lastAct = async () => {
  const { items } = (await ann.get('/acts?size=1')).body.data
  return items[0]
}

describe('who may call', () => {
  test('nobody without a key, nor a member, nor an operator whose key ended', async () => {
    const member = await registerCompleteMember(api)
    expect(await member.get('/api/operators/reports')).toMatchObject({ status: 401, body: { code: 40002 } })
    expect((await operatorCalls(api, 'ann', 'wrong').get('/reports')).status).toBe(401)
    const leaving = await operatorOf(api, 'leaving')
    expect((await leaving.get('/reports')).status).toBe(200)
    await runOperatorCommand(api.db, { disable: 'leaving' })
    expect((await leaving.get('/reports')).status).toBe(401)
    await expect(runOperatorCommand(api.db, { add: 'leaving' })).rejects.toThrow('choose another name')
  })

  test('nobody through the public site, which sends on whom it speaks for', async () => {
    const passedOn = await ann.get('/reports', undefined, { 'x-forwarded-for': '203.0.113.7' })
    expect(passedOn).toMatchObject({ status: 404, body: { code: 40004 } })
  })

  test('a change needs a reason, and becomes a row of the log that stays as it is', async () => {
    expect(await ann.post('/jobs/2/take-down', { reason: '  ' })).toMatchObject({ status: 422, body: { code: 40001 } })
    await ann.post('/jobs/2/take-down', { reason: 'A pyramid scheme' })
    expect(await lastAct()).toMatchObject({
      operator: 'ann',
      act: 'job.taken_down',
      subject_id: '2',
      reason: 'A pyramid scheme',
      before: { status: 'open', taken_down_at: null },
      after: { status: 'closed', stated_status: 'open' },
    })
    await expect(api.db.update(operatorActs).set({ reason: 'Nothing' })).rejects.toThrow()
    await ann.post('/jobs/2/restore', { reason: 'It was none' })
  })
})

// A report was a row that nothing read. The reporter was told nothing, and the job stayed.
describe('a reported job', () => {
  const report = (visitor: TestClient, reason: number) =>
    visitor.post('/api/job/jobs/1/report', { report_reason_id: reason }, { 'idempotency-key': crypto.randomUUID() })

  test('is read as it was reported, decided once for all, and each member who reported it is told', async () => {
    const account = registration()
    const member = await registerCompleteMember(api, account)
    await api.db.update(users).set({ isEmailVerify: true, language: 'ja' }).where(eq(users.id, member.id))
    const guest = api.visitor()
    await guest.guest()
    await report(member, 1)
    await report(guest, 1)
    await upsertJobs(api.db, [jobRecord({ identifier: 'books', title: 'Innocent' })])

    const listed = (await ann.get('/reports')).body.data
    expect(listed.items).toMatchObject([
      { job: { id: 1, title: 'Innocent' }, reports: 2, reasons: [{ id: 1, count: 2 }] },
    ])
    const { reports } = (await ann.get('/jobs/1/reports')).body.data
    expect(reports.map((each: { reporter: string }) => each.reporter).toSorted()).toEqual(['guest', 'member'])
    for (const { posting } of reports) expect(posting.title).toBe('Accountant')

    const decide = () => ann.post('/jobs/1/reports/decision', { outcome: 'taken_down', reason: 'It asks for money.' })
    expect((await decide()).body.data).toMatchObject({ decided: 2, members: 1, guests: 1, job: { status: 'closed' } })
    expect(await decide()).toMatchObject({ status: 409, body: { errors: { error: ['Job 1 has no open report.'] } } })
    expect((await ann.get('/reports?state=decided')).body.data.items).toMatchObject([{ job: { id: 1 } }])

    expect(await notificationsOf(api, member.id)).toEqual([
      { kind: 'report_decided', subject: { job_id: 1, state: 'taken_down' } },
    ])
    await api.deliverMails()
    const [mail] = await api.db
      .select()
      .from(mailbox)
      .where(sql`recipient = ${account.email} and subject like '%Innocent%'`)
    expect(mail).toMatchObject({ language: 'ja', text: expect.stringContaining('> It asks for money.') })

    // Reported again, it is open again.
    await report(member, 2)
    expect((await ann.get('/reports')).body.data.items).toMatchObject([{ reports: 1 }])
    await ann.post('/jobs/1/reports/decision', { outcome: 'kept', reason: 'Taken down before.' })
    await ann.post('/jobs/1/restore', { reason: 'For the other tests' })
  })

  test('that is not there has neither reports nor a decision', async () => {
    expect((await ann.get('/jobs/999/reports')).status).toBe(404)
    expect((await ann.post('/jobs/999/take-down', { reason: 'No' })).status).toBe(404)
  })
})

const isFound = async (id: number) => {
  const { items } = (await api.visitor().get('/api/job/jobs/search?size=60')).body.data
  return items.some((job: { id: number }) => job.id === id)
}
const statusOf = async (id: number) => (await api.visitor().get(`/api/job/jobs/${id}`)).body.data.status

describe('a job that is taken down', () => {
  test('is closed and not found, whatever its source says, until it is put back', async () => {
    expect(await isFound(7)).toBe(true)
    expect((await ann.post('/jobs/7/take-down', { reason: 'A scam' })).body.data).toMatchObject({ status: 'closed' })
    expect([await isFound(7), await statusOf(7)]).toEqual([false, 'closed'])
    expect((await ann.post('/jobs/7/take-down', { reason: 'A scam' })).status).toBe(409)

    // The next import of its feed put it back.
    const welder = { identifier: 'welder', companyIdentifier: 'company-2' }
    await upsertJobs(api.db, [jobRecord({ ...welder, title: 'Welder' })])
    expect([await isFound(7), await statusOf(7)]).toEqual([false, 'closed'])

    expect((await ann.post('/jobs/7/restore', { reason: 'It was none' })).body.data).toMatchObject({ status: 'open' })
    expect([await isFound(7), await statusOf(7)]).toEqual([true, 'open'])
    expect((await ann.post('/jobs/7/restore', { reason: 'Again' })).status).toBe(409)
  })

  test('comes back in the status that its source gave meanwhile; its employer sees why it is down', async () => {
    const { calls } = await organisationOf(api, [1])
    await calls.post('/webhooks/create', { url: 'https://hr.example/hook', events: ['job.taken_down'] })
    const person = await api.db.execute(
      sql`update ${recruiters} set verified_at = now() where company_id = 1 returning id`,
    )
    await ann.post('/jobs/2/take-down', { reason: 'Asks for a fee' })
    const { items } = (await calls.get(`/jobs?recruiter_id=${person.rows[0]?.id}`)).body.data
    expect(items).toContainEqual(
      expect.objectContaining({
        id: 2,
        status: 'closed',
        taken_down: expect.objectContaining({ reason: 'Asks for a fee' }),
      }),
    )
    const queued = await api.db.execute(sql`select payload from ${webhookDeliveries} where event = 'job.taken_down'`)
    expect(queued.rows).toMatchObject([{ payload: { data: { job_id: 2 } } }])
    await upsertJobs(api.db, [jobRecord({ identifier: 'taxes', title: 'Tax adviser', status: 'on_hold' })])
    expect((await ann.post('/jobs/2/restore', { reason: 'Fee removed' })).body.data.status).toBe('on_hold')
  })
})

describe('a suspended account', () => {
  test.each([
    ['terms', 41044],
    ['safety', 41047],
    ['review', 41347],
  ])('%s: an open session and a new sign-in are answered %i, and a release undoes it', async (kind, code) => {
    const account = registration()
    const member = await registerCompleteMember(api, account)
    await api.deliverMails()
    const { id } = (await ann.get(`/accounts?email=${encodeURIComponent(account.email.toUpperCase())}`)).body.data
    expect(id).toBe(member.id)
    const suspend = () => ann.post(`/accounts/${id}/suspend`, { kind, reason: 'Sells jobs' })
    expect((await suspend()).body.data).toMatchObject({ is_suspended: true, suspended_as: kind })
    expect((await suspend()).status).toBe(409)

    const signIn = () =>
      api.visitor().post('/api/auth/jobseekers/login', { login: account.email, password: account.password })
    const opened = () => member.get('/api/jobseekers/account-setting')
    expect([(await opened()).body.code, (await signIn()).body.code]).toEqual([code, code])
    expect(await lastAct()).toMatchObject({
      act: 'account.suspended',
      after: { is_suspended: true, suspended_as: kind },
    })

    await ann.post(`/accounts/${id}/release`, { reason: 'Explained' })
    expect([(await opened()).status, (await signIn()).status]).toEqual([200, 200])
    expect((await ann.post(`/accounts/${id}/release`, { reason: 'Again' })).status).toBe(409)
  })

  test('gets no mail that waited', async () => {
    const account = registration()
    const member = await registerCompleteMember(api, account)
    await ann.post(`/accounts/${member.id}/suspend`, { kind: 'terms', reason: 'Sells jobs' })
    await api.deliverMails()
    expect(await api.db.select().from(mailbox).where(eq(mailbox.recipient, account.email))).toEqual([])
  })

  test('is one of ours, of a kind that there is', async () => {
    expect((await ann.get('/accounts?email=nobody@example.com')).status).toBe(404)
    expect((await ann.post('/accounts/999999/suspend', { kind: 'terms', reason: 'No' })).status).toBe(404)
    expect((await ann.post('/accounts/1/suspend', { kind: 'mood', reason: 'No' })).status).toBe(422)
  })
})

test('a suspended organisation calls nothing, and its jobs are away, new ones too, until it is released', async () => {
  const { calls, clientId } = await organisationOf(api, [2])
  const { items } = (await ann.get('/organisations')).body.data
  const { id } = items.find((each: { client_id: string }) => each.client_id === clientId)
  await ann.post('/jobs/7/take-down', { reason: 'A scam' })
  await ann.post('/jobs/7/restore', { reason: 'None' })

  expect((await ann.post(`/organisations/${id}/suspend`, { kind: 'review', reason: 'Fees' })).status).toBe(200)
  expect(await calls.get('/chats')).toMatchObject({ status: 403, body: { code: 41347 } })
  await upsertJobs(api.db, [jobRecord({ identifier: 'fitter', companyIdentifier: 'company-2' })])
  const [fitter] = (await api.db.execute(sql`select id from ${jobs} where identifier = 'fitter'`)).rows
  const fitterId = Number(fitter?.id)
  expect([await isFound(7), await isFound(fitterId), await isFound(5)]).toEqual([false, false, true])
  expect((await ann.post(`/organisations/${id}/suspend`, { kind: 'review', reason: 'Fees' })).status).toBe(409)

  await ann.post(`/organisations/${id}/release`, { reason: 'Fees removed' })
  expect((await calls.get('/chats')).status).toBe(200)
  expect([await isFound(7), await isFound(fitterId)]).toEqual([true, true])
  expect(await lastAct()).toMatchObject({ act: 'organisation.released', after: { suspended_as: null, jobs: 2 } })
})

describe('the outage page', () => {
  const outageIn = async (countryId: string) =>
    (await api.visitor().get('/api/data/search/website-outage', { 'country-id': countryId })).body.data
  const soon = () => new Date(Date.now() + 3_600_000).toISOString()
  const [singapore, japan] = ['193', '105']

  test('is on in the countries that were named, with text and end, and off again', async () => {
    const texts = { ja: 'データベースを移行しています。' }
    const start = { countries: ['jp'], texts, ends_at: soon(), reason: 'Migration' }
    expect((await ann.post('/outages', start)).body.data.items).toMatchObject([{ country: 'jp', texts }])
    expect((await outageIn(japan)).is_outage).toBe(true)
    expect(await outageIn(singapore)).toMatchObject({ is_outage: false, outages: [{ country: 'jp', texts }] })
    const end = () => ann.post('/outages/end', { countries: ['jp', 'sg'], reason: 'Done' })
    expect((await end()).body.data.items).toEqual([])
    expect((await outageIn(japan)).is_outage).toBe(false)
    expect((await end()).status).toBe(409)
  })

  test.each([
    ['past', -1000],
    ['more than a week away', 8 * 86_400_000],
  ])('is not on until a moment that is %s', async (_, offset) => {
    const ends_at = new Date(Date.now() + offset).toISOString()
    expect((await ann.post('/outages', { countries: ['jp'], ends_at, reason: 'Migration' })).status).toBe(422)
    expect((await ann.get('/outages')).body.data.items).toEqual([])
  })
})

describe('what visitors miss', () => {
  beforeEach(() => invalidateJobCaches())

  test('searches that found nothing are counted by day, without what may be a person', async () => {
    const search = (query: string) => api.visitor().get(`/api/job/jobs/search?query=${encodeURIComponent(query)}`)
    for (const query of ['Zoologist', '  zoologist ', 'ann@example.com', '+65 9123 4567', 'Accountant'])
      await search(query)
    await writeSearchMisses(api.db)
    await search('zoologist')
    await writeSearchMisses(api.db)
    const { items } = (await ann.get('/search-misses?days=1')).body.data
    expect(items).toEqual([{ keyword: 'zoologist', country: 'sg', language: 'en-us', count: 3 }])
    expect((await ann.get('/search-misses?country=jp')).body.data.items).toEqual([])
  })

  test('leaving to apply elsewhere is counted by day, host and job', async () => {
    await upsertJobs(api.db, [jobRecord({ identifier: 'away', externalUrl: 'https://jobs.example/apply?x=1' })])
    const [away] = (await api.db.execute(sql`select id from ${jobs} where identifier = 'away'`)).rows
    const visitor = api.visitor()
    await visitor.guest()
    for (const _ of [1, 2]) await visitor.post(`/api/job/jobs/${away?.id}/click-external-job`)
    expect((await ann.get('/external-clicks')).body.data.items).toMatchObject([
      { host: 'jobs.example', job_id: away?.id, count: 2 },
    ])
    // A tab that is open still has the button.
    await ann.post(`/jobs/${away?.id}/take-down`, { reason: 'A scam' })
    expect((await visitor.post(`/api/job/jobs/${away?.id}/click-external-job`)).body.code).toBe(40017)
  })
})

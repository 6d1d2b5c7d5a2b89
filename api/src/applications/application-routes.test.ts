import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { mailbox, outbox } from '../notifications/tables.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { addApplicationEvent } from './application-events.ts'
import { applications, screeningAnswers } from './tables.ts'

const body = { source: 'job_search', first_message: 'I keep books gladly.' }

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  const question = { question: 'May you work here?', type: 'yes_no' as const, options: [] }
  const choice = { question: 'Which shift?', type: 'choice' as const, options: ['Day', 'Night'] }
  await upsertJobs(api.db, [
    jobRecord({ identifier: 'plain' }),
    jobRecord({ identifier: 'asking', screeningQuestions: [question, choice] }),
    jobRecord({ identifier: 'closed', status: 'closed' }),
    jobRecord({ identifier: 'held', status: 'on_hold' }),
    jobRecord({ identifier: 'elsewhere', externalUrl: 'https://jobs.example' }),
  ])
}, 120_000)
afterAll(() => api.close())

beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const apply = (visitor: ReturnType<TestApp['visitor']>, job: number, facts = {}, key?: string) =>
  visitor.post(`/api/data/jobs/${job}/applications`, { ...body, ...facts }, key ? { 'idempotency-key': key } : {})
const rowsOf = async (visitor: ReturnType<TestApp['visitor']>) => {
  const me = await visitor.get('/api/jobseeker/me')
  return api.db.select().from(applications).where(eq(applications.userId, me.body.data.user.id))
}

test('applying writes the application and mails a confirmation in the seeker’s language', async () => {
  const { status, body: answer } = await member.post('/api/data/jobs/1/applications', body, { 'language-id': '10' })
  expect(status).toBe(201)
  expect(answer.data).toMatchObject({ job_id: 1, company_industry: { id: 1 }, job_categories: [{ id: 1 }] })
  expect(await rowsOf(member)).toMatchObject([{ jobId: 1, firstMessage: 'I keep books gladly.' }])
  await api.deliverMails()
  const { email } = (await member.get('/api/jobseeker/me')).body.data.user
  const mails = await api.db.select().from(mailbox).where(eq(mailbox.recipient, email))
  const confirmation = mails.find((mail) => mail.subject === 'طلبك للوظيفة: Accountant')
  expect(confirmation?.html).toContain('dir="rtl"')
  expect(confirmation?.text).toContain('http://localhost:3000/ar/recommended-job?job=1')
  expect(confirmation?.text).toContain('Harbour Foods')
})

test('guests and strangers cannot apply', async () => {
  const guest = api.visitor()
  await guest.guest()
  expect((await apply(guest, 1)).body.code).toBe(40005)
  expect((await apply(api.visitor(), 1)).body.code).toBe(40003)
})

test('each application says where My jobs lists it: by the furthest step, among the closed while it has ended', async () => {
  const id = (await apply(member, 1)).body.data.id
  const tabs = async () => {
    const listed = (await member.get('/api/jobApplication/job-applications/jobseekers')).body.data.items[0]
    const single = (await member.get('/api/job/jobs/applied-jobs/1')).body.data
    return [listed.tab, single.tab]
  }
  expect(await tabs()).toEqual(['pending', 'pending'])
  const steps = {
    viewed: 'viewed',
    interested: 'interested',
    not_accepted: 'interested',
    interview: 'interview',
  } as const
  for (const [kind, tab] of Object.entries(steps)) {
    await addApplicationEvent(api.db, { applicationId: id, kind: kind as keyof typeof steps })
    expect([kind, await tabs()]).toEqual([kind, [tab, tab]])
    const list = kind === 'not_accepted' ? 'closed' : tab
    const inTab = (await member.get(`/api/jobApplication/my-jobs?tab=${list}`)).body.data.items
    expect(inTab).toMatchObject([{ application: { id } }])
  }
  const { body: withdrawn } = await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  expect(withdrawn.data).toMatchObject({ status: 'withdrawn', tab: 'interview' })
})

test('applying again is refused; after a withdrawal it is possible once', async () => {
  const again = async () => (await apply(member, 1)).body.code
  const withdraw = async () => (await member.patch('/api/job/jobs/applied-jobs/1/withdraw')).body.data
  const latest = async () => (await member.get('/api/job/jobs/applied-jobs/1')).body.data
  await apply(member, 1)
  expect(await again()).toBe(40018)
  expect(await withdraw()).toMatchObject({ status: 'withdrawn', can_reapply: true })
  expect(await again()).toBe(0)
  expect(await latest()).toMatchObject({ status: 'pending', can_reapply: false })
  expect(await again()).toBe(40018)
  expect(await withdraw()).toMatchObject({ status: 'withdrawn', can_reapply: false })
  expect(await again()).toBe(40018)
  expect((await rowsOf(member)).map(({ attempt }) => attempt)).toEqual([1, 2])
  const listed = (await member.get('/api/jobApplication/job-applications/jobseekers')).body.data
  expect(listed).toMatchObject({ total: 1, items: [{ id: (await latest()).id }] })
})

test('the same key gets the first answer, another body under it is refused', async () => {
  const key = crypto.randomUUID()
  const first = await apply(member, 1, {}, key)
  const second = await apply(member, 1, {}, key)
  expect(second.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect((await apply(member, 1, { first_message: 'Other' }, key)).status).toBe(422)
  expect((await apply(member, 2, {}, key)).status).toBe(422)
  expect(await rowsOf(member)).toHaveLength(1)
})

test('another member’s key is another key', async () => {
  const key = crypto.randomUUID()
  await apply(member, 1, {}, key)
  const other = api.visitor()
  await other.register()
  expect((await apply(other, 1, {}, key)).headers['idempotent-replayed']).toBeUndefined()
  expect(await rowsOf(other)).toHaveLength(1)
})

test('twenty at once with one key: one application, the rest replay or are being processed', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(member, 1, {}, key)))
  expect(answers.some((answer) => answer.status === 201)).toBe(true)
  for (const answer of answers) expect([0, 41134]).toContain(answer.body.code)
  expect(await rowsOf(member)).toHaveLength(1)
  const { email } = (await member.get('/api/jobseeker/me')).body.data.user
  const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, email))
  expect(mails.filter((mail) => mail.template === 'applicationConfirmation')).toHaveLength(1)
})

test('twenty at once with twenty keys: one application, the rest are duplicates', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(member, 1, {}, crypto.randomUUID())))
  expect(answers.map((answer) => answer.body.code).toSorted()).toEqual([0, ...Array(19).fill(40018)])
  expect(await rowsOf(member)).toHaveLength(1)
})

test('every screening question must be answered, and those open are named', async () => {
  const questions = (await member.get('/api/job/jobs/2')).body.data.screening_questions
  const [legal, shift] = questions.map((question: { id: number }) => question.id)
  const none = await apply(member, 2)
  expect(none.status).toBe(422)
  expect(none.body.code).toBe(41136)
  expect(Object.keys(none.body.errors)).toEqual(
    expect.arrayContaining([`screening_answers.${legal}`, `screening_answers.${shift}`]),
  )
  for (const answer of ['', '   ', 'Noon']) {
    const answers = [
      { question_id: legal, answer: 'yes' },
      { question_id: shift, answer },
      { question_id: 99_999, answer: 'of nobody' },
    ]
    expect((await apply(member, 2, { screening_answers: answers })).body.code).toBe(41136)
  }
  const answers = [
    { question_id: legal, answer: 'yes' },
    { question_id: shift, answer: 'Day' },
  ]
  const applied = await apply(member, 2, { screening_answers: answers })
  expect(applied.status).toBe(201)
  const stored = await api.db
    .select()
    .from(screeningAnswers)
    .where(eq(screeningAnswers.applicationId, applied.body.data.id))
  expect(stored.map((row) => [row.question, row.answer])).toEqual([
    ['May you work here?', 'yes'],
    ['Which shift?', 'Day'],
  ])
})

test('a failed attempt does not use up its key', async () => {
  const questions = (await member.get('/api/job/jobs/2')).body.data.screening_questions
  const key = crypto.randomUUID()
  expect((await apply(member, 2, {}, key)).body.code).toBe(41136)
  const answers = questions.map((question: { id: number }) => ({ question_id: question.id, answer: 'Day' }))
  expect((await apply(member, 2, { screening_answers: answers }, key)).status).toBe(201)
})

test('closed, held, outside and unknown jobs take no application', async () => {
  expect(await apply(member, 3)).toMatchObject({ status: 410, body: { code: 40017 } })
  expect(await apply(member, 4)).toMatchObject({ status: 409, body: { code: 40017 } })
  expect((await apply(member, 5)).status).toBe(422)
  expect((await apply(member, 999)).status).toBe(404)
  expect(await rowsOf(member)).toEqual([])
})

test.each([{ first_message: 'x'.repeat(2001) }, { source: 5 }, { screening_answers: 'all' }, { source: undefined }])(
  'an application is refused with %#',
  async (facts) => {
    expect((await apply(member, 1, facts)).status).toBe(422)
  },
)

test('the member sees their applications; nobody else does or can withdraw them', async () => {
  await apply(member, 1)
  const listed = (await member.get('/api/jobApplication/job-applications/jobseekers')).body.data
  expect(listed).toMatchObject({ total: 1, items: [{ status: 'pending', job: { id: 1 } }] })
  expect((await member.get('/api/job/jobs/applied-jobs/1')).body.data).toMatchObject({ job: { id: 1 } })

  const other = api.visitor()
  await other.register()
  expect((await other.get('/api/jobApplication/job-applications/jobseekers')).body.data.total).toBe(0)
  expect((await other.get('/api/job/jobs/applied-jobs/1')).body.data).toBeNull()
  expect((await other.patch('/api/job/jobs/applied-jobs/1/withdraw')).status).toBe(404)
  const guest = api.visitor()
  await guest.guest()
  expect((await guest.get('/api/job/jobs/applied-jobs/1')).body.data).toBeNull()
  expect((await guest.patch('/api/job/jobs/applied-jobs/1/withdraw')).status).toBe(403)
  expect((await guest.get('/api/jobApplication/job-applications/jobseekers')).status).toBe(403)

  for (const _ of [1, 2]) {
    expect((await member.patch('/api/job/jobs/applied-jobs/1/withdraw')).body.data.status).toBe('withdrawn')
  }
  expect((await member.patch('/api/job/jobs/applied-jobs/2/withdraw')).status).toBe(404)
})

/*
 * Cards of jobs that one had applied to looked like all others: search, recommendations and saved jobs told nothing of it, and somebody filled in
 * the same form again.
 */
test('a job says everywhere that the member applied to it, until they withdraw', async () => {
  const marks = async (visitor: typeof member) => {
    const listed = (await visitor.get('/api/job/jobs/search?country=sg')).body.data.items
    const card = listed.find(({ id }: { id: number }) => id === 1)
    const job = (await visitor.get('/api/job/jobs/1')).body.data
    return [card.is_applied, job.is_applied]
  }
  expect(await marks(member)).toEqual([false, false])
  await apply(member, 1)
  expect(await marks(member)).toEqual([true, true])
  const other = api.visitor()
  await other.guest()
  expect(await marks(other)).toEqual([false, false])
  await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  expect(await marks(member)).toEqual([false, false])
})

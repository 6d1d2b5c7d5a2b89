import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { eq } from 'drizzle-orm'
import { addJobs, employerEnvironment, registerCompleteMember } from '../../chats/chat-fixture.ts'
import { companies } from '../../companies/tables.ts'
import { addGrant } from '../../testing/add-grant.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { webhookDeliveries, webhookEndpoints } from '../../webhooks/tables.ts'
import { type EmployerCalls, employerCalls, findPerson, organisationOf, type Person } from '../employer-fixture.ts'

let api: TestApp
let calls: EmployerCalls
let mei: Person
let ken: Person
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let grant: number
let resume: number
const bytes = pdfFile('Noor, pastry cook')

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  calls = employerCalls(api)
  mei = await findPerson(api, 1, 'Mei')
  ken = await findPerson(api, 2, 'Ken')
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api, { first_name: 'Noor', last_name: 'Hassan' })
  grant = await addGrant(api, member.id, 'referral')
  resume = (await member.upload(uploadResume.path, { name: 'Noor.pdf', bytes })).body.data.items[0].id
})

const refer = (facts: object = {}, headers: Record<string, string> = {}) =>
  member.post('/api/rewards/referrals', { grant_id: grant, company_id: 1, resume_id: resume, ...facts }, headers)
const listed = async (who = mei) => (await calls.get(`/referrals?recruiter_id=${who.id}`)).body.data.items
const own = async () => (await member.get('/api/rewards/referrals')).body.data.items

test('a resume is brought before one company, which reads it under its name, and the member what becomes of it', async () => {
  const offered = (await member.get('/api/rewards/referral-companies')).body.data.items
  expect(offered.map(({ name }: { name: string }) => name)).toEqual(['Harbour Foods', 'Çelik Works'])
  const sent = (await refer()).body.data
  expect(sent).toMatchObject({ grant_id: grant, company: { id: 1, name: 'Harbour Foods' }, state: 'sent' })
  const [first] = await listed()
  expect(first).toMatchObject({
    id: sent.id,
    seeker: { id: member.id, name: 'Noor Hassan', headline: null },
    state: 'sent',
    resume: { filename: 'Noor', kind: 'pdf' },
  })
  expect(await listed(ken)).toEqual([])
  // The company knows who it is now, in its search too.
  const found = (await calls.get(`/seekers?recruiter_id=${mei.id}`)).body.data.items
  expect(found[0]).toMatchObject({ id: member.id, name: 'Noor Hassan' })

  // What the member deletes afterwards, the company has all the same.
  await member.delete(`/api/jobseeker/resumes/${resume}/delete`)
  const file = await calls.get(`/referrals/${sent.id}/resume?recruiter_id=${mei.id}`)
  expect(file.bytes.equals(bytes)).toBe(true)
  expect((await calls.get(`/referrals/${sent.id}/resume?recruiter_id=${ken.id}`)).status).toBe(404)
  // A company whose system reads the file alone had it, and the member went on reading that nobody had looked at it.
  expect(await own()).toMatchObject([{ state: 'viewed', viewed_at: expect.stringMatching(/Z$/) }])

  // Told once, however often the company looks.
  const opened = await calls.post(`/referrals/${sent.id}/open`, { recruiter_id: mei.id })
  expect(opened.body.data).toMatchObject({ state: 'viewed' })
  await api.deliverEvents()
  const notices = (await member.get('/api/jobseeker/notifications')).body.data.items
  expect(notices).toMatchObject([{ kind: 'referral_viewed', company_name: 'Harbour Foods' }])
  const setState = (state: string, who = mei) =>
    calls.post(`/referrals/${sent.id}/state`, { recruiter_id: who.id, state })
  expect((await setState('contacted')).body.data).toMatchObject({ state: 'contacted' })
  expect((await setState('closed', ken)).status).toBe(404)
  await setState('closed')
  expect(await setState('contacted')).toMatchObject({ status: 409, body: { code: 40021 } })
  expect(await own()).toMatchObject([{ state: 'closed' }])
})

test('a referral is used once, also when two companies are chosen at once', async () => {
  const answers = await Promise.all([refer(), refer({ company_id: 2 })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([...(await listed()), ...(await listed(ken))].filter(({ seeker }) => seeker.id === member.id)).toHaveLength(1)
})

test('repeated with its key it gives the first answer, after the resume is gone too', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await refer({}, key)
  await member.delete(`/api/jobseeker/resumes/${resume}/delete`)
  const again = await refer({}, key)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
})

test('the company’s system is told', async () => {
  const { id: organisation } = await api.db
    .insert(webhookEndpoints)
    .values({ url: 'https://hr.example.com/jobs', events: ['referral.sent'], sealedSecret: '' })
    .returning()
    .then(([row]) => row ?? { id: 0 })
  const { id } = (await refer()).body.data
  await api.deliverEvents()
  const rows = await api.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, organisation))
  expect(rows).toMatchObject([{ event: 'referral.sent', payload: { data: { referral_id: id } } }])
  await api.db.delete(webhookEndpoints)
})

test.each<[string, () => Promise<object>, number]>([
  ['a reward of another kind', async () => ({ grant_id: await addGrant(api, member.id, 'pin') }), 404],
  [
    'somebody else’s',
    async () => ({ grant_id: await addGrant(api, (await registerCompleteMember(api)).id, 'referral') }),
    404,
  ],
  [
    'one that is not distributed',
    async () => ({ grant_id: await addGrant(api, member.id, 'referral', { distributedAt: null }) }),
    409,
  ],
  ['no such company', async () => ({ company_id: 99_999 }), 404],
  [
    'a company that the member blocked',
    async () => {
      await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
      return {}
    },
    404,
  ],
  ['somebody else’s resume', async () => ({ resume_id: 99_999 }), 404],
  ['no resume at all', async () => ({ resume_id: undefined }), 422],
])('is refused with %s, and nothing is used', async (_, facts, status) => {
  expect((await refer(await facts())).status).toBe(status)
  expect(await own()).toEqual([])
  await member.delete('/api/data/companies/blacklist-companies/1/delete')
  expect((await refer({ company_id: 2 })).status).toBe(200)
})

// The list named companies of one country, and the company of another was taken all the same by whoever sent its id.
test('a company of another country is neither offered nor taken, wherever the page is opened', async () => {
  await api.db.update(companies).set({ country: 'jp' }).where(eq(companies.id, 2))
  const abroad = { 'country-id': '105' }
  const { items } = (await member.get('/api/rewards/referral-companies', abroad)).body.data
  expect(items.map(({ id }: { id: number }) => id)).toEqual([1])
  expect(await refer({ company_id: 2 }, abroad)).toMatchObject({ status: 404, body: { code: 40004 } })
  expect((await refer({}, abroad)).status).toBe(200)
  await api.db.update(companies).set({ country: 'sg' }).where(eq(companies.id, 2))
})

test('who was not checked, or reads nothing, is not offered', async () => {
  await api.db.update(companies).set({ isVerified: false }).where(eq(companies.id, 2))
  const offered = (await member.get('/api/rewards/referral-companies')).body.data
  expect(offered).toMatchObject({ total: 1, items: [{ id: 1 }] })
  expect((await refer({ company_id: 2 })).status).toBe(404)
  await api.db.update(companies).set({ isVerified: true }).where(eq(companies.id, 2))
  const { calls: others } = await organisationOf(api, [2])
  expect((await others.get(`/referrals?recruiter_id=${mei.id}`)).status).toBe(404)
})

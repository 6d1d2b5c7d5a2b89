import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ServedEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { applicationVideos } from '../applications/tables.ts'
import { addJobs, employerEnvironment, registerCompleteMember, startChatAs } from '../chats/chat-fixture.ts'
import { companyDocuments, companyPictures } from '../companies/tables.ts'
import { newFileKey } from '../platform/files/file-store.ts'
import { putBytes } from '../platform/files/put-bytes.ts'
import { rewardReferrals } from '../rewards/tables.ts'
import { addGrant } from '../testing/add-grant.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { addPerson, employerCalls, findPerson, organisationOf, type Person } from './employer-fixture.ts'

type Ids = Record<
  'job' | 'application' | 'seeker' | 'chat' | 'person' | 'interview' | 'offer' | 'picture' | 'document' | 'referral',
  number
>

const time = { local_time: '2027-01-04T09:00', time_zone: 'Asia/Singapore', duration_minutes: 30 }
const offerFacts = () => ({
  client_id: crypto.randomUUID(),
  title: 'Bookkeeper',
  pay: { min: 5000, currency: 'SGD', period: 'MONTH' },
  starts_on: '2027-02-01',
  expires_at: new Date(Date.now() + 24 * 3_600_000).toISOString(),
})
const interviewFacts = () => ({ client_id: crypto.randomUUID(), times: [time], format: 'phone' })
/** `isForAdmins`: other recruiters are told so before anything is looked for. */
type Call = { isForAdmins?: true; id?: keyof Ids; body?: (ids: Ids) => object; query?: () => Record<string, string> }

const named = () => ({ client_id: crypto.randomUUID() })

/** Every operation that names a recruiter, with what the other company has there, and a body that is right but for who asks. */
const matrix: Record<string, Call> = {
  'GET /api/recruiters/jobs': {},
  'PUT /api/recruiters/jobs/:id/mask-salary': { id: 'job', body: () => ({ is_masked: true }) },
  'GET /api/recruiters/jobs/:id/applications': { id: 'job' },
  'POST /api/recruiters/applications/:id/open': { id: 'application' },
  'GET /api/recruiters/applications/:id/resume': { id: 'application' },
  'GET /api/recruiters/applications/:id/video': { id: 'application' },
  'GET /api/recruiters/applications/:id/video-cover': { id: 'application' },
  'POST /api/recruiters/applications/:id/state': {
    id: 'application',
    body: () => ({ from: 'pending', state: 'interested' }),
  },
  'GET /api/recruiters/applications/:id/notes': { id: 'application' },
  'POST /api/recruiters/applications/:id/notes': { id: 'application', body: () => ({ text: 'Good', ...named() }) },
  'DELETE /api/recruiters/applications/:id/notes/:note_id': { id: 'application' },
  'PUT /api/recruiters/applications/:id/rating': { id: 'application', body: () => ({ rating: 5 }) },
  'GET /api/recruiters/referrals': {},
  'POST /api/recruiters/referrals/:id/open': { id: 'referral' },
  'GET /api/recruiters/referrals/:id/resume': { id: 'referral' },
  'POST /api/recruiters/referrals/:id/state': { id: 'referral', body: () => ({ state: 'contacted' }) },
  'GET /api/recruiters/seekers': {},
  'POST /api/recruiters/seekers/:id/open': { id: 'seeker' },
  'POST /api/recruiters/seekers/:id/interest': { id: 'seeker', body: ({ job }) => ({ job_id: job }) },
  'GET /api/recruiters/chats': {},
  'GET /api/recruiters/chats/:id': { id: 'chat' },
  'GET /api/recruiters/chats/:id/messages': { id: 'chat' },
  'POST /api/recruiters/chats/:id/messages': {
    id: 'chat',
    body: () => ({ client_id: crypto.randomUUID(), text: 'Hello' }),
  },
  'POST /api/recruiters/chats': {
    body: ({ seeker }) => ({ seeker_id: seeker, client_id: crypto.randomUUID(), text: 'Hello' }),
  },
  'PATCH /api/recruiters/chats/:id/messages/:message_id/recall': { id: 'chat' },
  'POST /api/recruiters/chats/:id/resumes/request': { id: 'chat', body: named },
  'GET /api/recruiters/chats/:id/resumes/:exchange_id/file': { id: 'chat' },
  'POST /api/recruiters/chats/:id/phone-numbers/request': { id: 'chat', body: named },
  'POST /api/recruiters/chats/:id/phone-numbers/:exchange_id/answer': { id: 'chat', body: () => ({ accept: true }) },
  'POST /api/recruiters/chats/:id/files': { id: 'chat', query: named },
  'GET /api/recruiters/chats/:id/files/:file_id': { id: 'chat' },
  'POST /api/recruiters/chats/:id/read': { id: 'chat', body: () => ({ message_id: 1 }) },
  'POST /api/recruiters/chats/:id/typing': { id: 'chat' },
  'POST /api/recruiters/presence': { body: () => ({ is_online: true }) },
  'POST /api/recruiters/interviews': { body: ({ chat }) => ({ chat_id: chat, ...interviewFacts() }) },
  'GET /api/recruiters/interviews': {},
  'GET /api/recruiters/interviews/:id': { id: 'interview' },
  'POST /api/recruiters/interviews/:id/accept': { id: 'interview', body: () => ({ time_id: 1 }) },
  'POST /api/recruiters/interviews/:id/propose': { id: 'interview', body: () => ({ times: [time] }) },
  'PUT /api/recruiters/interviews/:id': { id: 'interview', body: () => ({ format: 'phone' }) },
  'POST /api/recruiters/interviews/:id/cancel': { id: 'interview', body: () => ({ reason: 'ill' }) },
  'POST /api/recruiters/interviews/:id/attendance': { id: 'interview', body: () => ({ attended: false }) },
  'POST /api/recruiters/interviews/:id/result': { id: 'interview', body: () => ({ result: 'passed' }) },
  'POST /api/recruiters/offers/files': {},
  'POST /api/recruiters/offers': { body: ({ chat }) => ({ chat_id: chat, ...offerFacts() }) },
  'GET /api/recruiters/offers': {},
  'GET /api/recruiters/offers/:id': { id: 'offer' },
  'POST /api/recruiters/offers/:id/withdraw': { id: 'offer' },
  'GET /api/recruiters/company': {},
  'PUT /api/recruiters/company/update': { body: () => ({ overview: 'Makes lunch.' }) },
  'POST /api/recruiters/company/pictures': {},
  'PUT /api/recruiters/company/pictures/order': { body: ({ picture }) => ({ ids: [picture] }) },
  'DELETE /api/recruiters/company/pictures/:id/delete': { id: 'picture', isForAdmins: true },
  'POST /api/recruiters/company/logo': {},
  'POST /api/recruiters/company/documents': {},
  'GET /api/recruiters/company/documents': {},
  'DELETE /api/recruiters/company/documents/:id/delete': { id: 'document', isForAdmins: true },
  'GET /api/recruiters/team': {},
  'POST /api/recruiters/team/:id/verify': { id: 'person' },
  'PATCH /api/recruiters/team/:id/update': { id: 'person', body: () => ({ permissions: [] }) },
  'DELETE /api/recruiters/team/:id/delete': { id: 'person' },
  'POST /api/recruiters/team/:id/transfer': { id: 'person' },
  'PUT /api/recruiters/team/auto-reply': { body: () => ({ text: 'Hello' }) },
  'PUT /api/recruiters/team/email': { body: () => ({ email: null }) },
}

const nameOf = ({ method, path }: ServedEndpoint) => `${method} ${path}`
const names = (schema: unknown): string[] =>
  Object.keys((schema as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {})
const isInBody = ({ body }: ServedEndpoint) => names(body).includes('recruiter_id')
const namesRecruiter = (operation: ServedEndpoint) =>
  isInBody(operation) || names(operation.query).includes('recruiter_id')

let api: TestApp
let ids: Ids
let mei: Person
let admin: Person
let others: Person[]

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  mei = await findPerson(api, 1, 'Mei')
  admin = await addPerson(api, 1, { role: 'admin' })
  others = [await findPerson(api, 2, 'Ken'), await addPerson(api, 2, { role: 'admin' })]
  const seeker = await registerCompleteMember(api)
  const applied = (await seeker.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data
  const [fileKey, coverKey] = [newFileKey(), newFileKey()]
  for (const key of [fileKey, coverKey]) await putBytes(api.app, key, new Uint8Array(8))
  const video = { fileKey, coverKey, size: 8, durationMs: 1000, width: 64, height: 64 }
  await api.app.connection.db.insert(applicationVideos).values({ applicationId: applied.id, ...video })
  const chat = (await startChatAs(seeker, 1)).body.data
  const begin = async (path: string, facts: object) =>
    Number((await employerCalls(api).post(path, { recruiter_id: mei.id, chat_id: chat.id, ...facts })).body.data.id)
  const interview = await begin('/interviews', interviewFacts())
  const offer = await begin('/offers', offerFacts())
  const [picture] = await api.db
    .insert(companyPictures)
    .values({ companyId: 1, position: 1, url: '/drawn.svg', width: 8, height: 8 })
    .returning({ id: companyPictures.id })
  const [document] = await api.db
    .insert(companyDocuments)
    .values({ companyId: 1, name: 'register.pdf', kind: 'pdf', size: 8, fileKey: newFileKey() })
    .returning({ id: companyDocuments.id })
  const [referral] = await api.db
    .insert(rewardReferrals)
    .values({
      grantId: await addGrant(api, seeker.id, 'referral'),
      userId: seeker.id,
      companyId: 1,
      filename: 'Life.pdf',
      kind: 'pdf',
      size: 8,
      fileKey: newFileKey(),
    })
    .returning({ id: rewardReferrals.id })
  const files = { picture: picture?.id ?? 0, document: document?.id ?? 0 }
  ids = {
    ...files,
    job: 1,
    application: applied.id,
    seeker: seeker.id,
    chat: chat.id,
    person: mei.id,
    interview,
    offer,
    referral: referral?.id ?? 0,
  }
}, 120_000)
afterAll(() => api.close())

const operations = () =>
  api.app.operations.filter((operation) => operation.access === 'employer' && namesRecruiter(operation))
const send = (operation: ServedEndpoint, { id: recruiterId }: Person, calls = employerCalls(api)) => {
  const { id, body, query } = matrix[nameOf(operation)] ?? {}
  const path = operation.path
    .replace('/api/recruiters', '')
    .replace(':id', String(id && ids[id]))
    // Of a chat that is not theirs, whatever it has.
    .replace(/:(?:message|exchange|file|note)_id/, '1')
  const method = operation.method.toLowerCase() as Exclude<keyof typeof calls, 'upload'>
  if (!isInBody(operation))
    return calls[method](`${path}?${new URLSearchParams({ recruiter_id: String(recruiterId), ...query?.() })}`)
  return calls[method](path, { recruiter_id: recruiterId, ...body?.(ids) })
}

test('every operation that names a recruiter is here', () => {
  expect(operations().map(nameOf).toSorted()).toEqual(Object.keys(matrix).toSorted())
})

test('the recruiter whom the application names is given its video', async () => {
  for (const file of ['video', 'video-cover'])
    expect(
      (await employerCalls(api).get(`/applications/${ids.application}/${file}?recruiter_id=${mei.id}`)).status,
    ).toBe(200)
})

test('an organisation that names another company’s recruiter is answered that there is none', async () => {
  const { calls } = await organisationOf(api, [2])
  for (const operation of operations()) {
    for (const person of [mei, admin]) {
      const { status, body } = await send(operation, person, calls)
      expect(`${nameOf(operation)} ${status} ${body.code}`).toBe(`${nameOf(operation)} 404 40004`)
    }
  }
})

test('a recruiter of another company, and its admin, find nothing of this one by its ids', async () => {
  // Members are not a company's: who may be found is found by all.
  const own = operations().filter((operation) => {
    const { id } = matrix[nameOf(operation)] ?? {}
    return id !== undefined && id !== 'seeker'
  })
  expect(own.length).toBeGreaterThan(10)
  for (const operation of own) {
    for (const person of matrix[nameOf(operation)]?.isForAdmins ? others.slice(1) : others) {
      const { status, body } = await send(operation, person)
      expect(`${nameOf(operation)} ${status} ${body.code}`).toBe(`${nameOf(operation)} 404 40004`)
    }
  }
})

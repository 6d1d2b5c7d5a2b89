import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { candidateNoteLength, maxCandidateNotes } from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import { addJobs, employerEnvironment, registerCompleteMember } from '../../chats/chat-fixture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPerson, employerCalls, findPerson, type Person } from '../employer-fixture.ts'
import { candidateNotes } from '../tables.ts'

let api: TestApp
let mei: Person
let admin: Person
let seeker: Awaited<ReturnType<typeof registerCompleteMember>>
let path: string

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  mei = await findPerson(api, 1, 'Mei')
  admin = await addPerson(api, 1, { name: 'Ada', role: 'admin' })
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  seeker = await registerCompleteMember(api)
  const { id } = (await seeker.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data
  path = `/applications/${id}`
})

const write = (text: string, { id }: Person = mei, clientId: string = crypto.randomUUID()) =>
  employerCalls(api).post(`${path}/notes`, { recruiter_id: id, client_id: clientId, text })
const rate = (rating: number | null, { id }: Person = mei) =>
  employerCalls(api).put(`${path}/rating`, { recruiter_id: id, rating })
const notes = async ({ id }: Person = mei) =>
  (await employerCalls(api).get(`${path}/notes?recruiter_id=${id}`)).body.data

test('recruiters of a company note about an application what the others of them read', async () => {
  const clientId = crypto.randomUUID()
  await Promise.all([write('Knows our books', mei, clientId), write('Knows our books', mei, clientId)])
  await write('Call back', admin)
  expect(await notes(admin)).toMatchObject({
    items: [
      { recruiter: { name: 'Mei' }, text: 'Knows our books', is_own: false },
      { recruiter: { name: 'Ada' }, text: 'Call back', is_own: true },
    ],
  })
  for (const text of [' \u200b', 'a'.repeat(candidateNoteLength + 1)]) expect((await write(text)).status).toBe(422)
})

test('an application has no more than its notes can be read', async () => {
  const applicationId = Number(path.split('/').at(-1))
  const notes = Array.from({ length: maxCandidateNotes }, () => ({
    applicationId,
    recruiterId: mei.id,
    clientId: crypto.randomUUID(),
    text: 'Once more',
  }))
  await api.db.insert(candidateNotes).values(notes.slice(1))
  const clientId = crypto.randomUUID()
  const last = () => write('The last', mei, clientId)
  // A call that was tried again, because its answer was lost, was told that there were too many.
  expect([(await last()).status, (await last()).status]).toEqual([200, 200])
  const refused = await write('And again')
  expect([refused.status, refused.body.errors.text]).toEqual([422, ['too_many_notes']])
})

test('each deletes their own alone', async () => {
  const { items } = (await write('Knows our books')).body.data
  const remove = ({ id }: Person) => employerCalls(api).delete(`${path}/notes/${items[0].id}?recruiter_id=${id}`)
  expect((await remove(admin)).body.code).toBe(40004)
  expect((await remove(mei)).body.data.items).toEqual([])
})

test('each rates from 1 to 5, once, and takes it back', async () => {
  await rate(2)
  await rate(4)
  await rate(5, admin)
  expect((await notes()).ratings).toMatchObject([
    { recruiter: { name: 'Ada' }, rating: 5, is_own: false },
    { recruiter: { name: 'Mei' }, rating: 4, is_own: true },
  ])
  // The list told nothing of it: whoever had rated forty applicants opened each again.
  const best = await employerCalls(api).get(`/jobs/1/applications?recruiter_id=${mei.id}&sort=rating`)
  expect(best.body.data.items.map(({ rating }: { rating: number | null }) => rating).slice(0, 2)).toEqual([4.5, null])
  expect((await rate(null)).body.data.ratings).toHaveLength(1)
  for (const rating of [0, 6, 4.5]) expect((await rate(rating)).status).toBe(422)
})

test('of an application that was withdrawn nothing is there', async () => {
  await write('Knows our books')
  await seeker.patch('/api/job/jobs/applied-jobs/1/withdraw')
  expect((await write('Again')).body.code).toBe(40004)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { uploadVideoCover, uploadVideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { purgeDueAccounts } from '../../account/data/purge-due-accounts.ts'
import { lockApplication } from '../../applications/application-events.ts'
import { addJobs, employerEnvironment, registerCompleteMember } from '../../chats/chat-fixture.ts'
import { identityVerifications } from '../../identity/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { upsertJobs } from '../../jobs/upsert-jobs.ts'
import { users } from '../../members/tables.ts'
import { experienceBody } from '../../testing/profile-bodies.ts'
import { jobRecord } from '../../testing/records.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { videoFile } from '../../testing/video-file.ts'
import {
  addPerson,
  type EmployerCalls,
  employerCalls,
  findPerson,
  notificationsOf,
  organisationOf,
  type Person,
} from '../employer-fixture.ts'

type Member = Awaited<ReturnType<typeof registerCompleteMember>>

let api: TestApp
let calls: EmployerCalls
let mei: Person
let ken: Person
let ben: Person
let admin: Person
let member: Member
let application: number

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  calls = employerCalls(api)
  mei = await findPerson(api, 1, 'Mei')
  ken = await findPerson(api, 2, 'Ken')
  ben = await addPerson(api, 1, { name: 'Ben' })
  admin = await addPerson(api, 1, { name: 'Ada', role: 'admin' })
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api)
  application = await apply(1)
})

const apply = async (jobId: number, facts: object = {}, who = member): Promise<number> =>
  (await who.post(`/api/data/jobs/${jobId}/applications`, { source: 'job_search', first_message: 'Hello', ...facts }))
    .body.data.id
const open_ = (id = application, who = mei) => calls.post(`/applications/${id}/open`, { recruiter_id: who.id })
const decide = (from: string, state: string, facts: object = {}, id = application) =>
  calls.post(`/applications/${id}/state`, { recruiter_id: mei.id, from, state, ...facts })
const listed = async (query = '', jobId = 1) =>
  (await calls.get(`/jobs/${jobId}/applications?recruiter_id=${mei.id}&size=60${query}`)).body.data
const idsIn = async (query = '') => (await listed(query)).items.map(({ id }: { id: number }) => id)
const withdraw = (jobId = 1) => member.patch(`/api/job/jobs/applied-jobs/${jobId}/withdraw`)

describe('jobs', () => {
  const jobsOf = async (who: Person, query = '') =>
    (await calls.get(`/jobs?recruiter_id=${who.id}${query}`)).body.data?.items as {
      id: number
      is_own: boolean
      counts: Record<string, number>
    }[]
  const ids = (items: { id: number }[]) => items.map(({ id }) => id)

  test('are those whose posting names the recruiter, open ones first, with counts of every state', async () => {
    await open_()
    const items = await jobsOf(mei)
    expect(ids(items).slice(0, 2).toSorted()).toEqual([1, 2])
    expect(ids(items)).toEqual(expect.arrayContaining([4]))
    expect(ids(items)).not.toContain(5)
    const counts = items.find(({ id }) => id === 1)?.counts
    expect(counts).toMatchObject({ viewed: expect.any(Number), completed: 0 })
    const before = counts?.withdrawn ?? 0
    await withdraw()
    expect((await jobsOf(mei)).find(({ id }) => id === 1)?.counts.withdrawn).toBe(before + 1)
    expect(ids(await jobsOf(ken))).toEqual([7])
  })

  test('a closed one stays as long as it has applications', async () => {
    await upsertJobs(api.db, [jobRecord({ identifier: 'ends' })])
    const [{ id } = { id: 0 }] = await api.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.identifier, 'ends'))
    await apply(id)
    await upsertJobs(api.db, [jobRecord({ identifier: 'ends', status: 'closed' })])
    expect(ids(await jobsOf(mei))).toContain(id)
    expect(ids(await jobsOf(mei))).not.toContain(3)
    await withdraw(id)
    expect(ids(await jobsOf(mei))).not.toContain(id)
  })

  test('of the whole company are for its admins and coordinators alone', async () => {
    const all = await jobsOf(admin, '&scope=company')
    expect(ids(all)).toEqual(expect.arrayContaining([1, 2, 4, 5]))
    expect(all.every(({ is_own }) => !is_own)).toBe(true)
    expect(ids(all)).not.toContain(7)
    const refused = await calls.get(`/jobs?recruiter_id=${mei.id}&scope=company`)
    expect(refused).toMatchObject({ status: 403, body: { code: 40005 } })
  })
})

describe('the list', () => {
  test('has the newest first, without withdrawn ones, by state', async () => {
    const second = await registerCompleteMember(api)
    const newer = await apply(1, {}, second)
    expect((await idsIn()).slice(0, 2)).toEqual([newer, application])
    await open_()
    expect(await idsIn('&state=viewed')).toContain(application)
    expect(await idsIn('&state=viewed')).not.toContain(newer)
    expect(await idsIn('&state=pending')).toContain(newer)
    await withdraw()
    expect(await idsIn()).not.toContain(application)
    expect(await idsIn('&state=withdrawn')).toEqual([])
  })

  test('finds names, first messages and job titles as they were sent, in any spelling', async () => {
    const noor = await registerCompleteMember(api, { first_name: 'Noémie', last_name: 'İnan' })
    await noor.post('/api/jobseeker/work-experiences/create', experienceBody({ job_title: 'Beekeeper' }))
    const id = await apply(1, { first_message: 'I know saffron' }, noor)
    await noor.post('/api/jobseeker/work-experiences/create', experienceBody({ job_title: 'Glassblower' }))
    for (const query of ['noemie', 'INAN noé', 'saffron', 'beekeeper', ' Noémie  beekeeper ']) {
      expect([query, await idsIn(`&query=${encodeURIComponent(query)}`)]).toEqual([query, [id]])
    }
    for (const query of ['glassblower', 'saffron hunter']) expect(await idsIn(`&query=${query}`)).toEqual([])
  })

  // Of those whom nobody had rated, or all alike, verified identities came first, and nothing said so.
  test('by rating has the newest of those rated alike first, verified or not', async () => {
    await api.db.insert(identityVerifications).values({
      userId: member.id,
      issuer: 'https://id.example',
      subjectHash: 'a',
      userIdentityId: 1,
      verifyRole: 'citizen',
      checked: ['name'],
    })
    const newer = await apply(1, {}, await registerCompleteMember(api))
    expect((await idsIn()).slice(0, 2)).toEqual([application, newer])
    for (const query of ['', '&query=aiko'])
      expect((await idsIn(`&sort=rating${query}`)).slice(0, 2)).toEqual([newer, application])
    await api.db.delete(identityVerifications)
  })

  test('comes in pages', async () => {
    await apply(1, {}, await registerCompleteMember(api))
    const { total } = await listed()
    const second = (await calls.get(`/jobs/1/applications?recruiter_id=${mei.id}&size=1&page=2`)).body.data
    expect(second).toMatchObject({ total, page: 2, size: 1, items: [{ id: application }] })
    const found = (await calls.get(`/jobs/1/applications?recruiter_id=${mei.id}&size=1&page=2&query=aiko`)).body.data
    expect(found.items).toHaveLength(1)
    expect(found.items[0].id).toBe(application)
  })
})

test('to open an application is to see all that was sent, and marks it viewed once for each recruiter', async () => {
  const { data } = (await open_()).body
  expect(data).toMatchObject({
    id: application,
    state: 'viewed',
    seeker: { id: member.id, name: 'Aiko Tan' },
    first_message: 'Hello',
    job: { id: 1, title: 'Accountant', status: 'open' },
    profile: { first_name: 'Aiko', last_name: 'Tan' },
    has_resume: false,
    resume: null,
    chat_id: null,
    events: [
      { kind: 'sent', recruiter: null },
      { kind: 'viewed', recruiter: { id: mei.id, name: 'Mei' }, reason: null },
    ],
  })
  await open_()
  expect((await open_(application, admin)).body.data.events).toHaveLength(3)
  const notified = (await notificationsOf(api, member.id)).filter(({ kind }) => kind === 'application_viewed')
  expect(notified).toEqual([
    {
      kind: 'application_viewed',
      subject: { application_id: application, job_id: 1, company_id: 1, recruiter_id: mei.id },
    },
  ])
  const seen = (await member.get('/api/job/jobs/applied-jobs/1')).body.data
  expect(seen.status).toBe('viewed')
})

test('the resume is the file that was sent, also when the member deletes theirs', async () => {
  const bytes = pdfFile('A life')
  const [attached] = (await member.upload(uploadResume.path, { name: 'Leben.pdf', bytes })).body.data.items
  const id = await apply(2, { resume_id: attached.id })
  await member.delete(`/api/jobseeker/resumes/${attached.id}/delete`)
  const url = `/applications/${id}/resume?recruiter_id=`
  const file = await calls.get(`${url}${mei.id}`)
  // A system that reads the file alone had it, and the seeker went on reading that nobody had looked.
  expect((await member.get('/api/job/jobs/applied-jobs/2')).body.data.status).toBe('viewed')
  expect((await open_(id)).body.data.resume).toEqual({ filename: 'Leben', kind: 'pdf', size: bytes.length })
  expect(file.status).toBe(200)
  expect(file.bytes.equals(bytes)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringContaining('Leben.pdf'),
  })
  expect((await calls.get(`${url}${ken.id}`)).body.code).toBe(40004)
  expect((await calls.get(`/applications/${application}/resume?recruiter_id=${mei.id}`)).body.code).toBe(40004)
  expect((await calls.get(`/applications/${id}/resume`)).body.code).toBe(40001)
  await withdraw(2)
  expect((await calls.get(`${url}${mei.id}`)).body.code).toBe(40004)
})

test('the video and its cover are the files that were sent, in the part that a player asks for', async () => {
  const film = await videoFile()
  const [video] = (await member.upload(uploadVideoResume.path, { name: 'me.mp4', bytes: film })).body.data.items
  const cover = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#0e6b51' } })
    .png()
    .toBuffer()
  const to = `${uploadVideoCover.path}?id=${video.id}`
  await member.upload(to, { name: 'cover.png', bytes: cover, part: 'cover' })
  const id = await apply(2, { video_resume_id: video.id })
  await member.delete(`/api/jobseeker/video-resume/${video.id}/delete`)
  const { data } = (await open_(id)).body
  expect(data).toMatchObject({
    has_video: true,
    video: { duration: 2, size: video.size, width: 640, height: 360, has_cover: true },
  })
  const url = `/applications/${id}/video`
  const file = await calls.get(`${url}?recruiter_id=${mei.id}`)
  expect(file).toMatchObject({
    status: 200,
    headers: { 'content-type': 'video/mp4', 'cache-control': 'private, no-cache' },
  })
  const readPart = () => calls.get(`${url}?recruiter_id=${mei.id}`, undefined, { range: 'bytes=4-7' })
  // Each part waited for whoever changed the application, and noted anew that it was viewed.
  const part = await api.db.transaction(async (transaction) => {
    await lockApplication(transaction, id)
    return readPart()
  })
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': `bytes 4-7/${video.size}` } })
  expect(part.bytes.toString()).toBe('ftyp')
  expect((await calls.get(`${url}-cover?recruiter_id=${mei.id}`)).headers['content-type']).toBe('image/webp')
  for (const path of [url, `${url}-cover`]) {
    expect((await calls.get(`${path}?recruiter_id=${ken.id}`)).body.code).toBe(40004)
    expect((await calls.get(path)).body.code).toBe(40001)
  }
  expect((await calls.get(`/applications/${application}/video?recruiter_id=${mei.id}`)).body.code).toBe(40004)
  await withdraw(2)
  expect((await calls.get(`${url}?recruiter_id=${mei.id}`)).body.code).toBe(40004)
})

describe('a decision', () => {
  test('follows its rules to the end, and the seeker is notified of each', async () => {
    await open_()
    await decide('viewed', 'interested')
    await decide('interested', 'interview')
    await decide('interview', 'not_accepted', { reason: '  We filled the position.  ' })
    await decide('not_accepted', 'interview')
    await decide('interview', 'accepted')
    const { body } = await decide('accepted', 'completed')
    expect(body.data.state).toBe('completed')
    expect(body.data.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sent',
      'viewed',
      'interested',
      'interview',
      'not_accepted',
      'interview',
      'accepted',
      'completed',
    ])
    expect(body.data.events[4]).toMatchObject({ reason: 'We filled the position.', recruiter: { name: 'Mei' } })
    const states = (await notificationsOf(api, member.id)).flatMap(({ subject }) => subject.state ?? [])
    expect(states).toEqual(['interested', 'interview', 'not_accepted', 'interview', 'accepted', 'completed'])
    expect((await withdraw()).body.code).toBe(40020)
  })

  test.each([
    ['pending', 'completed'],
    ['viewed', 'completed'],
    ['interested', 'interested'],
    ['interview', 'interested'],
    ['accepted', 'interview'],
    ['completed', 'not_accepted'],
    ['not_accepted', 'accepted'],
  ])('does not go from %s to %s', async (from, state) => {
    const path: Record<string, string[]> = {
      pending: [],
      viewed: [],
      interested: ['interested'],
      interview: ['interview'],
      accepted: ['accepted'],
      completed: ['accepted', 'completed'],
      not_accepted: ['not_accepted'],
    }
    if (from === 'viewed') await open_()
    let at = from === 'viewed' ? 'viewed' : 'pending'
    for (const step of path[from] ?? []) {
      expect((await decide(at, step)).status).toBe(200)
      at = step
    }
    expect(await decide(from, state)).toMatchObject({ status: 409, body: { code: 40020 } })
  })

  test('of two at once, one is taken', async () => {
    const answers = await Promise.all(
      ['interested', 'not_accepted', 'interview'].map((state) => decide('pending', state)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const { body } of answers) if (body.code !== 0) expect(body.code).toBe(40021)
    expect((await open_()).body.data.events).toHaveLength(3)
  })

  test('by what was there before is refused', async () => {
    await open_()
    expect(await decide('pending', 'interested')).toMatchObject({ status: 409, body: { code: 40021 } })
    expect((await decide('viewed', 'interested', { reason: 'Nice' })).body.errors).toMatchObject({
      reason: ['only_with_not_accepted'],
    })
    expect((await decide('viewed', 'withdrawn')).status).toBe(422)
    expect((await decide('viewed', 'viewed')).status).toBe(422)
    expect((await open_()).body.data.state).toBe('viewed')
  })
})

describe('does not exist', () => {
  const codesFor = async (who: Person, server = calls) => {
    const answers = [
      await server.get(`/jobs/1/applications?recruiter_id=${who.id}`),
      await server.post(`/applications/${application}/open`, { recruiter_id: who.id }),
      await server.get(`/applications/${application}/resume?recruiter_id=${who.id}`),
      await server.post(`/applications/${application}/state`, {
        recruiter_id: who.id,
        from: 'pending',
        state: 'interested',
      }),
    ]
    return answers.map(({ body }) => body.code)
  }
  const none = [40004, 40004, 40004, 40004]

  test('for a recruiter of another company, nor for a colleague whom the posting does not name', async () => {
    expect(await codesFor(ken)).toEqual(none)
    expect(await codesFor(ben)).toEqual(none)
    expect(await codesFor({ id: 99_999, companyId: 1 })).toEqual(none)
    expect((await open_()).body.data.events).toHaveLength(2)
  })

  test('for another company’s organisation, whatever recruiter it names', async () => {
    const { calls: others } = await organisationOf(api, [2])
    expect(await codesFor(mei, others)).toEqual(none)
    expect(await codesFor(ken, others)).toEqual(none)
    expect((await others.get(`/jobs?recruiter_id=${mei.id}`)).body.code).toBe(40004)
  })

  test('for who is not in the company (yet, any more): 40005', async () => {
    const refused = [40005, 40005, 40005, 40005]
    expect(await codesFor(await addPerson(api, 1, { role: 'admin', leftAt: new Date() }))).toEqual(refused)
    expect(await codesFor(await addPerson(api, 1, { verifiedAt: null }))).toEqual(refused)
  })

  test('once it is withdrawn; the one that is sent after it does, as another', async () => {
    await open_()
    await withdraw()
    expect((await codesFor(mei)).slice(1)).toEqual([40004, 40004, 40004])
    const second = await apply(1, { first_message: 'Once more' })
    const { data } = (await open_(second)).body
    expect(data).toMatchObject({ first_message: 'Once more', state: 'viewed' })
    expect(data.events).toHaveLength(2)
  })

  test('once the account is deleted, though the employer reads and decides at that moment', async () => {
    await api.db.update(users).set({ deleteAfter: sql`now() - interval '1 second'` }).where(eq(users.id, member.id))
    const [, ...answers] = await Promise.all([
      purgeDueAccounts(api.db, api.app.sealKey),
      ...Array.from({ length: 5 }, () => open_()),
      ...Array.from({ length: 5 }, () => decide('pending', 'interested')),
    ])
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    // An account that somebody is at is passed by, and deleted the next time.
    await purgeDueAccounts(api.db, api.app.sealKey)
    expect((await codesFor(mei)).slice(1)).toEqual([40004, 40004, 40004])
  })
})

test('whoever blocks the company after they applied stays an applicant', async () => {
  await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  expect((await open_()).body.data.seeker.name).toBe('Aiko Tan')
})

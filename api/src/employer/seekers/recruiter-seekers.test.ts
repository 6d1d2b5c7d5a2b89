import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import {
  addJobs,
  employerEnvironment,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from '../../chats/chat-fixture.ts'
import { users } from '../../members/tables.ts'
import { profileFacts } from '../../profile/tables/records.ts'
import { profileViews, recruiterInterests } from '../../profile/tables/visibility.ts'
import { deleteOldProfileViews } from '../../profile/visibility/profile-views.ts'
import { rewardGrants } from '../../rewards/tables.ts'
import { addGrant } from '../../testing/add-grant.ts'
import {
  educationBody,
  experienceBody,
  placeId,
  preferenceBody,
  remotePreferenceBody,
} from '../../testing/profile-bodies.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
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
let member: Member

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
})

const found = async (query = '', who = mei) =>
  (await calls.get(`/seekers?recruiter_id=${who.id}&size=60${query}`)).body.data
const idsIn = async (query = '', who = mei): Promise<number[]> =>
  (await found(query, who)).items.map(({ id }: { id: number }) => id)
const openProfile = (who = mei, id = member.id, server = calls) =>
  server.post(`/seekers/${id}/open`, { recruiter_id: who.id })
const interest = (jobId: number | null = null, who = mei, server = calls) =>
  server.post(`/seekers/${member.id}/interest`, { recruiter_id: who.id, job_id: jobId })
const prefer = (facts = {}, who = member) => who.post('/api/jobseeker/job-preferences/create', preferenceBody(facts))
const setFacts = (facts: Partial<typeof profileFacts.$inferInsert>, who = member) =>
  api.db
    .insert(profileFacts)
    .values({ userId: who.id, ...facts })
    .onConflictDoUpdate({ target: profileFacts.userId, set: facts })
const block = () => member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })

test('members are found by wanted and former titles, whatever the spelling', async () => {
  await prefer({ job_title: 'Ingeniero de Túneles' })
  await member.post('/api/jobseeker/work-experiences/create', experienceBody({ job_title: 'İSTİF operatörü' }))
  for (const query of ['tuneles', 'túneles ingeniero', 'istif', 'ISTIF operator']) {
    expect([query, await idsIn(`&query=${encodeURIComponent(query)}`)]).toEqual([query, [member.id]])
  }
  expect(await idsIn('&query=tuneles%20chef')).toEqual([])
})

test('by where they live or want to work, and by experience', async () => {
  await prefer({ country: 'jp', location_id: placeId('tokyo') })
  await setFacts({ xpLvlId: 3, locationId: placeId('osaka') })
  for (const query of [
    `location_id=${placeId('tokyo')}`,
    `location_id=${placeId('osaka')}`,
    'country=jp',
    'xp_lvl_id=3',
  ]) {
    expect([query, await idsIn(`&${query}`)]).toEqual([query, expect.arrayContaining([member.id])])
  }
  for (const query of ['country=br', 'xp_lvl_id=4', `location_id=${placeId('kyoto')}`]) {
    expect([query, await idsIn(`&${query}`)]).toEqual([query, expect.not.arrayContaining([member.id])])
  }
})

test('the latest changed comes first, and a list comes in pages', async () => {
  const other = await registerCompleteMember(api)
  expect((await idsIn()).slice(0, 2)).toEqual([other.id, member.id])
  await prefer()
  expect((await idsIn()).slice(0, 2)).toEqual([member.id, other.id])
  const { total } = await found()
  const second = (await calls.get(`/seekers?recruiter_id=${mei.id}&size=1&page=2`)).body.data
  expect(second).toMatchObject({ total, page: 2, size: 1, items: [{ id: other.id }] })
})

test('a pinned resume comes first and says so, for seven days from when its member uses the reward', async () => {
  const grant = await addGrant(api, member.id, 'pin')
  const later = await registerCompleteMember(api)
  const reasons = async () => (await found()).items.map(({ order_reasons: each }: { order_reasons: string[] }) => each)
  expect((await idsIn()).slice(0, 2)).toEqual([later.id, member.id])
  const used = (await member.post(`/api/rewards/grants/${grant}/use`)).body.data
  expect(Date.parse(used.valid_until) - Date.parse(used.used_at)).toBe(7 * 86_400_000)
  expect((await idsIn()).slice(0, 2)).toEqual([member.id, later.id])
  expect((await reasons()).slice(0, 2)).toEqual([['pinned'], []])
  expect((await openProfile()).body.data.order_reasons).toEqual(['pinned'])
  const all = await idsIn()
  const pages = [1, 2, 3].map(
    async (page) => (await calls.get(`/seekers?recruiter_id=${mei.id}&size=1&page=${page}`)).body.data.items[0].id,
  )
  expect(await Promise.all(pages)).toEqual(all.slice(0, 3))
  // Nobody is shown who is not to be found.
  await block()
  expect(await idsIn()).not.toContain(member.id)
  await api.db
    .update(rewardGrants)
    .set({ validUntil: sql`now() - interval '1 second'` })
    .where(eq(rewardGrants.id, grant))
  expect((await idsIn('', ken)).slice(0, 2)).toEqual([later.id, member.id])
})

test('a list tells what somebody wants, and not who they are', async () => {
  await prefer({ job_title: 'Baker' })
  await member.post('/api/jobseeker/job-preferences/create', remotePreferenceBody({ job_title: 'Editor' }))
  await member.post('/api/jobseeker/work-experiences/create', experienceBody({ job_title: 'Miller' }))
  await member.post(
    '/api/jobseeker/work-experiences/create',
    experienceBody({ job_title: 'Pastry cook', start: '2023-01', end: null }),
  )
  await setFacts({ jobSeekingStatus: 'active', locationId: placeId('osaka') })
  const [seeker] = (await found()).items
  expect(seeker).toEqual({
    id: member.id,
    name: 'N. H.',
    headline: 'Pastry cook',
    location_id: placeId('osaka'),
    xp_lvl_id: null,
    job_seeking_status: 'active',
    wanted: [
      { job_title: 'Baker', work_arrangement: 'on_site', country: 'sg' },
      { job_title: 'Editor', work_arrangement: 'remote', country: null },
    ],
    is_interested: false,
    is_open_to_work: false,
    identity: null,
    order_reasons: [],
  })
  await member.post('/api/jobseeker/educations/create', educationBody())
  const { data } = (await openProfile()).body
  expect(data).toMatchObject({
    ...seeker,
    work_experiences: [{ job_title: 'Pastry cook' }, { job_title: 'Miller' }],
    educations: [{ school_name: 'Harbour College' }],
  })
  const answered = JSON.stringify(data)
  for (const secret of ['Noor', 'Hassan', '@example.com']) expect(answered).not.toContain(secret)
})

test.each<[string, () => Promise<unknown>]>([
  ['whose profile is not complete', () => setUser({ isProfileCompleted: false })],
  ['who is closed to offers', () => setFacts({ jobSeekingStatus: 'closed' })],
  ['who is suspended', () => setUser({ isSuspended: true })],
  ['whose account is being deleted', () => setUser({ deleteAfter: new Date(Date.now() + 86_400_000) })],
  ['who blocked the company', () => block()],
])('nobody finds a member %s', async (_, change) => {
  expect(await idsIn()).toContain(member.id)
  await change()
  expect(await idsIn()).not.toContain(member.id)
  expect(await openProfile()).toMatchObject({ status: 404, body: { code: 40004 } })
  expect(await interest()).toMatchObject({ status: 404, body: { code: 40004 } })
  expect(await api.db.select().from(profileViews).where(eq(profileViews.userId, member.id))).toEqual([])
  expect(await api.db.select().from(recruiterInterests).where(eq(recruiterInterests.userId, member.id))).toEqual([])
})
const setUser = (facts: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(facts).where(eq(users.id, member.id))

test('whoever blocked one company is found by others', async () => {
  await block()
  expect(await idsIn('', ken)).toContain(member.id)
  expect((await openProfile(ken)).status).toBe(200)
})

test('an opened profile counts once a day for each recruiter, and the member is notified', async () => {
  await Promise.all([openProfile(), openProfile(), openProfile()])
  await openProfile(ken)
  const views = () => api.db.select().from(profileViews).where(eq(profileViews.userId, member.id))
  expect(await views()).toHaveLength(2)
  await api.db.update(profileViews).set({ day: sql`current_date - 1` }).where(eq(profileViews.recruiterId, mei.id))
  await openProfile()
  expect(await views()).toHaveLength(3)
  const notified = (await notificationsOf(api, member.id)).filter(({ kind }) => kind === 'profile_viewed')
  expect(notified.map(({ subject }) => subject.recruiter_id).toSorted()).toEqual([mei.id, ken.id].toSorted())
})

test('views are kept for 90 days', async () => {
  await openProfile()
  const day = (age: number) =>
    api.db
      .update(profileViews)
      .set({ day: sql`current_date - ${age}::int` })
      .where(eq(profileViews.userId, member.id))
  const count = async () => {
    await deleteOldProfileViews(api.db)
    return (await api.db.select().from(profileViews).where(eq(profileViews.userId, member.id))).length
  }
  await day(90)
  expect(await count()).toBe(1)
  await day(91)
  expect(await count()).toBe(0)
})

describe('interest', () => {
  test('is told once, shows the name to the company, and may change its job', async () => {
    const first = await interest(1)
    expect(first.body.data).toMatchObject({ name: 'Noor Hassan', is_interested: true })
    await Promise.all([interest(2), interest(2)])
    const rows = await api.db.select().from(recruiterInterests).where(eq(recruiterInterests.userId, member.id))
    expect(rows).toMatchObject([{ recruiterId: mei.id, jobId: 2 }])
    expect(await notificationsOf(api, member.id)).toEqual([
      { kind: 'recruiter_interested', subject: { recruiter_id: mei.id, company_id: 1, job_id: 1 } },
    ])
    const colleague = await addPerson(api, 1)
    const seen = (await openProfile(colleague)).body.data
    expect(seen).toMatchObject({ name: 'Noor Hassan', is_interested: false })
    expect((await openProfile(ken)).body.data.name).toBe('N. H.')
    await interest(null, colleague)
    const notified = (await notificationsOf(api, member.id)).filter(({ kind }) => kind === 'recruiter_interested')
    expect(notified.map(({ subject }) => subject.recruiter_id)).toEqual([mei.id, colleague.id])
  })

  test('is for an open job of the company', async () => {
    expect((await interest(7)).body.code).toBe(40004)
    expect((await interest(3)).body.code).toBe(40017)
    expect((await interest(99_999)).body.code).toBe(40004)
    expect((await openProfile()).body.data.is_interested).toBe(false)
  })
})

test('an invitation shows the name in chats too, and a withdrawn application hides it again', async () => {
  const chat = (await startChatAs(member, 1)).body.data
  const nameInChat = async () => {
    await sendMessageAs(member, chat.id, 'Hello')
    return (await calls.get(`/chats?recruiter_id=${mei.id}&size=1`)).body.data.items[0].seeker_name
  }
  expect(await nameInChat()).toBe('N. H.')
  await member.post('/api/data/jobs/1/applications', { source: 'job_search' })
  expect(await nameInChat()).toBe('Noor Hassan')
  expect((await openProfile()).body.data.name).toBe('Noor Hassan')
  await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  expect(await nameInChat()).toBe('N. H.')
  await interest()
  expect(await nameInChat()).toBe('Noor Hassan')
})

test('recruiters of another organisation, and who is not in the company, find nobody', async () => {
  const { calls: others } = await organisationOf(api, [2])
  const codes = async (who: Person, server: EmployerCalls) =>
    [
      await server.get(`/seekers?recruiter_id=${who.id}`),
      await openProfile(who, member.id, server),
      await interest(null, who, server),
    ].map(({ body }) => body.code)
  expect(await codes(mei, others)).toEqual([40004, 40004, 40004])
  expect(await codes(ken, others)).toEqual([0, 0, 0])
  expect(await codes(await addPerson(api, 1, { leftAt: new Date() }), calls)).toEqual([40005, 40005, 40005])
  expect(await codes(await addPerson(api, 1, { verifiedAt: null }), calls)).toEqual([40005, 40005, 40005])
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type MyJobsList, type MyJobsRow, maxJobNoteLength } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { eq, sql } from 'drizzle-orm'
import { chatExchanges } from '../../chats/tables/exchanges.ts'
import { chatMessages, chats } from '../../chats/tables.ts'
import { recruiters } from '../../companies/tables.ts'
import { jobs, savedJobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { users } from '../../members/tables.ts'
import { profileViews, recruiterInterests } from '../../profile/tables/visibility.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addApplicationEvent } from '../application-events.ts'
import { applicationEvents, applications } from '../tables.ts'

type Kind = (typeof applicationEvents.$inferInsert)['kind']

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let userId: number
/** Of Harbour Foods and of Café Nord. */
let mei: number
let bo: number

const titles = ['Accountant', 'Baker', 'Cook', 'Driver', 'Développeur', 'Editor']

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord(), companyRecord({ identifier: 'company-2', name: 'Café Nord' })])
  await upsertJobs(
    api.db,
    titles.map((title, index) =>
      jobRecord({
        identifier: `job-${index + 1}`,
        title,
        ...(title === 'Editor' && {
          companyIdentifier: 'company-2',
          recruiter: { name: 'Bo', title: 'Head of people', activity: null },
        }),
      }),
    ),
  )
  const people = await api.db.select().from(recruiters)
  mei = people.find(({ name }) => name === 'Mei')?.id ?? 0
  bo = people.find(({ name }) => name === 'Bo')?.id ?? 0
}, 120_000)
afterAll(() => api.close())

beforeEach(async () => {
  await api.db.update(jobs).set({ status: 'open', validThrough: null })
  member = api.visitor()
  userId = (await member.register()).body.data.user.id
  await api.db.update(users).set({ isProfileCompleted: true }).where(eq(users.id, userId))
})

const apply = async (job: number, ...kinds: Kind[]): Promise<number> => {
  const { id } = (await member.post(`/api/data/jobs/${job}/applications`, { source: 'job_search' })).body.data
  for (const kind of kinds) await addApplicationEvent(api.db, { applicationId: id, kind, recruiterId: mei })
  return id
}
const save = (job: number, visitor = member) => visitor.post('/api/job/saved-jobs/create', { job_id: job })
const chat = (job: number, text = 'Hello') =>
  member.post('/api/jobApplication/chats', { job_id: job, text, client_id: crypto.randomUUID() })
const answer = (id: number) =>
  api.db.execute(sql`
      insert into ${chatMessages} (chat_id, sender, kind, text, sent_at) values (${id}, 'recruiter', 'text', 'Hi',
        now())`)
const block = (company: number) =>
  member.post('/api/data/companies/blacklist-companies/create', { company_id: company })
const isInterested = (recruiterId: number, jobId: number | null = null) =>
  api.db.insert(recruiterInterests).values({ userId, recruiterId, jobId })
const view = (recruiterId: number, daysAgo = 0) => {
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  return api.db.insert(profileViews).values({ userId, recruiterId, at, day: at.toISOString().slice(0, 10) })
}
/** Moves all that happened to an application into the past. */
const age = async (id: number, days: number) => {
  await api.db.execute(
    sql`update ${applicationEvents} set at = at - make_interval(days => ${days}) where application_id = ${id}`,
  )
  await api.db.execute(
    sql`update ${applications} set applied_at = applied_at - make_interval(days => ${days}) where id = ${id}`,
  )
}
const list = async (tab: MyJobsList, rest = '', visitor = member) =>
  (await visitor.get(`/api/jobApplication/my-jobs?tab=${tab}${rest}`)).body
const rows = async (tab: MyJobsList, rest = ''): Promise<MyJobsRow[]> => (await list(tab, rest)).data.items
const row = async (tab: MyJobsList): Promise<MyJobsRow> => {
  const [first, ...others] = await rows(tab)
  expect(others).toEqual([])
  if (!first) throw new Error(`${tab} is empty`)
  return first
}
const counts = async (visitor = member) => (await visitor.get('/api/jobApplication/my-jobs/counts')).body.data
const titlesOf = (found: MyJobsRow[]) => found.map(({ job }) => job?.title)

describe('tabs', () => {
  test('an application in progress stands in the tab of the furthest step it reached, one that has ended among the closed', async () => {
    await apply(1)
    await apply(2, 'viewed', 'not_accepted')
    await apply(3, 'viewed', 'interested', 'not_accepted', 'interested')
    await apply(4, 'viewed', 'interview', 'accepted', 'completed')
    await apply(5, 'viewed', 'interview', 'accepted')
    expect((await row('pending')).application).toMatchObject({ state: 'pending', can_withdraw: true })
    expect((await row('interested')).application).toMatchObject({ state: 'interested' })
    expect((await row('interview')).application).toMatchObject({ state: 'accepted' })
    expect((await rows('closed')).map(({ application: sent }) => [sent?.state, sent?.silent_days])).toEqual([
      ['completed', null],
      ['not_accepted', null],
    ])
    expect(titlesOf(await rows('in_progress'))).toEqual(['Développeur', 'Cook', 'Accountant'])
    expect(await counts()).toMatchObject({
      counts: {
        pending: 1,
        viewed: 0,
        interested: 1,
        interview: 1,
        communicated: 0,
        exchanged: 0,
        saved: 0,
        viewers: 0,
      },
      sections: { needs_action: 0, in_progress: 3, closed: 2 },
    })
  })

  test('what waits for the member comes first by when it ends, and goes once it is done', async () => {
    const { id } = (await chat(1)).body.data
    await answer(id)
    const ask = (kind: string, days: number) => sql`
      insert into ${chatExchanges} (chat_id, kind, asked_by, state, expires_at)
      values (${id}, ${kind}, 'recruiter', 'requested', now() + make_interval(days => ${days}))`
    await api.db.execute(ask('phone_number', 7))
    await api.db.execute(ask('resume', 3))
    await api.db.execute(ask('resume', -1))
    const kinds = async () => (await rows('needs_action')).map(({ need, chat_id }) => [need?.kind, chat_id])
    expect(await kinds()).toEqual([
      ['resume', id],
      ['phone_number', id],
      ['message', id],
    ])
    expect((await counts()).sections.needs_action).toBe(3)
    const { items } = (await member.get(`/api/jobApplication/chats/${id}/messages`)).body.data
    await member.post(`/api/jobApplication/chats/${id}/read`, { message_id: items.at(-1).id })
    expect(await kinds()).toHaveLength(2)
  })

  test('each application has a place, which moves with it', async () => {
    const placeOf = async (jobId: number, visitor = member) =>
      (await visitor.get(`/api/jobApplication/my-jobs/jobs/${jobId}/place`)).body.data
    const first = await apply(1, 'viewed')
    expect(await placeOf(1)).toEqual({ tab: 'viewed', page: 1, is_closed: false })
    // Recruiters whose interest is newer stand before it, twenty on a page.
    await addApplicationEvent(api.db, { applicationId: first, kind: 'interested' })
    await age(first, 1)
    const others = Array.from({ length: 20 }, (_, index) => ({ companyId: 1, name: `Recruiter ${index}` }))
    const added = await api.db.insert(recruiters).values(others).returning({ id: recruiters.id })
    for (const { id } of added) await isInterested(id)
    expect(await placeOf(1)).toEqual({ tab: 'interested', page: 2, is_closed: false })
    expect((await rows('interested', '&page=2')).map(({ application }) => application?.id)).toEqual([first])
    await addApplicationEvent(api.db, { applicationId: first, kind: 'not_accepted' })
    expect(await placeOf(1)).toEqual({ tab: 'interested', page: 1, is_closed: true })
    expect(await placeOf(2)).toBeNull()
    const guest = api.visitor()
    await guest.guest()
    expect(await placeOf(1, guest)).toBeNull()
    const stranger = api.visitor()
    await stranger.register()
    expect(await placeOf(1, stranger)).toBeNull()
  })

  test('of two applications to a job the later one is there', async () => {
    const first = await apply(1, 'viewed', 'interview')
    await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
    expect((await row('closed')).application).toMatchObject({ id: first, state: 'withdrawn', can_reapply: true })
    const second = await apply(1)
    expect((await row('pending')).application).toMatchObject({ id: second, can_reapply: false })
    expect(await rows('closed')).toEqual([])
  })

  test('recruiters who are interested stand there with their job, until the member applies to it', async () => {
    await isInterested(mei, 2)
    await isInterested(bo)
    const found = await rows('interested')
    expect(found.map(({ job, recruiter, application }) => [job?.title, recruiter?.name, application])).toEqual(
      expect.arrayContaining([
        ['Baker', 'Mei', null],
        [undefined, 'Bo', null],
      ]),
    )
    await apply(2)
    expect(await row('interested')).toMatchObject({
      recruiter: { name: 'Bo', title: 'Head of people', company: { name: 'Café Nord' } },
    })
    await block(2)
    expect(await rows('interested')).toEqual([])
    expect((await counts()).counts.interested).toBe(0)
  })

  test('chats stand there but for those put aside', async () => {
    const { id } = (await chat(1)).body.data
    expect(await row('communicated')).toMatchObject({
      chat_id: id,
      job: { title: 'Accountant' },
      recruiter: { name: 'Mei' },
    })
    await member.patch(`/api/jobApplication/chats/${id}/update`, { is_not_interested: true })
    expect(await rows('communicated')).toEqual([])
    expect((await counts()).counts.communicated).toBe(0)
  })

  test('who viewed the profile stands there once, for ninety days, without blocked companies', async () => {
    await view(mei)
    await view(mei, 3)
    await view(bo, 1)
    const found = await rows('viewers')
    expect(found.map(({ recruiter }) => recruiter?.name)).toEqual(['Mei', 'Bo'])
    expect((await counts()).counts.viewers).toBe(2)
    await block(1)
    expect((await row('viewers')).recruiter?.name).toBe('Bo')
    await api.db.update(profileViews).set({ at: new Date(Date.now() - 91 * 86_400_000) })
    expect(await rows('viewers')).toEqual([])
  })

  test('chats in which something was exchanged stand there, until it is taken back', async () => {
    const { id } = (await chat(1)).body.data
    await api.db.execute(sql`
      insert into ${chatExchanges} (chat_id, kind, asked_by, state, expires_at, answered_at)
      values (${id}, 'resume', 'seeker', 'accepted', now(), now())`)
    expect(await row('exchanged')).toMatchObject({ chat_id: id })
    await api.db.update(chatExchanges).set({ state: 'taken_back' })
    expect(await rows('exchanged')).toEqual([])
  })

  test('another member’s rows are theirs alone', async () => {
    await apply(1, 'viewed')
    await save(2)
    await chat(1)
    await view(mei)
    await isInterested(bo)
    const other = api.visitor()
    await other.register()
    expect(Object.values((await counts(other)).counts)).toEqual(Array(8).fill(0))
    for (const tab of ['viewed', 'saved', 'communicated', 'viewers', 'interested'] as const) {
      expect((await list(tab, '', other)).data.items).toEqual([])
    }
  })
})

describe('saved jobs', () => {
  test('a guest has them too, and nothing else', async () => {
    const guest = api.visitor()
    await guest.guest()
    await save(1, guest)
    expect((await list('saved', '', guest)).data.items).toMatchObject([
      { job: { title: 'Accountant' }, is_saved: true },
    ])
    expect(await counts(guest)).toMatchObject({ counts: { saved: 1, viewed: 0 }, news: 0 })
    expect((await list('pending', '', guest)).code).toBe(40005)
    expect((await list('saved', '', api.visitor())).code).toBe(40003)
  })

  test('a closed one is read from its copy, an open one as it is today', async () => {
    await save(1)
    await api.db.update(jobs).set({ title: 'Chief accountant' }).where(eq(jobs.id, 1))
    expect((await row('saved')).job).toMatchObject({ title: 'Chief accountant', status: 'open' })
    await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, 1))
    expect(await row('saved')).toMatchObject({
      job: {
        title: 'Accountant',
        status: 'closed',
        places: [{ label: 'Tampines, Singapore', country: 'sg', country_code: 'SG' }],
        pay: { min: 4000, max: 5500, currency: 'SGD', period: 'MONTH' },
      },
      copy: { title: 'Accountant', company_name: 'Harbour Foods', text: 'Keep the books.' },
    })
    await api.db.update(jobs).set({ title: 'Accountant' }).where(eq(jobs.id, 1))
  })

  test('a job whose date is over is closed, one on hold says so', async () => {
    await save(1)
    await api.db
      .update(jobs)
      .set({ validThrough: new Date(Date.now() - 1000) })
      .where(eq(jobs.id, 1))
    expect((await row('saved')).job?.status).toBe('closed')
    await api.db.update(jobs).set({ status: 'on_hold', validThrough: null }).where(eq(jobs.id, 1))
    expect((await row('saved')).job?.status).toBe('on_hold')
  })

  test('what was saved before copies were kept gets one when it is saved again', async () => {
    await save(1)
    await api.db.update(savedJobs).set({ copy: null })
    expect((await row('saved')).copy).toBeNull()
    await save(1)
    expect((await row('saved')).copy).toMatchObject({ title: 'Accountant' })
  })

  test('a long text is kept to 4,000 characters', async () => {
    await upsertJobs(api.db, [
      jobRecord({
        identifier: 'long',
        description: [
          { type: 'heading', text: 'Tasks' },
          { type: 'list', ordered: false, items: ['One', 'x'.repeat(5000)] },
        ],
      }),
    ])
    const [long] = await api.db.select().from(jobs).where(eq(jobs.identifier, 'long'))
    await save(long?.id ?? 0)
    const { copy } = await row('saved')
    expect(copy?.text.startsWith('Tasks\n• One\n• xxx')).toBe(true)
    expect(copy?.text).toHaveLength(4000)
  })

  test('those of a guest move to the account, with notes', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    await save(1, visitor)
    await visitor.put('/api/jobApplication/my-jobs/notes/1', { text: 'Near home' })
    await visitor.register()
    expect((await list('saved', '', visitor)).data.items).toMatchObject([
      { note: 'Near home', copy: { title: 'Accountant' } },
    ])
  })
})

describe('lists', () => {
  test('come in pages, the latest first, or the first sent first', async () => {
    const ids: number[] = []
    for (const job of [1, 2, 3, 4, 5]) ids.push(await apply(job))
    for (const [index, id] of ids.entries()) await age(id, 10 - index)
    expect(titlesOf(await rows('pending', '&size=2'))).toEqual(['Développeur', 'Driver'])
    expect(titlesOf(await rows('pending', '&size=2&page=3'))).toEqual(['Accountant'])
    expect((await list('pending', '&size=2&page=9')).data).toEqual({ items: [], total: 5, page: 9, size: 2 })
    expect(titlesOf(await rows('pending', '&sort=2&size=3'))).toEqual(['Accountant', 'Baker', 'Cook'])
    for (const rest of ['&sort=3', '&size=61', '&page=0', `&query=${'x'.repeat(101)}`])
      expect((await list('pending', rest)).code).toBe(40001)
    expect((await member.get('/api/jobApplication/my-jobs?tab=other')).status).toBe(400)
  })

  test('are searched by title, company and recruiter, whatever the case and accents', async () => {
    await apply(5)
    await apply(6)
    await apply(1)
    expect(titlesOf(await rows('pending', '&query=DEVELOPPEUR'))).toEqual(['Développeur'])
    expect(titlesOf(await rows('pending', '&query=cafe%20nord'))).toEqual(['Editor'])
    expect((await list('pending', '&query=harbour&size=1')).data).toMatchObject({ total: 2, items: [{}] })
    expect(await rows('pending', '&query=nobody')).toEqual([])
    await view(bo)
    await view(mei)
    expect(await rows('viewers', '&query=nord')).toMatchObject([{ recruiter: { name: 'Bo' } }])
    expect(await rows('viewers', '&query=mei')).toMatchObject([{ recruiter: { name: 'Mei' } }])
  })

  // Each row of a page asked for its own job, chat and events.
  test('take as many statements for one row as for many', async () => {
    await apply(1)
    const one = await countStatements(() => list('pending'))
    for (const job of [2, 3, 4, 6]) await apply(job)
    await list('pending')
    expect(await countStatements(() => list('pending'))).toBeLessThanOrEqual(one)
  })
})

describe('the timeline', () => {
  test('tells what happened in order, opened once, with the chat and the reason', async () => {
    const id = await apply(1, 'viewed')
    await addApplicationEvent(api.db, { applicationId: id, kind: 'viewed', recruiterId: bo })
    await age(id, 3)
    const { id: chatId } = (await chat(1)).body.data
    await addApplicationEvent(api.db, { applicationId: id, kind: 'not_accepted', reason: 'We chose another' })
    const { application, chat_id } = await row('closed')
    expect(chat_id).toBe(chatId)
    expect(application?.timeline.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['sent', null],
      ['viewed', null],
      ['chat', null],
      ['not_accepted', 'We chose another'],
    ])
    // The words of a blocked company stood there still.
    await block(1)
    expect((await row('closed')).application?.timeline.at(-1)).toMatchObject({ kind: 'not_accepted', reason: null })
  })

  test('counts the days of silence from the employer’s last event, until they write', async () => {
    const id = await apply(1)
    await age(id, 12)
    expect((await row('pending')).application?.silent_days).toBe(12)
    await addApplicationEvent(api.db, { applicationId: id, kind: 'viewed', recruiterId: mei })
    await age(id, 2)
    expect((await row('viewed')).application?.silent_days).toBe(2)
    const { id: chatId } = (await chat(1)).body.data
    expect((await row('viewed')).application?.silent_days).toBe(2)
    await answer(chatId)
    expect((await row('viewed')).application?.silent_days).toBeNull()
  })

  test('stops counting once it is decided or withdrawn', async () => {
    await apply(1, 'accepted')
    await apply(2)
    await member.patch('/api/job/jobs/applied-jobs/2/withdraw')
    expect((await row('pending')).application?.silent_days).toBeNull()
    expect((await row('closed')).application?.silent_days).toBeNull()
  })
})

describe('notes', () => {
  const note = (text: string, job = 1, visitor = member) =>
    visitor.put(`/api/jobApplication/my-jobs/notes/${job}`, { text })

  test('are written, changed and deleted, on any row of the job', async () => {
    await apply(1)
    await save(1)
    expect((await note('  Ask about shifts ')).body.data).toEqual({ note: 'Ask about shifts' })
    expect((await note('Asked')).body.data).toEqual({ note: 'Asked' })
    expect([(await row('pending')).note, (await row('saved')).note]).toEqual(['Asked', 'Asked'])
    expect((await note(' ')).body.data).toEqual({ note: null })
    expect((await row('pending')).note).toBeNull()
  })

  test('are their writer’s alone, and of jobs that there are', async () => {
    await note('Mine')
    const other = api.visitor()
    await other.register()
    await save(1, other)
    expect((await list('saved', '', other)).data.items).toMatchObject([{ note: null }])
    expect((await note('x', 99_999)).status).toBe(404)
    expect((await note('x'.repeat(maxJobNoteLength + 1))).status).toBe(422)
    expect((await note('x', 1, api.visitor())).status).toBe(401)
  })
})

test('news are what employers did since My jobs was opened', async () => {
  const id = await apply(1, 'viewed', 'interested')
  await isInterested(bo)
  await view(mei)
  await view(mei, 1)
  expect(await counts()).toMatchObject({ news: 4, seen_at: null })
  const opened = Date.now()
  for (const _ of [1, 2]) expect((await member.post('/api/jobApplication/my-jobs/seen')).status).toBe(200)
  const seen = await counts()
  expect(seen.news).toBe(0)
  expect(Math.abs(Date.parse(String(seen.seen_at)) - opened)).toBeLessThan(60_000)
  await addApplicationEvent(api.db, { applicationId: id, kind: 'interview' })
  expect((await counts()).news).toBe(1)
  const guest = api.visitor()
  await guest.guest()
  expect((await guest.post('/api/jobApplication/my-jobs/seen')).status).toBe(403)
})

test('a chat whose job was switched is a row of its present job', async () => {
  await apply(1)
  await chat(1)
  await member.post('/api/jobApplication/chats', {
    job_id: 2,
    text: 'And this one?',
    client_id: crypto.randomUUID(),
    is_switch_confirmed: true,
  })
  expect((await row('communicated')).job?.title).toBe('Baker')
  expect((await row('pending')).chat_id).toBeNull()
  await api.db.update(chats).set({ jobId: null })
  expect(await row('communicated')).toMatchObject({ job: null, recruiter: { name: 'Mei' } })
})

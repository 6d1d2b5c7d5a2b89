import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import {
  addJobs,
  employerEnvironment,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from '../../chats/chat-fixture.ts'
import { companies } from '../../companies/tables.ts'
import { users } from '../../members/tables.ts'
import { profileSearch, profileViews } from '../../profile/tables/visibility.ts'
import { fillTitles } from '../../profile/visibility/fill-titles.ts'
import { educationBody, experienceBody, preferenceBody } from '../../testing/profile-bodies.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type EmployerCalls, employerCalls, findPerson, type Person } from '../employer-fixture.ts'

type Member = Awaited<ReturnType<typeof registerCompleteMember>>

const visibilityPath = '/api/jobseekers/profile/visibility'

let api: TestApp
let calls: EmployerCalls
let mei: Person
let ken: Person
let member: Member

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  calls = employerCalls(api)
  // Mei is of Harbour Foods, company 1; Ken of Çelik Works, company 2.
  mei = await findPerson(api, 1, 'Mei')
  ken = await findPerson(api, 2, 'Ken')
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api, { first_name: 'Noor', last_name: 'Hassan' })
})

const idsIn = async (query = '', who = mei): Promise<number[]> =>
  (await calls.get(`/seekers?recruiter_id=${who.id}&size=60${query}`)).body.data.items.map(
    ({ id }: { id: number }) => id,
  )
const openProfile = (who = mei) => calls.post(`/seekers/${member.id}/open`, { recruiter_id: who.id })
const seeAs = async (companyId?: number) =>
  (await member.get(`/api/jobseekers/profile/as-recruiter${companyId ? `?company_id=${companyId}` : ''}`)).body.data
const choose = (choices: object) => member.patch(visibilityPath, choices)
const apply = async (jobId = 1): Promise<number> =>
  (await member.post(`/api/data/jobs/${jobId}/applications`, { source: 'job_search' })).body.data.id
const work = (facts: Parameters<typeof experienceBody>[0] = {}) =>
  member.post('/api/jobseeker/work-experiences/create', experienceBody(facts))

describe('who can find a member', () => {
  test('is everyone until they choose, then companies with an application, or nobody', async () => {
    expect((await member.get('/api/jobseekers/profile')).body.data.visibility).toEqual({
      visible_to: 'everyone',
      is_name_hidden: true,
      is_open_to_work: false,
    })
    expect(await idsIn()).toContain(member.id)
    expect((await choose({ visible_to: 'applied' })).body.data).toMatchObject({ visible_to: 'applied' })
    expect(await idsIn()).not.toContain(member.id)
    expect((await openProfile()).body.code).toBe(40004)
    await apply(1)
    expect(await idsIn()).toContain(member.id)
    expect(await idsIn('', ken)).not.toContain(member.id)
    await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
    expect(await idsIn()).not.toContain(member.id)
    await apply(2)
    await choose({ visible_to: 'nobody' })
    expect(await idsIn()).not.toContain(member.id)
    expect((await openProfile()).body.code).toBe(40004)
    await choose({ visible_to: 'everyone' })
    expect(await idsIn()).toContain(member.id)
  })

  test('changes only what is named, two tabs at once, and refuses what there is not', async () => {
    await Promise.all([choose({ is_open_to_work: true }), choose({ is_name_hidden: false })])
    const chosen = { visible_to: 'everyone', is_name_hidden: false, is_open_to_work: true }
    expect((await choose({})).body.data).toEqual(chosen)
    for (const wrong of [{ visible_to: 'friends' }, { is_open_to_work: 'yes' }, { hidden: true }]) {
      expect(await choose(wrong)).toMatchObject({ status: 422, body: { code: 40001 } })
    }
    const other = await registerCompleteMember(api)
    expect((await other.get('/api/jobseekers/profile')).body.data.visibility).not.toEqual(chosen)
    const guest = api.visitor()
    await guest.guest()
    expect((await guest.patch(visibilityPath, chosen)).body.code).toBe(40005)
    expect((await guest.get('/api/jobseekers/profile/as-recruiter')).body.code).toBe(40005)
    expect((await guest.get('/api/jobseekers/profile/completion')).body.code).toBe(40005)
  })
})

test('who marked themselves open to work is found by the mark, unless they are closed to offers', async () => {
  const found = () => idsIn('&open_to_work=true')
  expect(await found()).not.toContain(member.id)
  await choose({ is_open_to_work: true })
  expect(await found()).toContain(member.id)
  expect((await openProfile()).body.data.is_open_to_work).toBe(true)
  await member.patch('/api/jobseeker/me', { job_seeking_status: 'closed' })
  expect(await found()).not.toContain(member.id)
  expect((await seeAs()).profile.is_open_to_work).toBe(false)
})

test('a name that is shown to everyone comes with picture and links; a hidden one without', async () => {
  const avatar = '/api/jobseeker/avatars/0123456789abcdef0123456789abcdef/512'
  await api.db.update(users).set({ avatar }).where(eq(users.id, member.id))
  const url = 'https://noor.example.com/'
  await member.post('/api/jobseekers/websites/create', { url, display_name: null, description: null })
  const chat = (await startChatAs(member, 1)).body.data
  const nameInChat = async () => {
    await sendMessageAs(member, chat.id, 'Hello')
    return (await calls.get(`/chats?recruiter_id=${mei.id}&size=1`)).body.data.items[0].seeker_name
  }
  expect((await openProfile()).body.data).toMatchObject({ name: 'N. H.', avatar: null, websites: [] })
  expect(await nameInChat()).toBe('N. H.')
  await choose({ is_name_hidden: false })
  expect((await openProfile()).body.data).toMatchObject({ name: 'Noor Hassan', avatar, websites: [{ url }] })
  expect(await nameInChat()).toBe('Noor Hassan')
  await choose({ is_name_hidden: true })
  expect((await openProfile(ken)).body.data).toMatchObject({ name: 'N. H.', avatar: null, websites: [] })
})

describe('a work experience that is hidden from its company', () => {
  const hidden = {
    company_name: ' HARBOUR  foods ',
    salary: { amount: 5_000, currency: 'SGD' },
    industry_id: 8,
    hide_from_company: true,
  }

  test('keeps that company’s recruiters from finding the member, and nobody else’s', async () => {
    await work(hidden)
    expect(await idsIn()).not.toContain(member.id)
    expect((await openProfile()).body.code).toBe(40004)
    expect(await idsIn('', ken)).toContain(member.id)
    const [entry] = (await openProfile(ken)).body.data.work_experiences
    expect(entry).toMatchObject({ company_name: 'HARBOUR foods', salary: hidden.salary, is_company_hidden: false })
    expect(entry).not.toHaveProperty('hide_from_company')
    const [{ id }] = (await member.get('/api/jobseekers/work-experiences')).body.data.items
    await member.patch(`/api/jobseeker/work-experiences/${id}/update`, experienceBody({ hide_from_company: false }))
    expect(await idsIn()).toContain(member.id)
  })

  test('comes with an application without the company and the pay, for that company alone', async () => {
    await work(hidden)
    await work({ company_name: 'Çelik Works', salary: { amount: 1, currency: 'TRY' } })
    const read = async (jobId: number, who: Person) => {
      const id = await apply(jobId)
      return (await calls.post(`/applications/${id}/open`, { recruiter_id: who.id })).body.data.profile.work_experiences
    }
    const atHarbour = await read(1, mei)
    expect(atHarbour).toContainEqual(
      expect.objectContaining({ company_name: '', salary: null, is_company_hidden: true, job_title: 'Accountant' }),
    )
    expect(JSON.stringify(atHarbour)).not.toMatch(/harbour|5000/i)
    const atCelik = await read(7, ken)
    expect(atCelik).toContainEqual(expect.objectContaining({ company_name: 'HARBOUR foods', salary: hidden.salary }))
    expect(atCelik).toContainEqual(expect.objectContaining({ company_name: 'Çelik Works' }))
  })

  test('is hidden from a company by its legal name too', async () => {
    await api.db.execute(sql`update ${companies} set legal_name = 'Liman Gıda A.Ş.' where id = 1`)
    await work({ ...hidden, company_name: 'LİMAN GIDA A.Ş.' })
    expect(await idsIn()).not.toContain(member.id)
    await api.db.execute(sql`update ${companies} set legal_name = null where id = 1`)
    expect(await idsIn()).toContain(member.id)
  })
})

test('a recruiter reads all that the member shows, and no more', async () => {
  await member.patch('/api/jobseeker/me', {
    date_of_birth: '1990-02-28',
    nationality_id: 392,
    home_address: '10 Secret Road',
    work_eligibility: [{ country_id: 392, permit_id: 1 }],
    job_seeker_type_id: 3,
    working_since: '2015-04',
    available_from: '2027-01-04',
    notice_period_id: 4,
  })
  await member.post('/api/jobseekers/skills/create', { name: 'Bookkeeping', proficiency_id: 3 })
  await member.post('/api/jobseekers/languages/create', { language_id: 5, proficiency_id: 5 })
  await member.put('/api/jobseekers/career-summary', { text: 'I keep books.' })
  const { data } = (await openProfile()).body
  expect(data).toMatchObject({
    work_eligibility: [{ country_id: 392, permit_id: 1 }],
    job_seeker_type_id: 3,
    working_since: '2015-04',
    available_from: '2027-01-04',
    notice_period_id: 4,
    skills: [{ name: 'Bookkeeping', proficiency_id: 3 }],
    languages: [{ language_id: 5, proficiency_id: 5 }],
    career_summary: 'I keep books.',
  })
  expect(JSON.stringify(data)).not.toMatch(/Secret|1990|nationality|version|Noor|Hassan|@example/)
  const id = await apply()
  const sent = (await calls.post(`/applications/${id}/open`, { recruiter_id: mei.id })).body.data.profile
  expect(sent).toMatchObject({ career_summary: 'I keep books.', skills: [{ name: 'Bookkeeping' }] })
  expect(JSON.stringify(sent)).not.toContain('Secret')
})

describe('a member who looks at their profile as a recruiter does', () => {
  test('reads what a recruiter reads who does not know them, and what one of a company reads', async () => {
    await work({ company_name: 'Harbour Foods', hide_from_company: true })
    await member.post('/api/jobseeker/educations/create', educationBody())
    await member.post('/api/jobseeker/job-preferences/create', preferenceBody())
    expect(await seeAs()).toEqual({ profile: (await openProfile(ken)).body.data, is_found: true, reasons: [] })
    await apply(7)
    const asKen = await seeAs(2)
    expect(asKen).toEqual({ profile: (await openProfile(ken)).body.data, is_found: true, reasons: [] })
    expect(asKen.profile.name).toBe('Noor Hassan')
    expect((await seeAs()).profile.name).toBe('N. H.')
    const asMei = await seeAs(1)
    expect(asMei).toMatchObject({ is_found: false, reasons: ['company'] })
    expect(asMei.profile.work_experiences).toMatchObject([{ company_name: '', is_company_hidden: true }])
  })

  test('is told why nobody finds them', async () => {
    const other = api.visitor()
    await other.register()
    const seen = (await other.get('/api/jobseekers/profile/as-recruiter')).body.data
    expect(seen).toMatchObject({ is_found: false, reasons: ['profile_incomplete'], profile: { name: 'A. T.' } })
    await choose({ visible_to: 'applied' })
    expect(await seeAs()).toMatchObject({ is_found: false, reasons: ['visible_to_applied'] })
    await apply(1)
    expect(await seeAs(1)).toMatchObject({ is_found: true, reasons: [] })
    await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
    expect((await seeAs(1)).reasons).toEqual(['company'])
    await choose({ visible_to: 'nobody' })
    await member.patch('/api/jobseeker/me', { job_seeking_status: 'closed' })
    expect((await seeAs()).reasons).toEqual(['closed_to_offers', 'visible_to_nobody'])
  })

  test('as a recruiter of a company that there is not, gets 404', async () => {
    expect((await member.get('/api/jobseekers/profile/as-recruiter?company_id=99999')).status).toBe(404)
  })

  test('is not counted as a visitor', async () => {
    await seeAs()
    const { rows } = await api.db.execute(sql`select * from ${profileViews} where user_id = ${member.id}`)
    expect(rows).toEqual([])
  })
})

describe('the search', () => {
  test('follows titles that change and go', async () => {
    const finds = async (query: string) => (await idsIn(`&query=${encodeURIComponent(query)}`)).includes(member.id)
    const [entry] = (await work({ job_title: 'Glassblower' })).body.data.items
    expect(await finds('glassblow')).toBe(true)
    const path = `/api/jobseeker/work-experiences/${entry.id}`
    await member.patch(`${path}/update`, experienceBody({ job_title: 'Şişe ustası 100%' }))
    expect([await finds('glassblower'), await finds('sise USTASI'), await finds('100%')]).toEqual([false, true, true])
    expect(await finds('%')).toBe(true)
    expect(await finds('100_')).toBe(false)
    await member.delete(`${path}/delete`)
    expect(await finds('sise')).toBe(false)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['basic info', () => member.patch('/api/jobseeker/me', { working_since: '2015-04' })],
    ['the name', () => member.patch('/api/jobseeker/me', { first_name: 'Nour' })],
    ['work', () => work()],
    ['education', () => member.post('/api/jobseeker/educations/create', educationBody())],
    ['a preference', () => member.post('/api/jobseeker/job-preferences/create', preferenceBody())],
    ['a skill', () => member.post('/api/jobseekers/skills/create', { name: 'Sewing', proficiency_id: null })],
    ['a language', () => member.post('/api/jobseekers/languages/create', { language_id: 1, proficiency_id: 1 })],
    ['the summary', () => member.put('/api/jobseekers/career-summary', { text: 'I sew.' })],
  ])('puts first whose profile changed last: %s', async (_, change) => {
    const other = await registerCompleteMember(api)
    expect((await idsIn())[0]).toBe(other.id)
    await change()
    expect((await idsIn())[0]).toBe(member.id)
  })

  // Filled in from what was read before the change, the former title would have stood there for good.
  test('does not keep a title that changed while titles were filled in', async () => {
    await work({ job_title: 'Glassblower' })
    const before = await api.db.select().from(profileSearch).where(eq(profileSearch.userId, member.id))
    expect(before).toMatchObject([{ titles: null }])
    await Promise.all([fillTitles(api.db), work({ job_title: 'Potter' }), fillTitles(api.db)])
    await fillTitles(api.db)
    const [after] = await api.db.select().from(profileSearch).where(eq(profileSearch.userId, member.id))
    expect(after?.titles).toContain('potter')
  })

  test('finds nobody whose account is gone', async () => {
    await work()
    await api.db.execute(sql`delete from ${users} where id = ${member.id}`)
    expect(await idsIn()).not.toContain(member.id)
    expect(await api.db.select().from(profileSearch).where(eq(profileSearch.userId, member.id))).toEqual([])
  })
})

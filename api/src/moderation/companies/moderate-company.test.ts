import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { asc, eq, like, sql } from 'drizzle-orm'
import { applications } from '../../applications/tables.ts'
import { hasBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { findCompanyFacts } from '../../companies/profile/company-profile-repository.ts'
import {
  companies,
  companyDocuments,
  companyProfiles,
  employerOrganisations,
  organisationCompanies,
} from '../../companies/tables.ts'
import { listHiddenNames } from '../../employer/seekers/visible-seekers.ts'
import { hashSearch, normalizeCriteria } from '../../job-alerts/criteria.ts'
import { jobAlerts } from '../../job-alerts/tables.ts'
import { endLapsedVerifications } from '../../jobs/company-of-jobs.ts'
import { jobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { users } from '../../members/tables.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OperatorCalls, operatorOf } from '../moderation-fixture.ts'
import { merge } from './moderate-company.ts'

let api: TestApp
let operator: OperatorCalls
let ids: number[]
const names = ['Harbour Foods', 'Harbour Foods Holdings', 'Quay Bakery']
const records = names.map((name, index) =>
  companyRecord({ identifier: `company-${index + 1}`, name, isVerified: false }),
)
const because = { reason: 'We looked it up.' }

beforeAll(async () => {
  api = await createTestApp()
  operator = await operatorOf(api, 'ann')
  await upsertCompanies(api.db, records)
  await upsertJobs(api.db, [
    jobRecord({ identifier: 'one', title: 'Baker' }),
    jobRecord({ identifier: 'two', title: 'Porter', companyIdentifier: 'company-2' }),
    jobRecord({ identifier: 'three', title: 'Waiter', companyIdentifier: 'company-3' }),
  ])
  ids = (await api.db.select({ id: companies.id }).from(companies).orderBy(asc(companies.id))).map(({ id }) => id)
}, 120_000)
afterAll(() => api.close())

const idOf = (place: number) => ids[place] as number
const search = async (query: string) =>
  (await api.visitor().get(`/api/job/jobs/search?${query}`)).body.data.items.map(
    ({ title }: { title: string }) => title,
  )
const profile = async (place: number) =>
  (await api.visitor().get(`/api/data/companies/${idOf(place)}/profile`)).body.data

test('what was checked of a company stands on its page and its jobs, until its time is over', async () => {
  const answer = await operator.post(`/companies/${idOf(2)}/verify`, {
    checks: ['registration', 'document'],
    until: '2999-01-31',
    registration: { number: '201512345K' },
    ...because,
  })
  expect([answer.status, answer.body.data.is_verified]).toEqual([200, true])
  expect(await profile(2)).toMatchObject({
    is_verified: true,
    verification: { checked: ['registration', 'document'], until: '2999-01-31' },
    registration: { number: '201512345K', status: 'active' },
  })
  expect(await search('is_company_verified=1')).toEqual(['Waiter'])
  // An import that knows nothing of it does not take it away.
  await upsertCompanies(api.db, [{ ...(records[2] as (typeof records)[0]), overview: 'Another text.' }])
  expect((await profile(2)).is_verified).toBe(true)

  await api.db
    .update(companyProfiles)
    .set({ checkedUntil: '2026-01-01' })
    .where(eq(companyProfiles.companyId, idOf(2)))
  await endLapsedVerifications(api.db)
  expect(await profile(2)).toMatchObject({ is_verified: false, verification: null })
  expect(await search('is_company_verified=1')).toEqual([])

  const struckOff = { checks: ['domain'], registration: { number: '1', withdrawn_on: '2026-10-01' }, ...because }
  await operator.post(`/companies/${idOf(2)}/verify`, struckOff)
  expect(await profile(2)).toMatchObject({ is_verified: false, registration: { status: 'withdrawn' } })
  const past = await operator.post(`/companies/${idOf(2)}/verify`, {
    checks: ['domain'],
    until: '2020-01-01',
    ...because,
  })
  expect(past.status).toBe(409)
})

test('a merged company leads to the other, with its jobs, followers and blocks; applications stay with whom they were sent to', async () => {
  const member = api.visitor()
  const { body } = await member.register()
  await member.post(`/api/data/companies/${idOf(0)}/follow`, { time_zone: 'Asia/Singapore' })
  await member.post(`/api/data/companies/${idOf(1)}/follow`, { time_zone: 'Asia/Singapore' })
  const blocker = api.visitor()
  await blocker.register()
  await blocker.post('/api/data/companies/blacklist-companies/create', { company_id: idOf(0) })
  const [job] = await api.db.select().from(jobs).where(eq(jobs.title, 'Baker'))
  await api.db.insert(applications).values({ userId: body.data.user.id, jobId: job?.id ?? 0, source: 'test' })

  const merged = await operator.post(`/companies/${idOf(0)}/merge`, { into: idOf(1), ...because })
  expect(merged.body.data).toMatchObject({ jobs: 1, alerts: 1, company: { id: idOf(1), open_jobs: 2 } })
  expect(await profile(0)).toMatchObject({ moved_to: { id: idOf(1) }, open_jobs: 0 })
  expect(await profile(1)).toMatchObject({ moved_to: null, open_jobs: 2, aliases: ['Harbour Foods'] })
  expect((await search(`company_ids=${idOf(1)}`)).sort()).toEqual(['Baker', 'Porter'])
  const found = (await api.visitor().get('/api/data/companies/search?query=harbour&country=all')).body.data
  expect(found.items.map(({ id }: { id: number }) => id)).toEqual([idOf(1)])
  const alerts = (await member.get('/api/job/jobs/job-alerts')).body.data.items
  expect(alerts).toMatchObject([{ criteria: { company_ids: [idOf(1)] } }])
  const blocked = (await blocker.get('/api/data/companies/blacklist-companies')).body.data.items
  expect(blocked.map(({ id }: { id: number }) => id).sort()).toEqual([idOf(0), idOf(1)])
  const [application] = await api.db.select().from(applications)
  expect(application?.employerId).toBe(idOf(0))

  // The next import of its postings changes them where they are now.
  await upsertJobs(api.db, [jobRecord({ identifier: 'one', title: 'Head Baker' })])
  expect((await search(`company_ids=${idOf(1)}`)).sort()).toEqual(['Head Baker', 'Porter'])
  expect((await findCompanyFacts(api.db, idOf(0)))?.company.openJobs).toBe(0)

  for (const [from, into] of [
    [0, 2],
    [1, 1],
    [2, 0],
  ] as const)
    expect((await operator.post(`/companies/${idOf(from)}/merge`, { into: idOf(into), ...because })).status).toBe(409)
  const acts = (await operator.get('/acts?subject=company')).body.data.items
  expect(acts[0]).toMatchObject({ act: 'company.merged', subject_id: String(idOf(0)) })
})

// A block, a follow or a name that was there before the merge, or came after it by the former page, held for one of the two rows alone.
test('what members and companies say of one of two merged companies holds for both', async () => {
  await upsertCompanies(
    api.db,
    ['Old Mill', 'New Mill'].map((name, index) => companyRecord({ identifier: `mill-${index}`, name })),
  )
  const rows = await api.db
    .select({ id: companies.id })
    .from(companies)
    .where(like(companies.name, '% Mill'))
    .orderBy(asc(companies.id))
  const [old, remaining] = rows.map(({ id }) => id) as [number, number]
  const path = '/api/data/companies'
  const members = [api.visitor(), api.visitor()] as const
  for (const member of members) await member.register()
  const [early, late] = members
  const block = (member: typeof early, id: number) =>
    member.post(`${path}/blacklist-companies/create`, { company_id: id })
  await block(early, remaining)
  const [organisation] = await api.db
    .insert(employerOrganisations)
    .values({ name: 'Mills', clientId: 'org-mills', secretHash: 'x' })
    .returning()
  const speaks = { organisationId: organisation?.id ?? 0 }
  await api.db.insert(organisationCompanies).values({ companyId: old, ...speaks })
  const merge = () => operator.post(`/companies/${old}/merge`, { into: remaining, ...because })
  const refused = await merge()
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    409,
    expect.stringContaining(`give it company ${remaining}`),
  ])
  await api.db.insert(organisationCompanies).values({ companyId: remaining, ...speaks })
  expect((await merge()).status).toBe(200)

  await block(late, old)
  const isBlocked = async (member: typeof early, id: number) =>
    (await member.get(`${path}/${id}/profile`)).body.data.is_blocked
  for (const member of members) for (const id of [old, remaining]) expect(await isBlocked(member, id)).toBe(true)
  const hidden = await api.db.execute(
    sql`select ${hasBlocked(users.id, old)} as old, ${hasBlocked(users.id, remaining)} as remaining from ${users} order by id desc limit 2`,
  )
  expect(hidden.rows).toEqual(members.map(() => ({ old: true, remaining: true })))
  const offered = await late.get(`${path}/search-company-by-legal-name-displany-name?company_name=old%20mill`)
  expect(offered.body.data.items).toMatchObject([{ id: remaining, is_blocked: true }])
  await late.delete(`${path}/${remaining}/blacklist-companies/delete`)
  expect(await isBlocked(late, old)).toBe(false)

  expect((await listHiddenNames(api.db, remaining)).sort()).toEqual((await listHiddenNames(api.db, old)).sort())
  expect(await listHiddenNames(api.db, remaining)).toHaveLength(2)

  await late.post(`${path}/${old}/follow`, { time_zone: 'Asia/Singapore' })
  const isFollowed = async () => (await late.get(`${path}/${old}/profile`)).body.data.is_followed
  expect(await isFollowed()).toBe(true)
  await late.delete(`${path}/${old}/follow`)
  expect(await isFollowed()).toBe(false)

  // The next import says other names than those of the merged company.
  await upsertCompanies(api.db, [
    companyRecord({ identifier: 'mill-1', name: 'New Mill', overview: 'A mill.', profile: { aliases: ['The Mill'] } }),
  ])
  const { data } = (await api.visitor().get(`${path}/${remaining}/profile`)).body
  expect(data.aliases.sort()).toEqual(['Old Mill', 'The Mill'])
  const found = (await api.visitor().get(`${path}/search?query=old%20mill&country=all`)).body.data
  expect(found.items).toMatchObject([{ id: remaining, name: 'New Mill' }])
})

// The alert that stayed was always the one of the merged company: paused, or confirmed by nobody, it took the place of one that runs.
test('of two alerts that ask for the same after a merge, the one that stays runs where either did', async () => {
  await upsertCompanies(
    api.db,
    ['Old Quay', 'New Quay'].map((name, index) => companyRecord({ identifier: `quay-${index}`, name })),
  )
  const rows = await api.db
    .select({ id: companies.id })
    .from(companies)
    .where(like(companies.name, '% Quay'))
    .orderBy(asc(companies.id))
  const [old, remaining] = rows.map(({ id }) => id) as [number, number]
  const alert = (email: string, id: number, facts: Partial<typeof jobAlerts.$inferInsert>) => {
    const search = { criteria: normalizeCriteria({ company_ids: [id] }), country: 'sg', language: 'en-us' } as const
    return {
      ...search,
      criteriaHash: hashSearch(search),
      email,
      frequency: 'daily' as const,
      timeZone: 'Asia/Singapore',
      confirmedAt: new Date(),
      nextRunAt: new Date('2030-01-02'),
      ...facts,
    }
  }
  await api.db
    .insert(jobAlerts)
    .values([
      alert('paused@example.com', old, { pausedAt: new Date(), nextRunAt: new Date('2030-01-01') }),
      alert('paused@example.com', remaining, {}),
      alert('unproven@example.com', old, { confirmedAt: null }),
      alert('unproven@example.com', remaining, {}),
    ])
  await operator.post(`/companies/${old}/merge`, { into: remaining, ...because })
  const alertsOf = (email: string) => api.db.select().from(jobAlerts).where(eq(jobAlerts.email, email))
  expect(await alertsOf('paused@example.com')).toMatchObject([
    { pausedAt: null, nextRunAt: new Date('2030-01-02'), criteria: { company_ids: [remaining] } },
  ])
  const kinds = (await alertsOf('unproven@example.com')).map(({ confirmedAt }) => confirmedAt !== null)
  expect(kinds.sort()).toEqual([false, true])
})

test('documents are read by operators alone', async () => {
  const [row] = await api.db
    .insert(companyDocuments)
    .values({ companyId: idOf(2), name: 'Register.pdf', kind: 'pdf', size: 3, fileKey: 'missing' })
    .returning()
  expect((await operator.get(`/companies/${idOf(2)}`)).body.data.documents).toMatchObject([{ name: 'Register.pdf' }])
  const path = `/companies/${idOf(2)}/documents/${row?.id}`
  expect((await api.visitor().get(`/api/operators${path}`)).status).toBe(401)
  expect((await operator.get(path)).status).toBe(404)
})

const namedLike = async (names: readonly string[], ending: string): Promise<number[]> => {
  const list = names.map((name, index) =>
    companyRecord({ identifier: `${ending}-${index}`, name: `${name} ${ending}` }),
  )
  await upsertCompanies(api.db, list)
  const rows = await api.db
    .select({ id: companies.id })
    .from(companies)
    .where(like(companies.name, `% ${ending}`))
    .orderBy(asc(companies.id))
  return rows.map(({ id }) => id)
}

test('of two merges at once neither makes a circle, and none leads to a company that leads on', async () => {
  const [first, second, third] = (await namedLike(['First', 'Second', 'Third'], 'Dock')) as [number, number, number]
  const mergeInto = (from: number, into: number) => operator.post(`/companies/${from}/merge`, { into, ...because })
  const opposite = await Promise.all([mergeInto(first, second), mergeInto(second, first)])
  expect(opposite.map(({ status }) => status).sort()).toEqual([200, 409])
  const [gone, remaining] = opposite[0]?.status === 200 ? [first, second] : [second, first]
  expect(
    (await Promise.all([mergeInto(remaining, third), mergeInto(remaining, third)])).map(({ status }) => status).sort(),
  ).toEqual([200, 409])
  const rows = await api.db
    .select({ id: companies.id, mergedInto: companies.mergedInto })
    .from(companies)
    .where(like(companies.name, '% Dock'))
  expect(new Map(rows.map(({ id, mergedInto }) => [id, mergedInto]))).toEqual(
    new Map([
      [gone, third],
      [remaining, third],
      [third, null],
    ]),
  )
})

test('a block that comes while its company is merged waits, and then holds for both', async () => {
  const [old, remaining] = (await namedLike(['Old', 'New'], 'Pier')) as [number, number]
  const member = api.visitor()
  await member.register()
  let blocking: ReturnType<typeof member.post> | undefined
  await api.db.transaction(async (transaction) => {
    await merge(transaction, old, { into: remaining, operator: 'ann', ...because })
    blocking = member.post('/api/data/companies/blacklist-companies/create', { company_id: old })
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await api.db.execute(waiting)).rows.length === 0);
  })
  const { items } = (await blocking)?.body.data ?? {}
  expect(items.map(({ id }: { id: number }) => id).sort()).toEqual([old, remaining])
})

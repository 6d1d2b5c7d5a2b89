import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { sessions } from '../../members/tables.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { companies } from '../tables.ts'

const path = '/api/data/companies'
const names: [string, string?][] = [
  ['Harbour Foods', 'HBF Holdings Pte. Ltd.'],
  ['The Harbour'],
  ['Harboursidé Café'],
  ['İstanbul Yazılım', 'ISTANBUL YAZILIM ANONİM ŞİRKETİ'],
  ['スカイ食品株式会社'],
  ['مدرسة الأمل'],
  ['100% Organic_'],
]

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let ids: Record<string, number>

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(
    api.db,
    names.map(([name, legalName], index) =>
      companyRecord({ identifier: `company-${index + 1}`, name, ...(legalName ? { legalName } : {}) }),
    ),
  )
  const rows = await api.db.select({ id: companies.id, identifier: companies.identifier }).from(companies)
  ids = Object.fromEntries(rows.map(({ id, identifier }) => [identifier, id]))
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const search = async (typed: string, visitor = member) => {
  const { body } = await visitor.get(
    `${path}/search-company-by-legal-name-displany-name?company_name=${encodeURIComponent(typed)}`,
  )
  return body.data.items
}
const found = async (typed: string) => (await search(typed)).map((item: { name: string }) => item.name)
const block = (company_id: number, visitor = member) =>
  visitor.post(`${path}/blacklist-companies/create`, { company_id })

test('are found by either name, what begins with it first', async () => {
  expect(await found('harbour')).toEqual(['Harbour Foods', 'Harboursidé Café', 'The Harbour'])
  expect(await found('the harbour')).toEqual(['The Harbour'])
  expect((await search('hbf hold'))[0]).toMatchObject({
    name: 'Harbour Foods',
    legal_name: 'HBF Holdings Pte. Ltd.',
    is_blocked: false,
  })
})

test.each([
  ['ISTANBUL', 'İstanbul Yazılım'],
  ['istanbul yazilim', 'İstanbul Yazılım'],
  ['şirketi', 'İstanbul Yazılım'],
  ['cafe', 'Harboursidé Café'],
  ['食品', 'スカイ食品株式会社'],
  ['ｽｶｲ', 'スカイ食品株式会社'],
  ['مدرسه الامل', 'مدرسة الأمل'],
  ['100%', '100% Organic_'],
  ['Organic_', '100% Organic_'],
  ['harbuor foods', 'Harbour Foods'],
])('“%s” finds %s', async (typed, name) => {
  expect(await found(typed)).toContain(name)
})

test.each(['%', '_', '\\', 'zzzz', "' or 1=1"])('“%s” finds nothing that does not hold it', async (typed) => {
  expect((await found(typed)).every((name: string) => name.includes(typed))).toBe(true)
})

test('a renamed company is found by its new name', async () => {
  await upsertCompanies(api.db, [companyRecord({ identifier: 'company-2', name: 'Quay Street' })])
  expect(await found('quay')).toEqual(['Quay Street'])
  expect(await found('the harbour')).not.toContain('The Harbour')
  await upsertCompanies(api.db, [companyRecord({ identifier: 'company-2', name: 'The Harbour' })])
  expect(await found('quay')).toEqual([])
  expect(await found('the harbour')).toEqual(['The Harbour'])
})

test('are blocked and unblocked, any number of times, for this member only', async () => {
  const { 'company-1': first = 0, 'company-2': second = 0 } = ids
  const other = api.visitor()
  await other.register()
  for (const _ of [1, 2]) expect((await block(first)).body.data.items).toHaveLength(1)
  const { items } = (await block(second)).body.data
  expect(items.map((item: { id: number }) => item.id)).toEqual([second, first])
  expect((await search('harbour foods'))[0].is_blocked).toBe(true)
  expect((await search('harbour foods', other))[0].is_blocked).toBe(false)
  expect((await other.get(`${path}/blacklist-companies`)).body.data.items).toEqual([])
  for (const _ of [1, 2]) {
    const left = (await member.delete(`${path}/${first}/blacklist-companies/delete`)).body.data.items
    expect(left).toMatchObject([{ id: second }])
  }
})

describe('their jobs', () => {
  let other: ReturnType<TestApp['visitor']>

  beforeAll(async () => {
    await upsertJobs(
      api.db,
      [1, 2, 1, 1].map((company, index) =>
        jobRecord({ identifier: `job-${index}`, companyIdentifier: `company-${company}` }),
      ),
    )
  })
  beforeEach(async () => {
    other = api.visitor()
    await other.register()
  })

  const read = async (path: string, visitor = member) => (await visitor.get(`/api/job${path}`)).body.data
  const companiesIn = async (path: string, visitor = member) => {
    const found = (await read(path, visitor)).items.map((item: { company: { id: number } }) => item.company.id)
    return [...new Set(found)].toSorted()
  }

  test('are recommended no more, to this member', async () => {
    const { 'company-1': first = 0, 'company-2': second = 0 } = ids
    expect(await companiesIn('/recommendation/jobs?size=4')).toEqual([first, second])
    await block(first)
    expect(await companiesIn('/recommendation/jobs?size=4')).toEqual([second])
    expect(await companiesIn('/recommendation/jobs?size=4', other)).toEqual([first, second])
  })

  test('come in no search and are counted by no filter, and the search says how many it leaves out', async () => {
    const { 'company-1': first = 0, 'company-2': second = 0 } = ids
    expect(await read('/jobs/search')).toMatchObject({ total: 4, hidden_total: 0 })
    await block(first)
    for (const sort of [1, 2, 3]) expect(await companiesIn(`/jobs/search?sort=${sort}`)).toEqual([second])
    expect(await read('/jobs/search')).toMatchObject({ total: 1, hidden_total: 3 })
    expect(await read(`/jobs/search?company_ids=${first}`)).toMatchObject({ total: 0, hidden_total: 3, items: [] })
    expect(await read('/jobs/search/facets')).toMatchObject({ total: 1 })
    expect(await read('/jobs/search', other)).toMatchObject({ total: 4, hidden_total: 0 })
    await member.delete(`${path}/${first}/blacklist-companies/delete`)
    expect(await read('/jobs/search')).toMatchObject({ total: 4, hidden_total: 0 })
  })

  test('are not hiring now for this member nor suggested, and the others’ list is kept by caches as before', async () => {
    const { 'company-1': first = 0, 'company-2': second = 0 } = ids
    const namesIn = async (visitor: typeof member) => {
      const { body, headers } = await visitor.get(`${path}/featured-companies?size=2`)
      const typed = (await visitor.get(`${path}/combined_search_suggestion?query=harb&size=2`)).body.data
      const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)
      const { 'cache-control': cache, vary } = headers
      return { hiring: idsOf(body.data.items), suggested: idsOf(typed.companies), cache, vary }
    }
    const all = { hiring: [first, second], suggested: [first, second], vary: 'Cookie, Language-Id, Country-Id' }
    expect(await namesIn(member)).toEqual({ ...all, cache: 'no-store' })
    await block(first)
    expect(await namesIn(member)).toEqual({
      hiring: [second],
      suggested: [second],
      vary: 'Cookie, Language-Id, Country-Id',
      cache: 'no-store',
    })
    const guest = api.visitor()
    await guest.guest()
    expect(await namesIn(guest)).toEqual({ ...all, cache: 'public, max-age=60' })
    // A session that lives on takes its cookie along with the answer: not into anybody's cache.
    await api.db.update(sessions).set({ seenAt: new Date(Date.now() - 2 * 3_600_000) })
    const renewed = await guest.get(`${path}/featured-companies?size=2`)
    expect([renewed.headers['set-cookie'], renewed.headers['cache-control']]).toEqual([
      expect.stringContaining('sessionid='),
      'no-store',
    ])
  })

  test('are not shown as similar, while their own pages still open', async () => {
    const { 'company-1': first = 0, 'company-2': second = 0 } = ids
    const [{ id: job }] = (await read(`/jobs/search?company_ids=${first}`)).items
    expect(await companiesIn(`/jobs/similar?job_id=${job}&size=3`)).toEqual([first, second])
    await block(first)
    expect(await companiesIn(`/jobs/similar?job_id=${job}&size=3`)).toEqual([second])
    expect((await read(`/jobs/${job}`)).id).toBe(job)
  })
})

test('an unknown company cannot be blocked; guests block nobody', async () => {
  expect((await block(99_999)).status).toBe(404)
  expect((await member.post(`${path}/blacklist-companies/create`, { company_id: -1 })).status).toBe(422)
  const guest = api.visitor()
  await guest.guest()
  expect((await block(ids['company-1'] ?? 0, guest)).body.code).toBe(40005)
})

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { eq } from 'drizzle-orm'
import type { CompanyRecord } from '../jobs/job-record.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { fillSearchedNames } from './blocked-companies/company-names.ts'
import { addOwnFacts, keepOwnFacts } from './profile/write-profile-facts.ts'
import { invalidateCompanyDirectory } from './search/company-directory.ts'
import { companies, companyNames, companyPictures, companyProfiles, recruiters } from './tables.ts'

const path = '/api/data/companies'
let api: TestApp
let visitor: ReturnType<TestApp['visitor']>
let ids: Record<string, number>

const known: Partial<CompanyRecord>[] = [
  { identifier: 'harbour', name: 'Harbour Foods', legalName: 'HBF Holdings Pte. Ltd.' },
  { identifier: 'taiwan', name: '長江軟體', country: 'tw', industryId: 3, sizeId: 4, isVerified: false },
  {
    identifier: 'japan',
    name: '株式会社スカイ食品',
    country: 'jp',
    industryId: 8,
    profile: { aliases: ['Sky Foods'] },
  },
  { identifier: 'saudi', name: 'شركة الأمل', country: 'sa', industryId: 4, isVerified: false },
  { identifier: 'indonesia', name: 'PT Sinar Laut Tbk', country: 'id', industryId: 8, isVerified: false },
  {
    identifier: 'told',
    name: 'Quay Software',
    profile: {
      typeId: 5,
      locationId: 1,
      foundedIn: 2015,
      registration: { number: '201512345K', register: 'ACRA', registeredOn: '2015-06-01' },
      coordinates: { latitude: 1.28, longitude: 103.85 },
      cultureText: 'We write things down.',
      socialMedia: [{ typeId: 5, url: 'https://www.example.com/quay' }],
    },
  },
]

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, known.map(companyRecord))
  const rows = await api.db.select({ id: companies.id, identifier: companies.identifier }).from(companies)
  ids = Object.fromEntries(rows.map(({ id, identifier }) => [identifier, id]))
  await upsertJobs(api.db, [
    jobRecord({ identifier: 'remote', companyIdentifier: 'told', arrangement: 'remote' }),
    jobRecord({ identifier: 'web3', companyIdentifier: 'told', isWeb3: true }),
    jobRecord({ identifier: 'plain', companyIdentifier: 'harbour' }),
  ])
  invalidateCompanyDirectory()
  visitor = api.visitor()
}, 120_000)
afterAll(() => api.close())

const search = async (query: string, who = visitor) => (await who.get(`${path}/search?country=all&${query}`)).body.data
const found = async (query: string): Promise<string[]> =>
  (await search(query)).items.map(({ name }: { name: string }) => name)
const named = (text: string) => found(`query=${encodeURIComponent(text)}`)
const profile = async (identifier: string, who = visitor): Promise<CompanyProfile> =>
  (await who.get(`${path}/${ids[identifier]}/profile`)).body.data

describe('companies are found', () => {
  // The search compared the display name alone, as it was written: neither a legal name, nor “Ltd” behind it, nor traditional characters found a company.
  test.each([
    ['hbf hold', 'Harbour Foods'],
    ['Harbour Foods Ltd.', 'Harbour Foods'],
    ['harbuor', 'Harbour Foods'],
    ['arbour', 'Harbour Foods'],
    ['长江', '長江軟體'],
    ['スカイ', '株式会社スカイ食品'],
    ['ｽｶｲ食品', '株式会社スカイ食品'],
    ['sky foods', '株式会社スカイ食品'],
    ['الامل', 'شركة الأمل'],
    ['sinar laut', 'PT Sinar Laut Tbk'],
    ['pt sinar', 'PT Sinar Laut Tbk'],
    ['ha', 'Harbour Foods'],
  ])('by “%s”: %s', async (typed, name) => {
    expect(await named(typed)).toContain(name)
  })

  test.each(['zzzz', '%', 'foods of nobody', 'ou'])('and none by “%s”', async (typed) => {
    expect(await named(typed)).toEqual([])
  })

  test('by one wrong letter only where no name holds what was typed, which is said', async () => {
    expect(await search('query=harbuor')).toMatchObject({ total: 1, is_mended: true })
    expect(await search('query=harbour')).toMatchObject({ total: 1, is_mended: false })
    expect((await search('query=harbzzz')).total).toBe(0)
  })

  test('by what they are, those with most open jobs first', async () => {
    expect((await found('')).slice(0, 2)).toEqual(['Quay Software', 'Harbour Foods'])
    expect(await found('industries=3')).toEqual(['長江軟體'])
    // Finance is banking and insurance.
    expect(await found('industry_types=2&sort=name')).toEqual(['شركة الأمل', '長江軟體'])
    expect(await found('industries=3&industry_types=99')).toEqual(['長江軟體'])
    expect(await found('company_types=5')).toEqual(['Quay Software'])
    expect(await found('locations=1')).toEqual(['Quay Software'])
    expect(await found('area=web3')).toEqual(['Quay Software'])
    expect(await found('company_sizes=4&is_company_verified=1')).toEqual([])
    expect((await visitor.get(`${path}/search?country=jp`)).body.data.total).toBe(1)
  })

  test('and counted for each filter without its own choice', async () => {
    const { data } = (await visitor.get(`${path}/search-facets?country=all&industries=3`)).body
    expect(data).toMatchObject({ total: 1, company_sizes: { 4: 1 }, is_company_verified: 0, areas: {} })
    expect(data.industries).toEqual({ 1: 2, 3: 1, 4: 1, 8: 2 })
    expect(data.industry_types).toEqual({ 1: 2, 2: 2, 3: 2 })
    const all = (await visitor.get(`${path}/search-facets?country=all`)).body.data
    expect(all).toMatchObject({ total: 6, company_types: { 5: 1 }, areas: { remote: 1, web3: 1 } })
  })

  test('by kinds', async () => {
    const kind = async (name: string) =>
      (await visitor.get(`${path}/featured-companies?country=all&kind=${name}`)).body.data.items.map(
        (item: { name: string }) => item.name,
      )
    expect(await kind('popular')).toEqual(['Quay Software', 'Harbour Foods'])
    expect(await kind('featured')).toEqual(['Quay Software'])
    expect(await kind('remote')).toEqual(['Quay Software'])
    expect(await kind('web3')).toEqual(['Quay Software'])
  })

  test('after a release that did not write what searches compare', async () => {
    await api.db.update(companyNames).set({ searched: '' })
    await fillSearchedNames(api.db)
    invalidateCompanyDirectory()
    expect(await named('hbf hold')).toEqual(['Harbour Foods'])
  })
})

describe('a profile', () => {
  test('says what is known, and nothing else', async () => {
    expect(await profile('told')).toMatchObject({
      name: 'Quay Software',
      type: { key: 'startup' },
      founded_in: 2015,
      registration: { number: '201512345K', register: 'ACRA', registered_on: '2015-06-01', status: 'active' },
      coordinates: { latitude: 1.28, longitude: 103.85 },
      culture_text: 'We write things down.',
      life_text: null,
      social_media: [{ type: { key: 'x' }, url: 'https://www.example.com/quay' }],
      open_jobs: 2,
      remote_jobs: 1,
      answers: null,
      is_followed: false,
      moved_to: null,
    })
    expect(await profile('saudi')).toMatchObject({ type: null, registration: null, verification: null, aliases: [] })
    expect((await visitor.get(`${path}/99999/profile`)).status).toBe(404)
  })

  test('holds a check until its time is over or the register strikes the company off', async () => {
    const check = (facts: Partial<typeof companyProfiles.$inferInsert>) =>
      api.db
        .update(companyProfiles)
        .set({ checks: ['registration'], checkedOn: '2026-01-02', checkedUntil: null, ...facts })
        .where(eq(companyProfiles.companyId, ids.told ?? 0))
    await check({})
    expect((await profile('told')).verification).toEqual({ checked: ['registration'], on: '2026-01-02', until: null })
    await check({ checkedUntil: '2026-02-01' })
    expect((await profile('told')).verification).toBeNull()
    await check({ registrationWithdrawnOn: '2026-03-01' })
    expect(await profile('told')).toMatchObject({ verification: null, registration: { status: 'withdrawn' } })
  })

  test('shows twelve pictures, and the others in pages', async () => {
    await api.db.insert(companyPictures).values(
      Array.from({ length: 500 }, (_, index) => ({
        companyId: ids.harbour ?? 0,
        position: 500 - index,
        url: `/p/${index}`,
        width: 8,
        height: 6,
      })),
    )
    const { pictures, pictures_total } = await profile('harbour')
    expect([pictures.length, pictures_total, pictures[0]?.url]).toEqual([12, 500, '/p/499'])
    const { data } = (await visitor.get(`${path}/${ids.harbour}/pictures?page=21`)).body
    expect([data.items.length, data.total]).toEqual([20, 500])
  })

  test('names who can be written to, who was here last first', async () => {
    const companyId = ids.harbour ?? 0
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await api.db.insert(recruiters).values([
      { companyId, name: 'Long ago', seenAt: hoursAgo(2000) },
      { companyId, name: 'Today', seenAt: hoursAgo(2) },
      { companyId, name: 'Left', seenAt: hoursAgo(1), leftAt: hoursAgo(1) },
      { companyId, name: 'Not yet', verifiedAt: null },
    ])
    // Mei stands in a posting, and was never here.
    expect((await profile('harbour')).recruiters).toMatchObject([
      { name: 'Today', activity: 'today', reply_label: null },
      { name: 'Long ago', activity: null },
      { name: 'Mei', activity: null },
    ])
  })

  test('keeps what the company wrote itself when an import says something else', async () => {
    const id = ids.indonesia ?? 0
    await addOwnFacts(api.db, id, { overview: 'Our own words.', founded_in: null, culture_text: 'Ours.' })
    await keepOwnFacts(api.db, [id])
    await upsertCompanies(api.db, [
      companyRecord({
        ...known[4],
        overview: 'A board’s words.',
        address: 'Jalan Sudirman 1',
        profile: { foundedIn: 1999, cultureText: 'Theirs.', lifeText: 'Theirs.' },
      }),
    ])
    expect(await profile('indonesia')).toMatchObject({
      overview: 'Our own words.',
      culture_text: 'Ours.',
      founded_in: null,
      address: 'Jalan Sudirman 1',
      life_text: 'Theirs.',
    })
  })

  test('of the demonstration has a mark and pictures that are drawn when they are asked for', async () => {
    for (const name of ['company-marks/7.svg', 'company-pictures/street-7.svg']) {
      const { status, headers, bytes } = await visitor.get(`/api/demo/${name}`)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/svg+xml',
        'public, max-age=31536000, immutable',
      ])
      expect(bytes.toString()).toMatch(/^<svg /)
    }
    for (const name of ['company-marks/x.svg', 'company-marks/9999999.svg', 'company-pictures/attic-1.svg'])
      expect((await visitor.get(`/api/demo/${name}`)).status).toBe(404)
  })

  test('is in the sitemap', async () => {
    const { data } = (await visitor.get(`${path}/sitemap`)).body
    expect(data.pages).toEqual([1])
    expect(data.items).toHaveLength(6)
    expect(data.items[0].slug).toBe(`harbour-foods-${ids.harbour}`)
  })
})

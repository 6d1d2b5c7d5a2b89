import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { toTsQuery } from '../text/ts-query.ts'
import { writeBatch } from './import-batch.ts'
import { importFiles, type Rejection } from './import-files.ts'
import type { Conversion } from './job-posting.ts'
import { toJobRecord } from './job-posting.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const options = { now, keepExpired: false }

const posting = (facts: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'harbour', value: '1' },
  title: 'Accountant',
  inLanguage: 'en',
  hiringOrganization: { '@type': 'Organization', name: 'Harbour Foods' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'SG' } },
  ...facts,
})

const taken = (conversion: Conversion) => {
  if ('reason' in conversion) throw new Error(conversion.reason)
  return conversion
}
const jobOf = (facts: Record<string, unknown>) => taken(toJobRecord(posting(facts), options)).job

describe('a posting becomes a job', () => {
  test('with nothing invented for what it does not say', () => {
    const { job, company } = taken(toJobRecord({ '@type': 'JobPosting', title: 'Cook' }, options))
    expect(job).toMatchObject({
      title: 'Cook',
      language: null,
      companyIdentifier: null,
      country: 'others',
      places: [],
      pay: null,
      jobTypeId: null,
      xpLvlId: null,
      degreeId: null,
      arrangement: null,
      postedAt: null,
      validThrough: null,
      status: 'open',
      description: [],
      externalUrl: null,
    })
    expect(company).toBeNull()
  })

  test.each<[unknown, unknown]>([
    [
      { currency: 'USD', value: { unitText: 'YEAR', minValue: 50_000, maxValue: 60_000 } },
      { min: 50_000, max: 60_000, currency: 'USD', period: 'YEAR' },
    ],
    [
      { currency: 'usd', value: { unitText: 'hour', value: '25.50' } },
      { min: 25.5, max: 25.5, currency: 'USD', period: 'HOUR' },
    ],
    [
      { currency: 'BRL', value: { unitText: 'MONTH', minValue: 9_000, maxValue: 7_000 } },
      { min: 7_000, max: 9_000, currency: 'BRL', period: 'MONTH' },
    ],
    [
      { currency: 'TWD', value: { unitText: 'MONTH', minValue: 45_000 } },
      { min: 45_000, max: null, currency: 'TWD', period: 'MONTH' },
    ],
    [
      { currency: 'EUR', value: { unitText: 'ANN', value: '30.000 - 35.000' } },
      { min: 30_000, max: 35_000, currency: 'EUR', period: 'YEAR' },
    ],
    ['USD 3,000 - 4,000 per month', { min: 3_000, max: 4_000, currency: 'USD', period: 'MONTH' }],
    [
      { currency: 'SGD', unitText: 'MONTH', value: 4_000 },
      { min: 4_000, max: 4_000, currency: 'SGD', period: 'MONTH' },
    ],
    [
      { currency: 'SGD', value: { unitText: 'MONTH', minValue: 0, maxValue: 4_000 } },
      { min: null, max: 4_000, currency: 'SGD', period: 'MONTH' },
    ],
    [{ currency: 'SGD', value: { unitText: 'MONTH', minValue: 0, maxValue: 0 } }, null],
    [{ currency: 'SGD', value: { unitText: 'MONTH', minValue: -5, maxValue: 10 } }, null],
    [{ currency: 'SGD', value: { minValue: 4_000 } }, null],
    [{ currency: 'GOLD', value: { unitText: 'MONTH', minValue: 1 } }, null],
    [50_000, null],
    ['negotiable', null],
    [{ currency: 'SGD', value: { unitText: 'MONTH', minValue: 'NaN', maxValue: { a: 1 } } }, null],
  ])('pay %j', (baseSalary, pay) => expect(jobOf({ baseSalary }).pay).toEqual(pay))

  test.each<[unknown, string, string | null, string | null]>([
    ['United States', 'us', 'US', null],
    ['Germany', 'others', 'DE', null],
    [{ '@type': 'Country', name: 'Türkiye' }, 'tr', 'TR', null],
    ['台灣', 'tw', 'TW', null],
    ['BRA', 'br', 'BR', null],
    ['Atlantis', 'others', null, 'Nowhere'],
  ])('country %j is %s', (addressCountry, country, countryCode, locality) => {
    const job = jobOf({ jobLocation: { address: { addressCountry, addressLocality: 'Nowhere' } } })
    expect(job.country).toBe(country)
    expect(job.places[0]).toMatchObject({ countryCode, locality: locality ?? 'Nowhere' })
  })

  test('its city is the one of the list, whatever the spelling', () => {
    const id = (addressLocality: string, addressCountry: string) =>
      jobOf({ jobLocation: { address: { addressCountry, addressLocality } } }).places[0]?.locationId
    expect(id('Ad Dammam', 'SA')).toBe(id('Dammam', 'SA'))
    expect(id('Taipei', 'TW')).toBe(id('台北市', 'TW'))
    expect(id('Jakarta Barat', 'ID')).not.toBeNull()
  })

  test('in several places, the first naming the country', () => {
    const job = jobOf({ jobLocation: ['CA', 'US', 'US'].map((addressCountry) => ({ address: { addressCountry } })) })
    expect(job.country).toBe('ca')
    expect(job.places.map((place) => place.country)).toEqual(['ca', 'us'])
  })

  test('remote, with who may apply from where', () => {
    const job = jobOf({
      jobLocation: undefined,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'USA' },
        { '@type': 'State', name: 'Georgia' },
      ],
    })
    expect(job).toMatchObject({
      arrangement: 'remote',
      country: 'us',
      applicantLocation: { kind: 'only', countries: ['US'] },
    })
  })

  test.each<[Record<string, unknown>, object]>([
    [{ employmentType: ['OTHER', 'PART_TIME'] }, { jobTypeId: 2 }],
    [{ employmentType: 'عمل عن بعد' }, { arrangement: 'remote' }],
    [{ employmentType: '正社員' }, { jobTypeId: 1 }],
    [{ experienceRequirements: { monthsOfExperience: '36' } }, { xpLvlId: 4 }],
    [{ experienceRequirements: 'At least 2 years in sales' }, { xpLvlId: 3 }],
    [{ experienceRequirements: '3年以上' }, { xpLvlId: 4 }],
    [{ educationRequirements: { credentialCategory: 'bachelor degree' } }, { degreeId: 5 }],
    [{ educationRequirements: '學歷不拘' }, { degreeId: 1 }],
    [{ datePosted: '2025-02-30' }, { postedAt: null }],
    [{ datePosted: 'yesterday' }, { postedAt: null }],
    [{ datePosted: '2091-01-01' }, { postedAt: null }],
    [{ datePosted: '2026-05-01' }, { postedAt: new Date('2026-05-01T00:00:00Z') }],
    [{ validThrough: '2026-05-31' }, { status: 'closed' }],
    [{ validThrough: '2026-06-01' }, { status: 'open' }],
    [{ url: 'javascript:alert(1)' }, { externalUrl: null }],
    [{ url: 'https://jobs.example/1', directApply: false }, { externalUrl: 'https://jobs.example/1' }],
    [{ skills: 'Excel, SQL；数据分析' }, { skills: ['Excel', 'SQL', '数据分析'] }],
    [{ skills: [{ '@type': 'DefinedTerm', name: 'Welding' }] }, { skills: ['Welding'] }],
    [{ inLanguage: undefined, title: '遊戲數據分析師' }, { language: 'zh-tw' }],
    [{ inLanguage: undefined, title: '数据分析师' }, { language: 'zh-cn' }],
    [{ inLanguage: 'fr' }, { language: null }],
    [
      { title: 'Senior <b>Backend</b> Developer &amp; more' },
      { title: 'Senior Backend Developer & more', functionTitleId: 2 },
    ],
    [{ totalJobOpenings: '3' }, { openings: 3 }],
    [{ hiringOrganization: 'confidential' }, { companyIdentifier: 'confidential' }],
  ])('%j', (facts, job) => expect(jobOf(facts)).toMatchObject(job))

  test('an expired one can be kept open for test catalogues', () => {
    const { job } = taken(toJobRecord(posting({ validThrough: '2020-01-01' }), { now, keepExpired: true }))
    expect(job).toMatchObject({ status: 'open', validThrough: null })
  })

  test.each<[unknown, string]>([
    [null, 'not an object'],
    ['text', 'not an object'],
    [{ '@type': 'Person' }, 'not a JobPosting'],
    [posting({ title: undefined }), 'no title'],
    [posting({ title: ' <b></b> ★ ' }), 'no title'],
    [posting({ title: { a: { b: {} } } }), 'no title'],
  ])('%j is rejected: %s', (value, reason) => expect(toJobRecord(value, options)).toEqual({ reason }))

  test('wrong types everywhere cost the fact, not the record', () => {
    const nonsense: unknown[] = [
      null,
      true,
      -1,
      Number.MAX_VALUE,
      '',
      '\0\ud800',
      [],
      [[]],
      {},
      [null, {}],
      { '@value': {} },
      { name: [] },
    ]
    const names =
      'identifier inLanguage hiringOrganization jobLocation jobLocationType applicantLocationRequirements baseSalary employmentType experienceRequirements educationRequirements skills industry occupationalCategory validThrough datePosted url description responsibilities qualifications jobBenefits totalJobOpenings workHours'.split(
        ' ',
      )
    for (const value of nonsense) for (const name of names) expect(jobOf({ [name]: value }).title).toBe('Accountant')
    const all = JSON.parse(
      `{"@type":"JobPosting","title":"Cook","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`,
    )
    expect(taken(toJobRecord(all, options)).job.title).toBe('Cook')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('files', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'import-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  const file = (name: string, content: string) => {
    const path = join(directory, name)
    writeFileSync(path, content)
    return path
  }
  const read = async (...files: string[]) => {
    const titles: string[] = []
    const rejections: Rejection[] = []
    const summary = await importFiles(
      files,
      async ({ jobs }) => {
        titles.push(...jobs.map((job) => job.title))
        return { imported: jobs.length, updated: 0, unchanged: 0 }
      },
      (rejection) => rejections.push(rejection),
      options,
    )
    return { titles, rejections: rejections.map(({ line, reason }) => `${line}: ${reason}`), summary }
  }
  const one = (title: string) => JSON.stringify(posting({ title }))

  test('JSON lines: a broken line costs only itself', async () => {
    const lines = [one('A1'), '{"@type":"JobPosting","title":', '', '[1]', '{"@type":"Person"}', one('B2'), '\u0000']
    const { titles, rejections } = await read(file('a.jsonl', `\ufeff${lines.join('\r\n')}`))
    expect(titles).toEqual(['A1', 'B2'])
    expect(rejections).toEqual(['2: not JSON', '4: not an object', '5: not a JobPosting', '7: not JSON'])
  })

  test('one object, a list and a graph', async () => {
    expect((await read(file('a.json', JSON.stringify(posting(), null, 2)))).titles).toEqual(['Accountant'])
    expect(await read(file('b.json', `[\n${one('A1')},\n {bad},\n${one('B2')}\n]`))).toMatchObject({
      titles: ['A1', 'B2'],
      rejections: ['3: not JSON'],
    })
    const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, posting({ title: 'C3' })] }
    expect((await read(file('c.json', JSON.stringify(graph)))).titles).toEqual(['C3'])
    expect((await read(file('no-ending', `${one('A1')}\n${one('B2')}\n`))).titles).toEqual(['A1', 'B2'])
  })

  test('a page with JSON-LD', async () => {
    const page = `<!doctype html>\n<title>Jobs</title><script>var a = "<script type='application/ld+json'>"</script>
      <script type="application/ld+json">{"@type":"BreadcrumbList"}</script>
      <script type="application/ld+json; charset=utf-8">${one('From a page')}</script>
      <script type="application/ld+json">{oops</script>`
    expect(await read(file('a.html', page))).toMatchObject({ titles: ['From a page'], rejections: ['5: not JSON'] })
    expect((await read(file('b.html', '<html></html>'))).rejections).toEqual(['1: a page without JSON-LD'])
  })

  test('a file that cannot be read is named, and the rest goes on', async () => {
    const { titles, summary } = await read(join(directory, 'none.json'), directory, file('a.json', one('A1')))
    expect(titles).toEqual(['A1'])
    expect(summary.unreadable.map((entry) => entry.reason.slice(0, 6))).toEqual(['ENOENT', 'EISDIR'])
  })

  test('hostile records neither stop it nor take long', async () => {
    const started = Date.now()
    const lines = [
      one('A1'),
      JSON.stringify(posting({ title: 'Deep', description: '<div>'.repeat(50_000) })),
      JSON.stringify(posting({ title: 'Long', description: 'word '.repeat(1_000_000) })),
      JSON.stringify(posting({ title: 'Entities', description: '&lol;&amp;'.repeat(100_000) })),
      JSON.stringify(posting({ title: 'Open tags', description: '<a '.repeat(60_000) })),
      JSON.stringify(posting({ title: 'Many places', jobLocation: Array(100_000).fill({ address: 'X' }) })),
      `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
      `{"@type":"JobPosting","title":"${'x'.repeat(17 * 1024 * 1024)}"}`,
      one('B2'),
    ]
    const { titles, rejections } = await read(file('a.jsonl', lines.join('\n')))
    expect(titles).toEqual(['A1', 'Deep', 'Long', 'Entities', 'Open tags', 'Many places', 'B2'])
    expect(rejections.at(-1)).toBe('8: longer than 16 MB')
    expect(Date.now() - started).toBeLessThan(60_000)
  })

  test('a record that the database refuses is told, its neighbours are stored', async () => {
    const rejections: Rejection[] = []
    const stored: string[] = []
    await importFiles(
      [file('a.jsonl', ['A1', 'Refused', 'B2', 'C3'].map(one).join('\n'))],
      async ({ jobs }) => {
        if (jobs.some((job) => job.title === 'Refused')) throw new Error('value out of range')
        stored.push(...jobs.map((job) => job.title))
        return { imported: jobs.length, updated: 0, unchanged: 0 }
      },
      (rejection) => rejections.push(rejection),
      options,
    )
    expect(stored).toEqual(['A1', 'B2', 'C3'])
    expect(rejections).toMatchObject([{ line: 2, reason: 'cannot be stored: value out of range' }])
  })
})

const data = process.env.JOBS_DATA_DIR ?? new URL('../../../../shared/data/jobs', import.meta.url).pathname
const dataFiles = existsSync(data)
  ? readdirSync(data)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(data, name))
  : []
const withData = dataFiles.length > 0 ? describe : describe.skip

withData(
  dataFiles.length > 0
    ? 'real postings'
    : `real postings (skipped: none in ${data}; JOBS_DATA_DIR names another folder)`,
  () => {
    let api: TestApp
    beforeAll(async () => {
      api = await createTestApp()
    })
    afterAll(() => api.close())

    const importAll = async (files = dataFiles) => {
      const rejections: Rejection[] = []
      const summary = await importFiles(
        files,
        (batch) => writeBatch(api.db, batch),
        (rejection) => rejections.push(rejection),
        {
          now: Date.now(),
          keepExpired: false,
        },
      )
      return { ...summary, rejections }
    }

    test('all import, and importing them again changes nothing', async () => {
      const first = await importAll()
      expect(first.rejections).toEqual([])
      const { rows } = await api.db.execute<{ count: number; closed: number }>(
        sql`select count(*)::int as count, count(*) filter (where status = 'closed')::int as closed from jobs`,
      )
      expect(rows[0]).toEqual({ count: first.imported, closed: first.expired })
      const again = await importAll(dataFiles.filter((name) => statSync(name).size < 500_000))
      expect(again).toMatchObject({ imported: 0, updated: 0, rejected: 0 })
      expect(again.unchanged).toBeGreaterThan(0)
    }, 600_000)

    test('each is found by its title in its own language', async () => {
      const { rows } = await api.db.execute<{ id: number; title: string; language: 'en-us' | null }>(
        sql`select id, title, language from jobs`,
      )
      const wanted = rows.map(({ id, title, language }) => ({ id, query: toTsQuery(title, language) }))
      const missed = await api.db.execute(sql`
      select jobs.title from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id int, query text)
      join jobs on jobs.id = wanted.id where wanted.query is null or not jobs.search_vector @@ wanted.query::tsquery`)
      expect(missed.rows).toEqual([])
    }, 120_000)

    test('an expired one is stored, and its page says closed', async () => {
      const { rows } = await api.db.execute<{ id: number }>(sql`select id from jobs where status = 'closed' limit 1`)
      const answer = await api.visitor().get(`/api/job/jobs/${rows[0]?.id}`)
      expect(answer.body.data.status).toBe('closed')
    })
  },
)

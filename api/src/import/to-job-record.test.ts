import { describe, expect, test } from '@jest/globals'
import { postingFixture } from './posting-fixture.ts'
import { type Conversion, toJobRecord } from './to-job-record.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const options = { now, keepExpired: false }

const taken = (conversion: Conversion) => {
  if ('reason' in conversion) throw new Error(conversion.reason)
  return conversion
}
const jobOf = (facts: Record<string, unknown>) => taken(toJobRecord(postingFixture(facts), options)).job

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
    [{ currency: 'SGD', value: { unitText: 'MONTH', minValue: 'from 3 years', maxValue: 4_000 } }, null],
    [50_000, null],
    ['negotiable', null],
    [{ currency: 'SGD', value: { unitText: 'MONTH', minValue: 'NaN', maxValue: { a: 1 } } }, null],
  ])('pay %j', (baseSalary, pay) => expect(jobOf({ baseSalary }).pay).toEqual(pay))

  // “150-190k” was US$150 to 190,000, “5 juta” five rupiah, and “3000 monthly” three thousand million.
  test.each<[string, string, [number, number] | null]>([
    ['150-190k', 'USD', [150_000, 190_000]],
    ['$80-95k', 'USD', [80_000, 95_000]],
    ['US$150K – US$190K', 'USD', [150_000, 190_000]],
    ['A$90k', 'AUD', [90_000, 90_000]],
    ['900-1k', 'USD', [900, 1_000]],
    ['1.500-2.000', 'EUR', [1_500, 2_000]],
    ['1.500,50 €', 'EUR', [1_500.5, 1_500.5]],
    ['5,00,000', 'INR', [500_000, 500_000]],
    ['30 000', 'EUR', [30_000, 30_000]],
    ['月給', 'JPY', null],
    ['25～30万円', 'JPY', [250_000, 300_000]],
    ['Rp 5 - 7 juta', 'IDR', [5_000_000, 7_000_000]],
    ['5.000 - 7.000 TL', 'TRY', [5_000, 7_000]],
    ['5000/month', 'SGD', [5_000, 5_000]],
    ['S$5,000 monthly', 'SGD', [5_000, 5_000]],
    // Each of these may say two things, or says something else.
    ['150k to 190', 'USD', null],
    ['1.500k', 'USD', null],
    ['1.500-2.000', 'KWD', null],
    ['150 190', 'USD', null],
    ['1.2345', 'USD', null],
    ['£30k', 'USD', null],
    ['5000 per year', 'SGD', null],
    ['up to 5000', 'USD', null],
    ['3000+', 'USD', null],
    ['30 mil', 'USD', null],
    ['10-20-30', 'USD', null],
    ['150--190', 'USD', null],
  ])('pay of “%s” in %s', (value, currency, range) => {
    const { pay } = jobOf({ baseSalary: { currency, value: { unitText: 'MONTH', value } } })
    expect(pay && [pay.min, pay.max]).toEqual(range)
  })

  test('pay that is left out is told', () => {
    const warningsOf = (baseSalary: unknown) => taken(toJobRecord(postingFixture({ baseSalary }), options)).warnings
    const pay = (value: unknown) => ({ currency: 'USD', value: { unitText: 'YEAR', value } })
    expect(warningsOf(pay('150k to 190'))).toEqual([expect.stringContaining('“150k to 190”')])
    expect(warningsOf('5000')).toHaveLength(1)
    expect([pay('150-190k'), pay('negotiable'), pay('0'), pay(0), undefined].flatMap(warningsOf)).toEqual([])
  })

  test('bounds that are texts are read together', () => {
    const payOf = (minValue: unknown, maxValue: unknown) =>
      jobOf({ baseSalary: { currency: 'USD', value: { unitText: 'YEAR', minValue, maxValue } } }).pay
    expect(payOf('150', '190k')).toMatchObject({ min: 150_000, max: 190_000 })
    expect(payOf('150k', '190')).toBeNull()
    expect(payOf('150-190k', undefined)).toBeNull()
    expect(payOf('', '$190,000')).toMatchObject({ min: null, max: 190_000 })
  })

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

  // Read as thousands, a degree with three decimals was no place on earth.
  test('its coordinates may be texts', () => {
    const geo = { latitude: '1.352', longitude: '103.819836' }
    const job = jobOf({ jobLocation: { address: { addressCountry: 'SG' }, geo } })
    expect(job.places[0]).toMatchObject({ latitude: 1.352, longitude: 103.819836 })
  })

  test('in several places, the first naming the country', () => {
    const job = jobOf({ jobLocation: ['CA', 'US', 'US'].map((addressCountry) => ({ address: { addressCountry } })) })
    expect(job.country).toBe('ca')
    expect(job.places.map((place) => place.country)).toEqual(['ca', 'us'])
  })

  // Search engines were told of a street of the second town that it was one of the first.
  test('with the address of a place that it names first, and of none in another country', () => {
    const at = (addressLocality: string, addressCountry: string, streetAddress?: string) => ({
      address: { addressLocality, addressCountry, streetAddress },
    })
    const job = jobOf({ jobLocation: [at('Leeds', 'GB'), at('York', 'GB', '5 Low Street')] })
    expect(job.fullAddress).toBe('5 Low Street, York')
    expect(job.places.map((place) => place.locality)).toEqual(['York', 'Leeds'])
    const abroad = jobOf({ jobLocation: [at('Leeds', 'GB'), at('Toronto', 'CA', '5 King Street')] })
    expect(abroad).toMatchObject({ fullAddress: null, country: 'gb' })
    expect(abroad.places.map((place) => place.locality)).toEqual(['Leeds', 'Toronto'])
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
      applicantAreas: [{ name: 'Georgia', country_code: null }],
    })
  })

  // A job for people in Michigan was under Others and open to nobody: only whole countries were read. “Anywhere in Brazil” was the whole world.
  test.each<[unknown, string[], [string, string | null][]]>([
    [{ '@type': 'State', name: 'Michigan, USA' }, ['US'], [['Michigan', 'US']]],
    [{ '@type': 'State', name: 'Georgia, USA' }, ['US'], [['Georgia', 'US']]],
    [
      { '@type': 'State', name: 'Texas', containedInPlace: { '@type': 'Country', name: 'US' } },
      ['US'],
      [['Texas', 'US']],
    ],
    [{ '@type': 'City', name: 'Austin, TX, USA' }, ['US'], [['Austin, TX', 'US']]],
    [{ '@type': 'AdministrativeArea', name: 'Ontario (Canada)' }, ['CA'], [['Ontario', 'CA']]],
    [{ '@type': 'State', name: 'Michigan' }, [], [['Michigan', null]]],
    ['Europe', [], [['Europe', null]]],
    ['Los Angeles, CA', [], [['Los Angeles, CA', null]]],
    ['USA, Canada', ['US', 'CA'], []],
    ['Anywhere in Brazil', ['BR'], []],
    ['US only', ['US'], []],
    ['Remote', [], []],
  ])('remote from %j', (applicantLocationRequirements, countries, areas) => {
    const facts = { jobLocation: undefined, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements }
    const job = jobOf(facts)
    expect(job.applicantLocation?.countries ?? []).toEqual(countries)
    expect((job.applicantAreas ?? []).map((area) => [area.name, area.country_code])).toEqual(areas)
  })

  // “San Francisco, CA” was in Canada.
  test.each([
    ['San Francisco, CA', 'US'],
    ['Toronto, CA', 'CA'],
    ['Nowhere, CA', null],
    ['Lisbon, Portugal', 'PT'],
    ['Atlanta, Georgia, USA', 'US'],
  ])('a place in words: %s', (jobLocation, countryCode) =>
    expect(jobOf({ jobLocation }).places[0]).toMatchObject({ countryCode }),
  )

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
    [{ validThrough: '31/12/2025' }, { status: 'closed', validThrough: new Date('2025-12-31T23:59:59.999Z') }],
    [{ validThrough: '12/31/2025 23:59' }, { validThrough: new Date('2025-12-31T23:59:59.999Z') }],
    [{ validThrough: '1.2.2026' }, { validThrough: new Date('2026-02-01T23:59:59.999Z') }],
    [{ validThrough: '2026年2月1日' }, { validThrough: new Date('2026-02-01T23:59:59.999Z') }],
    [{ validThrough: '20260201' }, { validThrough: new Date('2026-02-01T23:59:59.999Z') }],
    [{ validThrough: 1767182400000 }, { status: 'closed', validThrough: new Date('2025-12-31T12:00:00Z') }],
    [{ validThrough: '1767182400' }, { validThrough: new Date('2025-12-31T12:00:00Z') }],
    [{ validThrough: 'Wed, 31 Dec 2025 12:00:00 GMT' }, { validThrough: new Date('2025-12-31T12:00:00Z') }],
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
    [{ description: { name: 'About', text: 'Bake.' } }, { description: [{ type: 'paragraph', text: 'Bake.' }] }],
    [{ hiringOrganization: 'confidential' }, { companyIdentifier: null }],
    [{ hiringOrganization: { name: 'Empresa confidencial' } }, { companyIdentifier: null }],
    [{ title: '★未経験OK★【事務】♪' }, { title: '未経験OK★【事務】' }],
    [{ title: '2. El Araç Satış' }, { title: '2. El Araç Satış' }],
  ])('%j', (facts, job) => expect(jobOf(facts)).toMatchObject(job))

  // Feeds that write days in their country's way were imported without a last day and without a word, and their jobs stayed open for ever.
  test.each([
    ['03/04/2025', 1],
    ['31/02/2025', 1],
    ['until filled', 1],
    ['2025-12-31', 0],
    ['9999-12-31', 0],
    [undefined, 0],
  ])('a last day that cannot be read for sure is none, and is told: %s', (validThrough, warned) => {
    const { job, warnings } = taken(toJobRecord(postingFixture({ validThrough }), options))
    expect(warnings).toHaveLength(warned)
    if (warned) expect(job).toMatchObject({ status: 'open', validThrough: null })
  })

  test.each([
    [{ legalName: 'Harbour Foods Pte. Ltd.' }, 'Harbour Foods Pte. Ltd.'],
    [{ legalName: 'Harbour Foods' }, undefined],
    [{ legalName: [] }, undefined],
    [{}, undefined],
  ])('an employer’s legal name is taken where it says more: %j', (facts, legalName) => {
    const hiringOrganization = { name: 'Harbour Foods', ...facts }
    expect(taken(toJobRecord(postingFixture({ hiringOrganization }), options)).company?.legalName).toBe(legalName)
  })

  test('an expired one can be kept open for test catalogues', () => {
    const { job } = taken(toJobRecord(postingFixture({ validThrough: '2020-01-01' }), { now, keepExpired: true }))
    expect(job).toMatchObject({ status: 'open', validThrough: null })
  })

  test.each<[unknown, string]>([
    [null, 'not an object'],
    ['text', 'not an object'],
    [{ '@type': 'Person' }, 'not a JobPosting'],
    [postingFixture({ title: undefined }), 'no title'],
    [postingFixture({ title: ' <b></b> ★ ' }), 'no title'],
    [postingFixture({ title: { a: { b: {} } } }), 'no title'],
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

import { describe, expect, it } from '@jest/globals'
import { bareJob, exampleJob } from '../../testing/example-job.ts'
import { jobPosting } from './job-posting.ts'

const site = { brand: 'Jobspan', url: 'https://jobspan.example/en-us/job/senior-accountant-42' }

// biome-ignore lint/suspicious/noExplicitAny: the test reads a JSON tree as a search engine does.
type Tree = any
const posting = (job = exampleJob()): Tree => jobPosting(job, site)

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]
const credentials = [
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
]
const iso8601 = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/** The rules of https://developers.google.com/search/docs/appearance/structured-data/job-posting, one by one. */
const findErrors = (tree: Tree): string[] => {
  const errors: string[] = []
  const rule = (isMet: boolean, name: string) => {
    if (!isMet) errors.push(name)
  }
  rule(tree['@context'] === 'https://schema.org' && tree['@type'] === 'JobPosting', 'type')
  for (const field of ['title', 'description', 'datePosted'])
    rule(typeof tree[field] === 'string' && tree[field] !== '', field)
  rule(iso8601.test(tree.datePosted), 'datePosted is ISO 8601')
  rule(tree.validThrough === undefined || iso8601.test(tree.validThrough), 'validThrough is ISO 8601')
  rule(tree.description !== tree.title, 'description is not the title')
  rule(/<(p|ul|ol)>/.test(tree.description), 'description is HTML')
  rule(!/<(?!\/?(h3|p|ul|ol|li|br)>)/.test(tree.description), 'description holds only known tags')
  const organization = tree.hiringOrganization
  rule(
    organization === 'confidential' || (organization?.['@type'] === 'Organization' && !!organization.name),
    'organization',
  )
  const listOf = (value: Tree): Tree[] => (Array.isArray(value) ? value : value ? [value] : [])
  const places = listOf(tree.jobLocation)
  rule(places.length > 0 || tree.jobLocationType === 'TELECOMMUTE', 'a place or remote')
  for (const place of places) {
    rule(place['@type'] === 'Place' && place.address['@type'] === 'PostalAddress', 'place')
    rule(/^[A-Z]{2}$/.test(place.address.addressCountry), 'addressCountry')
  }
  if (tree.jobLocationType === 'TELECOMMUTE')
    rule(listOf(tree.applicantLocationRequirements).length > 0, 'applicantLocationRequirements')
  rule(tree.employmentType === undefined || employmentTypes.includes(tree.employmentType), 'employmentType')
  if (tree.baseSalary) {
    const { value } = tree.baseSalary
    rule(tree.baseSalary['@type'] === 'MonetaryAmount' && /^[A-Z]{3}$/.test(tree.baseSalary.currency), 'currency')
    rule(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(value.unitText), 'unitText')
    rule(
      [value.value, value.minValue, value.maxValue].some((amount) => typeof amount === 'number'),
      'amount',
    )
  }
  const experience = tree.experienceRequirements
  if (typeof experience === 'object') rule(experience.monthsOfExperience > 0, 'monthsOfExperience')
  const education = tree.educationRequirements
  if (typeof education === 'object') rule(credentials.includes(education.credentialCategory), 'credentialCategory')
  rule(tree.identifier?.['@type'] === 'PropertyValue' && !!tree.identifier.value, 'identifier')
  rule(typeof tree.directApply === 'boolean', 'directApply')
  rule(!JSON.stringify(tree).includes('null'), 'nothing is null')
  return errors
}

describe('jobPosting', () => {
  it('is valid by every rule of the guide', () => {
    expect(findErrors(posting())).toEqual([])
    expect(findErrors(posting(exampleJob({ company: null, company_detail: null })))).toEqual([])
    expect(findErrors(posting(exampleJob({ pay: { min: 50, max: 50, currency: 'USD', period: 'HOUR' } })))).toEqual([])
    const remote = exampleJob({
      arrangement: 'remote',
      places: [],
      applicant_location: { kind: 'only', countries: ['SG', 'MY'] },
    })
    expect(findErrors(posting(remote))).toEqual([])
  })

  it('says all that is known', () => {
    expect(posting()).toMatchObject({
      identifier: { name: 'Jobspan', value: '42' },
      title: 'Senior accountant',
      employmentType: 'FULL_TIME',
      datePosted: '2026-11-17T08:00:00.000Z',
      validThrough: '2026-12-31T00:00:00.000Z',
      hiringOrganization: { name: 'Marina Ledger', sameAs: 'https://marina-ledger.example' },
      jobLocation: {
        address: {
          streetAddress: '1 Raffles Place, Singapore 048616',
          addressLocality: 'Singapore',
          addressCountry: 'SG',
        },
        geo: { latitude: 1.2842, longitude: 103.8511 },
      },
      baseSalary: { currency: 'SGD', value: { minValue: 6000, maxValue: 8000, unitText: 'MONTH' } },
      experienceRequirements: { monthsOfExperience: 36 },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      skills: 'Xero, Excel',
      industry: 'Accounting services',
      totalJobOpenings: 2,
      directApply: true,
    })
  })

  // The city was cut out of the label, at commas among which the Chinese one was missing: in Chinese it was never told.
  it.each([
    { label: '台灣 台中', country: 'tw', country_code: 'TW', locality: '台中' },
    { label: '日本 東京', country: 'jp', country_code: 'JP', locality: '港区', region: '東京' },
    { label: 'الرياض، المملكة العربية السعودية', country: 'sa', country_code: 'SA', locality: 'الرياض' },
    { label: 'Washington, D.C., United States', country: 'us', country_code: 'US', locality: 'Washington, D.C.' },
  ] as const)('names city and region however the place is written: $label', (place) => {
    const { address } = posting(exampleJob({ places: [place] })).jobLocation
    expect(address.addressLocality).toBe(place.locality)
    expect(address.addressRegion).toBe('region' in place ? place.region : undefined)
    expect(findErrors(posting(exampleJob({ places: [place] })))).toEqual([])
  })

  // A validator missed it of every job that is open to the world, and search engines took these for open to one country only.
  it('says where the applicants of a remote job may be', () => {
    const countriesOf = (facts: Partial<ReturnType<typeof exampleJob>>) => {
      const found = posting(exampleJob({ arrangement: 'remote', ...facts })).applicantLocationRequirements
      return (Array.isArray(found) ? found : [found]).map(({ name }: { name: string }) => name)
    }
    expect(countriesOf({ applicant_location: { kind: 'only', countries: ['SG', 'MY'] } })).toEqual(['SG', 'MY'])
    const everywhere = countriesOf({ applicant_location: { kind: 'worldwide', countries: [] } })
    expect([everywhere.length, everywhere.includes('JP'), everywhere.includes('BR')]).toEqual([18, true, true])
    const but = countriesOf({ applicant_location: { kind: 'worldwide_except', countries: ['BR', 'ES'] } })
    expect(but).toEqual(everywhere.filter((code: string) => code !== 'BR' && code !== 'ES'))
    expect(countriesOf({ applicant_location: null })).toEqual(['SG'])
    expect(posting().applicantLocationRequirements).toBeUndefined()
  })

  // A job for two states went out as remote with no word of from where, which search engines refuse.
  it('names the areas of a remote job, and tells no job as remote without a place', () => {
    const remote = (facts: Partial<ReturnType<typeof exampleJob>>) =>
      posting(exampleJob({ arrangement: 'remote', places: [], applicant_location: null, ...facts }))
    const areas = ['Michigan', 'Texas'].map((name) => ({ name, country_code: 'US' }))
    const inStates = remote({ applicant_areas: areas, applicant_location: { kind: 'only', countries: ['US', 'CA'] } })
    expect(inStates).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'AdministrativeArea', name: 'Michigan, US' },
        { '@type': 'AdministrativeArea', name: 'Texas, US' },
        { '@type': 'Country', name: 'CA' },
      ],
    })
    expect(findErrors(inStates)).toEqual([])
    expect(remote({ applicant_areas: [{ name: 'Europe', country_code: null }] })).toMatchObject({
      applicantLocationRequirements: { '@type': 'AdministrativeArea', name: 'Europe' },
    })
    const unknown = remote({})
    expect([unknown.jobLocationType, unknown.applicantLocationRequirements]).toEqual([undefined, undefined])
  })

  it('lets no markup of an employer through', () => {
    expect(posting().description).toContain('<p>We keep the books of &lt;forty&gt; small firms &amp; like it.</p>')
    expect(posting().description).toContain('<ul><li>Close the month</li><li>File GST</li></ul>')
  })

  it('invents nothing where little is known', () => {
    expect(Object.keys(posting(bareJob())).sort()).toEqual(
      ['@context', '@id', '@type', 'directApply', 'hiringOrganization', 'identifier', 'title', 'url'].sort(),
    )
  })

  it('says that others take the application, and that no schooling or experience is asked for', () => {
    const tree = posting(
      exampleJob({
        is_external: true,
        xp_lvl: { id: 1, key: 'no-experience', value: 'No experience' },
        degree: { id: 1, key: 'no-formal-education', value: 'No formal education needed' },
      }),
    )
    expect(tree).toMatchObject({
      directApply: false,
      experienceRequirements: 'no requirements',
      educationRequirements: 'no requirements',
    })
  })

  it('is gone from jobs that take no applications', () => {
    expect(posting(exampleJob({ status: 'closed' }))).toBeUndefined()
    expect(posting(exampleJob({ status: 'on_hold' }))).toBeUndefined()
  })
})

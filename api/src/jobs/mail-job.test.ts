import { expect, test } from '@jest/globals'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { toMailJob } from './mail-job.ts'

const now = new Date('2026-11-24T00:00:00Z')
const job = (facts: Partial<JobSummary> = {}): JobSummary => ({
  id: 7,
  slug: 'cook-7',
  title: 'Cook',
  language: 'en-us',
  company: { id: 1, slug: 'harbour-1', name: 'Harbour', logo_url: null, is_verified: true },
  places: [{ label: 'Tampines, Singapore', country: 'sg', country_code: 'SG' }],
  pay: { min: 4000, max: 5500, currency: 'SGD', period: 'MONTH' },
  job_type: null,
  xp_lvl: null,
  arrangement: 'on_site',
  posted_at: '2026-11-22T00:00:00Z',
  is_reposted: false,
  is_urgent: false,
  is_web3: false,
  recruiter_activity: null,
  response_rate: null,
  is_external: false,
  is_saved: false,
  ...facts,
})
const written = (language: LanguageKey, facts?: Partial<JobSummary>) => toMailJob(job(facts), language, now)
/** Formatters put spaces of several kinds, and marks of direction. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '')

test('pay, place and age are written as the language does', () => {
  expect(plain(written('en-us').pay)).toMatch(/^SGD 4,000\W+5,500 a month$/)
  expect(written('en-us')).toMatchObject({ place: 'Tampines, Singapore', age: '2 days ago', path: '/en-us/job/cook-7' })
  expect(plain(written('ja').pay)).toMatch(/^月給 SGD 4,000/)
  expect(written('ja').age).toBe('一昨日')
  expect(written('es-es', { arrangement: 'remote' }).place).toBe('Tampines, Singapore · En remoto')
})

test('an amount in Arabic keeps the order of its figures', () => {
  expect(plain(written('ar').pay)).toMatch(/^\u2066SGD 4,000\W+5,500\u2069 شهريًا$/)
})

test.each(languages.map(({ key }) => key))('what is not known is not invented, in %s', (language) => {
  const unknown = written(language, { pay: null, places: [], arrangement: null, posted_at: null, company: null })
  expect(unknown).toMatchObject({ company: '', place: '', age: '' })
  expect(unknown.pay).not.toMatch(/\d|^$/)
  for (const pay of [
    { min: 20.5, max: null, currency: 'USD', period: 'HOUR' as const },
    { min: null, max: 9_000_000, currency: 'JPY', period: 'YEAR' as const },
    { min: 3000, max: 3000, currency: 'MYR', period: 'WEEK' as const },
    { min: 300, max: 200, currency: 'SAR', period: 'DAY' as const },
  ]) {
    const text = written(language, { pay }).pay
    expect(text).toContain(pay.currency)
    expect(text).not.toMatch(/[{}]|NaN|undefined/)
  }
})

test('old jobs say their date, and several places how many more there are', () => {
  expect(written('en-us', { posted_at: '2026-09-01T00:00:00Z' }).age).toBe('Sep 1, 2026')
  const [place] = job().places
  expect(written('en-us', { places: place ? [place, place, place] : [] }).place).toBe('Tampines, Singapore +2')
})

// Mail programs show no drawing, and a picture of another site would tell it who reads.
test.each([
  ['/api/data/files/logo.webp', '/api/data/files/logo.webp'],
  ['/api/demo/company-marks/1.svg', ''],
  ['https://employer.example/logo.png', ''],
  ['//employer.example/logo.png', ''],
])('of the logo %s it takes “%s”', (logo_url, logo) => {
  const company = { id: 1, slug: 'harbour-1', name: 'Harbour', logo_url, is_verified: true }
  expect(written('en-us', { company }).logo).toBe(logo)
})

import { expect, test } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { composeJobAlert } from './compose-job-alert.ts'
import type { MailJob } from './mail-job.ts'

const brand = { name: 'Jobspan', origin: new URL('https://jobs.example') }
const job = (facts: Partial<MailJob> = {}): MailJob => ({
  title: 'Cook',
  path: '/en-us/job/cook-7',
  company: 'Harbour Foods',
  pay: 'SGD 4,000 a month',
  place: 'Tampines',
  age: 'today',
  ...facts,
})
const values = (facts: Record<string, string> = {}) => ({
  jobs: JSON.stringify([job(), job({ title: 'Chef', path: '/en-us/job/chef-8' })]),
  count: '14',
  search: 'cook · Singapore',
  frequency: 'daily',
  firstName: 'Aiko',
  searchPath: '/en-us/jobs-hiring/job-search?query=cook',
  managePath: '/en-us/job-alert/manage#token-m',
  unsubscribePath: '/en-us/job-alert/unsubscribe#token-u',
  ...facts,
})

test.each(languages.map(({ key, direction }, index) => [key, direction, index % 2 ? 'weekly' : 'daily'] as const))(
  'in %s the mail is complete, as text and as HTML',
  (language, direction, frequency) => {
    const mail = composeJobAlert(language, values({ frequency }), brand)
    for (const part of Object.values(mail)) expect(part).not.toMatch(/[{]\w+[}]|undefined|NaN/)
    expect(mail.subject).toContain('cook · Singapore')
    expect(mail.subject).toContain('14')
    for (const part of [mail.text, mail.html]) {
      for (const fact of ['Aiko', 'Cook', 'Chef', 'Harbour Foods', 'SGD 4,000 a month', 'Tampines', 'Jobspan'])
        expect(part).toContain(fact)
      for (const path of ['job/cook-7', 'job/chef-8', 'jobs-hiring/job-search?query=cook'])
        expect(part).toContain(`https://jobs.example/en-us/${path}`)
      // One link to manage, and one to unsubscribe.
      for (const path of ['manage#token-m', 'unsubscribe#token-u'])
        expect(part.split(`https://jobs.example/en-us/job-alert/${path}`)).toHaveLength(2)
    }
    expect(mail.html).toContain(`dir="${direction}"`)
  },
)

// Arabic has six forms of a number, of which these need five.
test.each([1, 2, 3, 11, 100])('a subject for %i jobs has a plural form', (count) => {
  const { subject } = composeJobAlert('ar', values({ count: String(count) }), brand)
  expect(subject).toMatch(/cook · Singapore/)
  expect(subject.length).toBeGreaterThan('cook · Singapore'.length + 3)
})

test('says one job of one, and two of two', () => {
  const subjectOf = (language: 'en-us' | 'ar', count: string) =>
    composeJobAlert(language, values({ count }), brand).subject
  expect(subjectOf('en-us', '1')).toBe('1 new job: cook · Singapore')
  expect(subjectOf('en-us', '2000')).toBe('2,000 new jobs: cook · Singapore')
  expect(subjectOf('ar', '2')).toContain('وظيفتان')
})

test('what an employer wrote stays text, and leaves out what is not known', () => {
  const hostile = job({ title: '<img src=x onerror=alert(1)>', company: '', age: '', place: '"><script>' })
  const { html, text, subject } = composeJobAlert(
    'en-us',
    values({ jobs: JSON.stringify([hostile]), search: 'a\r\nBcc: all@example.com' }),
    brand,
  )
  expect(html).not.toMatch(/<img|<script/)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).not.toMatch(/\n\n\n/)
})

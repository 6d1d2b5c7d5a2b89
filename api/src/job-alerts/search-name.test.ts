import { expect, test } from '@jest/globals'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { describeSearch, nameSearch } from './search-name.ts'

test('an alert is named after what it looks for and where', () => {
  const name = (criteria: object, language: LanguageKey = 'en-us') => nameSearch({ criteria, country: 'sg', language })
  expect(name({ query: 'cook', main_functions: [1] })).toBe('cook · Singapore')
  expect(name({ query: 'cook', location: 'Bedok' })).toBe('cook · Bedok · Singapore')
  expect(name({}, 'ja')).toBe('シンガポール')
  expect(name({ country: 'all' })).toBe('all jobs')
  expect(name({ country: 'all', main_functions: [1] })).not.toBe('all jobs')
})

// Whoever followed a company got “1 new job: all jobs”.
test('one that follows a company has its name', () => {
  const search = { criteria: { company_ids: [7], country: 'all' }, country: 'sg', language: 'en-us' } as const
  expect(nameSearch({ ...search, criteria: { ...search.criteria, company_ids: [7] } }, ['Quay Bakery'])).toBe(
    'Quay Bakery',
  )
})

// The page asked to confirm "nurse · Singapore" of an alert for full-time work at home.
test('is described with what narrows it down, before it is confirmed', () => {
  const criteria = { query: 'nurse', job_types: [1], arrangements: ['remote' as const] }
  expect(describeSearch({ criteria, country: 'sg', language: 'en-us' })).toMatch(
    /^nurse · [\w-]+ · Remote · Singapore$/,
  )
  expect(describeSearch({ criteria: { job_types: [1] }, country: 'sg', language: 'en-us' })).toMatch(
    /^[\w-]+ · Singapore$/,
  )
})

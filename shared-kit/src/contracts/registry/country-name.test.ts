import { expect, it } from '@jest/globals'
import { countryInSentence, countryName } from './country-name.ts'

// Alerts said “mf-search fails in Philippines”.
it('names a country in a table, and within a sentence with the article that it has in English', () => {
  expect(['ph', 'sg', 'ae', 'others'].map(countryName)).toEqual(['Philippines', 'Singapore', 'UAE', 'Others'])
  expect(['ph', 'sg', 'ae', 'others'].map(countryInSentence)).toEqual([
    'the Philippines',
    'Singapore',
    'the UAE',
    'other countries',
  ])
})

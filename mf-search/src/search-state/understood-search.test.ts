import { expect, it } from '@jest/globals'
import { understood } from '../testing/fixtures.ts'
import { emptySearch } from './search-state.ts'
import { toUnderstoodSearch } from './understood-search.ts'

const lumen = { id: 3, slug: 'lumen-3', name: 'Lumen Ledger', logo_url: null, is_verified: true }

// An alert on “nrse” could never fire, and one on “nurse part time” sent full-time jobs.
it('an understood search says as filters what its words stood for', () => {
  const state = { ...emptySearch, query: 'cok part time in Leeds at Lumen', job_types: [3] }
  const search = toUnderstoodSearch(
    state,
    understood({
      text: 'cook part time in Leeds at Lumen',
      filters: [
        {
          words: 'part time',
          query_without: 'cook in Leeds at Lumen',
          field: 'job_types',
          value: '2',
          label: 'Part-time',
        },
      ],
      place: { words: 'in Leeds', query_without: 'cook part time at Lumen', label: 'Leeds', location_id: 5 },
      company: { words: 'at Lumen', query_without: 'cook part time in Leeds', company: lumen },
    }),
  )
  expect(search).toEqual({ ...emptySearch, query: 'cook', job_types: [3, 2], job_locations: [5], company_ids: [3] })
})

it.each([
  ['words that were all one filter leave none', '2', '', { query: '', job_types: [2] }],
  ['a filter of several options has them all', '1,2', 'cook', { query: 'cook', job_types: [1, 2] }],
])('%s', (_, value, query_without, change) => {
  const filter = { words: 'part time', query_without, field: 'job_types', value, label: 'Part-time' }
  const state = { ...emptySearch, query: `${query_without} part time` }
  expect(toUnderstoodSearch(state, understood({ text: state.query, filters: [filter] }))).toEqual({
    ...emptySearch,
    ...change,
  })
})

it('a search by the letter is left as it is', () => {
  const state = { ...emptySearch, query: 'nrse', exact: true }
  expect(toUnderstoodSearch(state, understood({ text: 'nrse', is_exact: true }))).toBe(state)
})

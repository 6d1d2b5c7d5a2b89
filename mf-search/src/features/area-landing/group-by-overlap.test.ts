import { expect, it } from '@jest/globals'
import type { AreaInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import { groupByOverlap } from './group-by-overlap.ts'

const from = (key: 'sg' | 'jp' | 'gb' | 'us' | 'others', hours: number | null, jobs: number) => ({
  key,
  name: key,
  utc_offset_hours: hours,
  jobs,
})
const insight = (own: number | null): AreaInsight => ({
  total: 20,
  is_approximate: false,
  utc_offset_hours: own,
  countries: [from('sg', 8, 9), from('jp', 9, 5), from('gb', 0, 3), from('us', -5, 2), from('others', null, 1)],
  languages: [],
  functions: [],
  arrangements: [],
})

it('groups the countries that hire by the hours that their day has in common with the visitor’s, across the date line too', () => {
  expect(groupByOverlap(insight(8)).map(({ key, jobs }) => [key, jobs])).toEqual([
    ['same', 14],
    ['few', 5],
  ])
  expect(groupByOverlap(insight(-10)).map(({ key, jobs }) => [key, jobs])).toEqual([
    ['some', 16],
    ['few', 3],
  ])
})

it('groups nothing for visitors whose clock is not known', () => {
  expect(groupByOverlap(insight(null))).toEqual([])
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildSearchSegment, normalizeSearchText, parseSearchSegment } from './search-path.ts'

const roundTrip = (keyword: string, location: string) =>
  parseSearchSegment(decodeURIComponent(encodeURIComponent(buildSearchSegment({ keyword, location }))))

describe('the search path', () => {
  it('has the fixed shapes', () => {
    expect(buildSearchSegment({ keyword: '', location: '' })).toBe('job-search')
    expect(buildSearchSegment({ keyword: 'accountant', location: '' })).toBe('accountant-jobs')
    expect(buildSearchSegment({ keyword: 'software engineer', location: 'kuala lumpur' })).toBe(
      'software-engineer-jobs-in-kuala-lumpur',
    )
  })

  it('reads addresses that others wrote', () => {
    expect(parseSearchSegment('job-search')).toEqual({ keyword: '', location: '' })
    expect(parseSearchSegment('data-analyst-jobs')).toEqual({ keyword: 'data analyst', location: '' })
    expect(parseSearchSegment('nurse-jobs-in-tokyo')).toEqual({ keyword: 'nurse', location: 'tokyo' })
    expect(parseSearchSegment('accountant')).toEqual({ keyword: 'accountant', location: '' })
  })

  it.each([
    ['jobs in', ''],
    ['jobs in jobs in', 'jobs in'],
    ['x jobs in y', ''],
    ['x jobs', 'y jobs'],
    ['odd-jobs-in-', '-jobs'],
    ['', 'singapore'],
    ['', 'x-jobs'],
    ['job search', ''],
    ['c++ / c# 100%', 'são paulo'],
    ['full-stack_dev~2F', 'a.b'],
    ['ソフトウェア エンジニア', '東京'],
    ['%2F', '..'],
    ['مهندس برمجيات', 'دبي'],
  ])('comes back whole for %j in %j', (keyword, location) => {
    expect(roundTrip(keyword, location)).toEqual({ keyword, location })
  })

  it('comes back whole for any words at all', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('jobs', 'in', '-', 'job-search', 'a', '_', '~', '%', '/'), { maxLength: 8 })
        .map((list) => list.join(' ')),
      fc
        .array(fc.constantFrom('-jobs', '-in-', 'x', '-jobs-in-', '~2D'), { maxLength: 6 })
        .map((list) => list.join('')),
    )
    fc.assert(
      fc.property(words, words, (keyword, location) => {
        expect(roundTrip(keyword, location)).toEqual({
          keyword: normalizeSearchText(keyword),
          location: normalizeSearchText(location),
        })
      }),
      { numRuns: 3000 },
    )
  })
})

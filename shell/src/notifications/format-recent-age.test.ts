import { expect, test } from '@jest/globals'
import { formatRecentAge } from './format-recent-age.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test.each([
  [0, 'now'],
  [5, '5 minutes ago'],
  [60 * 23 + 59, '23 hours ago'],
  [60 * 24, undefined],
])('what happened %i minutes ago is %s', (minutes, age) => {
  expect(formatRecentAge(before(minutes), 'en-US', now)).toBe(age)
})

test('a clock that is behind the server’s shows nothing of the future', () => {
  expect(formatRecentAge(before(-3), 'en-US', now)).toBe('now')
})

test('Japanese ages are without a space, as in print', () => {
  expect(formatRecentAge(before(5), 'ja-JP', now)).toBe('5分前')
})

// In one list stood “قبل ٥ ساعات” and “قبل 3 أيام”.
test('Arabic ages have the digits of all other numbers of the site', () => {
  expect(formatRecentAge(before(60 * 5), 'ar-SA', now)).toBe('قبل 5 ساعات')
})

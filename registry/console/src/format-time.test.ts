import { expect, test } from '@jest/globals'
import { formatDateTime, formatRelativeTime } from './format-time.ts'

const now = Date.parse('2026-11-23T00:46:00.000Z')
const ageIn = (minutes: number) => formatRelativeTime(new Date(now + minutes * 60_000).toISOString(), now)

// What was scheduled for a week later was “in 6 days” a minute after.
test('how far a moment is, is told by the nearest count', () => {
  expect([7 * 1440 - 2, 1440 * 1.6, 90, 59, -3, -1.4, 0].map(ageIn)).toEqual([
    'in 7 days',
    'in 2 days',
    'in 2 hr.',
    'in 59 min.',
    '3 min. ago',
    '1 min. ago',
    'now',
  ])
  expect(ageIn(7 * 1440 + 1)).toBe(formatDateTime('2026-11-30T00:47:00.000Z'))
})

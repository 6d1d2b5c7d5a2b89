import { expect, test } from '@jest/globals'
import { nextCheckDay } from './next-check-day.ts'

test.each([
  ['2026-11-24T15:59:59Z', '2026-11-24T16:00:00.000Z'],
  ['2026-11-24T16:00:00Z', '2026-11-25T16:00:00.000Z'],
])('at %s, the next day of checks begins at %s', (now, next) => {
  expect(nextCheckDay(new Date(now))).toBe(next)
})

import { expect, test } from '@jest/globals'
import { calendarDate, calendarMonth, isOfMinAge } from './profile-dates.ts'

test.each([
  ['2010-05-20', '2026-05-20', true],
  ['2010-05-20', '2026-05-19', false],
  ['2010-12-31', '2026-12-30', false],
  ['1950-01-01', '2026-05-20', true],
  // Whoever was born on a leap day is sixteen on one.
  ['2008-02-29', '2024-02-28', false],
  ['2008-02-29', '2024-02-29', true],
  ['2030-01-01', '2026-05-20', false],
])('somebody born on %s is old enough on %s: %s', (born, today, expected) => {
  expect(isOfMinAge(born, today)).toBe(expected)
})

test.each(['2001-02-29', '2001-2-28', '1899-12-31', '2001-02-28T00:00:00Z', '٢٠٠١-٠٢-٢٨'])('%s is no day', (text) => {
  expect(calendarDate.safeParse(text).success).toBe(false)
})

test.each(['2019-00', '2019-13', '2019', '2019-04-01'])('%s is no month', (text) => {
  expect(calendarMonth.safeParse(text).success).toBe(false)
})

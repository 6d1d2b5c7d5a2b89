import { expect, test } from '@jest/globals'
import { addBusinessDays } from './business-days.ts'

// Days were counted from that of UTC. In New York it was still Monday evening, and Tuesday was passed over; in Tokyo it was Monday morning already, and
// Monday was promised.
test.each([
  ['us', '2026-11-10T03:30:00Z', '2026-11-10'],
  ['jp', '2026-11-08T16:30:00Z', '2026-11-10'],
  ['others', '2026-11-09T23:30:00Z', '2026-11-10'],
] as const)('in %s the next business day after %s is %s', (country, at, day) => {
  expect(addBusinessDays(country, new Date(at), 1)).toBe(day)
})

test.each([
  // A week without holidays: Friday, then Monday.
  ['us', '2026-11-06', 1, '2026-11-09'],
  // Thanksgiving is between.
  ['us', '2026-11-25', 1, '2026-11-27'],
  // Christmas and Boxing Day of Great Britain; the 26th is a Saturday, so Monday is free.
  ['gb', '2026-12-24', 1, '2026-12-29'],
  // Friday and Saturday are the weekend of Saudi Arabia: after Thursday comes Sunday.
  ['sa', '2026-11-05', 1, '2026-11-08'],
  // The Emirates have Saturday and Sunday.
  ['ae', '2026-11-06', 1, '2026-11-09'],
  // Others have no calendar.
  ['others', '2026-12-24', 2, '2026-12-28'],
  ['others', '2026-11-28', 15, '2026-12-18'],
] as const)('in %s %s and %i business days are %s', (country, from, count, day) => {
  expect(addBusinessDays(country, new Date(`${from}T12:00:00Z`), count)).toBe(day)
})

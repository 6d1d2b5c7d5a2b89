import { expect, it } from '@jest/globals'
import { toInstant } from './to-instant.ts'

it.each([
  ['2026-12-01T09:30', 'Asia/Tokyo', '2026-12-01T00:30:00.000Z'],
  // Clocks go forward from 2:00 to 3:00, and back from 3:00 to 2:00.
  ['2027-03-28T02:30', 'Europe/Madrid', undefined],
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
])('%s in %s is %s', (localTime, zone, instant) => {
  expect(toInstant(localTime, zone)?.toISOString()).toBe(instant)
})

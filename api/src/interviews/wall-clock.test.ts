import { expect, test } from '@jest/globals'
import { readWallClock } from './wall-clock.ts'

test.each([
  ['2026-12-01T09:30', 'Asia/Tokyo', '2026-12-01T00:30:00.000Z'],
  ['2026-12-01T09:30', 'UTC', '2026-12-01T09:30:00.000Z'],
  // Clocks in Madrid go back at 3:00: of the two times the first.
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
  ['2027-07-01T09:30', 'America/New_York', '2027-07-01T13:30:00.000Z'],
])('%s in %s is %s', (local, zone, expected) => {
  const found = readWallClock(local, zone)
  expect('at' in found && found.at.toISOString()).toBe(expected)
})

test.each([
  // They go forward at 2:00, so 2:30 is on no clock.
  ['2027-03-28T02:30', 'Europe/Madrid', 'in_a_gap'],
  ['2026-12-01T09:30', 'Asia/Atlantis', 'unknown_time_zone'],
  ['2026-12-01T09:30', '+08:00', 'unknown_time_zone'],
  ['2026-02-30T09:30', 'Asia/Tokyo', 'not_a_time'],
  ['2026-12-01T25:30', 'Asia/Tokyo', 'not_a_time'],
])('%s in %s is %s', (local, zone, problem) => {
  expect(readWallClock(local, zone)).toEqual({ problem })
})

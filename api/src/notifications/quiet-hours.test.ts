import { expect, test } from '@jest/globals'
import { endOfQuietHours, isTimeZone } from './quiet-hours.ts'

const end = (from: string, to: string, timeZone: string, now: string) =>
  endOfQuietHours({ from, to, time_zone: timeZone }, new Date(now))?.toISOString() ?? null

test.each([
  ['before them', '2026-06-01T12:59:59Z', null],
  ['from their first minute', '2026-06-01T13:00:00Z', '2026-06-01T22:30:00.000Z'],
  ['over midnight', '2026-06-01T16:20:12Z', '2026-06-01T22:30:00.000Z'],
  ['in their last minute', '2026-06-01T22:29:59Z', '2026-06-01T22:30:00.000Z'],
  ['when they have ended', '2026-06-01T22:30:00Z', null],
])('quiet hours from 22:00 to 07:30 in Tokyo, %s', (_, now, expected) => {
  expect(end('22:00', '07:30', 'Asia/Tokyo', now)).toBe(expected)
})

test('within one day', () => {
  expect(end('12:00', '14:00', 'Asia/Singapore', '2026-06-01T05:00:00Z')).toBe('2026-06-01T06:00:00.000Z')
  expect(end('12:00', '14:00', 'Asia/Singapore', '2026-06-01T16:00:00Z')).toBeNull()
})

test('none where none are set', () => {
  expect(endOfQuietHours(null)).toBeNull()
  expect(end('08:00', '08:00', 'UTC', '2026-06-01T08:00:00Z')).toBeNull()
})

// Clocks in New York go from 02:00 to 03:00 on 8 March 2026, and from 02:00 back to 01:00 on 1 November 2026.
test.each([
  ['an hour shorter in spring', '22:00', '07:00', '2026-03-08T03:30:00Z', '2026-03-08T11:00:00.000Z'],
  ['an hour longer in autumn', '22:00', '07:00', '2026-11-01T03:30:00Z', '2026-11-01T12:00:00.000Z'],
  ['ending at a time that is skipped', '22:00', '02:30', '2026-03-08T04:00:00Z', '2026-03-08T07:30:00.000Z'],
  ['ending at a time that comes twice', '22:00', '01:30', '2026-11-01T03:30:00Z', '2026-11-01T05:30:00.000Z'],
])('the night in which clocks change: %s', (_, from, to, now, expected) => {
  expect(end(from, to, 'America/New_York', now)).toBe(expected)
})

test('zones are those of the IANA database', () => {
  expect(['Asia/Tokyo', 'UTC', 'America/Sao_Paulo'].map(isTimeZone)).toEqual([true, true, true])
  expect(['Mars/Olympus', '', 'Tokyo', '+08:00'].map(isTimeZone)).toEqual([false, false, false, false])
})

import { describe, expect, test } from '@jest/globals'
import { duePeriod, nextDue, type Schedule } from './schedule.ts'

const next = (schedule: Schedule, after: string) => nextDue(schedule, new Date(after)).toISOString()
const period = (schedule: Schedule, at: string) => duePeriod(schedule, new Date(at))
const daily = (timeZone: string): Schedule => ({ frequency: 'daily', timeZone })
const weekly = (timeZone: string): Schedule => ({ frequency: 'weekly', timeZone })

describe('the next morning', () => {
  test.each([
    ['before eight it is today', daily('Asia/Singapore'), '2026-11-23T23:59:00Z', '2026-11-24T00:00:00.000Z'],
    ['at eight sharp it is tomorrow', daily('Asia/Singapore'), '2026-11-24T00:00:00Z', '2026-11-25T00:00:00.000Z'],
    ['behind UTC the local day counts', daily('America/Sao_Paulo'), '2026-11-24T01:00:00Z', '2026-11-24T11:00:00.000Z'],
    [
      'a quarter of an hour is no obstacle',
      daily('Asia/Kathmandu'),
      '2026-11-24T00:00:00Z',
      '2026-11-24T02:15:00.000Z',
    ],
    ['a week begins on Monday', weekly('Asia/Tokyo'), '2026-11-24T00:00:00Z', '2026-11-29T23:00:00.000Z'],
    ['on Monday before eight it is this one', weekly('Asia/Tokyo'), '2026-11-22T22:59:00Z', '2026-11-22T23:00:00.000Z'],
    // Spain puts the clocks forward on 29 March 2026 and back on 25 October.
    ['when the clocks go forward', daily('Europe/Madrid'), '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['the morning before', daily('Europe/Madrid'), '2026-03-27T12:00:00Z', '2026-03-28T07:00:00.000Z'],
    ['when the clocks go back', daily('Europe/Madrid'), '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['the morning before that', daily('Europe/Madrid'), '2026-10-23T12:00:00Z', '2026-10-24T06:00:00.000Z'],
    ['a week over a change', weekly('Europe/Madrid'), '2026-10-20T12:00:00Z', '2026-10-26T07:00:00.000Z'],
    // Samoa had no 30 December 2011.
    ['a day that a zone skips', daily('Pacific/Apia'), '2011-12-29T20:00:00Z', '2011-12-30T18:00:00.000Z'],
  ])('%s', (_, schedule, after, expected) => {
    expect(next(schedule, after)).toBe(expected)
  })

  test('of every day of a year comes once, in every zone', () => {
    for (const timeZone of ['Europe/Madrid', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe']) {
      let at = new Date('2026-01-01T00:00:00Z')
      const periods = new Set<string>()
      for (let day = 0; day < 365; day += 1) {
        at = nextDue(daily(timeZone), at)
        periods.add(duePeriod(daily(timeZone), at))
      }
      expect(periods.size).toBe(365)
    }
  })
})

describe('the period that is due', () => {
  test.each([
    ['is the local day', daily('Asia/Singapore'), '2026-11-24T00:00:00Z', '2026-11-24'],
    ['is yesterday before eight', daily('Asia/Singapore'), '2026-11-23T23:00:00Z', '2026-11-23'],
    ['is the Monday of the week', weekly('Asia/Tokyo'), '2026-11-26T00:00:00Z', '2026-11-23'],
    ['of a missed week is the last Monday', weekly('Asia/Tokyo'), '2026-12-02T00:00:00Z', '2026-11-30'],
    ['is the day of a changed clock', daily('Europe/Madrid'), '2026-03-29T06:00:00Z', '2026-03-29'],
  ])('%s', (_, schedule, at, expected) => {
    expect(period(schedule, at)).toBe(expected)
  })
})

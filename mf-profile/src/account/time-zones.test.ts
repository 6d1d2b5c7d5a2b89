import { expect, it } from '@jest/globals'
import { timeZoneName } from './time-zones.ts'

const english = { intl: 'en-SG' } as Parameters<typeof timeZoneName>[1]

it.each([
  ['Asia/Tokyo', 'Japan Standard Time (GMT+9)'],
  // It was called GMT+00:00 (GMT+0).
  ['UTC', 'GMT+0'],
  ['Nowhere/Else', undefined],
])('%s is called %p', (zone, name) => {
  expect(timeZoneName(zone, english)).toEqual(name)
})

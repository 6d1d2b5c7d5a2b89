import { expect, test } from '@jest/globals'
import { findCountriesNearTimeZone } from './find-countries-near-time-zone.ts'

// True in summer as in winter.
test.each([
  ['Asia/Singapore', ['SG', 'JP', 'ID', 'TH'], ['US', 'GB', 'AE', 'NZ']],
  ['America/New_York', ['US', 'CA', 'BR', 'CO'], ['SG', 'GB', 'RS']],
  // Half an hour further than three.
  ['Asia/Kolkata', ['IN', 'SG', 'AE'], ['JP', 'GB']],
  ['UTC', ['GB', 'NG', 'TR', 'BR'], ['LK', 'US']],
])('about the time of %s is it in %j, and not in %j', (zone, near, far) => {
  const found = findCountriesNearTimeZone(zone)
  expect(found).toEqual(expect.arrayContaining(near))
  expect(found.filter((code) => far.includes(code))).toEqual([])
})

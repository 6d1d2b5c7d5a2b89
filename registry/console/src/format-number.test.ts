import { expect, test } from '@jest/globals'
import { formatByteDifference, formatBytes } from './format-number.ts'

test('a change of a few bytes is told in bytes', () => {
  // The list of releases once said “Heaviest page +0 kB”.
  expect([12, -40, 999, -1250, 3_400_000].map(formatByteDifference)).toEqual([
    '+12 B',
    '−40 B',
    '+999 B',
    '−1.3 kB',
    '+3.4 MB',
  ])
  expect(formatBytes(0)).toBe('0 B')
})

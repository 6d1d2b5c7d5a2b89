import { expect, test } from '@jest/globals'
import { parseByteRange } from './byte-range.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['Bytes=90-5000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', null],
  ['bytes=100-', null],
  ['bytes=99999999999999999999-', null],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
])('%s of 100 bytes is %j', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})

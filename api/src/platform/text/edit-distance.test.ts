import { expect, test } from '@jest/globals'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['accountant', 'accountant', 0],
  ['acountant', 'accountant', 1],
  ['accuontant', 'accountant', 1],
  ['acuontant', 'accountant', 2],
  ['mühendis', 'muhendis', 1],
  ['chef', 'accountant', 9],
])('%s and %s are %d slips apart', (one, other, slips) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([slips, slips])
})

import { expect, it } from '@jest/globals'
import { initialsOf } from './initials.ts'

it.each([
  [['Suharto', '-'], 'S.'],
  [['Aiko', 'Tan'], 'A. T.'],
  [['élodie', 'Ürün'], 'É. Ü.'],
  [['王', '小明'], '王. 小.'],
  [[' نور', 'حسن'], 'ن. ح.'],
  [['👩‍💻dev', ''], '👩‍💻.'],
  [['', ' '], ''],
])('of the name %j no more is told than %s', (names, initials) => {
  expect(initialsOf(...names)).toBe(initials)
})

// Whoever has القحطاني for a family name was “ا.”, as half of all are.
it.each([
  [['سلمى', 'القحطاني'], 'س. ق.'],
  [['الوليد', 'الحسن'], 'و. ح.'],
  [['أحمد', 'العلي'], 'أ. ع.'],
  // Too short to be anything without it, and names that have none.
  [['الين', '-'], 'ا.'],
  [['إلياس', 'الياس'], 'إ. ا.'],
])('initials of %j are %s', (names, initials) => {
  expect(initialsOf(...names)).toBe(initials)
})

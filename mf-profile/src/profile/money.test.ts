import { expect, it } from '@jest/globals'
import { parseAmount } from './money.ts'

it.each([
  ['4000', 4000],
  ['4,000', 4000],
  ['4.000,50', 4000],
  ['1.234.567', 1234567],
  ["4'000.00", 4000],
  ['٤٠٠٠', 4000],
  ['４０００', 4000],
  ['S$ 4000', Number.NaN],
  ['4k', Number.NaN],
  ['-5000', Number.NaN],
  ['−5000', Number.NaN],
  ['4000–5000', Number.NaN],
  ['', Number.NaN],
])('%p is read as %p', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

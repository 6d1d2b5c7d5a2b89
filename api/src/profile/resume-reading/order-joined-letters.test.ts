import { expect, test } from '@jest/globals'
import { orderJoinedLetters } from './order-joined-letters.ts'
import type { Fragment } from './segments.ts'

const fragment = (text: string): Fragment => ({ text, x: 0, y: 0, width: 50, size: 10, font: 'f', isRtl: true })
const order = (texts: string[], ...shown: (string | number)[][]) =>
  orderJoinedLetters(texts.map(fragment), shown).map(({ text }) => text)

// A surname was read as another one, since a font draws its last two letters as one sign.
test('letters of one sign keep their order', () => {
  expect(order(['القحطاين'], ['ني', 'ا', 'ط', 'ح', 'ق', 'ل', 'ا'])).toEqual(['القحطاني'])
  expect(order(['اآلن حىت'], ['تى', 'ح', ' ', 'ن', 'لآ', 'ا'])).toEqual(['الآن حتى'])
})

test('the same letters in signs of their own stay as they are', () => {
  expect(order(['بني', 'بني'], ['ي', 'ن', 'ب', ' '], ['ين', 'ب'])).toEqual(['بني', 'بين'])
})

test('a gap within a word is none, one of the width of a space is', () => {
  expect(order(['بكالور يوس'], ['س', 'و', 'ي', -120, 'ر', 'و', 'ل', 'ا', 'ك', 'ب'])).toEqual(['بكالوريوس'])
  expect(order(['در يوس'], ['س', 'و', 'ي', -260, 'ر', 'د'])).toEqual(['در يوس'])
  expect(order(['در يوس'], ['س', 'و', 'ي', ' ', 'ر', 'د'])).toEqual(['در يوس'])
  // Where each word is shown by itself, what lies between them is not known.
  expect(order(['در يوس'], ['س', 'و', 'ي'], ['ر', 'د'])).toEqual(['در يوس'])
})

test('numbers and other scripts stay where they are, and so does what is not found', () => {
  expect(order(['AutoCAD 2019'], ['A'])).toEqual(['AutoCAD 2019'])
  expect(order(['شيء'], ['ني'])).toEqual(['شيء'])
})

import { expect, it } from '@jest/globals'
import { formatParts } from './format-parts.ts'

// Resumes in Arabic, Chinese and Japanese had a Latin comma between degree and field.
it.each([
  ['en-us', 'B.Sc., Law'],
  ['es-es', 'B.Sc., Law'],
  ['ar', 'B.Sc.، Law'],
  ['ja', 'B.Sc.、Law'],
  ['zh-cn', 'B.Sc.、Law'],
  ['zh-tw', 'B.Sc.、Law'],
] as const)('in %s', (language, text) => {
  expect(formatParts(['B.Sc.', 'Law'], language)).toBe(text)
})

it('leaves out what is not there', () => {
  expect(formatParts([null, 'Law', undefined, ''], 'ja')).toBe('Law')
})

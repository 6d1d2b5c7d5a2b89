import { expect, test } from '@jest/globals'
import { restoreLigatures } from './restore-ligatures.ts'
import type { TextLine } from './text-line.ts'

const toLine = (text: string): TextLine => ({
  page: 1,
  text,
  cells: [text],
  box: null,
  room: null,
  size: 11,
  isEmphasized: false,
  gap: 1,
  isListItem: false,
})
const restore = (...texts: string[]) => restoreLigatures(texts.map(toLine)).map(({ text }) => text)

test('two letters that were swapped are in their order again where resumes know the word', () => {
  expect(restore('اإلنجليزية')).toEqual(['الإنجليزية'])
})

// A line can be one word of thousands of letters. Every two swaps of its letters were made, and the memory of the process ended first.
test('a word that is longer than any that resumes know is left as it is', () => {
  const long = 'ىب'.repeat(2_000)
  expect(restore(long, 'اإلنجليزية')).toEqual([long, 'الإنجليزية'])
})

import { arabicEntryWords } from './entry-words.ts'
import { arabicDateWords } from './find-dates.ts'
import { headingWords } from './heading-words.ts'
import { namesOf } from './list-names.ts'
import { toLookupKey } from './normalize-line.ts'
import type { TextLine } from './text-line.ts'

/**
 * Fonts draw some pairs of Arabic letters as one sign. Many PDFs say such a sign’s letters from left to right, and they come back in the wrong order:
 * اإل for الإ, ىل for لى. These orders are in no word.
 */
const impossible = /ا[إأآا]ل|ى\p{sc=Arabic}/u

/** Letters that such signs end with. */
const lastOfPair = /[رزىيمجحخا]/

const listNames = [
  'educations',
  'function_titles',
  'skills',
  'spoken_language_lists',
  'language_proficiency_lists',
  'skill_proficiency_lists',
  'locations',
  'nationality_lists',
]

let known: Set<string> | undefined
const knownWords = (): Set<string> => {
  known ??= new Set(
    [
      ...headingWords,
      ...arabicDateWords,
      ...arabicEntryWords,
      ...listNames.flatMap((list) => namesOf(list).flatMap((name) => name.split(/[\s()]+/))),
    ]
      .map((each) => toLookupKey(each))
      .filter((each) => /^\p{sc=Arabic}{2,}$/u.test(each)),
  )
  return known
}
const isKnown = (word: string): boolean => {
  const words = knownWords()
  const key = toLookupKey(word)
  return words.has(key) || (key.startsWith('ال') && words.has(key.slice(2))) || words.has(`ال${key}`)
}
/** No known word has as many letters, not even with its article and with marks that are not looked up. */
const maxWordLength = 40

const swapAt = (letters: readonly string[], at: number): string[] => [
  ...letters.slice(0, at),
  letters[at + 1] ?? '',
  letters[at] ?? '',
  ...letters.slice(at + 2),
]

/** The word that resumes know and that differs by one or two swapped pairs; the word itself where there is none. */
const restoreWord = (garbled: string): string => {
  if (garbled.length > maxWordLength) return garbled
  const word = garbled
    .replace(/ا([إأآا])ل/gu, 'ال$1')
    .replace(/ى(\p{sc=Arabic})$/u, '$1ى')
    .replace(/^يف$/u, 'في')
  if (isKnown(word)) return word
  const letters = [...word]
  const swapsOf = (from: readonly string[]) =>
    from.flatMap((letter, at) => (at + 1 < from.length && lastOfPair.test(letter) ? [swapAt(from, at)] : []))
  const once = swapsOf(letters)
  const found = [...once, ...once.flatMap(swapsOf)].find((candidate) => isKnown(candidate.join('')))
  return found?.join('') ?? word
}

/** A word that a wide gap after a letter cut in two is whole again where resumes know it. */
const joinWords = (text: string): string =>
  text.replace(/(?<!\p{sc=Arabic})(\p{sc=Arabic}{2,}) (\p{sc=Arabic}+)/gu, (both, first, second) =>
    isKnown(first + second) && !(isKnown(first) && isKnown(second)) ? first + second : both,
  )

/** Lines of a PDF with the pairs of Arabic letters in their order, where the file shows that it mixes them up. */
export const restoreLigatures = (lines: TextLine[]): TextLine[] => {
  if (!lines.some(({ text }) => impossible.test(text))) return lines
  const restore = (text: string) => joinWords(text.replace(/\p{sc=Arabic}{2,}/gu, restoreWord))
  return lines.map((line) => ({ ...line, text: restore(line.text), cells: line.cells.map(restore) }))
}

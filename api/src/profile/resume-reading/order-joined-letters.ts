import type { Fragment } from './segments.ts'

/** What one operator of a page shows: what each sign of the font stands for, which is one letter or several; and gaps, in thousandths of its size. */
export type ShownSigns = readonly (string | number)[]

const rtlWord = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+/gu
const isRtlSign = (sign: string): boolean => /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+$/u.test(sign)
const reverse = (text: string): string => [...text].reverse().join('')

/** A gap that parts words; within a word letters are moved by less. A negative number moves on. */
const wordGap = -200

export const hasRtlLetters = (fragments: readonly Fragment[]): boolean =>
  fragments.some(({ text }) => text.search(rtlWord) !== -1)

type Letters = {
  /** All letters of a page from left to right, with a space for everything else. */
  text: string
  /** Where a sign begins in it. */
  signs: Set<number>
  /** Where what an operator shows begins. */
  shows: Set<number>
}

const toLetters = (shown: readonly ShownSigns[]): Letters => {
  const letters: Letters = { text: '', signs: new Set(), shows: new Set() }
  for (const signs of shown) {
    letters.shows.add(letters.text.length)
    for (const sign of signs) {
      if (typeof sign === 'number' && sign > wordGap) continue
      letters.signs.add(letters.text.length)
      letters.text += typeof sign === 'string' && isRtlSign(sign) ? sign : ' '
    }
  }
  letters.signs.add(letters.text.length)
  return letters
}

/** A page whose letters are others than its signs say can have many words that are not found: each costs a look at the whole page. */
const maxMissedWords = 500

/** Where a word, written from left to right, is made of whole signs: the next place, or the first. */
const findWord = ({ text, signs }: Letters, word: string, from: number): number => {
  for (const start of [from, 0])
    for (let found = text.indexOf(word, start); found !== -1; found = text.indexOf(word, found + 1))
      if (signs.has(found) && signs.has(found + word.length)) return found
  return -1
}

/** Turns the signs between two places round, and no letters within a sign. */
const readSigns = ({ text, signs }: Letters, from: number, to: number): string => {
  const parts: string[] = []
  for (let index = from; index < to; index += 1) {
    if (signs.has(index)) parts.push('')
    parts.push((parts.pop() ?? '') + text[index])
  }
  return parts.reverse().join('')
}

/**
 * pdf.js turns what is written from right to left round letter by letter, so the letters of a sign that stands for several come out in the wrong
 * order: القحطاين for القحطاني. And it takes a gap after a letter that joins none for a space: بكالور يوس. Here each word is found again among the
 * signs of its page, and put together from them.
 */
export const orderJoinedLetters = (fragments: readonly Fragment[], shown: readonly ShownSigns[]): Fragment[] => {
  const letters = toLetters(shown)
  let at = 0
  let missed = 0
  const order = (text: string): string => {
    // From the end, as the words are.
    const parts: string[] = []
    let rest = text.length
    let next: { index: number; end: number } | undefined
    // From the left of the page, which is from the end of the text.
    for (const { 0: word, index } of [...text.matchAll(rtlWord)].toReversed()) {
      const found = missed < maxMissedWords ? findWord(letters, reverse(word), at) : -1
      if (found === -1) {
        missed += 1
        next = undefined
        continue
      }
      at = found + word.length
      const end = index + word.length
      const isOneWord = next?.end === found && !letters.shows.has(found) && text.slice(end, next.index) === ' '
      parts.push(text.slice(isOneWord ? end + 1 : end, rest), readSigns(letters, found, at))
      rest = index
      next = { index, end: at }
    }
    parts.push(text.slice(0, rest))
    return parts.reverse().join('')
  }
  return fragments.map((fragment) => (fragment.isActual ? fragment : { ...fragment, text: order(fragment.text) }))
}

import { trimSigns } from '../../platform/text/trim-signs.ts'
import { maxLineLength } from './text-line.ts'

/** Signs that change the direction of what follows, and others that cannot be seen; the joiners stay, which spell Persian names. */
const invisible = /(?!\u200c|\u200d|\n|\t)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const tatweel = /\u0640/g
/** Vowel marks and the marks of Koranic texts; names are looked up without them, and resumes are written without them. */
const arabicMarks = /[\u064b-\u065f\u0670\u06d6-\u06ed]/g
/** Radicals look like characters and stand for them in some PDFs: ⽉ for 月. NFKC knows these, not those of the supplement. */
const radicals: Record<string, string> = {
  '⻑': '長',
  '⻓': '长',
  '⻔': '门',
  '⻋': '车',
  '⻅': '见',
  '⻉': '贝',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻢': '马',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻬': '齐',
  '⻮': '齿',
  '⻰': '龙',
  '⺠': '民',
  '⺟': '母',
  '⻄': '西',
  '⻁': '虎',
  '⻘': '青',
  '⻝': '食',
  '⻩': '黄',
  '⻲': '亀',
}
const radical = /[\u2e80-\u2eff]/g

const presentationForm = /[\ufb50-\ufdff\ufe70-\ufefc]/

/**
 * The place of a presentation form among those of its letter (Unicode, Arabic Presentation Forms-B): isolated, final, initial, medial. They
 * stand in this order; a letter that joins only what is before it has two.
 */
const placeOfForm = (character: string): number => {
  const code = character.charCodeAt(0)
  const letter = character.normalize('NFKC')
  let first = code
  while (String.fromCharCode(first - 1).normalize('NFKC') === letter) first -= 1
  return code - first
}
const isFinalForm = (character: string) => placeOfForm(character) === 1
const isInitialForm = (character: string) => placeOfForm(character) === 2

/** Whether words were written in the order of the eye: then they begin with forms of ends. */
const isVisualOrder = (line: string): boolean => {
  const words = line.split(/\s+/).filter((word) => [...word].filter((each) => presentationForm.test(each)).length > 1)
  const beginsWithEnd = words.filter((word) => isFinalForm(word[0] ?? '') || isInitialForm(word.at(-1) ?? '')).length
  return words.length > 0 && beginsWithEnd * 2 > words.length
}

/** Turns a line round, and what is read from left to right in it, such as numbers, back again. */
const reverseLine = (line: string): string =>
  [...line]
    .reverse()
    .join('')
    .replace(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,:/@+\-\s]*[\p{Script=Latin}\p{N}]/gu, (run) =>
      [...run].reverse().join(''),
    )

/** A line as it is read on: one form for each letter, nothing that cannot be seen, spaces once, and no longer than any text of a profile. */
export const normalizeLine = (given: string): string => {
  const line = given.slice(0, maxLineLength)
  const ordered = presentationForm.test(line) && isVisualOrder(line) ? reverseLine(line) : line
  return ordered
    .toWellFormed()
    .normalize('NFKC')
    .replace(radical, (each) => radicals[each] ?? each)
    .replace(tatweel, '')
    .replace(arabicMarks, '')
    .replace(invisible, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/\s+/g, ' ')
    .trim()
}

/** A word as it is looked up: small letters, without accents and signs at its ends. */
export const toLookupKey = (text: string): string =>
  withoutSigns(
    normalizeLine(text)
      .replace(/İ/g, 'i')
      .toLowerCase()
      .replace(/ı/g, 'i')
      .normalize('NFD')
      .replace(/(?![\u3099\u309a])\p{Mn}/gu, '')
      .normalize('NFC')
      .replace(/[أإآ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه'),
  )

/** Without signs at its ends, but those of C++ and C#. */
export const withoutSigns = (text: string): string => trimSigns(text, /[^\p{L}\p{N}]/u, /[^\p{L}\p{N}+#]/u)

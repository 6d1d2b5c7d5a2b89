import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fold } from '../platform/text/fold.ts'
import { toSimplified } from '../platform/text/to-simplified.ts'
import { foldWord } from './fold-word.ts'

/**
 * The smallest part of a text that a phrase begins or ends at: a word, or one character of a script without spaces. `start` and `end` are its
 * place in the text, `key` is what equal words have in common, whatever their number, gender, case or accents.
 */
export type Atom = { key: string; text: string; start: number; end: number; isUnspaced: boolean }

// As words are split for the search vectors (platform/text/words.ts), and names that begin with a full stop: .NET.
const pattern =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)|((?:(?<![\p{L}\p{N}])\.(?=[nN][eE][tT]\b))?[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]]+(?:\+\+|#)?)/gv

// Writers swap small kana and the long vowel: ソフトウエア and ソフトウェア, プログラマー and プログラマ.
const largeKana: Record<string, string> = { ァ: 'ア', ィ: 'イ', ゥ: 'ウ', ェ: 'エ', ォ: 'オ', ヴ: 'ブ', ヶ: 'ケ' }

/** One character of a run as keys hold it; the long vowel is left out. */
const characterKey = (character: string): string => (character === 'ー' ? '' : (largeKana[character] ?? character))

/** The atoms of a text in Unicode's normal form (NFKC), to which their places refer. */
export const toAtoms = (text: string, language: LanguageKey): Atom[] => {
  const atoms: Atom[] = []
  for (const match of text.matchAll(pattern)) {
    const start = match.index
    if (match[2] !== undefined) {
      const word = fold(match[2]).trim()
      if (word !== '')
        atoms.push({
          key: foldWord(word, language),
          text: word,
          start,
          end: start + match[0].length,
          isUnspaced: false,
        })
      continue
    }
    const run = fold(match[0])
    const simplified = toSimplified(run)[0] ?? run
    const characters = Array.from(simplified.length === match[0].length ? simplified : match[0])
    let at = start
    for (const character of characters) {
      const end = at + character.length
      atoms.push({ key: characterKey(character), text: character, start: at, end, isUnspaced: true })
      at = end
    }
  }
  return atoms
}

// “Enfermero/a”, “Desenvolvedor(a)”, “Engineer (m/f/d)”.
const genderMarks =
  /\((?:[oa]s?|r|in|es|ra|ora)\)|(?<=\p{L})\/(?:[oa]s?|r|in|es|ra|ora|iz|isa)(?![\p{L}\p{N}])|\((?:[mfhdwvx]\s*[/|]\s*){1,3}[mfhdwvx]\)/giu

export const withoutGenderMarks = (title: string): string => title.replace(genderMarks, ' ')

export type Phrase<Value> = { start: number; end: number; values: Value[] }

const maxWords = 8
const maxCharacters = 24

/** Phrases with what they mean, found in atoms however the words are spaced: front end, front-end and frontend are one. */
export const createPhraseIndex = <Value>() => {
  const byKey = new Map<string, Value[]>()
  let maxKeyLength = 0

  const find = (key: string): Value[] | undefined => byKey.get(key)

  const addAtoms = (atoms: readonly Atom[], value: Value): void => {
    const key = atoms.map((atom) => atom.key).join('')
    if (key === '') return
    const values = byKey.get(key)
    if (values === undefined) byKey.set(key, [value])
    else if (!values.includes(value)) values.push(value)
    maxKeyLength = Math.max(maxKeyLength, key.length)
  }

  return {
    add: (phrase: string, language: LanguageKey, value: Value): void =>
      addAtoms(toAtoms(phrase.normalize('NFKC'), language), value),
    addAtoms,
    find,
    /** The longest phrase that begins at atom `from` and ends before `to`; at a single letter or character only where nothing stands beside it. */
    longestAt: (atoms: readonly Atom[], from: number, to = atoms.length): Phrase<Value> | null => {
      let key = ''
      let found: Phrase<Value> | null = null
      let words = 0
      for (let end = from; end < to; end += 1) {
        const atom = atoms[end] as Atom
        words += atom.isUnspaced ? 1 / (maxCharacters / maxWords) : 1
        if (words > maxWords) break
        key += atom.key
        if (key.length > maxKeyLength) break
        const values = byKey.get(key)
        if (values !== undefined) found = { start: from, end: end + 1, values }
      }
      return found
    },
  }
}
export type PhraseIndex<Value> = ReturnType<typeof createPhraseIndex<Value>>

/**
 * The phrases of some atoms that do not overlap: the longest first; of equally long ones the first, and in scripts without spaces the last, which is the noun.
 */
export const nonOverlappingPhrases = <Value>(index: PhraseIndex<Value>, atoms: readonly Atom[]): Phrase<Value>[] => {
  const lengthOf = ({ start, end }: Phrase<Value>) => {
    let length = 0
    for (let at = start; at < end; at += 1) length += (atoms[at] as Atom).key.length
    return length
  }
  const candidates: Phrase<Value>[] = []
  for (let from = 0; from < atoms.length; from += 1) {
    const phrase = index.longestAt(atoms, from)
    if (phrase) candidates.push(phrase)
  }
  const isUnspaced = atoms.every((atom) => atom.isUnspaced)
  candidates.sort((one, other) => lengthOf(other) - lengthOf(one) || (one.start - other.start) * (isUnspaced ? -1 : 1))
  const taken = new Set<number>()
  return candidates
    .filter(({ start, end }) => {
      for (let at = start; at < end; at += 1) if (taken.has(at)) return false
      for (let at = start; at < end; at += 1) taken.add(at)
      return true
    })
    .sort((one, other) => one.start - other.start)
}

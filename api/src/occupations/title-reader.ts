import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { isSeparateName } from './is-separate-name.ts'
import {
  type Atom,
  nonOverlappingPhrases,
  type Phrase,
  type PhraseIndex,
  toAtoms,
  withoutGenderMarks,
} from './phrase-index.ts'

/** In these languages the noun that says what somebody is comes first: ingeniero de software, jurutera perisian, مهندس برمجيات. */
const headFirst = new Set<LanguageKey>(['es-es', 'pt-br', 'id', 'ms', 'ar'])

// What follows names a team, a place, a client: “Software engineer, payments”, “Nurse – night shift”, “Driver (Manila)”.
const separators = /\s[-–—|:•·]\s|[,;|/()（）【】[\]–—:：、]/u
// So it does here, but for names that go on: “Técnico en radiología”.
const prepositions = /\s(?:at|with|for|in|para|en|em|di|untuk)\s/iu
const inBrackets = /【([^】]+)】/gu

/** The parts of a title that may name an occupation, the likeliest first: what Japanese titles put in brackets, then from the beginning. */
const segmentsOf = (title: string): string[] =>
  [...Array.from(title.matchAll(inBrackets), ([, inside = '']) => inside), ...title.split(separators)].filter(
    (segment) => segment.trim() !== '',
  )

const maxShortName = 3

/**
 * Whether a phrase of a title is the name of an occupation there. Names of two or three letters are words of other languages and ends of titles:
 * they count at the beginning, in the title's own language. A single word of another language is most often another word.
 */
const isName = (atoms: readonly Atom[], phrase: Phrase<number>, isOtherLanguage: boolean): boolean => {
  if (!isSeparateName(atoms, phrase)) return false
  const words = atoms.slice(phrase.start, phrase.end)
  if (words.some(({ isUnspaced }) => isUnspaced)) return true
  if (isOtherLanguage && words.length === 1) return false
  const isShort = words.reduce((sum, { text }) => sum + text.length, 0) <= maxShortName
  return !isShort || (!isOtherLanguage && phrase.start === 0)
}

/** Reads the occupations of titles: the longest name in the first part that has one; of two as long the one that is the noun. */
export const createTitleReader = (
  indexOf: (language: LanguageKey) => PhraseIndex<number>,
  languagesFor: (language: LanguageKey) => LanguageKey[],
) => {
  const bestName = (text: string, language: LanguageKey, isOtherLanguage: boolean): Phrase<number> | null => {
    const atoms = toAtoms(text, language)
    const names = nonOverlappingPhrases(indexOf(language), atoms).filter((phrase) =>
      isName(atoms, phrase, isOtherLanguage),
    )
    const maxLength = Math.max(...names.map(({ start, end }) => end - start))
    const heads = names.filter(({ start, end }) => end - start === maxLength)
    return (headFirst.has(language) ? heads[0] : heads.at(-1)) ?? null
  }

  const inSegment = (segment: string, language: LanguageKey, isOtherLanguage: boolean): number[] => {
    const whole = bestName(segment, language, isOtherLanguage)
    if (whole === null) return []
    const [beginning = segment] = segment.split(prepositions)
    const first = beginning === segment ? whole : bestName(beginning, language, isOtherLanguage)
    const isFirstAsLong = first !== null && first.end - first.start >= whole.end - whole.start
    return (isFirstAsLong ? first : whole).values
  }

  return (title: string, language: LanguageKey | null): number[] => {
    const segments = segmentsOf(withoutGenderMarks(title.normalize('NFKC')))
    const likely = languagesFor(language ?? 'en-us')
    // The title's own language and English in all its parts, before any other.
    for (const group of [likely.slice(0, 2), likely.slice(2)])
      for (const segment of segments)
        for (const candidate of group) {
          const isOther = language !== null && candidate !== likely[0] && candidate !== 'en-us'
          const found = inSegment(segment, candidate, isOther)
          if (found.length > 0) return found
        }
    return []
  }
}

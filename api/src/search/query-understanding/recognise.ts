import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Location } from '../../config/locations.ts'
import { isSeparateName } from '../../occupations/is-separate-name.ts'
import { type Atom, nonOverlappingPhrases, type PhraseIndex, toAtoms } from '../../occupations/phrase-index.ts'
import { namesLanguage, type SearchDictionary } from './dictionary.ts'
import { languagesOf, type QueryWord, queryWordsOf } from './query-words.ts'

/** Who asks. `country` is the searched one; null for all. */
export type Asker = { language: LanguageKey; visitorCountry: CountryKey; country: CountryKey | null }

/** Some atoms of a query and what they were recognised as. */
export type Part = { start: number; end: number } & (
  | { kind: 'occupation'; occupations: number[] }
  | { kind: 'place'; locations: Location[] }
  | { kind: 'company'; companies: CompanyRef[] }
  | QueryWord
)

/** Of two parts that are as long, the one of the kind that comes first here. */
const kinds: Part['kind'][] = ['filter', 'occupation', 'department', 'company', 'place', 'level', 'noise', 'joining']

const lengthOf = (atoms: readonly Atom[], { start, end }: { start: number; end: number }): number => {
  let length = 0
  for (let at = start; at < end; at += 1) length += (atoms[at] as Atom).key.length
  return length
}

/** The parts of a text that are known, none of which overlap; in the order of the text. */
export const recognise = (
  text: string,
  asker: Asker,
  dictionary: SearchDictionary,
): { atoms: Atom[]; parts: Part[] } => {
  const countryLanguage = findCountry(asker.country ?? asker.visitorCountry)?.language ?? 'en-us'
  const languages = languagesOf(text, asker.language, countryLanguage)
  const atomsIn = new Map(languages.map((language) => [language, toAtoms(text, language)]))
  const atoms = atomsIn.get(asker.language) as Atom[]
  const candidates: Part[] = []
  const addAll = <Value>(
    index: PhraseIndex<Value>,
    language: LanguageKey,
    toPart: (values: Value[]) => PartKind | null,
    isAccepted: (atoms: readonly Atom[], range: { start: number; end: number }) => boolean = () => true,
  ) => {
    const own = atomsIn.get(language) ?? toAtoms(text, language)
    for (const { start, end, values } of allPhrases(index, own)) {
      const part = isWhole(own, start, end) && isAccepted(own, { start, end }) ? toPart(values) : null
      if (part) candidates.push({ start, end, ...part })
    }
  }
  for (const language of languages) addAll(queryWordsOf(language), language, (words) => words[0] ?? null)
  const occupationLanguages = dictionary.occupations.languagesFor(asker.language)
  for (const language of occupationLanguages) {
    const isOther = !languages.includes(language) && !(language === 'zh-cn' && languages.includes('zh-tw'))
    // In other languages only where no likelier one knows any occupation: “contador” on an English page.
    if (isOther && candidates.some(({ kind }) => kind === 'occupation')) continue
    const named = dictionary.occupations.indexOf(language)
    addAll(named, language, (occupations) => ({ kind: 'occupation', occupations }), isSeparateName)
  }
  candidates.push(...inAnyOrder([...atomsIn.values()], dictionary, candidates))
  addAll(dictionary.places, namesLanguage, (found) => {
    const here = found.filter(({ country }) => asker.country === null || country === asker.country)
    return here.length > 0 ? { kind: 'place', locations: here } : null
  })
  addAll(dictionary.companies, namesLanguage, (companies) => ({ kind: 'company', companies }))
  return { atoms, parts: choose(atoms, candidates, dictionary) }
}

type PartKind = Part extends infer Each ? (Each extends Part ? Omit<Each, 'start' | 'end'> : never) : never

/** Occupations whose words are turned round: “engineer mechanical”, “jualan pengurus”. */
const inAnyOrder = (readings: Atom[][], { occupations }: SearchDictionary, candidates: readonly Part[]): Part[] => {
  const found: Part[] = []
  for (const atoms of readings)
    for (let start = 0; start < atoms.length - 1; start += 1)
      for (let end = Math.min(atoms.length, start + 4); end > start + 1; end -= 1) {
        const numbers = occupations.inAnyOrder(atoms.slice(start, end))
        const isKnown = candidates.some((part) => part.kind === 'occupation' && part.start <= start && part.end >= end)
        if (numbers.length > 0 && !isKnown) found.push({ kind: 'occupation', occupations: numbers, start, end })
      }
  return found
}

/** Every phrase of the index that the atoms hold: from each atom the longest. */
const allPhrases = <Value>(index: PhraseIndex<Value>, atoms: readonly Atom[]) => {
  const best = nonOverlappingPhrases(index, atoms)
  const others = atoms.flatMap((_, from) => index.longestAt(atoms, from) ?? [])
  return [...best, ...others]
}

const latinWord = /^[\p{Script=Latin}\p{N}]/u

/** A single Chinese or Japanese character is part of another word, unless it stands alone. */
const isWhole = (atoms: readonly Atom[], start: number, end: number): boolean => {
  if (end - start > 1 || !atoms[start]?.isUnspaced) return true
  const touches = (one: Atom | undefined, other: Atom | undefined) =>
    one !== undefined && other !== undefined && one.end === other.start && one.isUnspaced && other.isUnspaced
  return !touches(atoms[start - 1], atoms[start]) && !touches(atoms[end - 1], atoms[end])
}

const choose = (atoms: readonly Atom[], candidates: Part[], dictionary: SearchDictionary): Part[] => {
  const rank = (part: Part) => lengthOf(atoms, part) - kinds.indexOf(part.kind) / 10
  const taken = new Set<number>()
  const chosen: Part[] = []
  for (const part of candidates.toSorted((one, other) => rank(other) - rank(one) || one.start - other.start)) {
    const range = Array.from({ length: part.end - part.start }, (_, index) => part.start + index)
    if (range.some((at) => taken.has(at)) || isCommonWord(atoms, part, dictionary)) continue
    for (const at of range) taken.add(at)
    chosen.push(part)
  }
  return joinOccupations(
    atoms,
    chosen.toSorted((one, other) => one.start - other.start),
  )
}

/** A company whose name is one word that many titles hold: “Nurse” asks for nurses. */
const isCommonWord = (atoms: readonly Atom[], part: Part, { titleWords }: SearchDictionary): boolean => {
  if (part.kind !== 'company' || part.end - part.start > 1) return false
  const word = (atoms[part.start] as Atom).text
  return latinWord.test(word) && titleWords.count(word) >= 3
}

/** The same occupation named twice is asked for once; of “nurse registered nurse” the longer name. */
const joinOccupations = (atoms: readonly Atom[], parts: Part[]): Part[] => {
  const seen = new Set<string>()
  return parts.filter((part) => {
    if (part.kind !== 'occupation') return true
    const key = part.occupations.join(',')
    const isRepeated = seen.has(key) && lengthOf(atoms, part) > 0
    seen.add(key)
    return !isRepeated
  })
}

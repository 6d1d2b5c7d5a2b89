import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { toSimplified } from '../platform/text/to-simplified.ts'
import { bigrams, tokenize } from '../platform/text/words.ts'
import { type Atom, createPhraseIndex, type PhraseIndex, toAtoms, withoutGenderMarks } from './phrase-index.ts'
import { type NumberedOccupation, readOccupationFiles } from './taxonomy.ts'
import { createTitleReader } from './title-reader.ts'

/** Occupations as a search uses them. */
export type OccupationMatcher = ReturnType<typeof createOccupationMatcher>

/** Chinese of both scripts is one language here, because keys are in simplified characters. */
const indexLanguage = (language: LanguageKey): LanguageKey => (language === 'zh-tw' ? 'zh-cn' : language)

const maxCachedTitles = 20_000

/** The occupations by everything that names them or leads to them. */
const indexOccupations = (occupations: readonly NumberedOccupation[]) => {
  const byNumber = new Map(occupations.map((occupation) => [occupation.number, occupation]))
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]))
  const byFunction = new Map<string, number[]>()
  const narrower = new Map<string, number[]>()
  const indexes = new Map<LanguageKey, PhraseIndex<number>>()
  const unordered = new Map<string, number[]>()
  const vocabulary: Vocabulary = new Map()
  for (const { key: language } of languages) indexes.set(indexLanguage(language), createPhraseIndex<number>())
  for (const { number, names, functions, broader } of occupations) {
    for (const [language, list] of Object.entries(names) as [LanguageKey, string[]][])
      for (const name of list) {
        const atoms = toAtoms(withoutGenderMarks(name).normalize('NFKC'), indexLanguage(language))
        indexes.get(indexLanguage(language))?.addAtoms(atoms, number)
        const key = unorderedKey(atoms)
        if (key !== null) unordered.set(key, [...(unordered.get(key) ?? []), number])
        addWords(vocabulary, number, atoms, language)
      }
    for (const key of functions) byFunction.set(key, [...(byFunction.get(key) ?? []), number])
    if (broader !== undefined) narrower.set(broader, [...(narrower.get(broader) ?? []), number])
  }
  return { byNumber, byId, byFunction, narrower, indexes, unordered, vocabulary }
}

/** Finds occupations in titles and queries, by their names in all languages. */
export const createOccupationMatcher = (occupations: readonly NumberedOccupation[]) => {
  const { byNumber, byId, byFunction, narrower, indexes, unordered, vocabulary } = indexOccupations(occupations)

  /** The languages in which a text of this one may name an occupation, the likeliest first. */
  const languagesFor = (language: LanguageKey): LanguageKey[] => {
    const own = indexLanguage(language)
    return [...new Set<LanguageKey>([own, 'en-us', ...indexes.keys()])]
  }

  const indexOf = (language: LanguageKey) => indexes.get(indexLanguage(language)) as PhraseIndex<number>
  const inTitle = createTitleReader(indexOf, languagesFor)
  const titles = new Map<string, number[]>()
  const beginnings = createBeginnings(occupations)

  return {
    byNumber,
    byId,
    vocabulary: vocabulary as ReadonlyMap<number, Readonly<WordsOfNames>>,
    languagesFor,
    indexOf,
    /** The occupations that have just this name in a language. */
    named: (name: string, language: LanguageKey): number[] => {
      const key = toAtoms(withoutGenderMarks(name).normalize('NFKC'), indexLanguage(language)).map((atom) => atom.key)
      return indexes.get(indexLanguage(language))?.find(key.join('')) ?? []
    },
    /** The occupations whose name has just these words, in any order: “engineer mechanical”. */
    inAnyOrder: (atoms: readonly Atom[]): number[] => unordered.get(unorderedKey(atoms) ?? '') ?? [],
    /**
     * The occupations that a posting is for: by the longest name in its title, of two that are as long by the one that is the noun; where the
     * title names none, by the employer's own category.
     */
    ofJob: (title: string, language: LanguageKey | null, functionTitle: string | null): number[] => {
      const key = `${language} ${title}`
      let found = titles.get(key)
      if (found === undefined) {
        found = inTitle(title, language)
        if (titles.size >= maxCachedTitles) titles.clear()
        titles.set(key, found)
      }
      return found.length > 0 || functionTitle === null ? found : (byFunction.get(functionTitle) ?? [])
    },
    /** How words begin that only the first names of these occupations and few others hold: “akunt”, “conta”, 経理. */
    beginningsOf: (numbers: readonly number[]): string[] => beginnings(numbers),
    /** These occupations, then all that are narrower. */
    withNarrower: (numbers: readonly number[]): number[] => {
      const found = new Set(numbers)
      for (const number of found)
        for (const child of narrower.get(byNumber.get(number)?.id ?? '') ?? []) found.add(child)
      return [...found]
    },
    /** What a seeker of these would also look at, the closest first: the broader occupation, and related ones. */
    near: (numbers: readonly number[]): number[] => {
      const found = new Set<number>()
      for (const number of numbers) {
        const { broader, related = [] } = byNumber.get(number) ?? {}
        for (const id of [...(broader === undefined ? [] : [broader]), ...related]) {
          const other = byId.get(id)?.number
          if (other !== undefined && !numbers.includes(other)) found.add(other)
        }
      }
      return [...found]
    },
  }
}

type WordsOfNames = { words: Map<string, Set<LanguageKey>>; runs: Set<string> }
/** The words of the names of each occupation with their languages, and its names in scripts without spaces. */
type Vocabulary = Map<number, WordsOfNames>

const addWords = (vocabulary: Vocabulary, number: number, atoms: readonly Atom[], language: LanguageKey): void => {
  const held = vocabulary.get(number) ?? { words: new Map(), runs: new Set() }
  vocabulary.set(number, held)
  for (const { text, isUnspaced } of atoms)
    if (!isUnspaced) held.words.set(text, (held.words.get(text) ?? new Set()).add(language))
  if (atoms.every(({ isUnspaced }) => isUnspaced)) held.runs.add(atoms.map(({ key }) => key).join(''))
}

// Of more occupations, a word says little: “manager”, “assistant”.
const maxOccupationsOfBeginning = 12

/** Words that begin with the same letters, as many as this, are akin. */
export const beginningLength = 5

/**
 * The beginnings of the words of the first name in each language, by occupation: of spaced scripts {@link beginningLength} letters, of others each pair of characters.
 * Further names hold words of other work: “kitchen cook”.
 */
const createBeginnings = (occupations: readonly NumberedOccupation[]) => {
  const byOccupation = new Map<number, Set<string>>()
  const counts = new Map<string, number>()
  for (const { number, names } of occupations) {
    const found = new Set<string>()
    for (const token of Object.values(names).flatMap(([first = '']) => tokenize(first))) {
      if (token.isUnspaced)
        for (const pair of bigrams(toSimplified(token.text)[0] ?? token.text)) if (pair.length > 1) found.add(pair)
      if (!token.isUnspaced && token.text.length >= beginningLength) found.add(token.text.slice(0, beginningLength))
    }
    byOccupation.set(number, found)
    for (const beginning of found) counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
  }
  return (numbers: readonly number[]): string[] => [
    ...new Set(
      numbers
        .flatMap((number) => [...(byOccupation.get(number) ?? [])])
        .filter((beginning) => (counts.get(beginning) ?? 0) <= maxOccupationsOfBeginning),
    ),
  ]
}

/** The words of a name of two to four words, sorted; null for all others. */
const unorderedKey = (atoms: readonly Atom[]): string | null =>
  atoms.length < 2 || atoms.length > 4 || atoms.some(({ isUnspaced }) => isUnspaced)
    ? null
    : atoms
        .map(({ key }) => key)
        .toSorted()
        .join(' ')

let builtIn: OccupationMatcher | undefined

/** The matcher of the product's own occupations. */
export const builtInOccupations = (): OccupationMatcher => {
  builtIn ??= createOccupationMatcher(readOccupationFiles())
  return builtIn
}

import { readFileSync } from 'node:fs'
import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type Location, locations } from '../../config/locations.ts'
import type { OccupationMatcher } from '../../occupations/occupation-matcher.ts'
import { type Atom, createPhraseIndex, type PhraseIndex, toAtoms } from '../../occupations/phrase-index.ts'
import { isUnspacedScript } from '../../platform/text/words.ts'
import { readings } from './readings.ts'
import { createSpeller, type Speller } from './speller.ts'

/** The words of the titles of open jobs. */
export type TitleWords = {
  /** Whether an open job has just this title, as titles are compared (`comparable`). */
  isTitle: (terms: string) => boolean
  /** How many jobs hold the word in their titles. */
  count: (word: string) => number
  /** The words of titles that differ from this one in number or gender alone, itself included if it is there. */
  forms: (key: string, language: LanguageKey) => readonly string[]
  /** Another number when titles came or went since. Without it they are always the same. */
  version?: () => number
}

/** What a query is compared with: all that exists here. */
export type SearchDictionary = {
  occupations: OccupationMatcher
  titleWords: TitleWords
  places: PhraseIndex<Location>
  companies: PhraseIndex<CompanyRef>
  /** Companies by a single word of their names that is part of no more than a few. */
  companyWords: ReadonlyMap<string, readonly CompanyRef[]>
  /** Words that exist, as they are compared: folded. */
  speller: Speller
  /** Names of Chinese and Japanese, which have no spaces: of occupations, and whole titles. */
  runSpeller: Speller
  /** The words of the names of occupations that are offered, with the languages that they are of. */
  occupationWords: ReadonlyMap<string, ReadonlySet<LanguageKey>>
  /** A word in another script: えいぎょう and eigyo for 営業. */
  otherScripts: ReadonlyMap<string, string>
}

/** Names of places and companies are compared as English words are, in every language. */
export const namesLanguage: LanguageKey = 'en-us'

/** What people call places beside their names: NYC, KL, Jogja; by the key of the location. */
const otherPlaceNames = JSON.parse(readFileSync(new URL('./data/place-names.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>

const placeNamesOf = ({ key, names }: Location): string[] => [
  ...new Set([...Object.values(names), ...(otherPlaceNames[key] ?? [])]),
]

const places = createPhraseIndex<Location>()
for (const location of locations) for (const name of placeNamesOf(location)) places.add(name, namesLanguage, location)

// A word that so many employers have in their names names none of them.
const maxCompaniesOfWord = 4
// Forms of a company that people leave out: Ltd, GmbH, 株式会社.
const companyForms =
  /\b(?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|company|gmbh|sa|sl|slu|ltda|eireli|pte|pty|sdn bhd|bhd|pt|tbk|as|a\.?s|ve tic|san|sti|ltd sti|group)\b\.?|株式会社|有限会社|合同会社|㈱|股份有限公司|有限公司|شركة|مؤسسة/giu

export const withoutCompanyForm = (name: string): string => name.normalize('NFKC').replace(companyForms, ' ').trim()

/** Words that are weighed as if so many jobs had them in their titles. */
const weights = { occupation: 30, place: 20, company: 5, skill: 10 } as const

/** A run of characters as two are compared. */
export const runKeyOf = (atoms: readonly Atom[]): string => atoms.map(({ key }) => key).join('')

/** How many characters of a name may be wrong: one of three already says much. */
const maxErrorsInRun = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2)

const createRunSpeller = (): Speller => createSpeller(maxErrorsInRun, () => Number.POSITIVE_INFINITY)

/** The spellers, and which of their words are words of work. They only grow, and take what is new in small steps. */
export type Spellers = { speller: Speller; runSpeller: Speller; occupationWords: Map<string, Set<LanguageKey>> }

export const createSpellers = (): Spellers => ({
  speller: createSpeller(),
  runSpeller: createRunSpeller(),
  occupationWords: new Map(),
})

/**
 * Adds words to the spellers; each step of the generator is short, so that others can be answered in between.
 *
 * @param hasJobs whether any job of the occupation is open: what nobody offers is no word that somebody mistyped
 */
export function* addWords(
  { speller, runSpeller, occupationWords }: Spellers,
  {
    occupations,
    hasJobs = () => true,
    skills = [],
    companies = [],
    titles = [],
  }: {
    occupations?: OccupationMatcher
    hasJobs?: (occupation: number) => boolean
    skills?: Iterable<string>
    companies?: Iterable<CompanyRef>
    titles?: Iterable<[string, number]>
  },
): Generator<void> {
  for (const [number, { words, runs }] of occupations?.vocabulary ?? []) {
    const weight = hasJobs(number) ? weights.occupation : 0
    for (const [word, languages] of words) {
      if (weight > 0) occupationWords.set(word, new Set([...(occupationWords.get(word) ?? []), ...languages]))
      speller.add(word, weight)
    }
    for (const run of runs) runSpeller.add(run, weight)
    yield
  }
  const addName = (name: string, weight: number) => {
    for (const { text, isUnspaced } of toAtoms(name, namesLanguage)) if (!isUnspaced) speller.add(text, weight)
  }
  for (const location of occupations ? locations : []) {
    for (const name of placeNamesOf(location)) addName(name, weights.place)
    yield
  }
  for (const skill of skills) {
    addName(skill, weights.skill)
    yield
  }
  for (const { name } of companies) {
    addName(withoutCompanyForm(name), weights.company)
    yield
  }
  for (const [word, count] of titles) {
    if (isUnspacedScript(word)) runSpeller.add(runKeyOf(toAtoms(word, 'ja')), weights.occupation + count)
    else speller.add(word, weights.occupation + count)
    yield
  }
}

/** The dictionary of these companies, over spellers that hold their words. */
export const createDictionary = (
  occupations: OccupationMatcher,
  titleWords: TitleWords,
  companies: readonly CompanyRef[],
  spellers: Spellers,
): SearchDictionary => {
  const companyIndex = createPhraseIndex<CompanyRef>()
  const companyWords = new Map<string, CompanyRef[]>()
  for (const company of companies) {
    companyIndex.add(company.name, namesLanguage, company)
    const atoms = toAtoms(withoutCompanyForm(company.name), namesLanguage)
    companyIndex.addAtoms(atoms, company)
    for (const { text, isUnspaced } of atoms) {
      if (isUnspaced || text.length < 3) continue
      const held = companyWords.get(text)
      if (held) held.push(company)
      else companyWords.set(text, [company])
    }
  }
  for (const [word, held] of companyWords) if (held.length > maxCompaniesOfWord) companyWords.delete(word)
  return {
    occupations,
    titleWords,
    places,
    companies: companyIndex,
    companyWords,
    ...spellers,
    otherScripts: readings(),
  }
}

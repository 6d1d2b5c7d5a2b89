import { beginningLength } from '../../occupations/occupation-matcher.ts'
import type { WordQuery } from '../../platform/text/word-query.ts'
import { bigrams, isUnspacedScript } from '../../platform/text/words.ts'
import type { SearchUnit } from '../job-index/criteria.ts'
import { allOf, anyOf, hasAny, hasOne, matchNone, type Query } from './query-language.ts'

/** The pairs of neighbouring characters in a run. */
const pairsOf = (run: string): string[] => bigrams(run).slice(0, -1)

/** How the words of a title begin, and the pairs of characters of its runs of Chinese or Japanese. */
export const titleParts = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      if (isUnspacedScript(word)) return pairsOf(word)
      return word.length >= beginningLength ? [word.slice(0, beginningLength)] : []
    }),
  ),
]

/** The postings that hold the words, as `search_vector @@ query` finds them. */
export const matchText = (query: WordQuery): Query => {
  if ('word' in query) return hasOne('words', query.word)
  if ('prefix' in query) return { prefix: { words: query.prefix } }
  return 'all' in query ? allOf(query.all.map(matchText)) : anyOf(query.any.map(matchText))
}

/** A word of a title, or a run of Chinese or Japanese characters anywhere in a longer one. */
const titleHolds = (word: string): Query => {
  if (!isUnspacedScript(word)) return hasOne('title_words', word)
  const pairs = pairsOf(word).map((pair) => hasOne('title_parts', pair))
  // Few titles have all pairs, so that few are looked through for the whole run.
  const phrase = { match_phrase: { title_runs: Array.from(word).join(' ') } }
  return anyOf([hasOne('title_words', word), pairs.length === 1 ? allOf(pairs) : allOf([...pairs, phrase])])
}

/** Titles with a word that begins in one of these ways, as {@link titleParts} has them. */
export const titleBegins = (beginnings: readonly string[]): Query => hasAny('title_parts', beginnings)

const matchTitle = (title: readonly string[][]): Query =>
  title.length === 0 ? matchNone : allOf(title.map((forms) => anyOf(forms.map(titleHolds))))

const tagged = (field: string, ids: readonly number[]): Query | null =>
  ids.length === 0 ? null : hasAny(field, ids.map(String))

/** Which jobs hold a unit of a query, and where; a part is null where the unit has none. */
export type UnitQueries = {
  unit: SearchUnit
  title: Query
  occupation: Query | null
  narrowerOccupation: Query | null
  closeOccupation: Query | null
  nearOccupation: Query | null
  /** Jobs at its places or companies. */
  named: Query | null
  /** Jobs that hold its words anywhere. */
  text: Query | null
  /** Jobs that hold it elsewhere than in descriptions. */
  known: Query
  /** All that count as holding the unit. */
  hit: Query
}

/** So many of the occupations near one are close to it. */
const closest = 2

/** A place or a company is no word of a title. */
const isOfTitles = ({ kind }: SearchUnit): boolean => kind === 'word' || kind === 'occupation'

/** Words are searched for everywhere, and places by all names that their postings give them. */
const isSearchedInText = ({ kind, isRequired }: SearchUnit): boolean =>
  (kind === 'word' && isRequired) || kind === 'place'

/** @param isOccupationWritten whether the words of occupations are looked for in descriptions too, as the last resort */
export const toUnitQueries = (unit: SearchUnit, isOccupationWritten: boolean): UnitQueries => {
  const title = matchTitle(unit.title)
  const occupation = tagged('mainFunction', unit.mainFunctions) ?? tagged('occupation', unit.occupations)
  const narrowerOccupation = tagged('occupation', unit.narrowerOccupations)
  const named = unit.companies.length > 0 ? hasAny('company', unit.companies) : tagged('location', unit.locations)
  const isWritten = isSearchedInText(unit) || (unit.kind === 'occupation' && isOccupationWritten)
  const text = isWritten && unit.text !== null ? matchText(unit.text) : null
  const known = [isOfTitles(unit) ? title : null, occupation, narrowerOccupation, named]
  return {
    unit,
    title,
    occupation,
    narrowerOccupation,
    closeOccupation: tagged('occupation', unit.nearOccupations.slice(0, closest)),
    nearOccupation: tagged('occupation', unit.nearOccupations.slice(closest)),
    named,
    text,
    known: anyOf(known),
    hit: anyOf([...known, text]),
  }
}

/** Whether all jobs that hold the unit are about it: none holds it in its description alone. */
export const isAboutIt = ({ unit, text }: UnitQueries): boolean => isOfTitles(unit) && text === null

/** Jobs whose title, occupation or name holds the unit. */
const aboutIt = (one: UnitQueries): Query =>
  isAboutIt(one) ? one.hit : anyOf([one.title, one.occupation, one.narrowerOccupation, one.named])

/** Jobs that are about what the words ask for. */
export const matchTitled = (units: readonly UnitQueries[]): Query => {
  const required = units.filter(({ unit }) => unit.isRequired)
  return required.length === 0 ? matchNone : allOf(required.map(aboutIt))
}

/** Jobs that lack a unit and are near all the same: of the occupation or one near it, at the company, or with one of several words in the title. */
export const matchPartial = (units: readonly UnitQueries[]): Query => {
  const ofKind = (kind: SearchUnit['kind']) => units.filter(({ unit }) => unit.kind === kind)
  const main = [...ofKind('occupation'), ...ofKind('company')]
  const chosen = main.length > 0 ? main : units.length > 1 ? ofKind('word') : []
  return anyOf(
    chosen.flatMap((one) =>
      one.unit.kind === 'occupation'
        ? [one.title, one.occupation, one.narrowerOccupation, one.closeOccupation, one.nearOccupation]
        : [one.title, one.named],
    ),
  )
}

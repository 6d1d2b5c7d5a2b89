import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { SearchUnderstanding, TextRange } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { configList, findOption } from '../../config/lists/config-list.ts'
import type { Location } from '../../config/locations.ts'
import { placeMark } from '../../jobs/search-columns.ts'
import type { Atom } from '../../occupations/phrase-index.ts'
import { occupationName } from '../../occupations/taxonomy.ts'
import { comparable } from '../../platform/text/comparable.ts'
import { parseWordQuery } from '../../platform/text/word-query.ts'
import { tokenize } from '../../platform/text/words.ts'
import type { SearchUnit } from '../job-index/criteria.ts'
import type { SearchDictionary } from './dictionary.ts'
import { findRequestedPay, type RequestedPay } from './find-requested-pay.ts'
import { type Mends, mendSpelling } from './mend-spelling.ts'
import type { PlannedFilter, QueryPlan } from './query-plan.ts'
import { type Asker, type Part, recognise } from './recognise.ts'

// A longer query is pasted text; its beginning says what it is about.
const maxLength = 300
const maxUnits = 8

/**
 * What a query means. Pure: the dictionary is all that it knows of the jobs.
 *
 * @param isExact the words by the letter
 * @param mends more than words that do not exist is taken for a typing error, for a query that found nothing
 */
export const understandQuery = (
  query: string,
  asker: Asker,
  dictionary: SearchDictionary,
  { isExact = false, mends }: { isExact?: boolean; mends?: Mends | undefined } = {},
): QueryPlan => {
  const text = readable(query)
  if (isExact) return planByLetter(query, asker.language)
  const correction = mendSpelling(text, asker, dictionary, mends)
  const meant = correction?.to ?? text
  const pay = findRequestedPay(meant, asker.visitorCountry)
  const { atoms, parts } = recognise(pay ? blank(meant, pay) : meant, asker, dictionary)
  const found = { text: meant, atoms, parts, pay, correction }
  if (!hasFilters(found)) return toPlan(found, asker, dictionary)
  // The title of a posting, pasted or clicked, says much that is no filter.
  const isTitle = isMixed(found) && dictionary.titleWords.isTitle(comparable(meant))
  if (!isTitle && !isLong(found)) return toPlan(found, asker, dictionary)
  const whole = recognise(meant, asker, dictionary)
  const plain = { ...whole, parts: whole.parts.filter(({ kind }) => kind !== 'filter') }
  return toPlan({ text: meant, ...plain, pay: null, correction }, asker, dictionary)
}

const hasFilters = ({ parts, pay }: Recognised): boolean => pay !== null || parts.some(({ kind }) => kind === 'filter')

const isMixed = (found: Recognised): boolean =>
  unknownRuns(found).length > 0 || found.parts.some(({ kind }) => kind === 'occupation')

const maxPlainWords = 5
const maxPlainCharacters = 10

/** So much is left beside filters and known names that it is no query but a text. */
const isLong = (found: Recognised): boolean => {
  const plain = unknownRuns(found).flatMap(({ start, end }) => found.atoms.slice(start, end))
  const words = plain.filter(({ isUnspaced }) => !isUnspaced).length
  return words / maxPlainWords + (plain.length - words) / maxPlainCharacters > 1
}

const readable = (query: string): string =>
  query.normalize('NFKC').toWellFormed().replace(/\s+/g, ' ').trim().slice(0, maxLength)

/** The text with spaces in place of some of it, so that nothing moves. */
const blank = (text: string, { start, end }: TextRange): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

const emptyUnderstanding = (text: string, isExact: boolean): SearchUnderstanding => ({
  is_exact: isExact,
  text,
  correction: null,
  occupation: null,
  filters: [],
  place: null,
  company: null,
  dropped_words: [],
})

const plainUnit = (words: string, title: string[][], language: LanguageKey): SearchUnit => ({
  kind: 'word',
  words,
  isRequired: true,
  title,
  text: parseWordQuery(words, language),
  occupations: [],
  narrowerOccupations: [],
  nearOccupations: [],
  mainFunctions: [],
  beginnings: [],
  locations: [],
  companies: [],
})

/** What a query means where its words are taken by the letter. */
export const planByLetter = (query: string, language: LanguageKey = 'en-us'): QueryPlan => {
  const text = readable(query)
  const tokens = [...new Map(tokenize(text).map((token) => [token.text, token])).values()]
  return {
    units: tokens.slice(0, 24).map((token) => plainUnit(token.text, [[comparable(token.text)]], language)),
    filters: [],
    titleKey: titleKeyOf(text),
    understood: emptyUnderstanding(text, true),
    matchesNothing: text !== '' && tokens.length === 0,
  }
}

/** A title, or what is asked for of one, as two are compared. */
const titleKeyOf = (text: string): string => comparable(text).replaceAll(' ', '')

type Recognised = {
  text: string
  atoms: Atom[]
  parts: Part[]
  pay: RequestedPay | null
  correction: SearchUnderstanding['correction']
}

const toPlan = (found: Recognised, asker: Asker, dictionary: SearchDictionary): QueryPlan => {
  const { text, atoms, pay, correction } = found
  const rest = unknownRuns(found)
  const parts = withoutAmbiguous(found.parts, rest.length > 0)
  const words = parts === found.parts ? rest : unknownRuns({ ...found, parts })
  const isWork = ({ kind }: Part) =>
    kind === 'occupation' || kind === 'department' || kind === 'place' || kind === 'company'
  const isMeaningful = pay !== null || words.length > 0 || parts.some((part) => isWork(part) || part.kind === 'filter')
  const units = [
    ...words.map((run) => wordUnit(found, run, asker, dictionary)),
    ...parts.flatMap((part) => unitOf(found, part, asker, dictionary, isMeaningful)),
  ].sort((one, other) => one.start - other.start)
  const understood = emptyUnderstanding(text, false)
  understood.correction = correction
  understood.filters = [...filtersOf(found, parts, asker), ...payFilter(found)]
  understood.dropped_words = isMeaningful
    ? parts.flatMap((part) => (part.kind === 'noise' || part.kind === 'joining' ? [wordsOf(found, part)] : []))
    : []
  nameParts(understood, found, parts, asker, dictionary)
  const titled = units.filter(({ unit }) => unit.kind === 'occupation' || unit.kind === 'word')
  return {
    units: units.map(({ unit }) => unit).slice(0, maxUnits),
    filters: [
      ...parts.flatMap((part): PlannedFilter[] =>
        part.kind === 'filter' ? [{ field: part.field, value: part.value }] : [],
      ),
      ...(pay ? [{ field: pay.field, value: String(pay.amount) }] : []),
    ],
    titleKey: titleKeyOf(titled.map(({ unit }) => unit.words).join(' ')),
    understood,
    matchesNothing: text !== '' && atoms.length === 0 && pay === null,
  }
}

type Run = { start: number; end: number }

/** Words that were not recognised: each by itself, a run of Chinese or Japanese characters as one. */
const unknownRuns = ({ atoms, parts }: Pick<Recognised, 'atoms' | 'parts'>): Run[] => {
  const known = new Set(parts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  const runs: Run[] = []
  for (const [at, atom] of atoms.entries()) {
    if (known.has(at)) continue
    const last = runs.at(-1)
    const before = atoms[at - 1]
    const continues = atom.isUnspaced && before?.isUnspaced && before.end === atom.start && last?.end === at
    if (continues && last) last.end = at + 1
    else runs.push({ start: at, end: at + 1 })
  }
  return runs
}

/**
 * “Contract law” asks for no kind of contract: where plain words are left, an ambiguous word is one too. A department is one where any other work is
 * named: “design engineer”.
 */
const withoutAmbiguous = (parts: Part[], hasWords: boolean): Part[] => {
  const isOtherWork =
    hasWords ||
    parts.some(({ kind }) => kind === 'occupation') ||
    parts.filter(({ kind }) => kind === 'department').length > 1
  const isPlain = (part: Part) =>
    (hasWords && part.kind === 'filter' && part.isAmbiguous) || (isOtherWork && part.kind === 'department')
  return parts.some(isPlain) ? parts.filter((part) => !isPlain(part)) : parts
}

const rangeOf = ({ atoms }: Pick<Recognised, 'atoms'>, { start, end }: Run): TextRange => ({
  start: (atoms[start] as Atom).start,
  end: (atoms[end - 1] as Atom).end,
})

const wordsOf = (found: Recognised, run: Run): string => {
  const { start, end } = rangeOf(found, run)
  return found.text.slice(start, end)
}

/** The query without some of its words. */
const without = (text: string, { start, end }: TextRange): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim()

const understoodPart = (found: Recognised, run: Run) => ({
  words: wordsOf(found, run),
  query_without: without(found.text, rangeOf(found, withJoining(found, run))),
})

/** The run with the words that join it to what stands before: “in Manila”. */
const withJoining = ({ parts }: Recognised, { start, end }: Run): Run => {
  let first = start
  for (const part of parts.toReversed()) if (part.kind === 'joining' && part.end === first) first = part.start
  return { start: first, end }
}

/** What a title has to hold for these atoms: each word in any of its forms, each run of characters as it is. */
const titleWordsOf = (
  { atoms }: Recognised,
  { start, end }: Run,
  asker: Asker,
  { titleWords }: SearchDictionary,
): string[][] => {
  const title: string[][] = []
  let run = ''
  const endRun = () => {
    if (run !== '') title.push([comparable(run)])
    run = ''
  }
  for (const atom of atoms.slice(start, end)) {
    if (atom.isUnspaced) run += atom.text
    else {
      endRun()
      title.push([...new Set([comparable(atom.text), ...titleWords.forms(atom.key, asker.language)])])
    }
  }
  endRun()
  return title
}

type PlacedUnit = { start: number; unit: SearchUnit }

const wordUnit = (found: Recognised, run: Run, asker: Asker, dictionary: SearchDictionary): PlacedUnit => {
  const words = wordsOf(found, run)
  const unit = plainUnit(words, titleWordsOf(found, run, asker, dictionary), asker.language)
  const word = found.atoms[run.start]?.text ?? ''
  const isInTitles = dictionary.titleWords.count(word) > 0
  // “IT” is in every English text as “it”.
  if (isInTitles && word.length < 3 && !found.atoms[run.start]?.isUnspaced) unit.text = null
  const companies = isInTitles ? undefined : dictionary.companyWords.get(word)
  return { start: run.start, unit: companies ? { ...unit, companies: companies.map(({ id }) => id) } : unit }
}

const unitOf = (
  found: Recognised,
  part: Part,
  asker: Asker,
  dictionary: SearchDictionary,
  isMeaningful: boolean,
): PlacedUnit[] => {
  const plain = () => plainUnit(wordsOf(found, part), titleWordsOf(found, part, asker, dictionary), asker.language)
  const placed = (unit: SearchUnit): PlacedUnit[] => [{ start: part.start, unit }]
  if (part.kind === 'occupation') {
    const { occupations } = part
    const all = dictionary.occupations.withNarrower(occupations)
    const narrowerOccupations = all.slice(occupations.length)
    const nearOccupations = dictionary.occupations.near(occupations).filter((number) => !all.includes(number))
    const beginnings = dictionary.occupations.beginningsOf(occupations)
    return placed({ ...plain(), kind: 'occupation', occupations, narrowerOccupations, nearOccupations, beginnings })
  }
  if (part.kind === 'department') {
    const unit = plain()
    const text = unit.words.length < 3 && !found.atoms[part.start]?.isUnspaced ? null : unit.text
    return placed({ ...unit, kind: 'occupation', text, mainFunctions: [part.mainFunction] })
  }
  if (part.kind === 'place') {
    const text = parseWordQuery(wordsOf(found, part), null, placeMark)
    return placed({ ...plain(), kind: 'place', text, locations: part.locations.map(({ id }) => id) })
  }
  if (part.kind === 'company')
    return placed({ ...plain(), kind: 'company', companies: part.companies.map(({ id }) => id) })
  if (part.kind === 'level') return placed({ ...plain(), isRequired: !isMeaningful })
  // Nothing but words that say nothing: they are searched for.
  return part.kind === 'joining' && !isMeaningful ? placed(plain()) : []
}

const listOf: Record<string, string> = {
  job_types: 'job_types',
  xp_lvls: 'xp_lvls',
  arrangements: 'work_arrangements',
}

const filtersOf = (found: Recognised, parts: Part[], asker: Asker): SearchUnderstanding['filters'] =>
  parts.flatMap((part) => {
    if (part.kind !== 'filter') return []
    const options = configList(listOf[part.field] ?? '', asker.language)
    const [first] = part.value.split(',')
    const option = findOption(options, Number(first)) ?? options?.find(({ key }) => key === first)
    return [{ ...understoodPart(found, part), field: part.field, value: part.value, label: option?.value ?? null }]
  })

const payFilter = (found: Recognised): SearchUnderstanding['filters'] => {
  const { pay, text } = found
  if (!pay) return []
  const { field, amount, currency } = pay
  return [
    {
      words: text.slice(pay.start, pay.end),
      query_without: without(text, pay),
      field,
      value: String(amount),
      label: null,
      amount,
      currency,
    },
  ]
}

const nameParts = (
  understood: SearchUnderstanding,
  found: Recognised,
  parts: Part[],
  { language }: Asker,
  { occupations }: SearchDictionary,
): void => {
  for (const part of parts) {
    if (part.kind === 'occupation' && understood.occupation === null) {
      const occupation = occupations.byNumber.get(part.occupations[0] ?? 0)
      if (occupation) understood.occupation = { id: occupation.id, name: occupationName(occupation, language) }
    }
    if (part.kind === 'place' && understood.place === null) {
      const [location] = part.locations as [Location]
      const id = part.locations.length === 1 ? location.id : null
      understood.place = { ...understoodPart(found, part), label: location.names[language], location_id: id }
    }
    const [company] = part.kind === 'company' ? part.companies : []
    if (company && understood.company === null) understood.company = { ...understoodPart(found, part), company }
  }
}

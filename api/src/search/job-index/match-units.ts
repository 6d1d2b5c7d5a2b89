import { encodeTag } from '../../jobs/tags.ts'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { WordQuery } from '../../platform/text/word-query.ts'
import { and, type Bitmap, createBitmap, or, sharesEnough } from './bitmap.ts'
import type { Criteria, SearchUnit, SearchWords } from './criteria.ts'
import type { JobIndex } from './job-index.ts'
import { matchTexts } from './match-text.ts'

/** Which jobs hold a unit of a query, and where. A part is null where the unit has none. */
export type UnitMatches = {
  unit: SearchUnit
  /** Titles that hold its words. */
  title: Bitmap
  /** Jobs of its occupation, of a narrower one, and of those near it: close ones and others. */
  occupation: Bitmap | null
  narrowerOccupation: Bitmap | null
  closeOccupation: Bitmap | null
  nearOccupation: Bitmap | null
  /** Jobs at its places or companies. */
  named: Bitmap | null
  /** Jobs that hold its words anywhere. */
  text: Bitmap | null
  /** All that count as holding the unit. */
  hit: Bitmap
}

/** So many of the occupations near one are close to it. */
const closest = 2

/** The jobs that the words of a search find, in all countries or at least the searched one. */
export type WordMatches = {
  units: UnitMatches[]
  /** Jobs that hold every required unit. */
  full: Bitmap
  /** Jobs that lack some of them and are still about it, in any of these: shown after the others where these are few. */
  partial: readonly Bitmap[]
  /** Jobs that are about it: every unit is their occupation, or in their titles, or names where they are. */
  titled: Bitmap
}

/** What matches the words of a search, as far as it has any. */
export type MatchedWords = { text: WordMatches | null; place: Bitmap | null }

/** The matches of the criteria's words, valid for the index as it is now. What is not known yet is asked of the database at once. */
export const matchWords = async (index: JobIndex, { words, place, scope }: Criteria): Promise<MatchedWords> => {
  const places = place === null ? [] : [place]
  const key = words && JSON.stringify([words.units, words.isExact, words.hasFilters])
  const cached = key === null ? undefined : findCached(index, key, scope)
  if (words === null || key === null || cached !== undefined) {
    const [placed] = (await matchTexts(index, places, scope)).bitmaps
    return { text: cached ?? null, place: placed ?? null }
  }
  const { version } = index
  const known = matchKnown(index, words.units)
  const texts = textsOf(words.units)
  const lastTexts = isAnyHeld(index, known, scope) ? [] : occupationTexts(words.units)
  const { bitmaps, isOfAllCountries } = await matchTexts(index, [...texts, ...lastTexts, ...places], scope)
  const ofTexts = bitmaps.slice(0, texts.length)
  const matches = combineUnits(index, words, known, ofTexts)
  const isLastNeeded = lastTexts.length > 0 && isInVain(index, matches, scope)
  const text = isLastNeeded
    ? combineUnits(index, words, known, ofTexts, bitmaps.slice(texts.length, texts.length + lastTexts.length))
    : matches
  const isOfAll = isOfAllCountries && lastTexts.length === 0
  const held = text.units.filter((unit) => isHeld(index, unit))
  matchCacheOf(index).set(isOfAll ? key : `${scope} ${key}`, { matches: text, version, held })
  return { text, place: places.length === 0 ? null : (bitmaps.at(-1) ?? null) }
}

/** The cached matches of words: those of all countries, unless only descriptions hold an occupation in the searched one, or its own. */
const findCached = (index: JobIndex, key: string, scope: number | null): WordMatches | undefined => {
  const cache = matchCacheOf(index)
  const shared = cache.get(key)
  const isComplete = (units: readonly UnitMatches[]) =>
    occupationTexts(units.map(({ unit }) => unit)).length === 0 || isAnyHeld(index, units, scope)
  if (shared && isShared(index, shared) && isComplete(shared.matches.units)) return shared.matches
  const own = cache.get(`${scope} ${key}`)
  return own?.version === index.version ? own.matches : undefined
}

/** Whether matches in all countries are still so. Jobs that closed since are in no country's search; they count only where a part of the query is held by none. */
const isShared = (index: JobIndex, entry: CachedMatches): boolean => {
  if (entry.version === index.version) return true
  if (entry.version < index.modifiedVersion) return false
  if (!entry.held.every((unit) => isHeld(index, unit))) return false
  entry.version = index.version
  return true
}

type CachedMatches = {
  matches: WordMatches
  version: number
  /** The units that open jobs held then. */
  held: UnitMatches[]
}

/** The bitmaps that were made for these words alone: those of occupations belong to the index, or to all words of the same occupations. */
const ownBitmaps = ({ units, full, titled }: WordMatches): Bitmap[] => {
  const own = new Set([...units.flatMap(({ title, named, text, hit }) => [title, named, text, hit]), full, titled])
  for (const { occupation, narrowerOccupation, closeOccupation, nearOccupation } of units)
    for (const bits of [occupation, narrowerOccupation, closeOccupation, nearOccupation]) own.delete(bits)
  return [...own].filter((bits) => bits !== null)
}

/** Of a million jobs, the matches of a query take about half a megabyte; those of a list and its facets are the same. */
const matchCacheOf = createCacheByOwner<JobIndex, string, CachedMatches>({
  // So many that the words that most people of twenty countries search for stay; where fewer jobs are open, it never fills.
  maxSize: 96 * 2 ** 20,
  sizeCalculation: ({ matches }) => ownBitmaps(matches).length * matches.full.byteLength + 1_000,
})

/** {@link matchWords} where all is in memory. */
export const matchWordsInMemory = (
  index: JobIndex,
  words: SearchWords,
  findText: (query: WordQuery) => Bitmap,
): WordMatches => combineUnits(index, words, matchKnown(index, words.units), textsOf(words.units).map(findText))

const textsOf = (units: readonly SearchUnit[]): WordQuery[] =>
  units.flatMap((unit) => (isSearchedInText(unit) && unit.text !== null ? [unit.text] : []))

/** Words are searched for everywhere, and places by all names that their postings give them. */
const isSearchedInText = ({ kind, isRequired }: SearchUnit): boolean =>
  (kind === 'word' && isRequired) || kind === 'place'

/** What is written anywhere, for where no title and no occupation fits. */
const occupationTexts = (units: readonly SearchUnit[]): WordQuery[] =>
  units.flatMap(({ kind, text }) => (kind === 'occupation' && text !== null ? [text] : []))

const scopeOf = ({ columns }: JobIndex, scope: number | null): Bitmap | undefined =>
  scope === null ? columns.open() : columns.shownInCountry(scope)

/** Whether a job of the searched country has any of the occupations: descriptions need not be asked for them. */
const isAnyHeld = (index: JobIndex, known: readonly KnownMatches[], scope: number | null): boolean => {
  const inScope = scopeOf(index, scope)
  return known.some(
    ({ unit, title, occupation, narrowerOccupation }) =>
      unit.kind === 'occupation' &&
      [title, occupation, narrowerOccupation].some((bits) => bits && inScope && sharesEnough(inScope, bits, 1)),
  )
}

const isInVain = (index: JobIndex, { full, partial }: WordMatches, scope: number | null): boolean => {
  const inScope = scopeOf(index, scope)
  return inScope !== undefined && ![full, ...partial].some((bits) => sharesEnough(inScope, bits, 1))
}

/** What the index knows by itself: all but what is written in descriptions. */
type KnownMatches = Omit<UnitMatches, 'text' | 'hit'>

const matchKnown = (index: JobIndex, units: readonly SearchUnit[]): KnownMatches[] => {
  const titles = matchTitles(index, units)
  const ofOccupations = (numbers: readonly number[]) =>
    numbers.length === 0 ? null : withTags(index, 'occupation', numbers)
  return units.map((unit, position) => ({
    unit,
    title: titles[position] as Bitmap,
    occupation:
      unit.mainFunctions.length > 0
        ? withTags(index, 'mainFunction', unit.mainFunctions)
        : ofOccupations(unit.occupations),
    narrowerOccupation: ofOccupations(unit.narrowerOccupations),
    closeOccupation: ofOccupations(unit.nearOccupations.slice(0, closest)),
    nearOccupation: ofOccupations(unit.nearOccupations.slice(closest)),
    named: namedBy(index, unit),
  }))
}

const combineUnits = (
  index: JobIndex,
  { isExact, hasFilters }: SearchWords,
  known: readonly KnownMatches[],
  texts: readonly Bitmap[],
  lastTexts?: readonly Bitmap[],
): WordMatches => {
  const size = index.columns.capacity()
  const nextText = texts.values()
  const nextLastText = lastTexts?.values()
  const matched = known.map((one): UnitMatches => {
    const { unit, title, occupation, narrowerOccupation, named } = one
    const isSearched = isSearchedInText(unit) && unit.text !== null
    const isLast = unit.kind === 'occupation' && unit.text !== null
    const text = (isSearched ? nextText.next().value : isLast ? nextLastText?.next().value : null) ?? null
    return {
      ...one,
      text,
      hit: union([isOfTitles(unit) ? title : null, occupation, narrowerOccupation, named, text], size),
    }
  })
  const required = matched.filter(({ unit }) => unit.isRequired)
  // A word that no open job holds must not empty a list that the other words fill: it is missing from all.
  const held = required.filter((one) => isHeld(index, one))
  const isHeldEnough =
    !isExact && (hasFilters || held.some(({ unit }) => unit.kind === 'occupation' || unit.kind === 'company'))
  const counted = isHeldEnough ? held : required.length > 0 ? required : matched
  return {
    units: matched,
    full: counted.length === 0 ? index.columns.open() : intersection(counted.map(({ hit }) => hit)),
    partial: isExact ? [] : partialMatches(counted),
    titled: required.length === 0 ? createBitmap(size) : intersection(required.map((one) => aboutIt(one, size))),
  }
}

const isHeld = (index: JobIndex, { hit }: UnitMatches): boolean => sharesEnough(index.columns.open(), hit, 1)

const aboutIt = (
  { unit, title, occupation, narrowerOccupation, named, text, hit }: UnitMatches,
  size: number,
): Bitmap => (isOfTitles(unit) && text === null ? hit : union([title, occupation, narrowerOccupation, named], size))

/** A place or a company is no word of a title. */
const isOfTitles = ({ kind }: SearchUnit): boolean => kind === 'word' || kind === 'occupation'

/** Of one part it is that part itself. What is made of the matches of words, nobody changes. */
const union = (parts: readonly (Bitmap | null)[], size: number): Bitmap => {
  const held = parts.filter((part) => part !== null)
  if (held.length === 1 && held[0]) return held[0]
  const bits = createBitmap(size)
  for (const part of held) or(bits, part)
  return bits
}

const intersection = ([first, ...others]: readonly Bitmap[]): Bitmap => {
  if (others.length === 0) return first as Bitmap
  const bits = (first as Bitmap).slice()
  for (const other of others) and(bits, other)
  return bits
}

/**
 * Jobs that lack a unit and are near all the same: of the occupation or one near it, or at the company; where neither was asked for, with one of
 * the words in the title.
 */
const partialMatches = (units: readonly UnitMatches[]): Bitmap[] => {
  const ofKind = (kind: SearchUnit['kind']) => units.filter(({ unit }) => unit.kind === kind)
  const main = [...ofKind('occupation'), ...ofKind('company')]
  const chosen = main.length > 0 ? main : units.length > 1 ? ofKind('word') : []
  return chosen
    .flatMap((one) =>
      one.unit.kind === 'occupation'
        ? [one.title, one.occupation, one.narrowerOccupation, one.closeOccupation, one.nearOccupation]
        : [one.title, one.named],
    )
    .filter((bits) => bits !== null)
}

type CachedUnion = { bits: Bitmap; version: number }

/** Nurse, 看護師 and enfermera ask for the same occupations, and for those near them. */
const unionCacheOf = createCacheByOwner<JobIndex, string, CachedUnion>({
  maxSize: 24 * 2 ** 20,
  sizeCalculation: ({ bits }) => bits.byteLength + 1_000,
})

const withTags = (
  index: JobIndex,
  group: 'occupation' | 'mainFunction' | 'location',
  ids: readonly number[],
): Bitmap => {
  const { columns, modifiedVersion } = index
  const unite = () =>
    union(
      ids.map((id) => columns.withTag(encodeTag(group, id)) ?? null),
      columns.capacity(),
    )
  // That of one tag is the index's own.
  if (ids.length === 1) return unite()
  const cache = unionCacheOf(index)
  const key = `${group} ${ids.join()}`
  const cached = cache.get(key)
  if (cached?.version === modifiedVersion) return cached.bits
  const bits = unite()
  cache.set(key, { bits, version: modifiedVersion })
  return bits
}

const namedBy = (index: JobIndex, { locations, companies }: SearchUnit): Bitmap | null => {
  if (companies.length > 0) {
    const bits = createBitmap(index.columns.capacity())
    for (const id of companies) index.columns.addOfCompany(bits, id)
    return bits
  }
  return locations.length === 0 ? null : withTags(index, 'location', locations)
}

/** For each unit the jobs whose titles hold it. */
const matchTitles = ({ columns: { addTitled, titles, capacity } }: JobIndex, units: readonly SearchUnit[]): Bitmap[] =>
  units.map(({ title }) => {
    const bits = createBitmap(capacity())
    if (title.length > 0) for (const number of holdingAll(titles, title)) addTitled(bits, number)
    return bits
  })

const holdingAll = (
  titles: { holding: (words: readonly string[]) => Set<number> },
  [first, ...others]: readonly string[][],
): Set<number> => {
  let found = titles.holding(first ?? [])
  for (const words of others) {
    const next = titles.holding(words)
    found = new Set([...found].filter((title) => next.has(title)))
  }
  return found
}

import type { RankParts } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { isUnspacedScript } from '../../platform/text/words.ts'
import { hasBit } from './bitmap.ts'
import type { Criteria } from './criteria.ts'
import type { JobIndex } from './job-index.ts'
import type { UnitMatches, WordMatches } from './match-units.ts'
import { closeLanguages } from './readable-languages.ts'

/** The most that each part of a rank can give (docs/search-ranking.md). */
export const rankWeights = {
  /** Words of the query in the title, and how much of the title they are; a title that is just so. */
  title: 40,
  titleShare: 14,
  exactTitle: 30,
  /** A word in the title of another occupation that is akin to the name of the one asked for. */
  kinTitle: 6,
  /** A level such as “senior” in the title. */
  level: 4,
  occupation: 30,
  narrowerOccupation: 24,
  closeOccupation: 12,
  nearOccupation: 8,
  company: 20,
  place: 20,
  text: 6,
  /** For each word that is not there. */
  missing: -30,
  country: 12,
  /** The same where only remote jobs are asked for. */
  countryOfRemote: 3,
  /** The likelier of several options that the words allow: of “no experience” none, before less than a year. */
  filter: 5,
  language: 8,
  /** Another script or a sister of the visitor's language. */
  closeLanguage: 6,
  /** A language that the visitor is likely to read: the country's, or English. */
  readableLanguage: 3,
  freshness: 4,
  completeness: 1.5,
  answerRate: 1.5,
} as const

export const freshDays = 14
const dayMilliseconds = 86_400_000

/** How well a title answers. `slot` is any job that has the title: titles are matched as a whole. */
const createTitleRank = (index: JobIndex, titleKey: string, units: readonly UnitMatches[]) => {
  const asked = units.filter(({ unit }) => unit.isRequired && (unit.kind === 'word' || unit.kind === 'occupation'))
  const levels = units.filter(({ unit }) => !unit.isRequired)
  return (title: number, slot: number): number => {
    const { key, words } = index.columns.titles.at(title)
    const held = asked.filter((one) => hasBit(one.title, slot)).length
    const level = levels.some((one) => hasBit(one.title, slot)) ? rankWeights.level : 0
    if (held === 0) return level + (asked.some(({ unit }) => isKin(words, unit.beginnings)) ? rankWeights.kinTitle : 0)
    const exact = key === titleKey ? rankWeights.exactTitle : 0
    const share =
      held === asked.length ? rankWeights.titleShare * Math.min(1, titleKey.length / Math.max(1, key.length)) : 0
    return rankWeights.title * (held / asked.length) + share + exact + level
  }
}

const isKin = (words: readonly string[], beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) =>
    words.some((word) => word.startsWith(beginning) || (isUnspacedScript(word) && word.includes(beginning))),
  )

const has = (bits: UnitMatches['occupation'], slot: number): boolean => bits !== null && hasBit(bits, slot)

const occupationPoints = (one: UnitMatches, slot: number): number => {
  if (has(one.occupation, slot)) return rankWeights.occupation
  if (has(one.narrowerOccupation, slot)) return rankWeights.narrowerOccupation
  if (has(one.closeOccupation, slot)) return rankWeights.closeOccupation
  return has(one.nearOccupation, slot) ? rankWeights.nearOccupation : 0
}

/** What the title of a job gives, and its language; worked out once for all jobs with the title. */
const createTitlePoints = (index: JobIndex, criteria: Criteria, units: readonly UnitMatches[]) => {
  const { titles, columns } = index.columns
  const rankTitle = createTitleRank(index, criteria.words?.titleKey ?? '', units)
  const byTitle = new Map<number, { points: number; language: number }>()
  const languagePoints = (language: string): number => {
    if (language === criteria.language) return rankWeights.language
    if (language === closeLanguages[criteria.language]) return rankWeights.closeLanguage
    return language === criteria.countryLanguage || language === 'en-us' ? rankWeights.readableLanguage : 0
  }
  return (slot: number) => {
    const number = columns.title[slot] as number
    let found = byTitle.get(number)
    if (found === undefined) {
      const points = rankTitle(number, slot)
      found = { points, language: languagePoints(titles.at(number).language) }
      byTitle.set(number, found)
    }
    return found
  }
}

const createParts = (): RankParts => ({
  title: 0,
  occupation: 0,
  company: 0,
  place: 0,
  text: 0,
  missing: 0,
  country: 0,
  filter: 0,
  language: 0,
  freshness: 0,
  completeness: 0,
  answer_rate: 0,
  total: 0,
})

/** What the words of the query give outside of the title. */
const createUnitPoints = (units: readonly UnitMatches[]) => {
  const required = units.filter(({ unit }) => unit.isRequired)
  const occupationUnits = Math.max(1, required.filter(({ unit }) => unit.kind === 'occupation').length)
  return (slot: number, parts: RankParts): void => {
    parts.occupation = 0
    parts.company = 0
    parts.place = 0
    parts.text = 0
    parts.missing = 0
    for (const one of units) {
      const { unit, title: titles, named, text, hit } = one
      parts.occupation += occupationPoints(one, slot) / occupationUnits
      const isNamed = has(named, slot)
      const isWritten = has(text, slot)
      if (unit.kind === 'place') parts.place += isNamed || isWritten ? rankWeights.place : 0
      else if (isNamed) parts.company += rankWeights.company
      else if (isWritten && !hasBit(titles, slot)) parts.text += rankWeights.text / required.length
      if (unit.isRequired && !hasBit(hit, slot)) parts.missing += rankWeights.missing
    }
  }
}

/** The parts of the rank of jobs for a search; the same for every visitor with its language. */
export const createRanking = (index: JobIndex, criteria: Criteria, { units }: WordMatches, now = Date.now()) => {
  const { columns } = index
  const { rankAt, companyId, answerRate } = columns.columns
  const home = criteria.scope === null ? undefined : columns.withHomeCountry(criteria.scope)
  const countryPoints = criteria.words?.isRemote ? rankWeights.countryOfRemote : rankWeights.country
  const preferred = (criteria.words?.preferredTags ?? []).flatMap((tag) => columns.withTag(tag) ?? [])
  const ofTitle = createTitlePoints(index, criteria, units)
  const ofUnits = createUnitPoints(units)

  /**
   * Writes what the words, the country and the language give into `parts`, and returns the sum: thousands of jobs are ranked for one page, and an object
   * for each would be most of the work.
   */
  const rankMatch = (slot: number, parts: RankParts): number => {
    ofUnits(slot, parts)
    const { points, language } = ofTitle(slot)
    parts.title = points
    parts.country = home && hasBit(home, slot) ? countryPoints : 0
    parts.filter = preferred.some((bits) => hasBit(bits, slot)) ? rankWeights.filter : 0
    parts.language = language
    return (
      points +
      parts.occupation +
      parts.company +
      parts.place +
      parts.text +
      parts.missing +
      parts.country +
      parts.filter +
      language
    )
  }

  const rank = (slot: number, parts: RankParts): RankParts => {
    const match = rankMatch(slot, parts)
    const age = Math.max(0, now - (rankAt[slot] as number)) / dayMilliseconds
    const rate = answerRate[slot] as number
    parts.freshness = rankWeights.freshness * 2 ** (-age / freshDays)
    parts.completeness =
      rankWeights.completeness *
      ((Number.isNaN(columns.payOf(slot)) ? 0 : 2 / 3) + ((companyId[slot] as number) === 0 ? 0 : 1 / 3))
    parts.answer_rate = Number.isNaN(rate) ? 0 : rankWeights.answerRate * rate
    parts.total = match + parts.freshness + parts.completeness + parts.answer_rate
    return parts
  }

  return {
    partsOf: (slot: number): RankParts => rank(slot, createParts()),
    /** The first `limit` of the slots by their rank, of equal ones the newest first. */
    order: (slots: Uint32Array, limit = slots.length): Uint32Array => {
      const { slots: newest, positions } = index.newest
      const parts = createParts()
      const ranked = limit < slots.length ? promising(slots, limit, (slot) => rankMatch(slot, parts)) : slots
      // One number holds the whole order: the rank above, the position among the newest in its last 32 bits.
      const keys = new Float64Array(ranked.length)
      for (let at = 0; at < ranked.length; at += 1) {
        const slot = ranked[at] as number
        const steps = Math.round((highestRank - rank(slot, parts).total) * rankSteps)
        keys[at] = steps * 2 ** 32 + (positions[slot] as number)
      }
      keys.sort()
      return Uint32Array.from(keys.subarray(0, limit), (key) => newest[key % 2 ** 32] as number)
    },
  }
}

// No rank is higher, and a rank is different from another by at least a sixteenth.
const highestRank = 1_000
const rankSteps = 16
/** What the freshness, completeness and answer rate of a job give at most. */
const maxOther = rankWeights.freshness + rankWeights.completeness + rankWeights.answerRate

/** The slots that may be among the first `limit`, in their order: so many others have no better match than they can make up for by all the rest. */
const promising = (slots: Uint32Array, limit: number, rankMatch: (slot: number) => number): Uint32Array => {
  const matches = new Float64Array(slots.length)
  /** How many matches are of so many whole points, from the lowest rank on. */
  const counts = new Uint32Array(2 * highestRank)
  for (let at = 0; at < slots.length; at += 1) {
    const match = rankMatch(slots[at] as number)
    matches[at] = match
    const points = Math.floor(match) + highestRank
    counts[points] = (counts[points] as number) + 1
  }
  let points = counts.length
  for (let better = 0; better < limit && points > 0; better += counts[points] as number) points -= 1
  const threshold = points - highestRank - maxOther - 1 / rankSteps
  let count = 0
  const found = new Uint32Array(slots.length)
  for (let at = 0; at < slots.length; at += 1) {
    if ((matches[at] as number) < threshold) continue
    found[count] = slots[at] as number
    count += 1
  }
  return found.subarray(0, count)
}

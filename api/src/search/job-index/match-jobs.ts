import { groupOfTag, idOfTag, tagGroups } from '../../jobs/tags.ts'
import { and, type Bitmap, clearBit, createBitmap, filterBits, hasBit, or, sharesEnough } from './bitmap.ts'
import type { Criteria } from './criteria.ts'
import type { JobIndex } from './job-index.ts'
import type { MatchedWords } from './match-units.ts'
import { keepOrigins } from './origins.ts'

const none = createBitmap(0)
const dayMilliseconds = 86_400_000

/** Where so many jobs hold all that was asked for, those that lack some of it are not shown: a page is full without them. */
export const enoughFull = 24

/** Whether jobs that lack some of the words are shown in the search of a country. */
export const showsPartial = (words: MatchedWords, inScope: Bitmap): boolean =>
  words.text !== null && !sharesEnough(inScope, words.text.full, enoughFull)

/**
 * The open jobs that match, in a bitmap from `acquireBitmap`. `isPartialShown`: whether jobs that lack some of the words are among them; by default where
 * few lack none.
 */
export const matchJobs = (
  index: JobIndex,
  criteria: Criteria,
  words: MatchedWords,
  acquireBitmap: () => Bitmap,
  isPartialShown?: boolean,
): Bitmap => {
  const { columns } = index
  const inScope = criteria.scope === null ? columns.open() : columns.shownInCountry(criteria.scope)
  const matches = acquireBitmap()
  if (criteria.matchesNothing || !inScope) return matches.fill(0)
  matches.set(inScope)
  for (const { tags } of criteria.groups) {
    if (tags.some((tag) => groupOfTag(tag) === tagGroups.company)) {
      const companies = new Set(tags.map(idOfTag))
      filterBits(matches, (slot) => companies.has(columns.columns.companyId[slot] as number))
      continue
    }
    const [only] = tags
    if (tags.length === 1 && only !== undefined) and(matches, columns.withTag(only) ?? none)
    else {
      const any = acquireBitmap().fill(0)
      for (const tag of tags) or(any, columns.withTag(tag) ?? none)
      and(matches, any)
    }
  }
  if (words.text) {
    const found = acquireBitmap().fill(0)
    or(found, words.text.full)
    if (isPartialShown ?? showsPartial(words, inScope)) or(found, words.text.partial)
    and(matches, found)
  }
  if (words.place) and(matches, words.place)
  keepOrigins(index, criteria, matches, acquireBitmap)
  const { rankAt, companyId } = columns.columns
  if (criteria.hiddenCompanies.length > 0) {
    const hidden = new Set(criteria.hiddenCompanies)
    filterBits(matches, (slot) => !hidden.has(companyId[slot] as number))
  }
  if (criteria.postedDay !== null) {
    const from = criteria.postedDay * dayMilliseconds
    filterBits(matches, (slot) => (rankAt[slot] as number) >= from)
  }
  if (criteria.salary !== null) {
    const { from, to } = criteria.salary
    filterBits(matches, (slot) => columns.payOf(slot) >= from && columns.payMinOf(slot) <= to)
  }
  hideDoubles(index, matches)
  return matches
}

/** Of the same posting from several sources only those of the first source that matches are shown. */
const hideDoubles = ({ doubles, columns }: JobIndex, matches: Bitmap): void => {
  const { companyId } = columns.columns
  for (const slots of doubles) {
    const shown = slots.find((slot) => hasBit(matches, slot))
    if (shown === undefined) continue
    for (const slot of slots) if (companyId[slot] !== companyId[shown]) clearBit(matches, slot)
  }
}

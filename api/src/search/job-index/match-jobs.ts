import { groupOfTag, idOfTag, tagGroups } from '../../jobs/tags.ts'
import type { Criteria } from '../search-criteria.ts'

import { andInPlace, type Bitmap, createBitmap, filterInPlace, orInPlace } from './bitmap.ts'

import type { JobIndex } from './job-index.ts'
import type { SearchWords } from './match-words.ts'

const none = createBitmap(0)
const dayMilliseconds = 86_400_000

/** The open jobs that match, in a set that `take` gave. */
export const matchJobs = (
  { columns }: JobIndex,
  criteria: Criteria,
  words: SearchWords,
  take: () => Bitmap,
): Bitmap => {
  const inScope = criteria.scope === null ? columns.open() : columns.shownInCountry(criteria.scope)
  const matches = take()
  if (criteria.matchesNothing || !inScope) return matches.fill(0)
  matches.set(inScope)
  for (const { tags } of criteria.groups) {
    if (tags.some((tag) => groupOfTag(tag) === tagGroups.company)) {
      const companies = new Set(tags.map(idOfTag))
      filterInPlace(matches, (slot) => companies.has(columns.columns.companyId[slot] as number))
      continue
    }
    const [only] = tags
    if (tags.length === 1 && only !== undefined) andInPlace(matches, columns.withTag(only) ?? none)
    else {
      const any = take().fill(0)
      for (const tag of tags) orInPlace(any, columns.withTag(tag) ?? none)
      andInPlace(matches, any)
    }
  }
  if (words.text) andInPlace(matches, words.text.matches)
  if (words.place) andInPlace(matches, words.place.matches)
  const { pay, payMin, rankAt, companyId } = columns.columns
  if (criteria.hiddenCompanies.length > 0) {
    const hidden = new Set(criteria.hiddenCompanies)
    filterInPlace(matches, (slot) => !hidden.has(companyId[slot] as number))
  }
  if (criteria.postedDay !== null) {
    const from = criteria.postedDay * dayMilliseconds
    filterInPlace(matches, (slot) => (rankAt[slot] as number) >= from)
  }
  if (criteria.salary !== null) {
    const { from, to } = criteria.salary
    filterInPlace(matches, (slot) => (pay[slot] as number) >= from && (payMin[slot] as number) <= to)
  }
  return matches
}

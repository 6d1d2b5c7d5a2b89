import { groupOfTag, idOfTag, tagGroups } from '../../jobs/tags.ts'
import { and, type Bitmap, createBitmap, filterBits, or } from './bitmap.ts'
import type { Criteria } from './criteria.ts'

import type { JobIndex } from './job-index.ts'
import type { SearchWords } from './match-words.ts'

const none = createBitmap(0)
const dayMilliseconds = 86_400_000

/** The open jobs that match, in a bitmap from `acquireBitmap`. */
export const matchJobs = (
  { columns }: JobIndex,
  criteria: Criteria,
  words: SearchWords,
  acquireBitmap: () => Bitmap,
): Bitmap => {
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
  if (words.text) and(matches, words.text.matches)
  if (words.place) and(matches, words.place.matches)
  const { pay, payMin, rankAt, companyId } = columns.columns
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
    filterBits(matches, (slot) => (pay[slot] as number) >= from && (payMin[slot] as number) <= to)
  }
  return matches
}

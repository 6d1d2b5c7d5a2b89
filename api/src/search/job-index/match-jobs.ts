import { groupOfTag, idOfTag, tagGroups } from '../../jobs/tags.ts'
import type { Criteria } from '../search-criteria.ts'
import { addAll, type Bits, bitsFor, keepCommon, keepWhere } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'
import type { SearchWords } from './match-words.ts'

const none = bitsFor(0)
const dayMilliseconds = 86_400_000

/** The open jobs that match, in a set that `take` gave. */
export const matchJobs = ({ columns }: JobIndex, criteria: Criteria, words: SearchWords, take: () => Bits): Bits => {
  const inScope = criteria.scope === null ? columns.open() : columns.shownIn(criteria.scope)
  const matches = take()
  if (criteria.isImpossible || !inScope) return matches.fill(0)
  matches.set(inScope)
  for (const { tags } of criteria.groups) {
    if (tags.some((tag) => groupOfTag(tag) === tagGroups.company)) {
      const companies = new Set(tags.map(idOfTag))
      keepWhere(matches, (slot) => companies.has(columns.columns.companyId[slot] as number))
      continue
    }
    const [only] = tags
    if (tags.length === 1 && only !== undefined) keepCommon(matches, columns.withTag(only) ?? none)
    else {
      const any = take().fill(0)
      for (const tag of tags) addAll(any, columns.withTag(tag) ?? none)
      keepCommon(matches, any)
    }
  }
  if (words.text) keepCommon(matches, words.text.matches)
  if (words.place) keepCommon(matches, words.place.matches)
  const { pay, payMin, rankAt, companyId } = columns.columns
  if (criteria.hiddenCompanies.length > 0) {
    const hidden = new Set(criteria.hiddenCompanies)
    keepWhere(matches, (slot) => !hidden.has(companyId[slot] as number))
  }
  if (criteria.postedDay !== null) {
    const from = criteria.postedDay * dayMilliseconds
    keepWhere(matches, (slot) => (rankAt[slot] as number) >= from)
  }
  if (criteria.salary !== null) {
    const { from, to } = criteria.salary
    keepWhere(matches, (slot) => (pay[slot] as number) >= from && (payMin[slot] as number) <= to)
  }
  return matches
}

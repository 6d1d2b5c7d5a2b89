import { groupOfTag, idOfTag, tagGroups } from '../../jobs/tags.ts'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import {
  and,
  andEither,
  andNot,
  type Bitmap,
  clearBit,
  createBitmap,
  filterBits,
  hasBit,
  or,
  sharesEnough,
} from './bitmap.ts'
import type { Criteria } from './criteria.ts'
import type { JobIndex } from './job-index.ts'
import type { MatchedWords } from './match-units.ts'
import { keepOrigins } from './origins.ts'

const none = createBitmap(0)

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
  for (const { tags } of criteria.groups) keepTagged(index, tags, matches, acquireBitmap)
  if (words.text) {
    const { full, partial } = words.text
    if (isPartialShown ?? showsPartial(words, inScope)) {
      const found = acquireBitmap().fill(0)
      for (const bits of [full, ...partial]) or(found, bits)
      and(matches, found)
    } else and(matches, full)
  }
  if (words.place) and(matches, words.place)
  keepOrigins(index, criteria, matches, acquireBitmap)
  if (criteria.hiddenCompanies.length > 0) {
    const hidden = acquireBitmap().fill(0)
    for (const id of criteria.hiddenCompanies) columns.addOfCompany(hidden, id)
    andNot(matches, hidden)
  }
  if (criteria.postedDay !== null) and(matches, postedSince(index, criteria.postedDay))
  if (criteria.salary !== null) {
    const { from, to } = criteria.salary
    filterBits(matches, (slot) => columns.payOf(slot) >= from && columns.payMinOf(slot) <= to)
  }
  hideDoubles(index, matches)
  return matches
}

/** Keeps the jobs with any of these tags. */
const keepTagged = (
  { columns }: JobIndex,
  tags: readonly number[],
  matches: Bitmap,
  acquireBitmap: () => Bitmap,
): void => {
  if (tags.some((tag) => groupOfTag(tag) === tagGroups.company)) {
    const ofCompanies = acquireBitmap().fill(0)
    for (const tag of tags) columns.addOfCompany(ofCompanies, idOfTag(tag))
    and(matches, ofCompanies)
    return
  }
  const [one = none, other = none, ...others] = tags.flatMap((tag) => columns.withTag(tag) ?? [])
  if (others.length === 0) {
    andEither(matches, one, other)
    return
  }
  const any = acquireBitmap().fill(0)
  for (const tagged of [one, other, ...others]) or(any, tagged)
  and(matches, any)
}

type CachedDays = { jobs: Bitmap; version: number }

/** The choices of “posted within” on a day, and those of the day before about midnight. */
const postedCacheOf = createCacheByOwner<JobIndex, number, CachedDays>({ max: 10 })

/** The jobs that were posted on this day or later: the same for very many searches. */
const postedSince = (index: JobIndex, day: number): Bitmap => {
  const { columns, modifiedVersion } = index
  const cache = postedCacheOf(index)
  const cached = cache.get(day)
  if (cached?.version === modifiedVersion) return cached.jobs
  const jobs = createBitmap(columns.capacity())
  for (const tag of columns.tagsOfGroup(tagGroups.postedDay))
    if (idOfTag(tag) >= day) or(jobs, columns.withTag(tag) ?? none)
  cache.set(day, { jobs, version: modifiedVersion })
  return jobs
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

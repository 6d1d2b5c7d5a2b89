import type { QueryExecutor } from '../platform/database/database.ts'
import { and, type Bitmap, createBitmap, hasBit, popcount, setBit, withPooledBitmaps } from './job-index/bitmap.ts'
import type { Criteria } from './job-index/criteria.ts'
import { buildIndexOf, getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { matchWords, type SearchWords } from './job-index/match-words.ts'
import { pageNewestByDay } from './job-index/page-newest-by-day.ts'
import { matchPostings, readWordPostings } from './job-index/word-postings.ts'
import type { MatchesByTitle } from './job-search.ts'

/** Of these jobs the open ones that match. */
export const matchAmong = async (
  db: QueryExecutor,
  criteria: Criteria,
  ids: readonly number[],
): Promise<MatchesByTitle> => {
  if (criteria.matchesNothing || ids.length === 0) return { titled: [], others: [] }
  const index = await getJobIndex(db)
  const words = await matchWords(index, criteria)
  return listNewest(index, criteria, words, toBitmap(index, ids))
}

/**
 * {@link matchAmong} for many criteria: the jobs are read once, with all their words, and no criteria cost a query. It knows nothing of what
 * changes afterwards.
 */
export const createMatcher = async (
  db: QueryExecutor,
  ids: readonly number[],
): Promise<(criteria: Criteria) => MatchesByTitle> => {
  const index = await buildIndexOf(db, ids)
  const postings = await readWordPostings(db, index.columns, ids)
  const size = index.columns.capacity()
  const toMatches = (query: Criteria['text']) => {
    if (query === null) return null
    const matches = matchPostings(postings.all, query, size)
    return { matches, titles: matchPostings(postings.titles, query, size), topRanked: null }
  }
  return (criteria) =>
    criteria.matchesNothing
      ? { titled: [], others: [] }
      : listNewest(index, criteria, { text: toMatches(criteria.text), place: toMatches(criteria.place) })
}

const toBitmap = ({ columns }: JobIndex, ids: readonly number[]): Bitmap => {
  const bits = createBitmap(columns.capacity())
  for (const id of ids) {
    const slot = columns.slotOf(id)
    if (slot !== undefined) setBit(bits, slot)
  }
  return bits
}

const listNewest = (index: JobIndex, criteria: Criteria, words: SearchWords, among?: Bitmap): MatchesByTitle => {
  const { columns } = index
  return withPooledBitmaps(columns.capacity(), (acquireBitmap) => {
    const matches = matchJobs(index, criteria, words, acquireBitmap)
    if (among) and(matches, among)
    const total = popcount(matches)
    const home = criteria.scope === null ? undefined : columns.withHomeCountry(criteria.scope)
    const result: MatchesByTitle = { titled: [], others: [] }
    for (const slot of pageNewestByDay(index, matches, total, home, { offset: 0, limit: total })) {
      const isTitled = words.text !== null && hasBit(words.text.titles, slot)
      result[isTitled ? 'titled' : 'others'].push(columns.idOf(slot))
    }
    return result
  })
}

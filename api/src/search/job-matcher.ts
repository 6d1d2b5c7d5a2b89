import type { QueryExecutor } from '../platform/database/database.ts'
import type { WordQuery } from '../platform/text/word-query.ts'
import { and, type Bitmap, createBitmap, hasBit, popcount, setBit, withPooledBitmaps } from './job-index/bitmap.ts'
import type { Criteria } from './job-index/criteria.ts'
import { buildIndexOf, getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { type MatchedWords, matchWords, matchWordsInMemory } from './job-index/match-units.ts'
import { pageNewestByDay } from './job-index/page-newest-by-day.ts'
import { matchPostings, readWordPostings } from './job-index/word-postings.ts'
import type { MatchesByTitle } from './job-search.ts'

/** Of these jobs the open ones that hold all that is asked for. */
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
  const matchText = (query: WordQuery) => matchPostings(postings, query, size)
  return (criteria) => {
    if (criteria.matchesNothing) return { titled: [], others: [] }
    const text = criteria.words && matchWordsInMemory(index, criteria.words, matchText)
    return listNewest(index, criteria, { text, place: criteria.place && matchText(criteria.place) })
  }
}

const toBitmap = ({ columns }: JobIndex, ids: readonly number[]): Bitmap => {
  const bits = createBitmap(columns.capacity())
  for (const id of ids) {
    const slot = columns.slotOf(id)
    if (slot !== undefined) setBit(bits, slot)
  }
  return bits
}

const listNewest = (index: JobIndex, criteria: Criteria, words: MatchedWords, among?: Bitmap): MatchesByTitle => {
  const { columns } = index
  return withPooledBitmaps(columns.capacity(), (acquireBitmap) => {
    // An alert tells of what was asked for, and never of what is near.
    const matches = matchJobs(index, criteria, words, acquireBitmap, false)
    if (among) and(matches, among)
    const total = popcount(matches)
    const home = criteria.scope === null ? undefined : columns.withHomeCountry(criteria.scope)
    const result: MatchesByTitle = { titled: [], others: [] }
    for (const slot of pageNewestByDay(index, matches, total, home, { offset: 0, limit: total })) {
      const isTitled = words.text !== null && hasBit(words.text.titled, slot)
      result[isTitled ? 'titled' : 'others'].push(columns.idOf(slot))
    }
    return result
  })
}

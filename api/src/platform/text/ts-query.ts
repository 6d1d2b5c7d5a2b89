import type { WordQuery } from './word-query.ts'

/**
 * - `match`: what the query asks for.
 * - `title`: the same of titles alone, whose words have the weight A.
 * - `ranking`: any of the words, for `ts_rank`. Its rank of “all” measures how near the words stand, which the vectors do not store; all
 *   matches hold every word anyway, so that each is weighed by itself.
 */
export type TsQueryForm = 'match' | 'title' | 'ranking'

/** The text of a `tsquery`, to be cast, not parsed: `'engineers' | 'engineer'`. No word of a query holds a quote. */
export const toTsQuery = (query: WordQuery, form: TsQueryForm = 'match'): string => {
  if ('word' in query) return form === 'title' ? `'${query.word}':A` : `'${query.word}'`
  if ('prefix' in query) return form === 'title' ? `'${query.prefix}':*A` : `'${query.prefix}':*`
  const isAll = 'all' in query
  const parts = (isAll ? query.all : query.any).map((part) =>
    'all' in part || 'any' in part ? `(${toTsQuery(part, form)})` : toTsQuery(part, form),
  )
  return parts.join(isAll && form !== 'ranking' ? ' & ' : ' | ')
}

import { parseWordQuery } from '../search/common-words.ts'
import { isUnspaced } from '../text/words.ts'

/**
 * The words of a query as they were typed, and whether their vectors tell them from words with the same stem: “manager” stands there
 * beside its stem, so a title without it has less of the query; “account” is its own stem, which “accounting” has too. Chinese and
 * Japanese words have no stems; their marks tell them.
 */
export const exactWordsOf = (text: string): { words: string[]; areTold: boolean } => {
  const query = parseWordQuery(text)
  if (query === null) return { words: [], areTold: true }
  const words: string[] = []
  let areTold = true
  for (const part of 'all' in query ? query.all : [query]) {
    // Of a word's forms the one that was typed comes first (text/ts-query.ts).
    const typed = 'any' in part ? part.any[0] : part
    if (!typed || !('word' in typed) || isUnspaced(typed.word)) continue
    words.push(typed.word)
    if (typed === part) areTold = false
  }
  return { words, areTold }
}

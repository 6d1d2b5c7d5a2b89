import { diffWords } from 'diff'

export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string }

const segmenterOf = (language: string): Intl.Segmenter | undefined => {
  try {
    return new Intl.Segmenter(language, { granularity: 'word' })
  } catch {
    // Words are then told apart by spaces, as they are in most languages.
    return undefined
  }
}

/**
 * What turns one text into another, word by word, in the order of reading. `language` (BCP 47) tells where words end: Japanese and Chinese
 * have no spaces between them.
 */
export const findWordChanges = (before: string, after: string, language: string): WordChange[] =>
  diffWords(before, after, { intlSegmenter: segmenterOf(language) }).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))

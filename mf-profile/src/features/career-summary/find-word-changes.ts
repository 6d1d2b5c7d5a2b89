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

/** With less than this share in common, two texts are told one after the other: single words between them say nothing. */
const minCommonShare = 1 / 3

/**
 * What turns one text into another, word by word, in the order of reading; the whole of both where they have little in common. `language`
 * (BCP 47) tells where words end: Japanese and Chinese have no spaces between them.
 */
export const findWordChanges = (before: string, after: string, language: string): WordChange[] => {
  const changes = diffWords(before, after, { intlSegmenter: segmenterOf(language) }).map(
    ({ added, removed, value }): WordChange => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  )
  const same = changes.reduce((length, { kind, text }) => (kind === 'same' ? length + text.trim().length : length), 0)
  if (same >= Math.min(before.length, after.length) * minCommonShare) return changes
  const whole: WordChange[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return whole.filter(({ text }) => text !== '')
}

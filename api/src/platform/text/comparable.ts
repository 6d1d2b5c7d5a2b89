import { toSimplified } from './to-simplified.ts'
import { tokenize } from './words.ts'

const maxLength = 300

/** A text as suggestions and typo matching compare it: folded, its words in order with one space between. At most 300 characters. */
export const comparable = (text: string): string =>
  tokenize(text.slice(0, 2 * maxLength))
    .map((token) => (token.isUnspaced ? (toSimplified(token.text)[0] as string) : token.text))
    .join(' ')
    .slice(0, maxLength)
    .toWellFormed()
    .trim()

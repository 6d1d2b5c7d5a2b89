import { readTexts } from '../platform/text/read-texts.ts'

/** Sentences that a first message to an employer is put together from. `{{years}}` is such as “5 years”. */
type MessageSentences = Record<
  | 'interest'
  /** Wanted skills that the profile shows. */
  | 'skills'
  | 'work'
  /** Of less than a year. */
  | 'workBegun'
  | 'close',
  string
>

export const messageSentences = readTexts<MessageSentences>(new URL('./locales/', import.meta.url))

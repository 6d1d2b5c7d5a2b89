import { readTexts } from '../../platform/text/read-texts.ts'

/** Sentences that a career summary is put together from. `{{years}}` is such as “5 years”; the rest is as the member wrote it. */
type SummarySentences = Record<
  | 'work'
  | 'workInField'
  /** Of less than a year. */
  | 'workBegun'
  | 'study'
  | 'skills'
  | 'wanted'
  | 'skillsFromWork'
  | 'skillsAlone'
  | 'wantedUse',
  string
>

export const summarySentences = readTexts<SummarySentences>(new URL('./locales/', import.meta.url))

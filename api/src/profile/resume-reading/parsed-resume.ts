import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { DraftSource, DraftValue } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import type { TextLine } from './text-line.ts'

/** One value of a resume, before it is set beside the profile. */
export type ParsedField = {
  value: DraftValue
  /** As the resume says it. */
  text: string | null
  confidence: number
  source: DraftSource | null
}
export type ParsedItem = { section: DraftSectionKey; fields: Record<string, ParsedField> }
export type ParsedResume = {
  language: LanguageKey | null
  items: ParsedItem[]
  unread: { page: number | null; line: string }[]
}

/** How sure a reading is: by a label or a pattern that nothing else has, by what stands around it, or by its place alone. */
export const confidenceLevels = { exact: 1, sure: 0.9, likely: 0.75, guess: 0.5 } as const

const sourceOf = (line: TextLine | undefined): DraftSource | null =>
  line ? { page: line.page, line: line.text, box: line.box } : null

export const field = (
  value: DraftValue,
  line: TextLine | undefined,
  confidence: number,
  text: string | null = value === null ? null : String(value),
): ParsedField => ({ value, text, confidence, source: sourceOf(line) })

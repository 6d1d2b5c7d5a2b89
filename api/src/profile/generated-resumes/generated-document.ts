import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type {
  PaperSize,
  ResumeLayout,
  ResumeSectionKey,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Resume, ResumeSection } from '../resume-templates/resume.ts'

/** A section of a generated resume; `items` stand in one line, such as skills. */
export type GeneratedSection = { key: ResumeSectionKey } & (ResumeSection | { heading: string; items: string[] })

/** What a member's resume says, before it is set in any form. */
export type GeneratedDocument = Omit<Resume, 'sections'> & {
  /** A JPEG. */
  photo?: Buffer | undefined
  language: LanguageKey
  layout: ResumeLayout
  paper: PaperSize
  /** Heads the column of the contact, where a layout has one. */
  contactHeading: string
  sections: GeneratedSection[]
}

export type ResumeOptions = {
  layout: ResumeLayout
  language: LanguageKey
  paper: PaperSize
  sections: readonly ResumeSectionKey[]
  shows_photo: boolean
}

import type { CountryKey, LanguageKey } from '../platform/locales.ts'
import { type RecordKind, recordKindKeys } from './record-kinds.ts'

/** Words of the contract of generated resumes that pages need before they call anything; apart, so that they load no validator. */

/**
 * How a generated resume looks (docs/product-rules.md#generated-resumes). `timeline` and `elegant` are rewards; the last two are the papers that
 * applications in Japan ask for.
 */
export const resumeLayouts = [
  'classic',
  'modern',
  'compact',
  'sidebar',
  'banner',
  'timeline',
  'elegant',
  'rirekisho',
  'shokumukeirekisho',
] as const
export type ResumeLayout = (typeof resumeLayouts)[number]

/** Open to those who earned them, until a date; resumes that were made with them stay as they are (docs/product-rules.md#reward-layouts). */
const rewardLayoutKeys = ['timeline', 'elegant'] as const
export const rewardLayouts: readonly ResumeLayout[] = rewardLayoutKeys
export type FreeLayout = Exclude<ResumeLayout, (typeof rewardLayoutKeys)[number]>
export const freeLayouts = resumeLayouts.filter((layout): layout is FreeLayout => !rewardLayouts.includes(layout))

/** Layouts with a fixed language and order of sections. */
export const japaneseLayouts: readonly ResumeLayout[] = ['rirekisho', 'shokumukeirekisho']

/** A 職務経歴書 goes along with a 履歴書, which has the photo. */
export const layoutsWithoutPhoto: readonly ResumeLayout[] = ['shokumukeirekisho']

const photoCountries: Partial<Record<CountryKey, 'usual' | 'unwanted'>> = {
  jp: 'usual',
  tw: 'usual',
  ae: 'usual',
  us: 'unwanted',
  gb: 'unwanted',
  ca: 'unwanted',
}

/** Whether resumes of a country bear a photo: `usual` by default, `unwanted` where employers set such resumes aside, else the member's choice. */
export const getPhotoCustom = (country: CountryKey): 'usual' | 'optional' | 'unwanted' =>
  photoCountries[country] ?? 'optional'

export type ResumeSectionKey = 'career_summary' | RecordKind
export const resumeSectionKeys: readonly ResumeSectionKey[] = ['career_summary', ...recordKindKeys]

export const paperSizes = ['a4', 'us-letter'] as const
export type PaperSize = (typeof paperSizes)[number]

/** How many a member may have; one more is 41254. */
export const maxGeneratedResumes = 5
/** How many characters are named that the PDFs lack. */
export const maxMissingCharacters = 20

/** `pdf` to send, `docx` to edit, `json` as JSON Resume 1.0, to take along. */
export const generatedResumeFormats = ['pdf', 'docx', 'json'] as const
export type GeneratedResumeFormat = (typeof generatedResumeFormats)[number]

export const generatedResumeFilePath = '/api/jobseeker/generated-resumes/:id/file'
export const resumePreviewPath = '/api/jobseeker/generated-resumes/preview'

/** Address of a generated resume's file, for links. */
export const generatedResumeFile = (id: number, format: GeneratedResumeFormat): string =>
  `${generatedResumeFilePath.replace(':id', String(id))}?format=${format}`

/** What a preview shows; the same as a generated resume without its name. */
export type ResumePreviewOptions = {
  layout: ResumeLayout
  language: string
  paper: PaperSize
  sections: readonly ResumeSectionKey[]
  shows_photo: boolean
}

/** Address of the picture of a resume of the member's own profile: an SVG of all its pages. */
export const resumePreviewAddress = ({
  layout,
  language,
  paper,
  sections,
  shows_photo,
}: ResumePreviewOptions): string => {
  const facts = { layout, language, paper, sections: sections.join(','), ...(shows_photo && { photo: '1' }) }
  return `${resumePreviewPath}?${new URLSearchParams(facts)}`
}

export const layoutExamplePath = '/api/data/resume-layouts/:layout/example'

/** Address of a picture of a layout, filled in with made-up people. */
export const layoutExample = (layout: ResumeLayout, language: LanguageKey): string =>
  `${layoutExamplePath.replace(':layout', layout)}?language_code=${language}`
/** Of its pixels, so that a page keeps the place. */
export const layoutExampleSize = { width: 400, height: 566 } as const

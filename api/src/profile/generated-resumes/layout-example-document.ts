import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  japaneseLayouts,
  type ResumeLayout,
  type ResumeSectionKey,
  resumeLayouts,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import type { ResumeSection } from '../resume-templates/resume.ts'
import { localTemplate } from '../resume-templates/resume-templates.ts'
import type { GeneratedDocument } from './generated-document.ts'
import { resumeLabels } from './resume-labels.ts'

/** A layout in the language that its picture is in. */
type LayoutExample = { layout: ResumeLayout; language: LanguageKey }

/** Whose words fill a layout: those of the templates that are written over. */
const wordsOf: Record<ResumeLayout, ResumeTemplateKey> = {
  classic: 'classic',
  modern: 'experienced',
  compact: 'experienced',
  sidebar: 'graduate',
  banner: 'classic',
  timeline: 'experienced',
  elegant: 'classic',
  rirekisho: 'graduate',
  shokumukeirekisho: 'classic',
}

/** Facts stand beside the rest where a layout has a column for them. */
const keyOf = (section: ResumeSection): ResumeSectionKey => ('facts' in section ? 'websites' : 'work_experiences')

/** The papers of Japan are in Japanese, whatever language a page is in. */
export const exampleFor = (layout: ResumeLayout, language: LanguageKey): LayoutExample => ({
  layout,
  language: japaneseLayouts.includes(layout) ? 'ja' : language,
})

/** Each layout in each language that it has. */
export const layoutExamples: readonly LayoutExample[] = resumeLayouts.flatMap((layout) =>
  languages.filter(({ key }) => exampleFor(layout, key).language === key).map(({ key }) => ({ layout, language: key })),
)

/** A layout filled in with made-up people. */
export const toExampleDocument = ({ layout, language }: LayoutExample): GeneratedDocument => {
  const { resume } = localTemplate(wordsOf[layout], language)
  const isPaper = japaneseLayouts.includes(layout)
  // The papers of Japan name their kind and their day; the other layouts begin with the person.
  const { documentTitle, dateline, closing, ...person } = resume
  return {
    ...person,
    ...(isPaper && { documentTitle, dateline, closing }),
    layout,
    language,
    paper: 'a4',
    contactHeading: resumeLabels[language].contact,
    sections: resume.sections.map((section) => ({ ...section, key: keyOf(section) })),
  }
}

/** The file of a picture, as `make-layout-examples.ts` makes it. */
export const examplePicture = ({ layout, language }: LayoutExample): URL =>
  new URL(`./layout-examples/${layout}.${language}.avif`, import.meta.url)

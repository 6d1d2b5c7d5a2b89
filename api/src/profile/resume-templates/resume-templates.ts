import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import { readTexts } from '../../platform/text/read-texts.ts'
import type { Resume } from './resume.ts'

type TemplateTexts = {
  name: string
  forWhom: string
  /** Without ending. */
  fileName: string
}
export type LocalTemplate = TemplateTexts & { resume: Resume }

const texts = readTexts<Record<ResumeTemplateKey, TemplateTexts>>(new URL('./locales/', import.meta.url))
/** An example is written for its language: custom decides which sections it has. */
const examples = readTexts<Record<ResumeTemplateKey, Resume>>(new URL('./examples/', import.meta.url))

/** In the order in which they are shown. Ids are part of addresses and stay. */
export const resumeTemplates: readonly { id: number; key: ResumeTemplateKey }[] = [
  { id: 1, key: 'classic' },
  { id: 2, key: 'experienced' },
  { id: 3, key: 'graduate' },
]

export const localTemplate = (key: ResumeTemplateKey, language: LanguageKey): LocalTemplate => ({
  ...texts[language][key],
  resume: examples[language][key],
})

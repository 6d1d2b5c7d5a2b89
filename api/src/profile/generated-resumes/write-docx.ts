import type { ResumeLayout } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import type { Resume, ResumeSection } from '../resume-templates/resume.ts'
import { writeResume } from '../resume-templates/write-resume.ts'
import type { GeneratedDocument } from './generated-document.ts'

/** Word files have three styles; columns and bands of colour are of the PDF alone, since an editor's text must flow. */
const styles: Record<ResumeLayout, ResumeTemplateKey> = {
  classic: 'classic',
  modern: 'experienced',
  compact: 'graduate',
  sidebar: 'graduate',
  banner: 'experienced',
  timeline: 'experienced',
  elegant: 'classic',
  rirekisho: 'classic',
  shokumukeirekisho: 'classic',
}

/** The document as a Word file (ECMA-376), to be edited further. */
export const writeDocx = ({ photo, ...document }: GeneratedDocument): Promise<Buffer> => {
  const sections = document.sections.map(
    ({ key: _key, ...section }): ResumeSection =>
      'items' in section ? { heading: section.heading, text: section.items.join(' · ') } : section,
  )
  const resume: Resume = { ...document, sections }
  return writeResume(resume, styles[document.layout], {
    language: document.language,
    paper: document.paper,
    photo,
  })
}

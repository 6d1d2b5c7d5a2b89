import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  japaneseLayouts,
  type ResumeLayout,
  type ResumeSectionKey,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { getLayoutExample } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import type { FastifyInstance } from 'fastify'
import { registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import type { ResumeSection } from '../resume-templates/resume.ts'
import { localTemplate } from '../resume-templates/resume-templates.ts'
import type { GeneratedDocument } from './generated-document.ts'
import { resumeLabels } from './resume-labels.ts'
import type { ResumeMaker } from './resume-maker.ts'

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

const toExample = (layout: ResumeLayout, language: LanguageKey): GeneratedDocument => {
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

/** Pictures of the layouts, for a page that everybody reads. Each is made once, when it is first asked for; all are some 2 MB. */
export const registerLayoutExampleRoute = (
  app: FastifyInstance,
  maker: ResumeMaker,
  pictureMaker: PictureMaker,
): void => {
  const pictures = new Map<string, Promise<Buffer>>()
  const pictureOf = (layout: ResumeLayout, language: LanguageKey): Promise<Buffer> => {
    const name = `${layout} ${language}`
    const known = pictures.get(name)
    if (known) return known
    const picture = maker
      .make('svg', async () => ({ document: toExample(layout, language) }))
      .then(pictureMaker.layoutExample)
    pictures.set(name, picture)
    picture.catch(() => pictures.delete(name))
    return picture
  }

  registerFileEndpoint(app, getLayoutExample, 'public', async ({ params: { layout }, query, reply }) => {
    const language = japaneseLayouts.includes(layout) ? 'ja' : query.language_code
    return reply
      .type('image/avif')
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .send(await pictureOf(layout, language))
  })
}

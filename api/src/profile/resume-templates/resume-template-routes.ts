import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  downloadResumeTemplate,
  listResumeTemplates,
  wordFile,
} from '@jobspan/shared-kit/contracts/profile/resume-templates'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { localTemplate, resumeTemplates } from './resume-templates.ts'

export const registerResumeTemplateRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    listResumeTemplates,
    'public',
    async ({ language }) => ({
      items: resumeTemplates.map(({ id, key }) => {
        const { name, forWhom } = localTemplate(key, language)
        return { id, key, name, for_whom: forWhom }
      }),
    }),
    { cacheSeconds: 300 },
  )

  registerFileEndpoint(app, downloadResumeTemplate, 'public', async ({ params, query, language: spoken, reply }) => {
    const template = resumeTemplates.find(({ id }) => id === params.id)
    if (!template) throw new ApiError('notFound')
    const language = query.language_code ?? spoken
    const file = await fileOf(template, language)
    return reply
      .type(wordFile)
      .header(
        'content-disposition',
        contentDisposition(`${localTemplate(template.key, language).fileName}.docx`, `resume-${template.key}.docx`),
      )
      .header('cache-control', query.language_code ? 'public, max-age=86400' : 'no-store')
      .send(file)
  })
}

const files = new Map<string, Promise<Buffer>>()

/** Thirty small files at most: each is written once, when it is first asked for. Until then nothing loads the library. */
const fileOf = ({ key }: (typeof resumeTemplates)[number], language: LanguageKey): Promise<Buffer> => {
  const name = `${key} ${language}`
  const known = files.get(name)
  if (known) return known
  const file = import('./write-resume.ts').then(({ writeResume }) =>
    writeResume(localTemplate(key, language).resume, key, { language }),
  )
  files.set(name, file)
  file.catch(() => files.delete(name))
  return file
}

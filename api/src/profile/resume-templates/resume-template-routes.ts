import { sanitizeQuery } from '@jobspan/kit-server'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  downloadResumeTemplate,
  listResumeTemplates,
  wordFile,
} from '@jobspan/shared-kit/contracts/profile/resume-templates'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { languageOf } from '../../platform/http/request-context.ts'
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

  // The answer is the file, not the envelope, so it is a plain route.
  app.get(
    downloadResumeTemplate.path,
    { config: { rateLimit: rateLimit(app.settings, 'GET') } },
    async (request, reply) => {
      const params = downloadResumeTemplate.params.safeParse(request.params)
      const template = resumeTemplates.find(({ id }) => id === params.data?.id)
      if (!template) throw new ApiError('notFound')
      const query = downloadResumeTemplate.query.safeParse(sanitizeQuery(request.query))
      if (!query.success) throw new ApiError('validationFailed', { fields: { language_code: ['invalid_value'] } })
      const language = query.data.language_code ?? languageOf(request)
      const file = await fileOf(template, language)
      return reply
        .type(wordFile)
        .header(
          'content-disposition',
          contentDisposition(`${localTemplate(template.key, language).fileName}.docx`, `resume-${template.key}.docx`),
        )
        .header('cache-control', query.data.language_code ? 'public, max-age=86400' : 'no-store')
        .send(file)
    },
  )
  app.operations.push(downloadResumeTemplate)
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

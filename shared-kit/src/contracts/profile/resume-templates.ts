import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'
import { resumeTemplatePath } from './resume-template-file.ts'

/** Media type of a Word file (.docx). */
export const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A free resume template, its words in the visitor's language (docs/product-rules.md#resume-templates-page). */
export const resumeTemplate = z.object({
  id: z.number(),
  key: z.enum(['classic', 'experienced', 'graduate']),
  name: z.string(),
  /** One sentence that says whom it suits. */
  for_whom: z.string(),
})
export type ResumeTemplate = z.infer<typeof resumeTemplate>
export type ResumeTemplateKey = ResumeTemplate['key']

export const listResumeTemplates = endpoint({
  method: 'GET',
  path: '/api/data/resume-templates',
  summary: 'Free resume templates',
  data: z.object({ items: z.array(resumeTemplate) }),
})

/**
 * Answers the Word file itself, not the envelope; errors come in the envelope. Browsers follow it as a plain link, which
 * carries no headers of ours, so the language is in the query; without it the `Language-Id` header counts.
 */
export const downloadResumeTemplate = endpoint({
  method: 'GET',
  path: resumeTemplatePath,
  summary: 'A resume template as a Word file',
  params: z.object({ id: identifier }),
  query: z.object({ language_code: z.optional(languageKey) }),
  data: z.file().check(z.mime([wordFile])),
})

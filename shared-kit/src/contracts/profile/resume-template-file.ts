import type { LanguageKey } from '../platform/locales.ts'

export const resumeTemplatePath = '/api/data/resume-templates/:id/download'

/** Address of a template's file in a language, for links. */
export const resumeTemplateFile = (id: number, language: LanguageKey): string =>
  `${resumeTemplatePath.replace(':id', String(id))}?language_code=${language}`

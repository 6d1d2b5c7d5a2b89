import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { queryOptions } from '@tanstack/react-query'

export type LegalDocument = 'terms' | 'privacy'

/** A document as it is written in one language; `{{brand}}` and `{{date}}` are filled in where it is shown. */
export type LegalText = {
  title: string
  description: string
  changed: string
  contents: string
  lead: string
  sections: { heading: string; text: string[]; points?: string[] }[]
}

/** The day since which the documents say what they say now. Whoever changes one in substance changes this. */
export const changedOn = '2026-11-29'

const load = async (document: LegalDocument, language: LanguageKey): Promise<LegalText> => {
  const file: { default: LegalText } =
    document === 'terms' ? await import(`./terms/${language}.json`) : await import(`./privacy/${language}.json`)
  return file.default
}

/** The words of a document. They stand in files of their own, so that no other page's texts grow with them. */
export const legalTextQuery = (document: LegalDocument, language: LanguageKey) =>
  queryOptions({
    queryKey: ['legal', document, language],
    queryFn: () => load(document, language),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Puts the installation's name and a date into a text. */
export const fill = (text: string, values: { brand: string; date?: string }): string =>
  text.replaceAll('{{brand}}', values.brand).replaceAll('{{date}}', values.date ?? '')

import { readTexts } from '../../../../api/src/platform/text/read-texts.ts'
import type { LanguageTexts } from './language-texts.ts'

export const textsByLanguage = readTexts<LanguageTexts>(new URL('./', import.meta.url))

/** Puts values into the places in braces; a place without a value stays, and a test finds it. */
export const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

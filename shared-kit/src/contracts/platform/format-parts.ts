import type { LanguageKey } from './locales.ts'

/** What is between the parts of a list in languages whose comma is not the Latin one. */
const separators: Partial<Record<LanguageKey, string>> = { ar: '، ', ja: '、', 'zh-cn': '、', 'zh-tw': '、' }

/** Parts beside each other, such as a degree and its field, as a language separates them; what is empty or null is left out. */
export const formatParts = (parts: readonly (string | null | undefined)[], language: LanguageKey): string =>
  parts.filter(Boolean).join(separators[language] ?? ', ')

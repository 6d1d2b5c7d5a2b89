import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

const isUnspaced = (language: LanguageKey): boolean => language === 'ja' || language.startsWith('zh')
// In Western digits, as beside Latin names.
const tagOf = (language: LanguageKey): string => `${findLanguage(language)?.intl ?? 'en-US'}-u-nu-latn`

/** A number of years in words of a language: “5 years”, 5年. */
export const formatYears = (years: number, language: LanguageKey): string => {
  const format = new Intl.NumberFormat(tagOf(language), { style: 'unit', unit: 'year', unitDisplay: 'long' })
  const text = format.format(years)
  return isUnspaced(language) ? text.replace(/\s/gu, '') : text
}

export const joinWords = (words: readonly string[], language: LanguageKey): string =>
  new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).format(words)

/** Sentences one after the other, as a language separates them. */
export const joinSentences = (sentences: readonly (string | null)[], language: LanguageKey): string =>
  sentences.filter((sentence) => sentence !== null).join(isUnspaced(language) ? '' : ' ')

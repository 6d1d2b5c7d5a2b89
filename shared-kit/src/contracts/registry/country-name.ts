import { findCountry } from '../platform/locales.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })
const shorter: Partial<Record<string, string>> = { HK: 'Hong Kong', TR: 'Türkiye', AE: 'UAE' }

/** A country's name in English, short enough for a table: what the registry says of it is read in English. */
export const countryName = (key: string): string => {
  const code = findCountry(key)?.code
  return code ? (shorter[code] ?? regions.of(code) ?? key) : 'Others'
}

const withArticle = ['ae', 'gb', 'ph', 'us']

/** The same within a sentence: “stopped in the Philippines”. */
export const countryInSentence = (key: string): string => {
  if (key === 'others') return 'other countries'
  return withArticle.includes(key) ? `the ${countryName(key)}` : countryName(key)
}

import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

/** Another script of a language, or a sister of it. */
export const closeLanguages: Readonly<Record<string, LanguageKey>> = {
  'zh-cn': 'zh-tw',
  'zh-tw': 'zh-cn',
  id: 'ms',
  ms: 'id',
}

/** The languages of postings that whoever reads these is likely to read in a country: its own too, and English. */
export const readableLanguages = (languages: readonly (string | null)[], country: CountryKey): ReadonlySet<string> =>
  new Set([
    ...languages.flatMap((language) => (language ? [language, closeLanguages[language] ?? language] : [])),
    findCountry(country)?.language ?? 'en-us',
    'en-us',
  ])

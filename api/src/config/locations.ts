import {
  type CountryKey,
  countries,
  findLanguage,
  type LanguageKey,
} from '@jobspan/shared-kit/contracts/platform/locales'
import { namesOf, places } from './lists/list-rows.ts'

export type Location = {
  id: number
  key: string
  country: CountryKey
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  latitude: number
  longitude: number
  names: Record<LanguageKey, string>
}

export const locations: readonly Location[] = places as readonly Location[]

const otherCountries = namesOf('countries', 'others')

const regionNames = new Map<string, Intl.DisplayNames>()

/** A country's name as people in that language say it, by its ISO 3166 code; null where there is no such name. */
export const regionName = (code: string, language: LanguageKey): string | null => {
  // Only Hong Kong's long official name is in nobody's mouth; elsewhere "short" would give initials such as "US".
  const style = code === 'HK' ? 'short' : 'long'
  const key = `${language} ${style}`
  const names =
    regionNames.get(key) ?? new Intl.DisplayNames(findLanguage(language)?.intl ?? 'en', { type: 'region', style })
  regionNames.set(key, names)
  return names.of(code) ?? null
}

/** The name of one of our countries, or of all others together. */
export function countryName(country: CountryKey, language: LanguageKey): string {
  const code = countries.find((entry) => entry.key === country)?.code
  return code ? (regionName(code, language) ?? code) : otherCountries[language]
}

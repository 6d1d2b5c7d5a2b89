import { type CountryKey, countries, findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { locationsAsia } from './tables/locations-asia.ts'
import { locationsWorld } from './tables/locations-world.ts'

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

export const locations: readonly Location[] = [...locationsAsia, ...locationsWorld].map(
  ({ id, key, names, country, code, latitude, longitude }) => ({
    id,
    key,
    names,
    country: country as CountryKey,
    countryCode: code,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
)

const otherCountries: Record<LanguageKey, string> = {
  'en-us': 'Others',
  'zh-cn': '其他国家和地区',
  'zh-tw': '其他國家與地區',
  ja: 'その他の国・地域',
  'es-es': 'Otros países',
  'pt-br': 'Outros países',
  ms: 'Negara lain',
  id: 'Negara lain',
  tr: 'Diğer ülkeler',
  ar: 'دول أخرى',
}

/** The country's name as people in that language say it. */
export function countryName(country: CountryKey, language: LanguageKey): string {
  const code = countries.find((entry) => entry.key === country)?.code
  if (!code) return otherCountries[language]
  // Only Hong Kong's long official name is in nobody's mouth; elsewhere "short" would give initials such as "US".
  const style = code === 'HK' ? 'short' : 'long'
  return new Intl.DisplayNames(findLanguage(language)?.intl, { type: 'region', style }).of(code) ?? code
}

import { type CountryKey, countries, findCountry } from '@jobspan/shared-kit/contracts/places'

const regions = new Intl.DisplayNames('en', { type: 'region' })
const shorter: Partial<Record<string, string>> = { HK: 'Hong Kong', TR: 'Türkiye', AE: 'UAE' }
const elsewhere = 'Others'

export const countryKeys = countries.map(({ key }) => key)

/** A country's name in English, short enough for a table. */
export const countryName = (key: string): string => {
  const code = findCountry(key)?.code
  return code ? (shorter[code] ?? regions.of(code) ?? key) : elsewhere
}

export const countryCode = (key: string): string | null => findCountry(key)?.code ?? null

export const isCountry = (key: string): key is CountryKey => findCountry(key) !== undefined

export const countryOptions = countryKeys.map((key) => ({ value: key as string, label: countryName(key) }))

import { type CountryKey, countries, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'

export const countryKeys = countries.map(({ key }) => key)

export const countryCode = (key: string): string | null => findCountry(key)?.code ?? null

export const isCountry = (key: string): key is CountryKey => findCountry(key) !== undefined

export const countryOptions = countryKeys.map((key) => ({ value: key as string, label: countryName(key) }))

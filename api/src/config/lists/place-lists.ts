import type { ListEntry } from '@jobspan/shared-kit/contracts/config/config'
import {
  type CountryKey,
  countries,
  findLanguage,
  isSmsAllowed,
  type LanguageKey,
  languages,
} from '@jobspan/shared-kit/contracts/platform/locales'
import isoCountries from 'i18n-iso-countries'
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { countryName, locations, regionName } from '../locations.ts'

/** Every place that jobs are known to be in, each with its country. */
export const locationEntries = (language: LanguageKey) =>
  locations.map(({ id, key, names, country, latitude, longitude }) => ({
    id,
    key,
    value: names[language],
    seo_value: key,
    country,
    latitude,
    longitude,
  }))

/** Every country with its locations (docs/product-rules.md#location-lists). */
export const locationLists = (language: LanguageKey): ListEntry[] => {
  const places = locationEntries(language)
  return countries.map(({ id, key }) => ({
    id,
    key,
    value: countryName(key, language),
    seo_value: key,
    country: key,
    locations: places.filter(({ country }) => country === key),
  }))
}

/** The place that is listed first is the country's largest city; of all other countries none stands for them. */
const defaultLocation = (country: CountryKey): string | undefined =>
  country === 'others' ? undefined : locations.find((location) => location.country === country)?.key

/** BCP 47: the language that most visitors from there read, and the country where it is one. */
const hrefLang = (language: LanguageKey, region: string | null): string => {
  const [primary = 'en', script] = (findLanguage(language)?.intl ?? 'en').split('-')
  return [primary, script?.length === 4 ? script : null, region].filter((part) => part).join('-')
}

const callingCode = (region: string) => `+${getCountryCallingCode(region as CountryCode)}`

/** Both forms of a country entry in one (docs/product-rules.md#country-entries). `url` leads to the site as visitors from there have it. */
export const countryLists = (language: LanguageKey): ListEntry[] =>
  countries.map((country) => {
    const { id, key, code, currency } = country
    const name = countryName(key, language)
    return {
      id,
      key,
      value: name,
      seo_value: key,
      name,
      url: `/${language}/place/${key}?back=%2F${language}`,
      currency,
      defaultLocation: defaultLocation(key),
      hrefLang: hrefLang(country.language, code),
      code: code ? callingCode(code) : undefined,
      is_sms_allowed: isSmsAllowed(key),
    }
  })

/** The numbers of ISO 4217. */
const currencyIds: Record<string, number> = {
  JPY: 392,
  PHP: 608,
  SGD: 702,
  MYR: 458,
  IDR: 360,
  HKD: 344,
  TWD: 901,
  USD: 840,
  GBP: 826,
  CAD: 124,
  BRL: 986,
  TRY: 949,
  NGN: 566,
  SAR: 682,
  AED: 784,
  LKR: 144,
  EUR: 978,
  RSD: 941,
}

/** The currencies of the countries, named and with their sign as readers of the language write it. */
export const currencyLists = (language: LanguageKey): ListEntry[] => {
  const intl = findLanguage(language)?.intl ?? 'en'
  const names = new Intl.DisplayNames(intl, { type: 'currency' })
  return [...new Set(countries.map(({ currency }) => currency))].map((currency) => {
    const parts = new Intl.NumberFormat(intl, { style: 'currency', currency }).formatToParts(0)
    return {
      id: currencyIds[currency] ?? 0,
      key: currency.toLowerCase(),
      value: names.of(currency) ?? currency,
      display_value: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    }
  })
}

/** Each language by its own name; `slug` stands in addresses, `alias` is its BCP 47 tag. */
export const languageLists = (): ListEntry[] =>
  languages.map(({ id, key, label, intl }) => ({
    id,
    key,
    value: label,
    seo_value: key,
    label,
    slug: key,
    alias: intl,
  }))

const allCountries = Object.keys(isoCountries.getAlpha2Codes())
  .flatMap((code) => {
    const id = Number(isoCountries.alpha2ToNumeric(code))
    return id > 0 ? [{ id, code, name: regionName(code, 'en-us') ?? code }] : []
  })
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** Every country and territory of ISO 3166-1, by its number: whose citizen somebody is, and where they may work. */
export const nationalityLists = (language: LanguageKey): ListEntry[] =>
  allCountries.map(({ id, code }) => ({
    id,
    key: code.toLowerCase(),
    value: regionName(code, language) ?? code,
    seo_value: code.toLowerCase(),
  }))

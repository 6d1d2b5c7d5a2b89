import { type CountryKey, countries, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import isoCountries from 'i18n-iso-countries'
import { type Location, locations } from '../config/locations.ts'
import type { JobPlace } from '../jobs/job-place.ts'
import { comparable } from '../platform/text/comparable.ts'
import { isObject, type JsonObject, listOf, numberOf, property, textOf } from './json-ld-values.ts'
import { toPlainText } from './rich-text-blocks.ts'

const keyByCode = new Map<string, CountryKey>(
  countries.flatMap((country) => (country.code ? [[country.code, country.key]] : [])),
)

/** The country's key in this product; Others for a country outside the nineteen. */
export const countryKeyOf = (code: string | null): CountryKey =>
  (code === null ? undefined : keyByCode.get(code)) ?? 'others'

const aliases: Record<string, string> = {
  usa: 'US',
  'u s': 'US',
  'u s a': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  ksa: 'SA',
  turkey: 'TR',
  'south korea': 'KR',
  korea: 'KR',
  russia: 'RU',
  'viet nam': 'VN',
  eeuu: 'US',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  macau: 'MO',
  中国大陆: 'CN',
  台灣: 'TW',
  brasil: 'BR',
  espana: 'ES',
}

let codesByName: Map<string, string> | undefined

const loadNames = (): Map<string, string> => {
  const names = new Map(Object.entries(aliases))
  for (const { intl } of languages) {
    const display = new Intl.DisplayNames(intl, { type: 'region' })
    for (const code of Object.keys(isoCountries.getAlpha2Codes())) names.set(comparable(display.of(code) ?? code), code)
  }
  return names
}

/** ISO 3166-1 alpha-2 of a country given as a code of two or three letters or by its name in any of the languages. */
export const countryCodeOf = (value: unknown): string | null => {
  const text = textOf(isObject(value) ? (property(value, 'identifier') ?? value) : value)?.trim()
  if (!text || text.length > 80) return null
  const code = text.toUpperCase()
  if (/^[A-Z]{2}$/.test(code) && isoCountries.isValid(code)) return code
  if (/^[A-Z]{3}$/.test(code)) {
    const two = isoCountries.alpha3ToAlpha2(code)
    if (two) return two
  }
  codesByName ??= loadNames()
  return codesByName.get(comparable(text)) ?? null
}

let locationsByName: Map<string, Location> | undefined

const nameKey = (country: CountryKey, name: string) => `${country} ${name}`

// What surrounds the name of a city in addresses: administrative endings, the Arabic article, “city of”.
const shorter = (name: string): string =>
  name
    .replace(/^(?:al|ad|ar|as|ash|ath|an|az|el|kota|kab|kabupaten|city of|ciudad de) (?=\S{3})/, '')
    .replace(/ (?:city|district|province|governorate|ili|merkez)$/, '')
    .replace(/(?<=^\p{Script=Han}{2,4})[市区區县縣都府]$/u, '')

const loadLocations = (): Map<string, Location> => {
  const found = new Map<string, Location>()
  for (const location of locations)
    for (const name of Object.values(location.names))
      for (const key of [comparable(name), shorter(comparable(name))])
        if (key !== '' && !found.has(nameKey(location.country, key)))
          found.set(nameKey(location.country, key), location)
  return found
}

/** The entry of the location list that a locality or region names, in any language. */
const findLocation = (country: CountryKey, ...names: (string | null)[]): Location | null => {
  locationsByName ??= loadLocations()
  for (const name of names) {
    if (name === null) continue
    const full = comparable(name)
    const words = full.split(' ')
    // “Jakarta Barat” lies in Jakarta: the longest beginning that is a place.
    const beginnings = words.map((_, index) => words.slice(0, words.length - index).join(' '))
    for (const key of [full, shorter(full), ...beginnings]) {
      const known = locationsByName.get(nameKey(country, key))
      if (known) return known
    }
  }
  return null
}

export const shortText = (value: unknown): string | null => {
  const text = textOf(value)
  return text === null ? null : toPlainText(text, 120) || null
}

/**
 * Where the work is done, and the first full address that is given. What stands at it comes first, as far as that leaves the job in its
 * country: the address, the map and what search engines are told of the first place are of one place.
 */
export const toPlaces = (posting: JsonObject): { places: JobPlace[]; fullAddress: string | null } => {
  const found = listOf(property(posting, 'jobLocation')).flatMap((value) => placeOf(value) ?? [])
  const distinct = new Map(found.map((entry) => [JSON.stringify(entry.place), entry]))
  const entries = [...distinct.values()].slice(0, 50)
  const home = entries[0]?.place.country
  const addressed = entries.find(({ place, fullAddress }) => fullAddress !== null && place.country === home)
  const ordered = addressed ? [addressed, ...entries.filter((entry) => entry !== addressed)] : entries
  return { places: ordered.map(({ place }) => place), fullAddress: addressed?.fullAddress ?? null }
}

const placeOf = (value: unknown): { place: JobPlace; fullAddress: string | null } | null => {
  const address = isObject(value) ? (property(value, 'address') ?? value) : value
  const first = Array.isArray(address) ? address[0] : address
  if (!isObject(first)) {
    const text = shortText(first)
    return text === null ? null : { place: placeOfText(text), fullAddress: /\d/.test(text) ? text : null }
  }
  const stated = countryCodeOf(property(first, 'addressCountry'))
  const locality =
    shortText(property(first, 'addressLocality')) ??
    (isObject(value) && value !== first ? shortText(property(value, 'name')) : null)
  const region = shortText(property(first, 'addressRegion'))
  if (stated === null && locality === null && region === null) return null
  const key = countryKeyOf(stated)
  const known = findLocation(key, locality, region)
  const street = shortText(property(first, 'streetAddress'))
  const geo = isObject(value) ? property(value, 'geo') : undefined
  return {
    place: {
      country: key,
      countryCode: stated,
      locationId: known?.id ?? null,
      locality,
      region: region === locality ? null : region,
      ...coordinatesOf(geo),
    },
    fullAddress:
      street === null
        ? null
        : [street, locality, region, shortText(property(first, 'postalCode'))]
            .filter((part) => part !== null)
            .join(', '),
  }
}

const coordinatesOf = (geo: unknown): { latitude: number | null; longitude: number | null } => {
  const none = { latitude: null, longitude: null }
  if (!isObject(geo)) return none
  const latitude = numberOf(property(geo, 'latitude'))
  const longitude = numberOf(property(geo, 'longitude'))
  const isOnEarth = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  // Null Island is where broken geocoders put what they do not know.
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : none
}

// Two letters that stand for a state of the USA or a province of Canada. Those that stand for a country too are neither for sure.
const stateCodes = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA ' +
    'WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK'
  ).split(' '),
)

export const partsOf = (text: string): string[] =>
  text
    .split(/[,،、/|()（）]| [-–—] /)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The country that a part of an address names beside others: “CA” behind a city may be California or Canada, and “Georgia” a state. */
export const countryOfPart = (part: string, others: readonly string[]): string | null => {
  const code = countryCodeOf(part)
  if (code === null || others.length === 0) return code
  if (stateCodes.has(part)) return findLocation(countryKeyOf(code), ...others) ? code : null
  return code === 'GE' && others.some((other) => countryCodeOf(other) !== null) ? null : code
}

/** “Lisbon, Portugal”: the last part that is a country is the country. */
const placeOfText = (text: string): JobPlace => {
  const parts = partsOf(text)
  const codes = parts.map((part) =>
    countryOfPart(
      part,
      parts.filter((other) => other !== part),
    ),
  )
  const isInUsa = parts.some((part) => stateCodes.has(part)) && findLocation('us', ...parts) !== null
  const code = codes.findLast((found) => found !== null) ?? (isInUsa ? 'US' : null)
  const rest = parts.filter((_, index) => code === null || codes[index] !== code)
  const key = countryKeyOf(code)
  return {
    country: key,
    countryCode: code,
    locationId: findLocation(key, ...rest)?.id ?? null,
    locality: rest[0] ?? null,
    region: rest[1] ?? null,
    latitude: null,
    longitude: null,
  }
}

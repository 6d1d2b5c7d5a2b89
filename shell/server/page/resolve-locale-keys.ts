import {
  type CountryKey,
  countries,
  findCountry,
  findLanguage,
  type LanguageKey,
  languages,
} from '@jobspan/shared-kit/contracts/platform/locales'

export type LocaleKeys = { country: CountryKey; language: LanguageKey }

const regions: Partial<Record<string, LanguageKey>> = {
  'zh-tw': 'zh-tw',
  'zh-hk': 'zh-tw',
  'zh-mo': 'zh-tw',
  'zh-hant': 'zh-tw',
  zh: 'zh-cn',
  en: 'en-us',
  es: 'es-es',
  pt: 'pt-br',
  in: 'id',
}

const languageOfTag = (tag: string): LanguageKey | undefined => {
  const lower = tag.toLowerCase()
  if (findLanguage(lower)) return findLanguage(lower)?.key
  const parts = lower.split('-')
  for (let length = parts.length; length > 0; length--) {
    const prefix = parts.slice(0, length).join('-')
    const known = regions[prefix] ?? findLanguage(prefix)?.key
    if (known) return known
  }
  return undefined
}

/** Picks a language from an `Accept-Language` header (RFC 9110, 12.5.4), or undefined where none of ours is asked for. */
export const negotiateLanguage = (header: string | undefined): LanguageKey | undefined => {
  const preferences = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = Number(parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean) ?? '1')
      return { tag: tag.trim(), quality: Number.isFinite(quality) ? quality : 0, index }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { tag } of preferences) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return undefined
}

/** Country that a host name stands for: `sg.localhost:3000` is Singapore. */
export const countryOfHost = (host: string): CountryKey | undefined => {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  const [first = '', ...rest] = name.split('.')
  return rest.length > 0 && !/^\d+$/.test(first) ? findCountry(first)?.key : undefined
}

/** Reads the cookie `geoConfiguration`, which is `country_language` (docs/product-rules.md#geoconfiguration). */
export const readGeoConfiguration = (value: string | undefined): Partial<LocaleKeys> => {
  const [country = '', language = ''] = (value ?? '').split('_')
  return { country: findCountry(country)?.key, language: findLanguage(language)?.key }
}

export const writeGeoConfiguration = ({ country, language }: LocaleKeys): string => `${country}_${language}`

type Request = {
  host: string
  geoConfiguration?: string | undefined
  acceptLanguage?: string | undefined
  /** Language of the path, when it has one. */
  pathLanguage?: LanguageKey | undefined
  defaults: LocaleKeys
}

/** Country from the host, the cookie, or the default. Language from the path, the cookie, the browser, or the default. */
export const resolveLocaleKeys = ({
  host,
  geoConfiguration,
  acceptLanguage,
  pathLanguage,
  defaults,
}: Request): LocaleKeys => {
  const cookie = readGeoConfiguration(geoConfiguration)
  const country = countryOfHost(host) ?? cookie.country ?? defaults.country
  return {
    country,
    language: pathLanguage ?? cookie.language ?? negotiateLanguage(acceptLanguage) ?? defaults.language,
  }
}

/** The same host for another country: its prefix is replaced where the host had one. */
export const hostForCountry = (host: string, country: CountryKey): string =>
  countryOfHost(host) ? host.replace(/^[^.]+/, country) : host

const script: Partial<Record<LanguageKey, Partial<Record<CountryKey, string>>>> = {
  'zh-cn': { sg: 'zh-Hans-SG', my: 'zh-Hans-MY' },
  'zh-tw': { hk: 'zh-Hant-HK', tw: 'zh-Hant-TW' },
}

/** Everything that a page needs to know of a country and a language, for `Intl` and the document's `lang` and `dir`. */
export const toLocale = ({ country, language }: LocaleKeys) => {
  const entry = findLanguage(language) ?? languages[0]
  const found = findCountry(country) ?? countries[0]
  const base = entry.intl.split('-')[0] ?? entry.intl
  const intl =
    script[language]?.[country] ?? (found.code && !entry.intl.includes('Han') ? `${base}-${found.code}` : entry.intl)
  return { language, country, direction: entry.direction, intl, currency: found.currency }
}

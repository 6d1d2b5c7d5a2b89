/** The ten languages with their fixed ids, in the order of the language switch (docs/product-rules.md#ten-languages). */
export const languages = [
  { key: 'en-us', id: 1, label: 'English', intl: 'en-US', direction: 'ltr' },
  { key: 'zh-cn', id: 2, label: '简体中文', intl: 'zh-Hans', direction: 'ltr' },
  { key: 'zh-tw', id: 5, label: '繁體中文', intl: 'zh-Hant', direction: 'ltr' },
  { key: 'ja', id: 4, label: '日本語', intl: 'ja', direction: 'ltr' },
  { key: 'es-es', id: 9, label: 'Español', intl: 'es-ES', direction: 'ltr' },
  { key: 'pt-br', id: 8, label: 'Português', intl: 'pt-BR', direction: 'ltr' },
  { key: 'ms', id: 6, label: 'Bahasa Melayu', intl: 'ms', direction: 'ltr' },
  { key: 'id', id: 3, label: 'Bahasa Indonesia', intl: 'id', direction: 'ltr' },
  { key: 'tr', id: 7, label: 'Türkçe', intl: 'tr', direction: 'ltr' },
  { key: 'ar', id: 10, label: 'العربية', intl: 'ar', direction: 'rtl' },
] as const

export type LanguageKey = (typeof languages)[number]['key']

/**
 * The 19 countries (docs/product-rules.md#nineteen-countries). `id` is fixed; `code` is ISO 3166-1 alpha-2 (`null` for Others);
 * `language` is what a visitor from there most likely reads; `currency` is ISO 4217.
 */
export const countries = [
  { key: 'jp', id: 105, code: 'JP', currency: 'JPY', language: 'ja' },
  { key: 'ph', id: 167, code: 'PH', currency: 'PHP', language: 'en-us' },
  { key: 'sg', id: 193, code: 'SG', currency: 'SGD', language: 'en-us' },
  { key: 'my', id: 127, code: 'MY', currency: 'MYR', language: 'ms' },
  { key: 'id', id: 96, code: 'ID', currency: 'IDR', language: 'id' },
  { key: 'hk', id: 92, code: 'HK', currency: 'HKD', language: 'zh-tw' },
  { key: 'tw', id: 211, code: 'TW', currency: 'TWD', language: 'zh-tw' },
  { key: 'us', id: 229, code: 'US', currency: 'USD', language: 'en-us' },
  { key: 'gb', id: 228, code: 'GB', currency: 'GBP', language: 'en-us' },
  { key: 'ca', id: 38, code: 'CA', currency: 'CAD', language: 'en-us' },
  { key: 'br', id: 29, code: 'BR', currency: 'BRL', language: 'pt-br' },
  { key: 'tr', id: 220, code: 'TR', currency: 'TRY', language: 'tr' },
  { key: 'ng', id: 154, code: 'NG', currency: 'NGN', language: 'en-us' },
  { key: 'sa', id: 188, code: 'SA', currency: 'SAR', language: 'ar' },
  { key: 'ae', id: 227, code: 'AE', currency: 'AED', language: 'ar' },
  { key: 'lk', id: 203, code: 'LK', currency: 'LKR', language: 'en-us' },
  { key: 'es', id: 202, code: 'ES', currency: 'EUR', language: 'es-es' },
  { key: 'rs', id: 190, code: 'RS', currency: 'RSD', language: 'en-us' },
  { key: 'others', id: 241, code: null, currency: 'USD', language: 'en-us' },
] as const

export type Country = (typeof countries)[number]
export type CountryKey = Country['key']

const languageByKey = new Map<string, (typeof languages)[number]>(languages.map((entry) => [entry.key, entry]))
const countryByKey = new Map<string, Country>(countries.map((entry) => [entry.key, entry]))

/** Whether mobile numbers of a country are sent texts. It is asked by few pages, which is why it is no part of every country. */
export const isSmsAllowed = (key: CountryKey): boolean => key !== 'rs' && key !== 'others'

export const findLanguage = (key: string) => languageByKey.get(key)
export const findCountry = (key: string) => countryByKey.get(key)

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
  { key: 'jp', id: 105, code: 'JP', currency: 'JPY', language: 'ja', smsAllowed: true },
  { key: 'ph', id: 167, code: 'PH', currency: 'PHP', language: 'en-us', smsAllowed: true },
  { key: 'sg', id: 193, code: 'SG', currency: 'SGD', language: 'en-us', smsAllowed: true },
  { key: 'my', id: 127, code: 'MY', currency: 'MYR', language: 'ms', smsAllowed: true },
  { key: 'id', id: 96, code: 'ID', currency: 'IDR', language: 'id', smsAllowed: true },
  { key: 'hk', id: 92, code: 'HK', currency: 'HKD', language: 'zh-tw', smsAllowed: true },
  { key: 'tw', id: 211, code: 'TW', currency: 'TWD', language: 'zh-tw', smsAllowed: true },
  { key: 'us', id: 229, code: 'US', currency: 'USD', language: 'en-us', smsAllowed: true },
  { key: 'gb', id: 228, code: 'GB', currency: 'GBP', language: 'en-us', smsAllowed: true },
  { key: 'ca', id: 38, code: 'CA', currency: 'CAD', language: 'en-us', smsAllowed: true },
  { key: 'br', id: 29, code: 'BR', currency: 'BRL', language: 'pt-br', smsAllowed: true },
  { key: 'tr', id: 220, code: 'TR', currency: 'TRY', language: 'tr', smsAllowed: true },
  { key: 'ng', id: 154, code: 'NG', currency: 'NGN', language: 'en-us', smsAllowed: true },
  { key: 'sa', id: 188, code: 'SA', currency: 'SAR', language: 'ar', smsAllowed: true },
  { key: 'ae', id: 227, code: 'AE', currency: 'AED', language: 'ar', smsAllowed: true },
  { key: 'lk', id: 203, code: 'LK', currency: 'LKR', language: 'en-us', smsAllowed: true },
  { key: 'es', id: 202, code: 'ES', currency: 'EUR', language: 'es-es', smsAllowed: true },
  { key: 'rs', id: 190, code: 'RS', currency: 'RSD', language: 'en-us', smsAllowed: false },
  { key: 'others', id: 241, code: null, currency: 'USD', language: 'en-us', smsAllowed: false },
] as const

export type Country = (typeof countries)[number]
export type CountryKey = Country['key']

const languageByKey = new Map<string, (typeof languages)[number]>(languages.map((entry) => [entry.key, entry]))
const countryByKey = new Map<string, Country>(countries.map((entry) => [entry.key, entry]))

export const findLanguage = (key: string) => languageByKey.get(key)
export const findCountry = (key: string) => countryByKey.get(key)

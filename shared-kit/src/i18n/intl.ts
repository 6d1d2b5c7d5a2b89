import type { LanguageKey } from '../contracts/places.ts'

/** What a formatter must know of the visitor's `Locale`. */
export type FormatLocale = { language: LanguageKey; intl: string; country: string }

/**
 * The tag handed to `Intl`. Arabic job seekers read pay and dates in Western digits and the Gregorian calendar,
 * on the sites of the Gulf too; `ar-SA` alone would give Umm al-Qura dates.
 */
export const intlTag = (locale: FormatLocale) =>
  locale.language === 'ar' ? `${locale.intl}-u-ca-gregory-nu-latn` : locale.intl

const cache = new Map<string, unknown>()

/** Building an `Intl` object costs far more than using it, so each is built once for its tag and options. */
export function cached<Format>(kind: string, tag: string, options: object, build: () => Format): Format {
  const key = `${kind} ${tag} ${JSON.stringify(options)}`
  const known = cache.get(key) as Format | undefined
  if (known) return known
  const made = build()
  cache.set(key, made)
  return made
}

export const numberFormat = (locale: FormatLocale, options: Intl.NumberFormatOptions = {}) => {
  const tag = intlTag(locale)
  return cached('number', tag, options, () => new Intl.NumberFormat(tag, options))
}

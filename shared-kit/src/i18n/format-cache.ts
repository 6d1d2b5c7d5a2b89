import type { LanguageKey } from '../contracts/platform/locales.ts'

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
export function memoizeFormatter<Format>(kind: string, tag: string, options: object, build: () => Format): Format {
  const key = `${kind} ${tag} ${JSON.stringify(options)}`
  const known = cache.get(key) as Format | undefined
  if (known) return known
  const made = build()
  cache.set(key, made)
  return made
}

/** What was said so far, by formatter and value. */
export type FormattedValues = Record<string, Record<string, string>>

const formattedValues = new WeakMap<FormatLocale, FormattedValues>()

/**
 * Keeps what formatters say for this very locale object. The server hands it over with the document, and the browser begins
 * with it: a page is then hydrated without building a formatter, the first of which costs a phone a tenth of a second,
 * and prints what the server printed even where the two know different rules of a language.
 */
export const recordFormattedValues = (locale: FormatLocale, known: FormattedValues = {}): FormattedValues => {
  formattedValues.set(locale, known)
  return known
}

/** Says a value as `format` does, or as it was said before. */
export const formatOnce = (
  locale: FormatLocale,
  kind: string,
  options: object,
  value: string | number,
  format: () => string,
) => {
  const cached = formattedValues.get(locale)
  if (!cached) return format()
  const name = `${kind} ${JSON.stringify(options)}`
  cached[name] ??= {}
  cached[name][value] ??= format()
  return cached[name][value]
}

export const formatNumber = (locale: FormatLocale, value: number, options: Intl.NumberFormatOptions = {}): string =>
  formatOnce(locale, 'number', options, value, () => {
    const tag = intlTag(locale)
    return memoizeFormatter('number', tag, options, () => new Intl.NumberFormat(tag, options)).format(value)
  })

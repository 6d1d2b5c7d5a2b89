import type { TFunction } from 'i18next'
import type { Pay } from '../contracts/jobs/pay.ts'
import { findCountry } from '../contracts/platform/locales.ts'
import { type FormatLocale, formatNumber, formatOnce, intlTag, memoizeFormatter } from './format-cache.ts'
import { currencySign, formatMoney, formatMoneyRange } from './format-money.ts'

export type { FormatLocale }

const day = 86_400_000
const periodKeys = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const
const milesCountries = ['us', 'gb']
const countriesWithArticle = ['AE', 'BS', 'CF', 'DO', 'GB', 'GM', 'KM', 'KY', 'MH', 'MV', 'NL', 'PH', 'SB', 'SC', 'US']

/** Names of countries. `t` gives the kit's own texts. */
function createCountryNames(locale: FormatLocale, tag: string, t: TFunction) {
  /** A country's name, as people say it, by its ISO 3166-1 alpha-2 code; what is no code comes back as it is. */
  const region = (code: string): string =>
    formatOnce(locale, 'region', {}, code, () => {
      try {
        const options = { type: 'region', style: code === 'HK' ? 'short' : 'long' } as const
        return memoizeFormatter('region', tag, options, () => new Intl.DisplayNames(tag, options)).of(code) ?? code
      } catch {
        return code
      }
    })
  /** The same within a sentence: “people who live in the Philippines”. Only English puts an article before it here. */
  const regionInSentence = (code: string): string =>
    locale.language === 'en-us' && countriesWithArticle.includes(code) ? `the ${region(code)}` : region(code)
  return {
    region,
    regionInSentence,
    /** One of our countries within a sentence, by its key. */
    countryInSentence: (key: string): string => {
      const code = findCountry(key)?.code
      return code ? regionInSentence(code) : t('country.others')
    },
  }
}

export type Formatters = ReturnType<typeof createFormatters>

/**
 * The visitor's formatters. `t` gives the kit's own texts (namespace `kit`). Dates are read in UTC and ages counted in whole
 * days of 24 hours, so that server and browser print the same words wherever they are.
 */
export function createFormatters(locale: FormatLocale, t: TFunction) {
  const tag = intlTag(locale)
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    const zoned = { timeZone: 'UTC', ...options }
    return memoizeFormatter('date', tag, zoned, () => new Intl.DateTimeFormat(tag, zoned))
  }
  const number = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(locale, value, options)
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale)
  /** `short` 3 Mar 2026, `long` 3 March 2026, `month` March 2026. */
  const date = (value: Date | string | number, style: 'short' | 'long' | 'month' = 'short') => {
    const at = new Date(value)
    return formatOnce(locale, 'date', { style }, Math.floor(at.getTime() / day), () =>
      dateFormat(
        style === 'month' ? { year: 'numeric', month: 'long' } : { year: 'numeric', month: style, day: 'numeric' },
      ).format(at),
    )
  }
  const countries = createCountryNames(locale, tag, t)
  return {
    /** A number with the country's separators. */
    number,
    /** How many there are; `approximate` counts are marked "≈". */
    count: (value: number, approximate = false) => (approximate ? `≈${number(value)}` : number(value)),
    /** `0.45` is 45%. */
    percent: (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 }),
    /** An amount of money whose currency cannot be mistaken. */
    money,
    currencySign: (currency: string): string => currencySign(currency, locale),
    /** Pay with range, currency and period; "Pay not disclosed" when there is none. */
    salary: (pay: Pay | null | undefined): string => {
      const amount = pay && amountOf(pay, locale, t)
      return amount ? t(`pay.${periodKeys[pay.period]}`, { amount }) : t('pay.undisclosed')
    },
    /** "today", "yesterday", "3 days ago"; after 30 days the date. `now` in epoch milliseconds. */
    age: (value: Date | string | number, now = Date.now()): string => {
      const days = Math.max(0, Math.floor((now - new Date(value).getTime()) / day))
      if (days > 30) return date(value)
      return formatOnce(locale, 'relative', {}, days, () => {
        const age = memoizeFormatter(
          'relative',
          tag,
          {},
          () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
        ).format(-days, 'day')
        // Formatters write 「3 日前」, Japanese print 「3日前」.
        return locale.language === 'ja' ? age.replace(' ', '') : age
      })
    },
    date,
    /** Metres as km, or as miles where roads are signed in miles. */
    distance: (metres: number): string => {
      const miles = milesCountries.includes(locale.country)
      const value = metres / (miles ? 1609.344 : 1000)
      return number(value, {
        style: 'unit',
        unit: miles ? 'mile' : 'kilometer',
        unitDisplay: 'short',
        maximumFractionDigits: value < 10 ? 1 : 0,
      })
    },
    ...countries,
    /** "A, B and C". `or` for choices. */
    list: (items: readonly string[], kind: 'and' | 'or' = 'and'): string => {
      const options = { type: kind === 'and' ? 'conjunction' : 'disjunction' } as const
      return formatOnce(locale, 'list', options, items.join('\n'), () =>
        memoizeFormatter('list', tag, options, () => new Intl.ListFormat(tag, options)).format(items),
      )
    },
  }
}

function amountOf({ min, max, currency }: Pay, locale: FormatLocale, t: TFunction): string | null {
  if (min !== null && max !== null)
    return min === max
      ? formatMoney(min, currency, locale)
      : formatMoneyRange(Math.min(min, max), Math.max(min, max), currency, locale)
  if (min !== null) return t('pay.from', { amount: formatMoney(min, currency, locale) })
  if (max !== null) return t('pay.upTo', { amount: formatMoney(max, currency, locale) })
  return null
}

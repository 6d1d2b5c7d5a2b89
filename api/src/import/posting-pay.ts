import type { Pay, PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import { isObject, type JsonObject, listOf, property, textOf } from './json-ld-values.ts'
import { type PayBounds, readAmounts, readBounds } from './pay-amounts.ts'

const currencies = new Set(Intl.supportedValuesOf('currency'))
const maxAmount = 1e12

const periods: [PayPeriod, RegExp][] = [
  ['HOUR', /^(?:per\s*|\/\s*)?(?:hour|hr|h$|hora|jam|saat|小时|小時|時|ساع)/i],
  ['DAY', /^(?:per\s*|\/\s*)?(?:day|dai|d$|d[ií]a|diari|hari|g[uü]n|日|天|يوم)/i],
  ['WEEK', /^(?:per\s*|\/\s*)?(?:week|wk|semana|minggu|hafta|周|週|أسبوع)/i],
  ['MONTH', /^(?:per\s*|\/\s*)?(?:month|mon$|mo$|mes$|mensual|m[eê]s$|mensal|bulan|ay|月|شهر)/i],
  ['YEAR', /^(?:per\s*|\/\s*)?(?:year|yr|annual|annum|p\.?a\.?$|a[nñ]o|anual|ano$|tahun|y[ıi]l|年|سن)/i],
]

/**
 * The pay of a posting (`baseSalary`); null when what is stated is no pay: no amount, no currency, no period, zero or negative.
 * Bounds in the wrong order are exchanged. A text that may say two amounts says none. What a feed estimates is not read: it is not the employer's word.
 */
export const toPay = (posting: JsonObject): Pay | null => {
  const currency = textOf(property(posting, 'salaryCurrency'))
  for (const value of listOf(property(posting, 'baseSalary'))) {
    const pay = payOf(value, currency)
    if (pay) return pay
  }
  return null
}

/** What a posting says of pay in words and figures that name no amount for sure; null where there is nothing of the kind. */
export const findUnreadPay = (posting: JsonObject): string | null => {
  if (toPay(posting) !== null) return null
  for (const value of listOf(property(posting, 'baseSalary'))) {
    const inner = isObject(value) ? property(value, 'value') : value
    const stated = isObject(inner) ? ['value', 'minValue', 'maxValue'].map((name) => property(inner, name)) : [inner]
    const text = stated.find((entry) => typeof entry === 'string' && /[1-9]/.test(entry))
    if (typeof text === 'string') return text
  }
  return null
}

const payOf = (value: unknown, salaryCurrency: string | null): Pay | null => {
  if (typeof value === 'string') return payOfText(value, salaryCurrency)
  if (!isObject(value)) return null
  const inner = property(value, 'value')
  const quantity = isObject(inner) ? inner : value
  const currency = currencyOf(
    property(value, 'currency') ?? property(quantity, 'currency') ?? property(value, 'priceCurrency') ?? salaryCurrency,
  )
  const period = periodOf(
    property(quantity, 'unitText') ?? property(value, 'unitText') ?? property(quantity, 'unitCode'),
  )
  if (!currency || !period) return null
  const bounds = readBounds(property(quantity, 'minValue'), property(quantity, 'maxValue'), currency)
  if (bounds === null) return null
  if (bounds.min !== null || bounds.max !== null) return bounded(bounds, currency, period)
  const exact = isObject(inner) ? property(inner, 'value') : (inner ?? property(value, 'price'))
  const found =
    typeof exact === 'string' ? readAmounts(withoutPeriod(exact, period), currency) : readBounds(exact, exact, currency)
  return found && bounded(found, currency, period)
}

const currencyOf = (value: unknown): string | null => {
  const code = textOf(value)?.trim().toUpperCase()
  return code && currencies.has(code) ? code : null
}

const periodOf = (value: unknown): PayPeriod | null => {
  const text = textOf(value)?.trim().replace(/_/g, ' ')
  if (!text || text.length > 40) return null
  // UN/CEFACT codes, which schema.org allows too.
  const code = ({ HUR: 'HOUR', DAY: 'DAY', WEE: 'WEEK', MON: 'MONTH', ANN: 'YEAR' } as const)[text.toUpperCase()]
  return code ?? periods.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const periodAtEnd = /\s*(?:\b(?:per|an?)\s+|\/\s*)(\p{L}+)\s*$|\s+(\p{L}+)\s*$/iu

/** Beyond it a text is no amount. */
const maxTextLength = 120

/** A text of pay without the period at its end, where that is the one that is stated beside it. */
const withoutPeriod = (text: string, stated: PayPeriod): string => {
  if (text.length > maxTextLength) return text
  const [found = '', after, word] = periodAtEnd.exec(text) ?? []
  return found !== '' && periodOf(after ?? word) === stated ? text.slice(0, -found.length) : text
}

// “USD 3,000 - 4,000 per month”: only what names its currency and period is a pay.
const payOfText = (text: string, salaryCurrency: string | null): Pay | null => {
  if (text.length > maxTextLength) return null
  const currency = currencyOf(/\b[A-Z]{3}\b/.exec(text)?.[0] ?? salaryCurrency)
  const [, after, word] = periodAtEnd.exec(text) ?? []
  const period = periodOf(after ?? word)
  const found = currency && period && readAmounts(withoutPeriod(text, period), currency)
  return found ? bounded(found, currency, period) : null
}

const bounded = ({ min: low, max: high }: PayBounds, currency: string, period: PayPeriod): Pay | null => {
  const isAmount = (amount: number | null) => amount !== null && amount > 0 && amount <= maxAmount
  if ((low !== null && low < 0) || (high !== null && high < 0)) return null
  const min = isAmount(low) ? low : null
  const max = isAmount(high) ? high : null
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max
    ? { min: max, max: min, currency, period }
    : { min, max, currency, period }
}

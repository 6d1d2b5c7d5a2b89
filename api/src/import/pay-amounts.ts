import { languages } from '@jobspan/shared-kit/contracts/platform/locales'

/** Words and letters that make a number greater. English “mil” is a million and Spanish “mil” a thousand, so it is none of them. */
const factors: Record<string, number> = {
  k: 1_000,
  千: 1_000,
  bin: 1_000,
  ribu: 1_000,
  rb: 1_000,
  万: 10_000,
  萬: 10_000,
  lakh: 100_000,
  m: 1_000_000,
  juta: 1_000_000,
  jt: 1_000_000,
}

/** An amount as it is written: the number, and by what it is to be multiplied where that is said. */
type Amount = { number: number; factor: number | null }

/** How people write currencies beside the signs and names that `Intl` has. */
const otherWords: Record<string, string[]> = {
  CNY: ['元', 'rmb'],
  HKD: ['元'],
  INR: ['rs'],
  LKR: ['rs'],
  PKR: ['rs'],
  SAR: ['sr'],
  TRY: ['tl'],
  TWD: ['元'],
}

const currencyWords = new Map<string, ReadonlySet<string>>()

/** How a currency is written beside an amount: its code, and its signs and names in the languages of the site. */
const wordsOfCurrency = (currency: string): ReadonlySet<string> => {
  const known = currencyWords.get(currency)
  if (known) return known
  const words = new Set([currency.toLowerCase(), ...(otherWords[currency] ?? [])])
  for (const { intl } of languages)
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const)
      for (const { type, value } of new Intl.NumberFormat(intl, {
        style: 'currency',
        currency,
        currencyDisplay,
      }).formatToParts(2))
        if (type === 'currency') words.add(value.normalize('NFKC').toLowerCase())
  // “S$” of Singapore, “US$”.
  if (words.has('$')) for (const length of [1, 2]) words.add(`${currency.slice(0, length).toLowerCase()}$`)
  currencyWords.set(currency, words)
  return words
}

const amount = /^(\D*?)(\d[\d.,'’\s]*(?<![.,'’\s]))\s*(\D*)$/u

/** The amount that a text names, of a currency; null where it says anything else, or may say two things. */
const readAmount = (text: string, currency: string): Amount | null => {
  const [, before = '', digits = '', after = ''] = amount.exec(text) ?? []
  const number = readDigits(digits, currency)
  const isCurrency = (word: string) => word === '' || wordsOfCurrency(currency).has(word.replace(/\.$/, ''))
  if (number === null || !isCurrency(before.trim())) return null
  const words = after.trim()
  if (isCurrency(words)) return { number, factor: null }
  const [, factor = '', unit = ''] = /^(\p{Script=Han}|\p{L}+)\s*(.*)$/u.exec(words) ?? []
  const known = factors[factor]
  // “1.500k” is either of two numbers.
  return known !== undefined && isCurrency(unit) && !/[.,]\d{3}$/.test(digits) ? { number, factor: known } : null
}

const grouped =
  /^\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*)?(?:(?!\1)[.,]\d{1,2})?$|^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/u

/** “5,000.00”, “5.000,00”, “5 000”, “5,00,000”: three digits behind a sign are thousands, one or two a fraction. */
const readDigits = (digits: string, currency: string): number | null => {
  if (!grouped.test(digits)) return null
  const [whole = '', second] = digits.split(/[.,'’\s]/u)
  const hasOneGroup = /^\d+[.,\s]\d{3}$/u.test(digits)
  // A dinar has a thousand parts; “0.500” is no thousands; “150 190” may be two amounts.
  if (hasOneGroup && (/^0/.test(whole) || fractionDigitsOf(currency) === 3)) return null
  if (hasOneGroup && /\s/.test(digits) && Number(second) > Number(whole)) return null
  const fraction = /[.,](\d{1,2})$/.exec(digits)
  const integer = (fraction ? digits.slice(0, fraction.index) : digits).replace(/\D/g, '')
  return Number(`${integer}.${fraction?.[1] ?? 0}`)
}

const fractionDigitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits

/** How many times one bound is as much as the other in pay that somebody means. */
const maxRangeRatio = 100

/** What two amounts of a range are; null where that may be two things. “150-190k” is in thousands both times; of “150k-190” nobody knows. */
const toRange = (low: Amount, high: Amount): [number, number] | null => {
  const from = low.number * (low.factor ?? 1)
  const to = high.number * (high.factor ?? 1)
  if (low.factor === null && high.factor !== null && low.number > 0) {
    if (low.number <= high.number) return [low.number * high.factor, to]
    return from <= to && to / from <= maxRangeRatio ? [from, to] : null
  }
  if (low.factor !== null && high.factor === null) return from <= to ? [from, to] : null
  return [from, to]
}

const separator = /\s*(?:[-–—~〜至]|(?<![\p{L}$])(?:to|a|até|hasta)(?![\p{L}$]))\s*/iu

/** A stated bound of pay. A number is itself; `null` is none, and `undefined` a text that says no amount for sure. */
const readBound = (value: unknown, currency: string): Amount | null | undefined => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? { number: value, factor: null } : undefined
  if (typeof value !== 'string' || value.length > 60) return undefined
  return readAmount(normalize(value), currency) ?? undefined
}

const normalize = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** What pay is between; null where nothing is stated. */
export type PayBounds = { min: number | null; max: number | null }

/** The amounts of one text, such as “5,000” or “$80-95k”; null where it says anything else, or may say two things. */
export const readAmounts = (text: string, currency: string): PayBounds | null => {
  if (text.length > 120) return null
  const amounts = normalize(text)
    .split(separator)
    .map((part) => readAmount(part, currency))
  const [low, high] = amounts
  if (!low || amounts.length > 2 || amounts.includes(null)) return null
  return high
    ? toBounds(toRange(low, high))
    : toBounds([low.number * (low.factor ?? 1), low.number * (low.factor ?? 1)])
}

/** The amounts of two fields; null where one of them is unclear. */
export const readBounds = (minValue: unknown, maxValue: unknown, currency: string): PayBounds | null => {
  const low = readBound(minValue, currency)
  const high = readBound(maxValue, currency)
  if (low === undefined || high === undefined) return null
  if (low && high && low.number > 0) return toBounds(toRange(low, high))
  const totalOf = (found: Amount | null) => found && found.number * (found.factor ?? 1)
  return { min: totalOf(low), max: totalOf(high) }
}

const toBounds = (range: [number, number] | null): PayBounds | null => range && { min: range[0], max: range[1] }

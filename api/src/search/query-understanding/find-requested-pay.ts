import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { queryWords } from './query-words.ts'

export type RequestedPay = {
  field: 'salary_from' | 'salary_to'
  amount: number
  currency: string
  start: number
  end: number
}

const { atLeast, atMost, pay, yearly, thousand, tenThousand, million } = queryWords.amounts

/** Each word once: a repeated choice between two that are the same doubles with each of them. */
const escaped = (words: string[]): string =>
  [...new Set(words)]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
const notInWord = (words: string[]): string => `(?<![\\p{L}\\p{N}])(?:${escaped(words)})(?![\\p{Script=Latin}])`

const pattern = new RegExp(
  `(?:(?<limit>${escaped([...atLeast, ...atMost])})\\s*)?(?<sign>[$€£¥₱₺]|(?<!\\p{L})(?:rp|rm|s\\$|nt\\$|hk\\$))?\\s*` +
    `(?<number>\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)\\s*` +
    `(?<unit>(?:${escaped([...thousand, ...tenThousand, ...million])})(?![\\p{Script=Latin}]))?(?:円|元|塊)?\\s*` +
    `(?<more>\\+|(?:${escaped(atLeast)})|(?:${escaped(atMost)}))?`,
  'giu',
)
const payPattern = new RegExp(notInWord(pay), 'iu')
const payAround = new RegExp(`(?:\\s*(?:${escaped([...pay, ...yearly])}))+`, 'iuy')
const payBefore = new RegExp(`(?:(?:${escaped([...pay, ...yearly])})\\s*)+$`, 'iu')
const yearlyPattern = new RegExp(escaped(yearly), 'iu')

/** Where pay is told by the year; elsewhere it is by the month. */
const yearlyCountries = new Set<CountryKey>(['us', 'gb', 'ca', 'es', 'rs'])
// The least of a year in such a country, in its currency: nobody means so much a month.
const minYearly = 15_000

const multiple = (unit: string | undefined): number => {
  const held = (list: string[]) => unit !== undefined && list.includes(unit.toLowerCase())
  return held(thousand) ? 1_000 : held(tenThousand) ? 10_000 : held(million) ? 1_000_000 : 1
}

const toNumber = (digits: string): number =>
  Number(
    /[.,]\d{3}$/.test(digits) || /[.,]\d{3}[.,]/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'),
  )

/** “5000+”, “over 60k”, “月給30万以上”: the pay that a query asks for, a month. Numbers of other things are none: 24/7, 7-Eleven. */
export const findRequestedPay = (text: string, country: CountryKey): RequestedPay | null => {
  if (!/\d/.test(text)) return null
  for (const match of text.matchAll(pattern)) {
    const requested = toRequestedPay(text, match, country)
    if (requested) return requested
  }
  return null
}

const toRequestedPay = (text: string, match: RegExpExecArray, country: CountryKey): RequestedPay | null => {
  const { limit, sign, number = '', unit, more } = match.groups ?? {}
  const from = match.index + (match[0].length - match[0].trimStart().length)
  const to = match.index + match[0].trimEnd().length
  const around = `${text.slice(0, from)} ${text.slice(to)}`
  const isPayNamed = sign !== undefined || payPattern.test(around) || yearlyPattern.test(around)
  if (limit === undefined && more === undefined && !isPayNamed) return null
  const stated = toNumber(number) * multiple(unit)
  if (stated < 100 || stated > 1e12) return null
  const currency = findCountry(country)?.currency ?? 'USD'
  const isYearly =
    yearlyPattern.test(text) ||
    (yearlyCountries.has(country) && stated >= minYearly) ||
    (currency === 'JPY' && stated >= 1_500_000)
  const isUpperBound = [limit, more].some((word) => word !== undefined && atMost.includes(word.toLowerCase()))
  payAround.lastIndex = to
  return {
    field: isUpperBound ? 'salary_to' : 'salary_from',
    amount: Math.floor(isYearly ? stated / 12 : stated),
    currency,
    start: payBefore.exec(text.slice(0, from))?.index ?? from,
    end: to + (payAround.exec(text)?.[0].length ?? 0),
  }
}

import type { Locale } from '@jobspan/shared-kit/remote'

export type DatePart = 'day' | 'month' | 'year'

/** Months and years of the Gregorian calendar in Western digits, as the rest of the site says them. */
const tagOf = (locale: Locale) => `${locale.intl}-u-ca-gregory-nu-latn`

const two = (number: number) => String(number).padStart(2, '0')

/** Parts of a date in the order in which the language writes them. */
export const dateOrder = (locale: Locale): DatePart[] =>
  new Intl.DateTimeFormat(tagOf(locale), { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year')

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => (from < to ? from + at : from - at))

/** How months are named: three lists in a line of a phone have no room for September. */
export type MonthNames = 'long' | 'short'

/** Every value of a part with its name, such as `04` April, `2019` 2019年. Years run from `from` to `to`. */
export const datePartOptions = (
  part: DatePart,
  locale: Locale,
  from: number,
  to: number,
  months: MonthNames = 'long',
) => {
  const format = new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: 'UTC',
    [part]: part === 'month' ? months : 'numeric',
  })
  const numbers = { day: range(1, 31), month: range(1, 12), year: range(from, to) }[part]
  const dates = {
    day: (number: number) => Date.UTC(2000, 0, number),
    month: (number: number) => Date.UTC(2000, number - 1, 1),
    year: (number: number) => Date.UTC(number, 0, 1),
  }
  return numbers.map((number) => ({ value: two(number), label: format.format(dates[part](number)) }))
}

const order = ['year', 'month', 'day'] as const

/** A date as its parts; what is not chosen yet is empty. */
export const splitDate = (date: string): Record<DatePart, string> => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month, day }
}

/** `2019-04-28`, or `2019-04` of a month; empty where nothing is chosen. */
export const toDateText = (parts: Record<DatePart, string>, wanted: readonly DatePart[]): string => {
  const chosen = order.filter((part) => wanted.includes(part)).map((part) => parts[part])
  return chosen.every((part) => part === '') ? '' : chosen.join('-')
}

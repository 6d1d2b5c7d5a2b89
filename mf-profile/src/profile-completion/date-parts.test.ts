import { expect, it } from '@jest/globals'
import { testLocale } from '@jobspan/shared-kit/testing'
import { dateOrder, datePartOptions, splitDate, toDateText } from './date-parts.ts'
import { today } from './today.ts'

it.each([
  ['en-us', 'us', 'month day year'],
  ['es-es', 'es', 'day month year'],
  ['ja', 'jp', 'year month day'],
  ['ar', 'sa', 'day month year'],
] as const)('%s asks for the parts as it writes them', (language, country, order) => {
  expect(dateOrder(testLocale(language, country)).join(' ')).toBe(order)
})

it('names months and years as the language says them, of one calendar', () => {
  const first = (language: 'ja' | 'ar' | 'en-us', part: 'month' | 'year') =>
    datePartOptions(part, testLocale(language, language === 'ar' ? 'sa' : 'sg'), 2026, 1966)[0]
  expect(first('en-us', 'month')).toEqual({ value: '01', label: 'January' })
  expect(first('ja', 'year')).toEqual({ value: '2026', label: '2026年' })
  expect(first('ar', 'year')).toEqual({ value: '2026', label: '2026' })
})

it('keeps what is chosen until all is', () => {
  expect(toDateText({ year: '2019', month: '', day: '' }, ['month', 'year'])).toBe('2019-')
  expect(splitDate('2019-')).toEqual({ year: '2019', month: '', day: '' })
  expect(toDateText({ ...splitDate('2019-'), month: '04' }, ['month', 'year'])).toBe('2019-04')
  expect(toDateText({ year: '', month: '', day: '' }, ['day', 'month', 'year'])).toBe('')
})

it('knows the day where the browser is', () => {
  expect(today(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05')
})

import { CalendarDate } from '@internationalized/date'
import { expect, it } from '@jest/globals'
import { dayAfterKey, weeksOfMonth } from './month-days.ts'

it('weeks begin where those of the locale do', () => {
  const december = new CalendarDate(2026, 12, 15)
  expect(String(weeksOfMonth(december, 'es-ES')[0]?.[0])).toBe('2026-11-30')
  expect(String(weeksOfMonth(december, 'ja-JP')[0]?.[0])).toBe('2026-11-29')
  expect(weeksOfMonth(december, 'es-ES')).toHaveLength(5)
})

it.each([
  ['ArrowRight', 'ltr', '2026-12-02'],
  ['ArrowRight', 'rtl', '2026-11-30'],
  ['ArrowDown', 'rtl', '2026-12-08'],
  ['PageUp', 'ltr', '2026-11-01'],
  ['End', 'ltr', '2026-12-06'],
  ['a', 'ltr', 'undefined'],
] as const)('%s in a page that runs %s leads to %s', (key, direction, day) => {
  const from = new CalendarDate(2026, 12, 1)
  expect(String(dayAfterKey({ key, shiftKey: false }, from, { locale: 'es-ES', direction }))).toBe(day)
})

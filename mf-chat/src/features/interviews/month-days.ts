import { type CalendarDate, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from '@internationalized/date'

/** The weeks that a month touches, each of seven days from the locale's first day of the week. */
export const weeksOfMonth = (month: CalendarDate, locale: string): CalendarDate[][] => {
  const weeks: CalendarDate[][] = []
  const last = endOfWeek(endOfMonth(month), locale)
  for (let day = startOfWeek(startOfMonth(month), locale); day.compare(last) <= 0; day = day.add({ weeks: 1 }))
    weeks.push(Array.from({ length: 7 }, (_, index) => day.add({ days: index })))
  return weeks
}

type KeyPress = { key: string; shiftKey: boolean }

/** Where a key leads in a month (ARIA Authoring Practices, date grid); undefined where it leads nowhere. */
export const dayAfterKey = (
  { key, shiftKey }: KeyPress,
  day: CalendarDate,
  { locale, direction }: { locale: string; direction: 'ltr' | 'rtl' },
): CalendarDate | undefined => {
  const forward = direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return day.add({ days: forward })
    case 'ArrowLeft':
      return day.add({ days: -forward })
    case 'ArrowDown':
      return day.add({ weeks: 1 })
    case 'ArrowUp':
      return day.subtract({ weeks: 1 })
    case 'Home':
      return startOfWeek(day, locale)
    case 'End':
      return endOfWeek(day, locale)
    case 'PageDown':
      return day.add(shiftKey ? { years: 1 } : { months: 1 })
    case 'PageUp':
      return day.subtract(shiftKey ? { years: 1 } : { months: 1 })
    default:
      return undefined
  }
}

import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import Holidays from 'date-holidays'
import { LRUCache } from 'lru-cache'

/** Days without work, from Sunday, 0, on; Saturday and Sunday where nothing is said. */
const weekends: Partial<Record<CountryKey, readonly number[]>> = { sa: [5, 6] }
const usualWeekend = [0, 6]
const dayMs = 24 * 3600 * 1000

const known = new LRUCache<string, ReadonlySet<string>>({ max: 60 })

/** Public holidays of a country in a year, as `2026-12-25`; none of a country that has no calendar. */
const holidaysIn = (country: CountryKey, year: number): ReadonlySet<string> => {
  const key = `${country} ${year}`
  const earlier = known.get(key)
  if (earlier) return earlier
  const code = findCountry(country)?.code
  const found = code ? new Holidays(code, { types: ['public'] }).getHolidays(year) : []
  const days = new Set(
    found.flatMap(({ date, start, end }) => {
      const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
      const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs))
      return Array.from({ length: count }, (_, day) => new Date(first + day * dayMs).toISOString().slice(0, 10))
    }),
  )
  known.set(key, days)
  return days
}

const isBusinessDay = (country: CountryKey, day: Date): boolean =>
  !(weekends[country] ?? usualWeekend).includes(day.getUTCDay()) &&
  !holidaysIn(country, day.getUTCFullYear()).has(day.toISOString().slice(0, 10))

const timeZoneOf = (country: CountryKey): string => {
  const code = findCountry(country)?.code
  return (code && new Holidays(code).getTimezones()[0]) || 'UTC'
}

const calendars = new Map<CountryKey, Intl.DateTimeFormat>()

/** Which day it is in a country, as `2026-12-25`: of several zones, in that of its first city; in UTC where no country is named. */
export const dayIn = (country: CountryKey, at: Date): string => {
  const calendar = calendars.get(country) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(country) })
  calendars.set(country, calendar)
  return calendar.format(at)
}

/** The day that is so many business days of a country after the one that it is there at a moment, such as `2026-12-18`. */
export const addBusinessDays = (country: CountryKey, from: Date, count: number): string => {
  let day = new Date(`${dayIn(country, from)}T00:00:00Z`)
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + dayMs)
    if (isBusinessDay(country, day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

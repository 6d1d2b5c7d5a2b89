import type { Locale } from '@jobspan/shared-kit/remote'

const minute = 60_000
const hour = 60 * minute
const formatDay = 24 * hour

/** Arabic seekers read Western digits and the Gregorian calendar too, as on the rest of the site. */
export const digitAndCalendarOptions = { numberingSystem: 'latn', calendar: 'gregory' } as const

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
/** How many midnights lie between; 0 is the same day. A day of a changed clock has 23 or 25 hours. */
const daysBetween = (then: Date, now: Date) => Math.round((midnight(now) - midnight(then)) / formatDay)

export type ChatDateFormat = ReturnType<typeof createChatDateFormat>

/** Moments as people of the locale write them, by the reader's own clock. */
export const createChatDateFormat = ({ intl }: Pick<Locale, 'intl'>) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...digitAndCalendarOptions, ...options })
  const clockFormat = format({ hour: 'numeric', minute: '2-digit' })
  const weekday = format({ weekday: 'short' })
  const short = format({ month: 'short', day: 'numeric' })
  const long = format({ weekday: 'long', month: 'long', day: 'numeric' })
  const withYear = format({ year: 'numeric', month: 'short', day: 'numeric' })
  // The option is in ECMA-402, and not yet in the types.
  const relative = new Intl.RelativeTimeFormat(intl, {
    numeric: 'auto',
    ...digitAndCalendarOptions,
  } as Intl.RelativeTimeFormatOptions)
  /** As a heading stands: `today` is written small within a sentence. */
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(intl) + text.slice(1)
  return {
    /** 14:05 */
    formatTime: (value: string) => clockFormat.format(new Date(value)),
    /** One text for each day. */
    dayKey: (value: string) => new Date(value).toDateString(),
    /** Today, Yesterday, Monday, 3 November. */
    day: (value: string, now: number) => {
      const at = new Date(value)
      const days = daysBetween(at, new Date(now))
      if (days >= 0 && days < 2) return capital(relative.format(-days, 'day'))
      return capital((at.getFullYear() === new Date(now).getFullYear() ? long : withYear).format(at))
    },
    /** In a list: the clock for today, then Yesterday, Mon, 3 Nov. */
    formatShort: (value: string, now: number) => {
      const at = new Date(value)
      const days = daysBetween(at, new Date(now))
      if (days <= 0) return clockFormat.format(at)
      if (days === 1) return capital(relative.format(-1, 'day'))
      if (days < 7) return weekday.format(at)
      return (at.getFullYear() === new Date(now).getFullYear() ? short : withYear).format(at)
    },
    /** 5 minutes ago, 3 hours ago, yesterday. */
    formatRelative: (value: string, now: number) => {
      const passed = Math.max(minute, now - new Date(value).getTime())
      if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute')
      if (passed < formatDay) return relative.format(-Math.floor(passed / hour), 'hour')
      return relative.format(-Math.floor(passed / formatDay), 'day')
    },
  }
}

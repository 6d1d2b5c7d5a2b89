import type { Locale } from '@jobspan/shared-kit/remote'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Arabic seekers read Western digits and the Gregorian calendar too, as on the rest of the site. */
export const figures = { numberingSystem: 'latn', calendar: 'gregory' } as const

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
/** How many midnights lie between; 0 is the same day. A day of a changed clock has 23 or 25 hours. */
const daysBetween = (then: Date, now: Date) => Math.round((midnight(now) - midnight(then)) / day)

export type Moments = ReturnType<typeof momentsFor>

/** Moments as people of the locale write them, by the reader's own clock. */
export const momentsFor = ({ intl }: Pick<Locale, 'intl'>) => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(intl, { ...figures, ...options })
  const clockFormat = format({ hour: 'numeric', minute: '2-digit' })
  const weekday = format({ weekday: 'short' })
  const short = format({ month: 'short', day: 'numeric' })
  const long = format({ weekday: 'long', month: 'long', day: 'numeric' })
  const withYear = format({ year: 'numeric', month: 'short', day: 'numeric' })
  // The option is in ECMA-402, and not yet in the types.
  const relative = new Intl.RelativeTimeFormat(intl, { numeric: 'auto', ...figures } as Intl.RelativeTimeFormatOptions)
  /** As a heading stands: `today` is written small within a sentence. */
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(intl) + text.slice(1)
  return {
    /** 14:05 */
    clock: (value: string) => clockFormat.format(new Date(value)),
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
    brief: (value: string, now: number) => {
      const at = new Date(value)
      const days = daysBetween(at, new Date(now))
      if (days <= 0) return clockFormat.format(at)
      if (days === 1) return capital(relative.format(-1, 'day'))
      if (days < 7) return weekday.format(at)
      return (at.getFullYear() === new Date(now).getFullYear() ? short : withYear).format(at)
    },
    /** 5 minutes ago, 3 hours ago, yesterday. */
    ago: (value: string, now: number) => {
      const passed = Math.max(minute, now - new Date(value).getTime())
      if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute')
      if (passed < day) return relative.format(-Math.floor(passed / hour), 'hour')
      return relative.format(-Math.floor(passed / day), 'day')
    },
  }
}

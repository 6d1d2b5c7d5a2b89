import type { QuietHours } from '@jobspan/shared-kit/contracts/account/account-settings'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * When the quiet hours that are now end, in the member's zone; null where none are now. What the clocks there do in between is right: in the
 * night in which they change, quiet hours are an hour shorter or longer, and still end at the time that was set.
 */
export const endOfQuietHours = (quietHours: QuietHours | null, now = new Date()): Date | null => {
  if (!quietHours) return null
  const { time_zone: timeZone } = quietHours
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)]
  const local = localMinutes(now, timeZone)
  const isQuiet = from <= to ? local >= from && local < to : local >= from || local < to
  if (!isQuiet) return null
  const untilEnd = (to - local + dayMinutes) % dayMinutes
  const end = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + untilEnd * minuteMs)
  // Where the clocks change before it, the guess is off by what they change.
  const offBy = ((localMinutes(end, timeZone) - to + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2
  const corrected = new Date(end.getTime() - offBy * minuteMs)
  // A time that the clocks skip comes never: the hours end when the clocks have passed it.
  return localMinutes(corrected, timeZone) === to ? corrected : new Date(Math.max(end.getTime(), corrected.getTime()))
}

/** Whether a name is one of an IANA time zone that this process knows. An offset such as `+08:00` is none: it knows no summer. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z]/i.test(name)) return false
  try {
    return formatterOf(name) !== undefined
  } catch {
    return false
  }
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const localMinutes = (at: Date, timeZone: string) => minutesOf(formatterOf(timeZone).format(at))

/** A formatter takes longer to make than a thousand to use. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  // Names are accepted in any case; of those a zone has, few are ever here.
  if (formatters.size > 1000) formatters.clear()
  formatters.set(timeZone, made)
  return made
}

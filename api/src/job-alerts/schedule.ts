import type { JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { LRUCache } from 'lru-cache'

/** The hour of the morning in which alerts are due, by the clocks of their zone. */
const dueHour = 8
const dayMs = 86_400_000
const monday = 1

export type Schedule = { frequency: JobAlertFrequency; timeZone: string }

/** When an alert is due next after an instant: at eight in the morning of its zone, of the next day or the next Monday. */
export const nextDue = ({ frequency, timeZone }: Schedule, after: Date): Date => {
  const today = localMidnight(after, timeZone)
  // A Monday comes within seven days; two more, because a zone may skip a day.
  for (let days = 0; days <= 9; days += 1) {
    const due = dueOn(today + days * dayMs, { frequency, timeZone })
    if (due !== null && due > after) return due
  }
  return new Date(after.getTime() + 7 * dayMs)
}

/**
 * The period that is due at an instant, as the local date on which it was: a day, or the Monday of a week. Where several were missed it is
 * the last of them.
 */
export const duePeriod = ({ frequency, timeZone }: Schedule, at: Date): string => {
  const today = localMidnight(at, timeZone)
  for (let days = 0; days <= 9; days += 1) {
    const day = today - days * dayMs
    const due = dueOn(day, { frequency, timeZone })
    if (due !== null && due <= at) return toDate(day)
  }
  return toDate(today)
}

/** A local date as the instant at which it would begin in UTC. */
const localMidnight = (at: Date, timeZone: string): number =>
  Math.floor(toLocal(at.getTime(), timeZone) / dayMs) * dayMs

const toDate = (localDay: number): string => new Date(localDay).toISOString().slice(0, 10)

const dueOn = (localDay: number, { frequency, timeZone }: Schedule): Date | null => {
  if (frequency === 'weekly' && new Date(localDay).getUTCDay() !== monday) return null
  const wanted = localDay + dueHour * 3_600_000
  const guess = wanted - offsetAt(wanted, timeZone)
  // Where the clocks change between the guess and what it is a guess of, the offset there is another.
  return new Date(wanted - offsetAt(guess, timeZone))
}

const offsetAt = (instant: number, timeZone: string): number => toLocal(instant, timeZone) - instant

/** What the clocks of a zone show, as the instant at which clocks of UTC show it. */
const toLocal = (instant: number, timeZone: string): number => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** A formatter takes longer to make than a thousand to use. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 1000 })
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}

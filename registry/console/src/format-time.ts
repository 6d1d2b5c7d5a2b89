const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' })

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `20 Nov 2026, 14:05 GMT+8`, in the reader's own time zone, which is named: who is told of it may be in another. */
export const formatDateTime = (at: string): string => dateTime.format(new Date(at))

const versionDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const versionDateOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `20 Nov, 14:05`, in the reader's own time zone, with the year where it is another: it identifies a version. */
export const formatVersionDate = (at: string, now = Date.now()): string => {
  const date = new Date(at)
  return (date.getFullYear() === new Date(now).getFullYear() ? versionDate : versionDateOfYear).format(date)
}

/** `14:05`, in the reader's own time zone. */
export const formatTime = (at: string): string => clock.format(new Date(at))

/** Whether `formatRelativeTime` writes the distance, and not the date. */
export const isWithinWeek = (at: string, now = Date.now()): boolean =>
  Math.abs(new Date(at).getTime() - now) <= 7 * 86_400_000

/** `3 min. ago`, `in 2 hr.`; the date once it is a week away. */
export const formatRelativeTime = (at: string, now = Date.now()): string => {
  if (!isWithinWeek(at, now)) return formatDateTime(at)
  const distance = new Date(at).getTime() - now
  for (const [unit, size] of units) {
    if (Math.abs(distance) >= size) return relative.format(Math.round(distance / size), unit)
  }
  return relative.format(0, 'second')
}

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The first moment of a day of the reader's, such as `2026-11-20`, or of the day after it; null where it is no day. */
export const dayStart = (day: string, daysLater = 0): string | null => {
  const date = new Date(`${day}T00:00:00`)
  if (Number.isNaN(date.getTime())) return null
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

/** What a `datetime-local` field holds, as a moment of the contract; null while it is empty or no date. */
export const fromLocalField = (value: string): string | null => {
  const date = new Date(value)
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}

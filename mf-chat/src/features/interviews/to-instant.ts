import { parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** The moment at which the clocks of a zone show a time (`2026-12-01T09:30`): null where they never do, because they go forward then. */
export const toInstant = (localTime: string, timeZone: string): Date | null => {
  const wanted = parseDateTime(localTime)
  // Of a time that comes twice the first is meant, as the API means it.
  const zoned = toZoned(wanted, timeZone, 'earlier')
  return toCalendarDateTime(zoned).compare(wanted) === 0 ? zoned.toDate() : null
}

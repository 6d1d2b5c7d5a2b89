import { Temporal } from 'temporal-polyfill'

/** What a time on somebody's clock comes to, or why there is none; the words are for `errors` by field. */
export type WallClock = { at: Date } | { problem: 'not_a_time' | 'unknown_time_zone' | 'in_a_gap' }

/** A name of the time zone database, such as `Asia/Tokyo` or `UTC`; an offset such as `+08:00` knows nothing of summer time. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+\-/]*$/

/**
 * The moment at which a clock shows `localTime` (`2026-12-01T09:30`) in a zone. A time that is skipped as clocks go forward is `in_a_gap`; of a
 * time that comes twice, the first.
 */
export const readWallClock = (localTime: string, timeZone: string): WallClock => {
  let local: Temporal.PlainDateTime
  try {
    local = Temporal.PlainDateTime.from(localTime, { overflow: 'reject' })
  } catch {
    return { problem: 'not_a_time' }
  }
  if (!zoneName.test(timeZone)) return { problem: 'unknown_time_zone' }
  try {
    const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    if (!zoned.toPlainDateTime().equals(local)) return { problem: 'in_a_gap' }
    return { at: new Date(zoned.epochMilliseconds) }
  } catch {
    return { problem: 'unknown_time_zone' }
  }
}

export const isTimeZone = (timeZone: string): boolean => 'at' in readWallClock('2026-01-01T12:00', timeZone)

import { textOf } from './json-ld-values.ts'

const earliest = Date.UTC(1990, 0, 1)
const dayMilliseconds = 86_400_000

/**
 * A moment as feeds write it: ISO 8601, a day in figures, as mails write it, or as seconds or milliseconds since 1970. Null for garbage, and for what
 * is further than `latest`. A day alone is its first moment, or its last with `isEnd`.
 */
export const dateOf = (value: unknown, { latest, isEnd = false }: { latest: number; isEnd?: boolean }): Date | null => {
  const read = readDate(value)
  if (read === null || read.instant < earliest || read.instant > latest) return null
  return new Date(read.isDay && isEnd ? read.instant + dayMilliseconds - 1 : read.instant)
}

/** Whether a date is stated in a way that says no date for sure. */
export const isUnreadableDate = (value: unknown): boolean => textOf(value) !== null && readDate(value) === null

const readDate = (value: unknown): { instant: number; isDay: boolean } | null => {
  const text = textOf(value)?.normalize('NFKC').trim()
  if (!text || text.length > 60) return null
  const day = dayOf(text)
  if (day !== undefined) return day === null ? null : { instant: day, isDay: true }
  if (/^\d{12,13}$/.test(text)) return { instant: Number(text), isDay: false }
  if (/^\d{10}$/.test(text)) return { instant: Number(text) * 1_000, isDay: false }
  if (!/^(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|[A-Z][a-z]{2}.*\d{4})/.test(text)) return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : { instant, isDay: false }
}

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$|^(\d{4})(\d{2})(\d{2})$/
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?)?$/

/** The first moment of a day in figures; null for one that no calendar has or that may be two, undefined for what is no day in figures. */
const dayOf = (text: string): number | null | undefined => {
  const first = yearFirst.exec(text)?.slice(1).filter(Boolean).map(Number)
  if (first) return toInstant(first[0], first[1], first[2])
  const [, one, separator, two, year] = yearLast.exec(text) ?? []
  if (one === undefined) return undefined
  const [a, b] = [Number(one), Number(two)]
  // With points the day comes first everywhere; otherwise only a number above twelve tells which is the day.
  if (separator === '.' || a > 12 || a === b) return toInstant(Number(year), b, a)
  return b > 12 ? toInstant(Number(year), a, b) : null
}

const toInstant = (year = 0, month = 0, day = 0): number | null => {
  const instant = Date.UTC(year, month - 1, day)
  const date = new Date(instant)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? instant : null
}

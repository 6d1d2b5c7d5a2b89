import { digitAndCalendarOptions } from './chat-date-format.ts'

/** No line ends at the dash of a range. U+2060 is a joiner; U+2009, the thin space around a dash, lets lines break, and U+202F is the same without. */
const keepOnOneLine = (range: string): string => range.replaceAll('\u2009', '\u202f').replace(/[–～]/, '\u2060$&\u2060')

type Span = { starts_at: string; ends_at: string }

const isKnown = (timeZone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

export type TimeFormat = ReturnType<typeof createTimeFormat>

/** Times that are agreed as people of the locale write them, by the clocks of a zone; by UTC where the browser does not know the zone. */
export const createTimeFormat = (intl: string, zone: string) => {
  const timeZone = isKnown(zone) ? zone : 'UTC'
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...digitAndCalendarOptions, timeZone, ...options })
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const clock = format({ hour: 'numeric', minute: '2-digit' })
  const moment = format({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' })
  // Digits of this form are the same in all locales: it is compared, not shown.
  const key = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const zonePart = (value: string, timeZoneName: 'longGeneric' | 'shortOffset') =>
    format({ timeZoneName })
      .formatToParts(new Date(value))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const offset = (value: string) => zonePart(value, 'shortOffset')
  /** Japanese ranges would be 22時00分～22時45分, where every clock beside them shows 22:00. */
  const formatRange = (one: Intl.DateTimeFormat, { starts_at, ends_at }: Span) => {
    const [start, end] = [new Date(starts_at), new Date(ends_at)]
    return keepOnOneLine(
      intl.startsWith('ja') ? `${one.format(start)}～${clock.format(end)}` : one.formatRange(start, end),
    )
  }
  return {
    /** Tuesday 1 December */
    day: (value: string) => day.format(new Date(value)),
    /** 2:00 – 2:45 pm */
    range: (span: Span) => formatRange(clock, span),
    /** Tue 1 Dec, 2:00 – 2:45 pm */
    span: (span: Span) => formatRange(moment, span),
    /** Tue 1 Dec, 2:00 pm */
    moment: (value: string) => moment.format(new Date(value)),
    /** 1 December 2026 */
    date: (value: string) => date.format(new Date(value)),
    /** 2026-12-01: the day on which it is there. */
    dayKey: (value: string) => key.format(new Date(value)),
    /** How far it is from Greenwich then: two zones with the same offset show the same clock. */
    offset,
    /** Philippine Standard Time (GMT+8) */
    zoneName: (value: string) => {
      const [name, distance] = [zonePart(value, 'longGeneric'), offset(value)]
      // A zone without a name of its own is called by its distance, only longer, and in the language's word for Greenwich.
      return name === '' || /^GMT|\d/.test(name) ? distance : `${name} (${distance})`
    },
  }
}

const nothing = () => '\u00a0'

/**
 * Nothing yet, in the room of something: the server knows nobody's clock, and its words for a time are not always those of the browser, which would
 * render everything anew.
 */
export const blankTimeFormat: TimeFormat = {
  day: nothing,
  range: nothing,
  span: nothing,
  moment: nothing,
  date: nothing,
  dayKey: nothing,
  offset: nothing,
  zoneName: nothing,
}

/** Whether the clocks of two zones differ at a moment. */
export const areClocksDifferent = (at: string, one: TimeFormat, other: TimeFormat): boolean =>
  one.offset(at) !== other.offset(at)

import isoCountries from 'i18n-iso-countries'

/** Countries with clocks no further apart share most of a working day. */
const maxHoursApart = 3

/** The hours that a zone is ahead of UTC now. */
const utcOffsetHours = (zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // UTC itself reads “GMT”, without an offset.
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
}

/** Hours between two clocks, at most 12: the date does not count. */
const hoursBetween = (one: number, other: number): number => {
  const hours = Math.abs(one - other) % 24
  return Math.min(hours, 24 - hours)
}

let offsetsByCountry: Map<string, number[]> | undefined

/**
 * The UTC offsets of every country, of which some have several. Computed once per process (100 ms): daylight saving time may shift a result
 * by an hour, which is accepted.
 */
const loadCountryOffsets = (): Map<string, number[]> => {
  const offsets = new Map<string, number>()
  const hoursOf = (zone: string) => {
    const hours = offsets.get(zone) ?? utcOffsetHours(zone)
    offsets.set(zone, hours)
    return hours
  }
  const zonesOf = (region: string) => new Intl.Locale('und', { region }).getTimeZones() ?? []
  return new Map(Object.keys(isoCountries.getAlpha2Codes()).map((code) => [code, zonesOf(code).map(hoursOf)]))
}

/** Countries (ISO 3166-1 alpha-2) where it is about the time of a zone (IANA name). */
export const findCountriesNearTimeZone = (zone: string): string[] => {
  offsetsByCountry ??= loadCountryOffsets()
  const wanted = utcOffsetHours(zone)
  return [...offsetsByCountry].flatMap(([code, hours]) =>
    hours.some((each) => hoursBetween(each, wanted) <= maxHoursApart) ? [code] : [],
  )
}

/** The hours that the clock of a country (ISO 3166-1 alpha-2) is ahead of UTC; of several the one of most of its zones. Undefined for no country. */
export const utcOffsetOf = (code: string): number | undefined => {
  offsetsByCountry ??= loadCountryOffsets()
  const counts = new Map<number, number>()
  for (const hours of offsetsByCountry.get(code) ?? []) counts.set(hours, (counts.get(hours) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

import isoCountries from 'i18n-iso-countries'

/** Whose clocks are no further apart has most of a working day in common. */
const maxHoursApart = 3

/** Hours that a zone is ahead of UTC. */
const utcOffsetHours = (zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // UTC itself is GMT, without figures.
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
}

/** On a clock: a day later is no later. */
const hoursBetween = (one: number, other: number): number => {
  const hours = Math.abs(one - other) % 24
  return Math.min(hours, 24 - hours)
}

let offsetsByCountry: Map<string, number[]> | undefined

/**
 * The hours of every country, of which some have many. Asked of ICU once, which takes it a tenth of a second: an hour of summer time makes
 * nobody a neighbour.
 */
const loadCountryOffsets = (): Map<string, number[]> => {
  const known = new Map<string, number>()
  const hoursOf = (zone: string) => {
    const hours = known.get(zone) ?? utcOffsetHours(zone)
    known.set(zone, hours)
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

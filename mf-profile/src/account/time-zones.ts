import type { Locale } from '@jobspan/shared-kit/remote'

/** Time zones by their IANA names, and the chosen one, which a browser may know by another. */
export const timeZoneOptions = (chosen: string) => {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])
  return [...names].toSorted().map((name) => ({ value: name, label: name.replaceAll('_', ' ').replaceAll('/', ' / ') }))
}

export const getBrowserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What people call the zone, and how far it is from Greenwich; undefined where the browser does not know it. */
export const timeZoneName = (zone: string, locale: Locale): string | undefined => {
  const partOf = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(`${locale.intl}-u-nu-latn`, { timeZone: zone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value
  try {
    const [name, offset] = [partOf('longGeneric'), partOf('shortOffset')]
    // A zone without a name of its own is called by its distance, only longer, and in the language's word for Greenwich.
    return name === undefined || /^GMT|\d/.test(name) ? offset : `${name} (${offset})`
  } catch {
    return undefined
  }
}

import type { JobRecord } from '../jobs/job-record.ts'
import { hasType, isObject, type JsonObject, listOf, property, textOf } from './json-ld-values.ts'
import { countryCodeOf, countryOfPart, partsOf, shortText } from './posting-places.ts'

const worldwide = /^(?:fully )?(?:worldwide|anywhere(?: in the world)?|everywhere|global(?:ly)?|earth|the world)$/i
const noArea = /^(?:fully )?(?:remote|telecommute|any|n\/?a|none)$/i
const aroundName = /^(?:(?:anywhere|everywhere|remote) (?:in|within) (?:the )?|remote ?[-–—,:] ?)| only$/gi

type ApplicantLocation = Pick<JobRecord, 'applicantLocation' | 'applicantAreas'>
type Area = NonNullable<JobRecord['applicantAreas']>[number]

/** The countries that a stated area is or lies in, and the area where it is no whole country. */
const readArea = (value: unknown): { codes: string[]; areas: Area[] } => {
  const text = shortText(value)?.replace(aroundName, '').trim()
  const name = text && noArea.test(text) ? undefined : text
  const address = isObject(value) ? property(value, 'address') : undefined
  const around = isObject(value)
    ? (property(value, 'addressCountry') ??
      property(value, 'containedInPlace') ??
      (isObject(address) ? property(address, 'addressCountry') : address))
    : undefined
  const stated = countryCodeOf(around)
  if (!name) return { codes: stated ? [stated] : [], areas: [] }
  // The state of Georgia is not the country.
  const isPart = isObject(value) && (hasType(value, 'State') || hasType(value, 'City'))
  const whole = isPart ? null : countryCodeOf(isObject(value) ? (property(value, 'identifier') ?? name) : name)
  if (whole && (stated === null || stated === whole)) return { codes: [whole], areas: [] }
  const parts = partsOf(name)
  const found = parts.map((part) =>
    countryOfPart(
      part,
      parts.filter((other) => other !== part),
    ),
  )
  const codes = found.filter((code) => code !== null)
  // “USA, Canada”.
  if (!isPart && stated === null && codes.length === parts.length) return { codes, areas: [] }
  const last = isPart && parts.length === 1 ? null : (codes.at(-1) ?? null)
  const code = stated ?? last
  const rest = parts.filter((_, index) => code === null || index === 0 || found[index] !== code)
  return { codes: code ? [code] : [], areas: [{ name: code ? rest.join(', ') : name, country_code: code }] }
}

/** Who may apply from where, for remote work: countries, and areas that are none, as the source calls them. Null when it does not say. */
export const toApplicantLocation = (posting: JsonObject): ApplicantLocation => {
  const stated = listOf(property(posting, 'applicantLocationRequirements'))
  if (stated.some((value) => worldwide.test(textOf(value)?.trim() ?? '')))
    return { applicantLocation: { kind: 'worldwide', countries: [] } }
  const read = stated.map(readArea)
  const countries = [...new Set(read.flatMap(({ codes }) => codes))]
  const areas = new Map(read.flatMap((entry) => entry.areas).map((area) => [JSON.stringify(area), area]))
  return {
    applicantLocation: countries.length === 0 ? null : { kind: 'only', countries },
    ...(areas.size === 0 ? {} : { applicantAreas: [...areas.values()] }),
  }
}

import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { companyFinancingStages, companySizes } from '../config/lists/list-rows.ts'
import type { CompanyRecord } from '../jobs/job-record.ts'
import { comparable } from '../platform/text/comparable.ts'
import { identifyRecord } from './identify-record.ts'
import {
  hasType,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  property,
  textOf,
  textsOf,
  webAddressOf,
} from './json-ld-values.ts'
import { dateOf } from './posting-dates.ts'
import { countryKeyOf, toPlaces } from './posting-places.ts'
import { toPlainText } from './rich-text-blocks.ts'
import { isSocialMedium, toSocialMedium } from './social-medium.ts'

/** schema.org types of employers that stand alone in files. */
const organizationTypes = (
  'Organization Corporation LocalBusiness NGO GovernmentOrganization EducationalOrganization CollegeOrUniversity School Hospital ' +
  'MedicalOrganization NewsMediaOrganization OnlineBusiness OnlineStore Airline Consortium Store Restaurant Hotel ProfessionalService'
).split(' ')

export const isOrganization = (value: JsonObject): boolean => organizationTypes.some((type) => hasType(value, type))

export const shortText = (value: unknown, maximumLength: number): string | null =>
  toPlainText(textsOf(value).join(', ').slice(0, 10_000), maximumLength) || null

let financingStages: Map<string, number> | undefined

// Pages say in the reader's language that an employer is not named; all that hide their name are no company together.
const unnamed = new Set(
  (
    'confidential|confidential company|company confidential|undisclosed|not disclosed|anonymous|private advertiser|n a|na|none|null|' +
    'unknown|tbd|we|our|us|empresa confidencial|confidencial|empresa confidencial importante|importante empresa|anonima|' +
    'perusahaan rahasia|dirahasiakan|confidential employer|gizli|gizli firma|firma gizli|非公開|社名非公開|企業名非公開|公司保密|保密|' +
    '某公司|سري|جهة سرية|شركة سرية|غير معلن'
  )
    .split('|')
    .map(comparable),
)

/** Other names, such as in another script; none that says the same as a name that is there. */
const aliasesOf = (organization: JsonObject, known: readonly string[]): string[] => {
  const taken = new Set(known.map(comparable))
  return textsOf(property(organization, 'alternateName'))
    .map((name) => toPlainText(name, 160))
    .filter((name) => {
      const key = comparable(name)
      return key !== '' && !taken.has(key) && taken.add(key)
    })
    .slice(0, 10)
}

/** The size of so many people; a range counts by its beginning. */
const sizeIdOf = (organization: JsonObject): number | null => {
  const value = property(organization, 'numberOfEmployees')
  const stated = isObject(value) ? (property(value, 'value') ?? property(value, 'minValue')) : value
  const people = numberOf(typeof stated === 'string' ? stated.split(/[-–+]/, 1)[0]?.trim() : stated)
  return companySizes.find(({ from, to }) => people !== null && people >= from && people <= to)?.id ?? null
}

const yearOf = (value: unknown): number | undefined => {
  const [year] = /^\d{4}/.exec(textOf(value)?.trim() ?? '') ?? []
  return year !== undefined && Number(year) > 1000 && Number(year) <= new Date().getUTCFullYear()
    ? Number(year)
    : undefined
}

/** What a register says (schema.org `companyRegistration`). */
const registrationOf = (organization: JsonObject) => {
  const [registration] = listOf(property(organization, 'companyRegistration'))
  const details = isObject(registration) ? registration : {}
  const number = shortText(
    isObject(registration)
      ? (property(details, 'certificationIdentification') ?? property(details, 'identifier'))
      : registration,
    60,
  )
  if (number === null) return undefined
  const registeredOn = dateOf(property(details, 'validFrom') ?? property(details, 'datePublished'), {
    latest: Date.now(),
  })
  return {
    number,
    register: shortText(property(details, 'issuedBy'), 100),
    registeredOn: registeredOn?.toISOString().slice(0, 10) ?? null,
  }
}

/** Of `company_types`. */
const typeIdOf = (organization: JsonObject): number | undefined =>
  hasType(organization, 'NGO') ? 7 : hasType(organization, 'GovernmentOrganization') ? 6 : undefined

/** Where it is, without its name, which would stand in for a city. */
const placeOf = (organization: JsonObject): JsonObject => ({
  address: property(organization, 'address'),
  geo: property(organization, 'geo'),
})

const profileOf = (organization: JsonObject, names: readonly string[]): NonNullable<CompanyRecord['profile']> => {
  const { places } = toPlaces({ jobLocation: placeOf(organization) })
  const [place] = places
  const aliases = aliasesOf(organization, names)
  const socialMedia = textsOf(property(organization, 'sameAs'))
    .flatMap((text) => toSocialMedium(text) ?? [])
    .slice(0, 10)
  const facts = {
    typeId: typeIdOf(organization),
    locationId: place?.locationId ?? undefined,
    foundedIn: yearOf(property(organization, 'foundingDate')),
    registration: registrationOf(organization),
    coordinates:
      place?.latitude == null || place.longitude === null
        ? undefined
        : { latitude: place.latitude, longitude: place.longitude },
    ...(aliases.length > 0 && { aliases }),
    ...(socialMedia.length > 0 && { socialMedia }),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
}

/** The first address that is no social medium's: postings name the website in `sameAs`, a company that stands alone in `url`. */
const websiteOf = (organization: JsonObject, names: readonly string[]): string | null => {
  for (const text of names.flatMap((name) => textsOf(property(organization, name)))) {
    const address = webAddressOf(text)
    if (address !== null && !isSocialMedium(address)) return address
  }
  return null
}

/**
 * An employer, also by its name alone; null where that says of nobody who it is. `identifier` is its name as it is compared. Logos and pictures are
 * not taken: a page of ours loads nothing from elsewhere, and an import asks nobody for anything.
 */
const toCompany = (organization: unknown, country: CountryKey): CompanyRecord | null => {
  const name = toPlainText(textOf(organization) ?? '', 160)
  const identifier = comparable(name)
  if (identifier === '' || unnamed.has(identifier)) return null
  const details = isObject(organization) ? organization : {}
  const legalName = toPlainText(textOf(property(details, 'legalName')) ?? '', 200)
  const about = toPlainText(textOf(property(details, 'description')) ?? '', 4_000)
  financingStages ??= new Map(
    companyFinancingStages.flatMap((row) =>
      Object.values(row.names).map((stage): [string, number] => [comparable(stage), row.id]),
    ),
  )
  const financingStageId = about.length > 40 ? null : (financingStages.get(comparable(about)) ?? null)
  const profile = profileOf(details, [name, legalName])
  return {
    source: '',
    identifier,
    name,
    ...(legalName === '' || legalName === name ? {} : { legalName }),
    country,
    isVerified: false,
    logoUrl: null,
    industryId: null,
    sizeId: sizeIdOf(details),
    financingStageId,
    overview: about === '' || financingStageId !== null ? null : about,
    website: websiteOf(details, ['sameAs', 'url']),
    location: null,
    address: shortText(property(details, 'address'), 300),
    benefitIds: [],
    cultureIds: [],
    // Left out where nothing is said, so that a company that is here already is not written again.
    ...(Object.keys(profile).length > 0 && { profile }),
  }
}

/** The employer as the posting names it; null when it names none. */
export const toEmployer = (posting: JsonObject, country: CountryKey): CompanyRecord | null => {
  const [organization] = listOf(property(posting, 'hiringOrganization'))
  return toCompany(organization, country)
}

/**
 * A schema.org `Organization` that stands alone. Its own identifier or address tells it from another of the same name; null where it has no name.
 */
export const toCompanyRecord = (organization: JsonObject): CompanyRecord | null => {
  const { places, fullAddress } = toPlaces({ jobLocation: placeOf(organization) })
  const [place] = places
  const company = toCompany(organization, place?.country ?? countryKeyOf(null))
  if (!company) return null
  const website = websiteOf(organization, ['url', 'sameAs'])
  const { source, identifier } = identifyRecord(organization, website, [company.name, JSON.stringify(places)])
  return {
    ...company,
    website,
    source,
    identifier: `organization ${identifier}`,
    address: fullAddress ?? company.address,
    location: place?.locality ?? null,
  }
}

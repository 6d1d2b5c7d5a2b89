import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { httpUrl } from '../../job/http-url.ts'

type JsonLd = Record<string, unknown>

/** Drops what is not known: absent is honest, empty is noise. */
const known = (entries: JsonLd): JsonLd =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )

/** `11-50` and `10000-plus` as numbers, where the key of a size holds them. */
const employees = (key: string | undefined): JsonLd | undefined => {
  const [min, max] = (key?.match(/\d+/g) ?? []).map(Number)
  return min === undefined ? undefined : known({ '@type': 'QuantitativeValue', minValue: min, maxValue: max })
}

/** schema.org `Organization` with what is truly known of a company, at its page's address. */
export const organization = (company: CompanyProfile, site: { origin: string; url: string }): JsonLd => {
  const website = httpUrl(company.website)
  const { registration, coordinates } = company
  const countryCode = findCountry(company.country)?.code
  return known({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': site.url,
    name: company.name,
    legalName: company.legal_name,
    alternateName: company.aliases,
    url: website ?? site.url,
    sameAs: company.social_media.flatMap(({ url }) => httpUrl(url) ?? []),
    logo:
      company.logo_url && !company.logo_url.startsWith('data:') ? new URL(company.logo_url, site.origin).href : null,
    description: company.overview,
    foundingDate: company.founded_in === null ? null : String(company.founded_in),
    numberOfEmployees: employees(company.size?.key),
    identifier:
      registration &&
      known({ '@type': 'PropertyValue', propertyID: registration.register, value: registration.number }),
    address:
      company.address || company.location
        ? known({
            '@type': 'PostalAddress',
            streetAddress: company.address,
            addressLocality: company.address ? null : company.location,
            addressCountry: countryCode,
          })
        : null,
    location: coordinates && {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
    },
  })
}

/** schema.org `BreadcrumbList`: the steps that lead to a page, which is the last of them. */
export const breadcrumbList = (steps: readonly { name: string; url: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Pay } from '@jobspan/shared-kit/contracts/jobs/pay'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { descriptionHtml } from './description-html.ts'
import { credentialCategory, employmentType, monthsOfExperience } from './schema-org-values.ts'

type JsonLd = Record<string, unknown>

/** Drops what is not known: absent is honest, empty is noise. */
const known = (entries: JsonLd): JsonLd =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

const baseSalary = ({ min, max, currency, period }: Pay): JsonLd => ({
  '@type': 'MonetaryAmount',
  currency,
  value: known({
    '@type': 'QuantitativeValue',
    unitText: period,
    ...(min !== null && min === max ? { value: min } : { minValue: min, maxValue: max }),
  }),
})

const hiringOrganization = (job: JobDetail): JsonLd | string => {
  // The word that Google's guide asks for where the employer stays unnamed.
  if (!job.company) return 'confidential'
  return known({
    '@type': 'Organization',
    name: job.company.name,
    sameAs: job.company_detail?.website,
    logo: absolute(job.company.logo_url),
  })
}

const absolute = (url: string | null) => (url && /^https?:\/\//.test(url) ? url : undefined)

/** One as it is, several as a list: validators read either, and some look for the fields of the one. */
const oneOrList = (values: JsonLd[]): JsonLd | JsonLd[] | undefined => (values.length > 1 ? values : values[0])

const jobLocations = (job: JobDetail): JsonLd[] =>
  job.places
    .filter((place) => place.country_code !== null)
    .map((place, index) =>
      known({
        '@type': 'Place',
        address: known({
          '@type': 'PostalAddress',
          streetAddress: index === 0 ? job.full_address : undefined,
          addressLocality: place.locality,
          addressRegion: place.region,
          addressCountry: place.country_code,
        }),
        geo:
          index === 0 && job.latitude !== null && job.longitude !== null
            ? { '@type': 'GeoCoordinates', latitude: job.latitude, longitude: job.longitude }
            : undefined,
      }),
    )

/**
 * Google's guide wants it of each remote job. schema.org has no word for "everywhere", nor for "everywhere but": then it is the countries of
 * this site that the job is open to. Areas are named with their country. Where a posting does not say, it is open where the job is, as the search takes it.
 */
const applicantLocations = ({
  applicant_location: where,
  applicant_areas: areas = [],
  places,
}: JobDetail): JsonLd[] => {
  if (areas.length > 0) {
    const whole = (where?.countries ?? []).filter((code) => !areas.some(({ country_code }) => country_code === code))
    const names = areas.map(({ name, country_code: code }) => (code ? `${name}, ${code}` : name))
    return [
      ...names.map((name) => ({ '@type': 'AdministrativeArea', name })),
      ...whole.map((name) => ({ '@type': 'Country', name })),
    ]
  }
  const markets = countries.flatMap(({ code }) => code ?? [])
  const open =
    where === null
      ? places.flatMap(({ country_code: code }) => code ?? [])
      : where.kind === 'only'
        ? where.countries
        : markets.filter((code) => !where.countries.includes(code))
  return [...new Set(open)].map((name) => ({ '@type': 'Country', name }))
}

const experience = (job: JobDetail): JsonLd | string | undefined => {
  if (!job.xp_lvl) return undefined
  const months = monthsOfExperience(job.xp_lvl.key)
  if (months === undefined) return job.xp_lvl.value
  return months === 0
    ? 'no requirements'
    : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months }
}

const education = (job: JobDetail): JsonLd | string | undefined => {
  if (!job.degree) return undefined
  const category = credentialCategory(job.degree.key)
  if (category === undefined) return job.degree.value
  return category === 'none'
    ? 'no requirements'
    : { '@type': 'EducationalOccupationalCredential', credentialCategory: category }
}

/**
 * schema.org `JobPosting` of an open job, with every field that is truly known and none that is not
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). Undefined for jobs that take no
 * applications: search engines are to drop those.
 */
export const jobPosting = (job: JobDetail, site: { brand: string; url: string }): JsonLd | undefined => {
  if (job.status !== 'open') return undefined
  // The guide wants one of the other: a remote job of which nobody knows from where it may be done is not told as one.
  const from = job.arrangement === 'remote' ? applicantLocations(job) : []
  return known({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': site.url,
    url: site.url,
    identifier: { '@type': 'PropertyValue', name: site.brand, value: String(job.id) },
    title: job.title,
    description: descriptionHtml([job.description, job.responsibilities, job.requirements]),
    responsibilities: plainText(job.responsibilities),
    qualifications: plainText(job.requirements),
    datePosted: job.posted_at,
    validThrough: job.valid_through,
    employmentType: job.job_type ? employmentType(job.job_type.key) : undefined,
    hiringOrganization: hiringOrganization(job),
    jobLocation: oneOrList(jobLocations(job)),
    jobLocationType: from.length > 0 ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: oneOrList(from),
    baseSalary: job.pay ? baseSalary(job.pay) : undefined,
    experienceRequirements: experience(job),
    educationRequirements: education(job),
    skills: job.skills.join(', '),
    jobBenefits: job.benefits.join(', '),
    industry: job.industry ?? job.company_detail?.industry?.value,
    occupationalCategory: job.job_function?.value ?? job.main_function?.value,
    workHours: job.japan?.working_hours,
    totalJobOpenings: job.openings,
    directApply: !job.is_external,
  })
}

const plainText = (blocks: JobDetail['description']): string =>
  blocks.map((block) => (block.type === 'list' ? block.items.join('\n') : block.text)).join('\n')

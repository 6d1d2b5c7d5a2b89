import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import {
  type CountryKey,
  countries,
  findCountry,
  type LanguageKey,
  languages,
} from '@jobspan/shared-kit/contracts/platform/locales'
import { configList, findOption } from '../config/lists/config-list.ts'
import { countryName, locations } from '../config/locations.ts'
import { builtInOccupations, type OccupationMatcher } from '../occupations/occupation-matcher.ts'
import { comparable } from '../platform/text/comparable.ts'
import { termsOf, toTsVector } from '../platform/text/ts-vector.ts'
import type { JobPlace } from './job-place.ts'
import type { JobRecord } from './job-record.ts'
import { matchedTags, occupationsOf } from './match-occupations.ts'
import { payBounds } from './pay-amount.ts'
import { arrangementIds, dayNumber, encodeTag, isFacetTag, toTagLexeme } from './tags.ts'

/** The search columns of a job; a key for each of `searchColumns` (tables.ts). */
export const toSearchColumns = (
  record: JobRecord,
  company: { id: number; name: string; isVerified: boolean } | null,
  matcher: OccupationMatcher = builtInOccupations(),
) => {
  const rankAt = Math.max(record.postedAt?.getTime() ?? 0, record.repostedAt?.getTime() ?? 0)
  const bounds = payBounds(record.pay)
  const scopes = scopesOf(record)
  const tags = tagsOf(record, company?.isVerified ?? false, rankAt)
  const words = [
    ...tags,
    ...scopes.map((id) => encodeTag('scope', id)),
    ...(company ? [encodeTag('company', company.id)] : []),
  ].map(toTagLexeme)
  const places = placeNames(record)
  const head = [
    { weight: 'A' as const, text: record.title },
    { weight: 'B' as const, text: [company?.name ?? '', ...record.skills].join('\n') },
    { weight: 'C' as const, text: [...places, ...functionNames(record)].join('\n') },
  ]
  const body = [
    ...[record.description, record.responsibilities, record.requirements].flatMap(textsOf),
    ...record.benefits,
    record.industry ?? '',
    record.fullAddress ?? '',
  ].join('\n')
  return {
    headVector: toTsVector(head, record.language, { tags: words, withSegments: true }),
    searchVector: toTsVector([...head, { weight: 'D', text: body }], record.language, {
      tags: [...words, ...[...termsOf(places.join('\n'), null)].map((term) => placeMark + term)],
    }),
    tags: [...tags.filter(isFacetTag), ...matchedTags(occupationsOf(matcher, record), record.isUrgent)],
    scopes,
    titleTerms: comparable(record.title),
    payMonthUsd: bounds?.highest ?? null,
    payMonthUsdMin: bounds?.lowest ?? null,
    rankAt: new Date(rankAt),
  }
}

/** Begins the words of a vector that name a place, so that “Paris” the place is not Paris the client in a description. */
export const placeMark = '#'

const textsOf = (blocks: RichText): string[] =>
  blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text]))

const countryIdByCode = new Map<string, number>(
  countries.flatMap((country) => (country.code ? [[country.code, country.id]] : [])),
)
const everyCountry = countries.map((country) => country.id)

/** Ids of the countries whose search shows the job: its own first, then those whose people may do it from afar. */
const scopesOf = (record: Pick<JobRecord, 'country' | 'arrangement' | 'applicantLocation' | 'places'>): number[] => {
  const own = [record.country, ...record.places.map((place) => place.country)].flatMap((key) => idOfCountry(key))
  const open = record.arrangement === 'remote' ? applicantCountries(record.applicantLocation) : []
  return [...new Set([...own, ...open])]
}

const idOfCountry = (key: CountryKey): number[] => {
  const id = findCountry(key)?.id
  return id === undefined ? [] : [id]
}

const applicantCountries = (location: JobRecord['applicantLocation']): number[] => {
  if (!location) return []
  const named = location.countries.flatMap((code) => countryIdByCode.get(code) ?? [])
  if (location.kind === 'only') return named
  return location.kind === 'worldwide' ? everyCountry : everyCountry.filter((id) => !named.includes(id))
}

const tagsOf = (record: JobRecord, isVerified: boolean, rankAt: number): number[] => {
  const found: number[] = []
  const add = (group: Parameters<typeof encodeTag>[0], id: number | null | undefined) => {
    if (id != null && id > 0) found.push(encodeTag(group, id))
  }
  for (const place of record.places) add('location', place.locationId)
  add('mainFunction', record.mainFunctionId)
  add('jobFunction', record.jobFunctionId)
  add('functionTitle', record.functionTitleId)
  add('jobType', record.jobTypeId)
  add('xpLvl', record.xpLvlId)
  add('degree', record.degreeId)
  if (record.arrangement) add('arrangement', arrangementIds[record.arrangement])
  if (isVerified) add('verified', 1)
  if (record.isWeb3) add('web3', 1)
  if (rankAt > 0) add('postedDay', dayNumber(rankAt))
  return [...new Set(found)]
}

const locationById = new Map(locations.map((location) => [location.id, location]))
const countryNames = new Map<CountryKey, string[]>()

const namesOfCountry = (key: CountryKey): string[] => {
  let names = countryNames.get(key)
  if (!names) {
    names = key === 'others' ? [] : languages.map((language) => countryName(key, language.key))
    countryNames.set(key, names)
  }
  return names
}

/** What people may call the places of a job: as the source writes them, and by the lists' names in every language. */
const placeNames = (record: JobRecord): string[] => [
  ...new Set(record.places.flatMap((place) => namesOfPlace(place, record.language))),
]

const namesOfPlace = (place: JobPlace, language: LanguageKey | null): string[] => {
  const known = place.locationId === null ? undefined : locationById.get(place.locationId)
  const written = [place.locality, place.region].filter((name) => name !== null)
  const abroad =
    place.country === 'others' && place.countryCode ? [regionName(place.countryCode, language ?? 'en-us')] : []
  return [...written, ...(known ? Object.values(known.names) : []), ...namesOfCountry(place.country), ...abroad]
}

const regionName = (code: string, language: LanguageKey): string => {
  try {
    const intl = languages.find((entry) => entry.key === language)?.intl ?? 'en-US'
    return new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

const functionNames = (record: JobRecord): string[] => {
  const named = [
    ['main_functions', record.mainFunctionId],
    ['job_functions', record.jobFunctionId],
    ['function_titles', record.functionTitleId],
  ] as const
  const inLanguages = new Set<LanguageKey>(['en-us', record.language ?? 'en-us'])
  return named.flatMap(([list, id]) =>
    [...inLanguages].flatMap((language) => findOption(configList(list, language), id)?.value ?? []),
  )
}

import type { CompanyFacets } from '@jobspan/shared-kit/contracts/companies/companies'
import { industryTypes } from '../../config/lists/list-rows.ts'
import { type CompanyColumn, type CompanyDirectory, countryIdOf } from './company-directory.ts'
import { toSearchedName } from './company-name-forms.ts'
import { matchNames } from './match-names.ts'

/** What companies are searched by; empty lists and undefined ask for nothing. `country` null is all of them. */
export type CompanyFilter = {
  country: string | null
  name: string
  locations: number[]
  industries: number[]
  industryTypes: number[]
  types: number[]
  sizes: number[]
  financingStages: number[]
  isVerified: boolean
  area: 'remote' | 'web3' | undefined
  /** Companies that are left out. */
  blocked: ReadonlySet<number>
}

/** A filter of its own: whether a company passes it. Industries and their types are one choice. */
type Test = (index: number) => boolean
type Choice = 'locations' | 'industries' | 'types' | 'sizes' | 'financingStages' | 'isVerified' | 'area'

const industriesOfTypes = (types: readonly number[]) =>
  types.flatMap((type) => industryTypes.find(({ id }) => id === type)?.industries ?? [])

const toTests = (directory: CompanyDirectory, filter: CompanyFilter): Map<Choice, Test> => {
  const tests = new Map<Choice, Test>()
  const oneOf = (choice: Choice, column: CompanyColumn, ids: number[]) => {
    if (ids.length === 0) return
    const asked = new Set(ids)
    tests.set(choice, (index) => asked.has(directory.get(index, column)))
  }
  oneOf('locations', 'location', filter.locations)
  // A type that the list does not have leaves a choice that nothing passes.
  if (filter.industries.length + filter.industryTypes.length > 0)
    oneOf('industries', 'industry', [...filter.industries, ...industriesOfTypes(filter.industryTypes), -1])
  oneOf('types', 'type', filter.types)
  oneOf('sizes', 'size', filter.sizes)
  oneOf('financingStages', 'financingStage', filter.financingStages)
  if (filter.isVerified) tests.set('isVerified', (index) => directory.get(index, 'isVerified') === 1)
  const { area } = filter
  if (area) tests.set('area', (index) => directory.get(index, area === 'remote' ? 'remoteJobs' : 'web3Jobs') > 0)
  return tests
}

/** Indexes of the companies that the name and the country leave, in the order of the answer. */
function* candidates(directory: CompanyDirectory, filter: CompanyFilter, named: readonly number[] | null) {
  const country = filter.country === null ? null : countryIdOf(filter.country)
  const isLeft = (index: number) =>
    (country === null || directory.get(index, 'country') === country) &&
    (filter.blocked.size === 0 || !filter.blocked.has(directory.get(index, 'id')))
  if (named) {
    for (const index of named) if (isLeft(index)) yield index
  } else for (let index = 0; index < directory.size; index += 1) if (isLeft(index)) yield index
}

/** The companies that match: the ids of one page, and how many there are. */
export const findCompanies = (
  directory: CompanyDirectory,
  filter: CompanyFilter,
  { page, size, sort }: { page: number; size: number; sort: 'jobs' | 'name' },
): { ids: number[]; total: number; isMended: boolean } => {
  const named = matchNames(directory, toSearchedName(filter.name))
  const tests = [...toTests(directory, filter).values()]
  const found: number[] = []
  for (const index of candidates(directory, filter, named?.indexes ?? null))
    if (tests.every((test) => test(index))) found.push(index)
  if (sort === 'name') found.sort((one, other) => directory.get(one, 'nameOrder') - directory.get(other, 'nameOrder'))
  return {
    ids: found.slice((page - 1) * size, page * size).map((index) => directory.get(index, 'id')),
    total: found.length,
    isMended: named?.isMended ?? false,
  }
}

const typeOfIndustry = new Map(
  industryTypes.flatMap(({ id, industries }) => industries.map((industry) => [industry, id])),
)

/** How many companies each option would show: each filter is counted without its own choice. */
export const countCompanyFacets = (directory: CompanyDirectory, filter: CompanyFilter): CompanyFacets => {
  const named = matchNames(directory, toSearchedName(filter.name))
  const tests = [...toTests(directory, filter)]
  const facets: CompanyFacets = {
    total: 0,
    locations: {},
    industries: {},
    industry_types: {},
    company_types: {},
    company_sizes: {},
    financing_stages: {},
    is_company_verified: 0,
    areas: {},
  }
  const count = (counts: Record<string, number>, id: number | string | undefined) => {
    if (id) counts[id] = (counts[id] ?? 0) + 1
  }
  for (const index of candidates(directory, filter, named?.indexes ?? null)) {
    const failed = tests.filter(([, test]) => !test(index)).map(([choice]) => choice)
    if (failed.length > 1) continue
    const counts = (choice: Choice) => failed.length === 0 || failed[0] === choice
    if (failed.length === 0) facets.total += 1
    if (counts('locations')) count(facets.locations, directory.get(index, 'location'))
    if (counts('industries')) {
      const industry = directory.get(index, 'industry')
      count(facets.industries, industry)
      count(facets.industry_types, typeOfIndustry.get(industry))
    }
    if (counts('types')) count(facets.company_types, directory.get(index, 'type'))
    if (counts('sizes')) count(facets.company_sizes, directory.get(index, 'size'))
    if (counts('financingStages')) count(facets.financing_stages, directory.get(index, 'financingStage'))
    if (counts('isVerified')) facets.is_company_verified += directory.get(index, 'isVerified')
    if (counts('area')) {
      if (directory.get(index, 'remoteJobs') > 0) count(facets.areas, 'remote')
      if (directory.get(index, 'web3Jobs') > 0) count(facets.areas, 'web3')
    }
  }
  return facets
}

export type FeaturedKind = 'popular' | 'featured' | 'remote' | 'web3'

const scores: Record<FeaturedKind, (directory: CompanyDirectory, index: number) => number> = {
  // Who follows a company wants more than its jobs of today.
  popular: ({ get }, index) => (get(index, 'openJobs') > 0 ? 3 * get(index, 'followers') + get(index, 'openJobs') : 0),
  featured: ({ get }, index) =>
    get(index, 'isVerified') === 1 && get(index, 'isTold') === 1 ? 1 + get(index, 'openJobs') : 0,
  remote: ({ get }, index) => get(index, 'remoteJobs'),
  web3: ({ get }, index) => get(index, 'web3Jobs'),
}

/** The ids of the companies of that kind in a country, or in all. */
export const pickFeatured = (
  directory: CompanyDirectory,
  kind: FeaturedKind,
  { country, size, blocked }: Pick<CompanyFilter, 'country' | 'blocked'> & { size: number },
): number[] => {
  const countryId = country === null ? null : countryIdOf(country)
  const found: { index: number; score: number }[] = []
  for (let index = 0; index < directory.size; index += 1) {
    if (countryId !== null && directory.get(index, 'country') !== countryId) continue
    const score = scores[kind](directory, index)
    if (score > 0 && !blocked.has(directory.get(index, 'id'))) found.push({ index, score })
  }
  return found
    .toSorted((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, size)
    .map(({ index }) => directory.get(index, 'id'))
}

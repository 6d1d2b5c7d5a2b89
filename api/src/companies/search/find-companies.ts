import type { CompanyFacets } from '@jobspan/shared-kit/contracts/companies/companies'
import { industryTypes } from '../../config/lists/list-rows.ts'
import { type CompanyColumn, type CompanyDirectory, countryIdOf } from './company-directory.ts'
import { toSearchedName } from './company-name-forms.ts'
import { matchNames } from './match-names.ts'

/** What companies are searched by; empty lists and undefined ask for nothing. `country` null is all of them. */
export type CompanyFilter = {
  country: string | null
  name: string
  /** A word of a name begins with it; else it may stand anywhere. */
  beginsWords?: boolean
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

const toTests = ({ columns }: CompanyDirectory, filter: CompanyFilter): Map<Choice, Test> => {
  const tests = new Map<Choice, Test>()
  const oneOf = (choice: Choice, column: CompanyColumn, ids: number[]) => {
    if (ids.length === 0) return
    const asked = new Set(ids)
    const values = columns[column]
    tests.set(choice, (index) => asked.has(values[index] as number))
  }
  oneOf('locations', 'location', filter.locations)
  // A type that the list does not have leaves a choice that nothing passes.
  if (filter.industries.length + filter.industryTypes.length > 0)
    oneOf('industries', 'industry', [...filter.industries, ...industriesOfTypes(filter.industryTypes), -1])
  oneOf('types', 'type', filter.types)
  oneOf('sizes', 'size', filter.sizes)
  oneOf('financingStages', 'financingStage', filter.financingStages)
  if (filter.isVerified) tests.set('isVerified', (index) => columns.isVerified[index] === 1)
  const { area } = filter
  if (area) {
    const open = columns[area === 'remote' ? 'remoteJobs' : 'web3Jobs']
    tests.set('area', (index) => (open[index] as number) > 0)
  }
  return tests
}

/** Visits the companies that the name and the country leave, in the order of the answer: a loop, as a generator takes twice as long. */
const visitCandidates = (
  { size, columns }: CompanyDirectory,
  filter: CompanyFilter,
  named: readonly number[] | undefined,
  visit: (index: number) => void,
): void => {
  const country = filter.country === null ? null : countryIdOf(filter.country)
  const length = named ? named.length : size
  for (let place = 0; place < length; place += 1) {
    const index = named ? (named[place] as number) : place
    if (country !== null && columns.country[index] !== country) continue
    if (filter.blocked.size > 0 && filter.blocked.has(columns.id[index] as number)) continue
    visit(index)
  }
}

/** The companies that match: the ids of one page, and how many there are. */
export const findCompanies = (
  directory: CompanyDirectory,
  filter: CompanyFilter,
  { page, size, sort }: { page: number; size: number; sort: 'jobs' | 'name' },
): { ids: number[]; total: number; isMended: boolean } => {
  const named = matchNames(directory, toSearchedName(filter.name), filter)
  const tests = [...toTests(directory, filter).values()]
  const found: number[] = []
  visitCandidates(directory, filter, named?.indexes, (index) => {
    if (tests.every((test) => test(index))) found.push(index)
  })
  const { columns, byName } = directory
  const ordered =
    sort === 'name'
      ? Int32Array.from(found, (index) => columns.nameOrder[index] as number)
          .sort()
          .map((order) => byName[order - 1] as number)
      : found
  return {
    ids: Array.from(ordered.slice((page - 1) * size, page * size), (index) => columns.id[index] as number),
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
  const { columns } = directory
  const countColumn = (counts: Record<string, number>, column: CompanyColumn, index: number) =>
    count(counts, columns[column][index])
  visitCandidates(directory, filter, named?.indexes, (index) => {
    let failed: Choice | undefined
    let failures = 0
    for (const [choice, test] of tests)
      if (!test(index)) {
        failed = choice
        failures += 1
      }
    if (failures > 1) return
    const counts = (choice: Choice) => failures === 0 || failed === choice
    if (failures === 0) facets.total += 1
    if (counts('locations')) countColumn(facets.locations, 'location', index)
    if (counts('industries')) {
      countColumn(facets.industries, 'industry', index)
      count(facets.industry_types, typeOfIndustry.get(columns.industry[index] as number))
    }
    if (counts('types')) countColumn(facets.company_types, 'type', index)
    if (counts('sizes')) countColumn(facets.company_sizes, 'size', index)
    if (counts('financingStages')) countColumn(facets.financing_stages, 'financingStage', index)
    if (counts('isVerified')) facets.is_company_verified += columns.isVerified[index] as number
    if (counts('area')) {
      if (columns.remoteJobs[index]) count(facets.areas, 'remote')
      if (columns.web3Jobs[index]) count(facets.areas, 'web3')
    }
  })
  return facets
}

export type FeaturedKind = 'popular' | 'featured' | 'remote' | 'web3'

/** How far a company is of a kind, by its columns; 0 where it is not. */
const scores: Record<FeaturedKind, (columns: CompanyDirectory['columns'], index: number) => number> = {
  // Who follows a company wants more than its jobs of today.
  popular: ({ openJobs, followers }, index) =>
    openJobs[index] ? 3 * (followers[index] as number) + openJobs[index] : 0,
  featured: ({ isVerified, isTold, openJobs }, index) =>
    isVerified[index] && isTold[index] ? 1 + (openJobs[index] as number) : 0,
  remote: ({ remoteJobs }, index) => remoteJobs[index] as number,
  web3: ({ web3Jobs }, index) => web3Jobs[index] as number,
}

/** The ids of the companies of that kind in a country, or in all. */
export const pickFeatured = (
  directory: CompanyDirectory,
  kind: FeaturedKind,
  { country, size, blocked }: Pick<CompanyFilter, 'country' | 'blocked'> & { size: number },
): number[] => {
  const countryId = country === null ? null : countryIdOf(country)
  // The best so far: of a hundred thousand companies, most of which have jobs, all would be sorted for a dozen.
  const best: { id: number; score: number }[] = []
  const { columns } = directory
  for (let index = 0; index < directory.size; index += 1) {
    if (countryId !== null && columns.country[index] !== countryId) continue
    const score = scores[kind](columns, index)
    if (score <= (best.length < size ? 0 : (best.at(-1)?.score ?? 0))) continue
    const id = columns.id[index] as number
    if (blocked.has(id)) continue
    best.splice(best.findLastIndex((other) => other.score >= score) + 1, 0, { id, score })
    if (best.length > size) best.pop()
  }
  return best.map(({ id }) => id)
}

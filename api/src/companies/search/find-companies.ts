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

/** A filter of its own. Industries and their types are one choice. */
type Choice = 'locations' | 'industries' | 'types' | 'sizes' | 'financingStages' | 'isVerified' | 'area'
/** Whether a company fails a choice: `fails` holds the bit of the choice for each value of a column that does not pass, else 0. */
type Test = { choice: Choice; values: Int32Array; fails: Uint8Array }

const choices: readonly Choice[] = [
  'locations',
  'industries',
  'types',
  'sizes',
  'financingStages',
  'isVerified',
  'area',
]
const bitOf = (choice: Choice) => 1 << choices.indexOf(choice)

const industriesOfTypes = (types: readonly number[]) =>
  types.flatMap((type) => industryTypes.find(({ id }) => id === type)?.industries ?? [])

const toTests = ({ columns, highest }: CompanyDirectory, filter: CompanyFilter): Test[] => {
  const passing = (choice: Choice, column: CompanyColumn, ids: readonly number[]): Test => {
    const fails = new Uint8Array(highest[column] + 1).fill(bitOf(choice))
    // A typed array leaves out an id that no company has.
    for (const id of ids) fails[id] = 0
    return { choice, values: columns[column], fails }
  }
  const oneOf = (choice: Choice, column: CompanyColumn, ids: readonly number[]) =>
    ids.length === 0 ? [] : [passing(choice, column, ids)]
  const anyOf = (choice: Choice, column: CompanyColumn): Test => {
    const test = passing(choice, column, [])
    test.fails.fill(0, 1)
    return test
  }
  const { area } = filter
  return [
    ...oneOf('locations', 'location', filter.locations),
    // A type that the list does not have leaves a choice that nothing passes.
    ...(filter.industries.length + filter.industryTypes.length > 0
      ? [passing('industries', 'industry', [...filter.industries, ...industriesOfTypes(filter.industryTypes)])]
      : []),
    ...oneOf('types', 'type', filter.types),
    ...oneOf('sizes', 'size', filter.sizes),
    ...oneOf('financingStages', 'financingStage', filter.financingStages),
    ...(filter.isVerified ? [anyOf('isVerified', 'isVerified')] : []),
    ...(area ? [anyOf('area', area === 'remote' ? 'remoteJobs' : 'web3Jobs')] : []),
  ]
}

/** The companies that the name and the country leave, in the order of the answer. */
const findCandidates = (
  { size, columns: { country: countries, id: ids } }: CompanyDirectory,
  { country, blocked }: CompanyFilter,
  named: readonly number[] | undefined,
): Int32Array => {
  const asked = country === null ? null : countryIdOf(country)
  const length = named ? named.length : size
  const candidates = new Int32Array(length)
  let count = 0
  for (let place = 0; place < length; place += 1) {
    const index = named ? (named[place] as number) : place
    if (asked !== null && countries[index] !== asked) continue
    if (blocked.size > 0 && blocked.has(ids[index] as number)) continue
    candidates[count] = index
    count += 1
  }
  return candidates.subarray(0, count)
}

/** For each candidate the bits of the choices that it fails. */
const findFailed = (candidates: Int32Array, tests: readonly Test[]): Uint8Array => {
  const failed = new Uint8Array(candidates.length)
  // Whole columns, without a call or a branch for each company: a tenth of the time.
  for (const { values, fails } of tests)
    for (let place = 0; place < candidates.length; place += 1)
      failed[place] = (failed[place] as number) | (fails[values[candidates[place] as number] as number] as number)
  return failed
}

const findPassing = (candidates: Int32Array, failed: Uint8Array): Int32Array => {
  const passing = new Int32Array(candidates.length)
  let count = 0
  for (let place = 0; place < candidates.length; place += 1) {
    passing[count] = candidates[place] as number
    count += failed[place] === 0 ? 1 : 0
  }
  return passing.subarray(0, count)
}

/** The companies that match: the ids of one page, and how many there are. */
export const findCompanies = (
  directory: CompanyDirectory,
  filter: CompanyFilter,
  { page, size, sort }: { page: number; size: number; sort: 'jobs' | 'name' },
): { ids: number[]; total: number; isMended: boolean } => {
  const named = matchNames(directory, toSearchedName(filter.name), filter)
  const candidates = findCandidates(directory, filter, named?.indexes)
  const found = findPassing(candidates, findFailed(candidates, toTests(directory, filter)))
  const { columns, byName } = directory
  const ordered =
    sort === 'name'
      ? found
          .map((index) => columns.nameOrder[index] as number)
          .sort()
          .map((order) => byName[order - 1] as number)
      : found
  return {
    ids: Array.from(ordered.subarray((page - 1) * size, page * size), (index) => columns.id[index] as number),
    total: found.length,
    isMended: named?.isMended ?? false,
  }
}

/** How many companies each option would show: each filter is counted without its own choice. */
export const countCompanyFacets = (directory: CompanyDirectory, filter: CompanyFilter): CompanyFacets => {
  const candidates = findCandidates(directory, filter, matchNames(directory, toSearchedName(filter.name))?.indexes)
  const failed = findFailed(candidates, toTests(directory, filter))
  const { columns, highest } = directory
  /** How many have each value of a column: of those that pass all tests but the choice's own. */
  const count = (choice: Choice, column: CompanyColumn): Int32Array => {
    const values = columns[column]
    const counts = new Int32Array(highest[column] + 1)
    const others = ~bitOf(choice)
    for (let place = 0; place < candidates.length; place += 1) {
      const value = values[candidates[place] as number] as number
      counts[value] = (counts[value] as number) + (((failed[place] as number) & others) === 0 ? 1 : 0)
    }
    return counts
  }
  const byId = (counts: Int32Array): Record<string, number> => {
    const shown: Record<string, number> = {}
    // 0 is a fact that is not known.
    for (let id = 1; id < counts.length; id += 1) if (counts[id]) shown[id] = counts[id] as number
    return shown
  }
  const countAny = (choice: Choice, column: CompanyColumn) =>
    count(choice, column).reduce((sum, number, value) => (value > 0 ? sum + number : sum), 0)
  const industries = count('industries', 'industry')
  const ofType = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (industries[id] ?? 0), 0)
  const counted = (entries: readonly (readonly [string | number, number])[]) =>
    Object.fromEntries(entries.filter(([, number]) => number > 0))
  return {
    total: findPassing(candidates, failed).length,
    locations: byId(count('locations', 'location')),
    industries: byId(industries),
    industry_types: counted(industryTypes.map(({ id, industries: ids }) => [id, ofType(ids)])),
    company_types: byId(count('types', 'type')),
    company_sizes: byId(count('sizes', 'size')),
    financing_stages: byId(count('financingStages', 'financingStage')),
    is_company_verified: countAny('isVerified', 'isVerified'),
    areas: counted([
      ['remote', countAny('area', 'remoteJobs')],
      ['web3', countAny('area', 'web3Jobs')],
    ]),
  }
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

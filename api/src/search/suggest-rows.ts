import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { SearchSuggestion, TextRange } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { suggestCompanies } from '../companies/suggest-companies.ts'
import { countryName, type Location, locations } from '../config/locations.ts'
import { encodeTag } from '../jobs/tags.ts'
import { toAtoms } from '../occupations/phrase-index.ts'
import { occupationName } from '../occupations/taxonomy.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { editDistance } from '../platform/text/edit-distance.ts'
import { fold } from '../platform/text/fold.ts'
import { andPopcount, type Bitmap } from './job-index/bitmap.ts'
import { getJobIndex } from './job-index/job-index.ts'
import type { SearchDictionary } from './query-understanding/dictionary.ts'
import type { Asker } from './query-understanding/recognise.ts'
import { understandQuery } from './query-understanding/understand-query.ts'
import { suggestTitles } from './suggest-titles.ts'

const maxCompanies = 2
const maxPlaces = 2
const minTyped = 2

const cached = createQueryCache<SearchSuggestion[]>({ maxEntries: 5_000, ttlSeconds: 60 })

/** Open jobs to be counted: those of a company, at a place, or of occupations in a country's search. */
type CountedJobs =
  | { company: number }
  | { location: number }
  | { occupations: readonly number[]; country: CountryKey | null }
/** How many open jobs there are of each. */
export type CountOpenJobs = (counted: readonly CountedJobs[]) => Promise<number[]>

/** What a visitor may mean while they type, the likeliest first. `countOpenJobs` is the engine's, which is the owner of what is cached. */
export const suggestRows = async (
  db: QueryExecutor,
  typed: string,
  asker: Asker,
  dictionary: SearchDictionary,
  { size, owner, countOpenJobs }: { size: number; owner: object; countOpenJobs: CountOpenJobs },
): Promise<SearchSuggestion[]> => {
  const text = typed.normalize('NFKC').toWellFormed().replace(/\s+/g, ' ').trim().slice(0, 100)
  if (text === '') return []
  return cached(owner, JSON.stringify([text, asker, size]), () =>
    findRows(db, text, asker, dictionary, { size, countOpenJobs }),
  )
}

const findRows = async (
  db: QueryExecutor,
  text: string,
  asker: Asker,
  dictionary: SearchDictionary,
  { size, countOpenJobs }: { size: number; countOpenJobs: CountOpenJobs },
): Promise<SearchSuggestion[]> => {
  const { understood, units } = understandQuery(text, asker, dictionary)
  const mended = understood.correction?.to ?? text
  const asked = await titlesFor(db, text, mended, size, asker.country)
  const companies = await suggestCompanies(db, mended, maxCompanies, asker.country)
  const companyCounts = await countOpenJobs(companies.map(({ id }) => ({ company: id })))
  const companyRows = companies.map(
    (company, position): SearchSuggestion => ({
      kind: 'company',
      value: company.name,
      marks: marksOf(company.name, text),
      count: companyCounts[position] ?? 0,
      company,
    }),
  )
  const placeRows = text.length < minTyped ? [] : await placesFor(mended, asker, countOpenJobs)
  const titleRows = asked.map(
    ({ value, count }): SearchSuggestion => ({
      kind: 'title',
      value,
      marks: marksOf(value, text),
      count,
      query: value,
    }),
  )
  const meantOccupations = units.flatMap(({ kind, occupations, narrowerOccupations }) => {
    const occupation = kind === 'occupation' ? dictionary.occupations.byNumber.get(occupations[0] ?? 0) : undefined
    return occupation ? [{ occupation, numbers: [...occupations, ...narrowerOccupations] }] : []
  })
  const occupationCounts = await countOpenJobs(
    meantOccupations.map(({ numbers }) => ({ occupations: numbers, country: asker.country })),
  )
  const occupationRows = meantOccupations.flatMap(({ occupation }, position): SearchSuggestion[] => {
    const value = occupationName(occupation, asker.language)
    const count = occupationCounts[position] ?? 0
    return count === 0 ? [] : [{ kind: 'occupation', value, marks: [], count, query: value }]
  })
  return arrange({ titleRows, occupationRows, companyRows, placeRows }, text, size)
}

/** Titles that begin as was typed; where there are none, as it is meant. */
const titlesFor = async (db: QueryExecutor, text: string, mended: string, size: number, country: CountryKey | null) => {
  const found = await suggestTitles(db, text, size, country)
  const meant = mended === text ? [] : await suggestTitles(db, mended, size, country)
  return [...new Map([...meant, ...found].map((row) => [row.value, row])).values()].slice(0, size)
}

const key = (value: string): string => fold(value).replace(/\s+/g, '')

type Rows = Record<'titleRows' | 'occupationRows' | 'companyRows' | 'placeRows', SearchSuggestion[]>

/** Names that are just what was typed first, then titles with room for one occupation, two companies and two places; none twice. */
const arrange = ({ titleRows, occupationRows, companyRows, placeRows }: Rows, text: string, size: number) => {
  const isWhole = ({ value }: SearchSuggestion) => key(value) === key(text)
  const named = [...placeRows, ...companyRows]
  // Others are only like what was typed.
  const beginning = titleRows.filter(({ value, marks }) => marks.length > 0 || key(value).includes(key(text)))
  const room = Math.max(1, size - named.length - occupationRows.length)
  const rows = [
    ...named.filter(isWhole),
    ...beginning.slice(0, room),
    ...occupationRows,
    ...named.filter((row) => !isWhole(row)),
    ...beginning.slice(room),
    ...titleRows.filter((row) => !beginning.includes(row)),
  ]
  const seen = new Set<string>()
  return rows
    .filter(({ kind, value }) => {
      const name = `${kind === 'occupation' ? 'title' : kind} ${key(value)}`
      if (seen.has(name)) return false
      seen.add(name)
      return true
    })
    .slice(0, size)
}

/** Counts in the index in memory. */
export const countInIndex =
  (db: QueryExecutor): CountOpenJobs =>
  async (counted) => {
    const { columns } = await getJobIndex(db)
    return counted.map((asked) => {
      if ('company' in asked) return columns.countOfCompany(asked.company)
      if ('location' in asked)
        return countTagged(columns.open(), columns.withTag(encodeTag('location', asked.location)))
      const { country, occupations } = asked
      const shown = country === null ? columns.open() : columns.shownInCountry(findCountry(country)?.id ?? 0)
      return occupations.reduce(
        (sum, number) => sum + countTagged(shown, columns.withTag(encodeTag('occupation', number))),
        0,
      )
    })
  }

const countTagged = (shown: Bitmap | undefined, tagged: Bitmap | undefined): number =>
  shown && tagged ? andPopcount(shown, tagged) : 0

const placeKeys = new Map(locations.map(({ id, names }) => [id, [...new Set(Object.values(names).map(key))]]))

/** Places of the country, or of all, that begin as was typed and have open jobs; the most jobs first. */
const placesFor = async (
  text: string,
  { country, language }: Asker,
  countOpenJobs: CountOpenJobs,
): Promise<SearchSuggestion[]> => {
  const typed = key(text)
  const begins = ({ id }: Location) => placeKeys.get(id)?.some((name) => name.startsWith(typed))
  const named = locations.filter((location) => (country === null || location.country === country) && begins(location))
  const counts = await countOpenJobs(named.map(({ id }) => ({ location: id })))
  return named
    .map((location, position) => ({ location, count: counts[position] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxPlaces)
    .map(({ location: { id, names, country: placeCountry }, count }) => ({
      kind: 'place' as const,
      value: country === null ? `${names[language]}, ${countryName(placeCountry, language)}` : names[language],
      marks: [],
      count,
      location_id: id,
    }))
}

const maxErrors = 2

/** The words of a suggestion that take the place of mistyped ones. */
const marksOf = (value: string, typed: string, language: LanguageKey = 'en-us'): TextRange[] => {
  const words = toAtoms(value.normalize('NFC'), language).filter(({ isUnspaced }) => !isUnspaced)
  return toAtoms(typed, language).flatMap(({ text, isUnspaced }) => {
    if (isUnspaced || words.some((word) => word.text.startsWith(text))) return []
    const [closest] = words
      .map((word) => ({ word, errors: editDistance(text, word.text) }))
      .filter(({ errors }) => errors <= maxErrors)
      .sort((one, other) => one.errors - other.errors)
    return closest ? [{ start: closest.word.start, end: closest.word.end }] : []
  })
}

import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies'
import { languages } from '@jobspan/shared-kit/contracts/locales'
import { listHiringCompanies } from '../companies/hiring-companies.ts'
import { configList } from '../config/lists/config-list.ts'
import { encodeTag } from '../jobs/tags.ts'
import { type LoadedOccupations, loadOccupations } from '../occupations/load-occupations.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { createBitmap } from './job-index/bitmap.ts'
import { findDoubles } from './job-index/find-doubles.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { createDictionary, type SearchDictionary, withoutCompanyForm } from './query-understanding/dictionary.ts'

type State = {
  dictionary: SearchDictionary | undefined
  /** What it was built of. */
  index: JobIndex | undefined
  version: number
  occupations: string
  builtAt: number
  pending: Promise<void> | undefined
}

const none = createBitmap(0)

const states = new WeakMap<QueryExecutor, State>()

// New words and companies are known so late at most; searches find their jobs at once all the same.
const maxAgeMs = 30_000
// Words of so many titles are enough; what only one job of a large site calls itself is most often mistyped.
const maxWords = 40_000

const skillNames = (): string[] =>
  languages.flatMap(({ key }) => (configList('skills', key) ?? []).map(({ value }) => value))

/** What queries are compared with: built on first use, and anew beside the searches when jobs changed. */
export const getSearchDictionary = async (db: QueryExecutor): Promise<SearchDictionary> => {
  let state = states.get(db)
  if (!state) {
    state = { dictionary: undefined, index: undefined, version: 0, occupations: '', builtAt: 0, pending: undefined }
    states.set(db, state)
  }
  const index = await getJobIndex(db)
  const isCurrent = state.index === index && state.version === index.writtenIn
  const isDue = state.index !== index || (!isCurrent && Date.now() - state.builtAt > maxAgeMs)
  if (state.dictionary === undefined || isDue) {
    state.pending ??= rebuild(db, state, index).finally(() => {
      if (state) state.pending = undefined
    })
    if (state.dictionary === undefined) await state.pending
    else state.pending.catch(() => undefined)
  }
  return state.dictionary as unknown as SearchDictionary
}

const rebuild = async (db: QueryExecutor, state: State, index: JobIndex): Promise<void> => {
  const version = index.writtenIn
  const [companies, occupations] = await Promise.all([listHiringCompanies(db), loadOccupations(db)])
  state.dictionary = build(index, companies, occupations, state)
  index.doubles = findDoubles(index, companyKeys(companies))
  Object.assign(state, { index, version, occupations: occupations.version, builtAt: Date.now() })
}

const build = (
  { columns }: JobIndex,
  companies: CompanyRef[],
  { matcher, version }: LoadedOccupations,
  state: State,
): SearchDictionary => {
  const { titles } = columns
  const words = Array.from(titles.words())
    .map((word): [string, number] => [word, titles.countWord(word)])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxWords)
  const isSame = state.dictionary !== undefined && state.occupations === version
  return createDictionary(matcher, { count: titles.countWord, forms: titles.formsOf }, companies, {
    ...(isSame && state.dictionary
      ? { speller: state.dictionary.speller, runSpeller: state.dictionary.runSpeller }
      : { skills: skillNames() }),
    hasJobs: (occupation) => (columns.withTag(encodeTag('occupation', occupation)) ?? none).some((bits) => bits !== 0),
    titles: words,
  })
}

/** How companies are compared that may be one: by their names without the legal form. */
const companyKeys = (companies: CompanyRef[]): Map<number, string> =>
  new Map(companies.map(({ id, name }) => [id, comparable(withoutCompanyForm(name)) || comparable(name)]))

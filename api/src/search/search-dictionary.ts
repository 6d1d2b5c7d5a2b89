import { setImmediate } from 'node:timers/promises'
import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { listHiringCompanies } from '../companies/hiring-companies.ts'
import { configList } from '../config/lists/config-list.ts'
import { encodeTag } from '../jobs/tags.ts'
import { loadOccupations } from '../occupations/load-occupations.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { createBitmap } from './job-index/bitmap.ts'
import { findDoubles } from './job-index/find-doubles.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import {
  addWords,
  createDictionary,
  createSpellers,
  type SearchDictionary,
  type Spellers,
  withoutCompanyForm,
} from './query-understanding/dictionary.ts'

type State = {
  dictionary: SearchDictionary | undefined
  spellers: Spellers
  /** What it was built of. */
  index: JobIndex | undefined
  version: number
  occupations: string
  /** When it may be built again, in milliseconds since 1970. */
  nextBuild: number
  pending: Promise<void> | undefined
}

const states = new WeakMap<QueryExecutor, State>()

// New words and companies are known so late at most; searches find their jobs at once all the same. A build takes no more than a share of the time.
const minIntervalMs = 30_000
const intervalPerBuild = 50
// Words of so many titles are enough; what only one job of a large site calls itself is most often mistyped.
const maxWords = 40_000
const none = createBitmap(0)

/** What queries are compared with: built on first use, and anew beside the searches when jobs changed. */
export const getSearchDictionary = async (db: QueryExecutor): Promise<SearchDictionary> => {
  let state = states.get(db)
  if (!state) {
    state = {
      dictionary: undefined,
      spellers: createSpellers(),
      index: undefined,
      version: 0,
      occupations: '',
      nextBuild: 0,
      pending: undefined,
    }
    states.set(db, state)
  }
  const index = await getJobIndex(db)
  const isOutdated = state.index !== index || state.version !== index.modifiedVersion
  if (state.dictionary === undefined || state.index !== index || (isOutdated && Date.now() > state.nextBuild)) {
    const current = state
    state.pending ??= build(db, current, index).finally(() => {
      current.pending = undefined
    })
    if (state.dictionary === undefined) await state.pending
    else state.pending.catch(() => undefined)
  }
  return state.dictionary as unknown as SearchDictionary
}

const build = async (db: QueryExecutor, state: State, index: JobIndex): Promise<void> => {
  const begun = Date.now()
  const { modifiedVersion: version, columns } = index
  const { titles } = columns
  const [companies, { matcher, version: occupations }] = await Promise.all([
    listHiringCompanies(db),
    loadOccupations(db),
  ])
  const isNew = state.occupations !== occupations
  if (isNew) state.spellers = createSpellers()
  const hasJobs = (occupation: number) =>
    (columns.withTag(encodeTag('occupation', occupation)) ?? none).some((bits) => bits !== 0)
  const steps = addWords(state.spellers, {
    ...(isNew ? { occupations: matcher, hasJobs, skills: skillNames() } : {}),
    companies,
    titles: frequentWords(index),
  })
  await runInSteps(steps)
  state.dictionary = createDictionary(
    matcher,
    { isTitle: titles.isTitle, count: titles.countWord, forms: titles.formsOf, version: titles.version },
    companies,
    state.spellers,
  )
  index.doubles = findDoubles(index, companyKeys(companies))
  const nextBuild = Date.now() + Math.max(minIntervalMs, (Date.now() - begun) * intervalPerBuild)
  Object.assign(state, { index, version, occupations, nextBuild })
}

const maxStepMs = 5

/** Runs it to its end, and lets others go first whenever some milliseconds have passed. */
const runInSteps = async (steps: Iterable<void>): Promise<void> => {
  let began = performance.now()
  for (const _ of steps) {
    if (performance.now() - began < maxStepMs) continue
    await setImmediate()
    began = performance.now()
  }
}

const frequentWords = ({ columns: { titles } }: JobIndex): [string, number][] => {
  const words = Array.from(titles.words(), (word): [string, number] => [word, titles.countWord(word)])
  const held = words.filter(([, count]) => count > 0)
  return held.length <= maxWords ? held : held.sort(([, one], [, other]) => other - one).slice(0, maxWords)
}

const skillNames = (): string[] => [
  ...new Set(languages.flatMap(({ key }) => (configList('skills', key) ?? []).map(({ value }) => value))),
]

/** How companies are compared that may be one: by their names without the legal form. */
const companyKeys = (companies: CompanyRef[]): Map<number, string> =>
  new Map(companies.map(({ id, name }) => [id, comparable(withoutCompanyForm(name)) || comparable(name)]))

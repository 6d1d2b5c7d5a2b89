import { setImmediate } from 'node:timers/promises'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { listHiringCompanies } from '../../companies/hiring-companies.ts'
import { configList } from '../../config/lists/config-list.ts'
import { loadOccupations } from '../../occupations/load-occupations.ts'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { comparable } from '../../platform/text/comparable.ts'
import { createJobTitles } from '../job-index/job-titles.ts'
import {
  addWords,
  createDictionary,
  createSpellers,
  type SearchDictionary,
  withoutCompanyForm,
} from '../query-understanding/dictionary.ts'
import { searchTitles } from '../tables.ts'
import { hasAny } from './query-language.ts'
import type { Bucket, SearchEngine } from './search-engine.ts'

/** A job and its company, among those of the same posting from several sources. */
export type Source = { id: number; company: number }
/** The same postings of several sources, of each the oldest first. */
export type Doubles = {
  groups: readonly (readonly Source[])[]
  /** The group of a job. */
  groupOf: ReadonlyMap<number, readonly Source[]>
}
/** What queries are compared with, and which jobs are the same. */
type EngineDictionary = { dictionary: SearchDictionary; doubles: Doubles }

// Words of so many titles are enough; what only one job of a large site calls itself is most often mistyped.
const maxWords = 40_000
const maxStepMs = 5
// New words and companies are known so late at most; searches find their jobs at once all the same.
const usedMs = 30_000
// A large one takes a second or more to load, and is used longer.
const usedForEachLoadMs = 50

type Entry = { value: EngineDictionary | undefined; usedUntil: number; pending: Promise<void> | undefined }

const entriesOf = createCacheByOwner<SearchEngine, string, Entry>({ max: 1 })

/** Loaded on first use, and anew beside the searches. */
export const getEngineDictionary = async (db: QueryExecutor, engine: SearchEngine): Promise<EngineDictionary> => {
  const entries = entriesOf(engine)
  const entry: Entry = entries.get('') ?? { value: undefined, usedUntil: 0, pending: undefined }
  entries.set('', entry)
  if (entry.value === undefined || Date.now() > entry.usedUntil) {
    const began = Date.now()
    entry.pending ??= load(db, engine)
      .then((value) => {
        const now = Date.now()
        Object.assign(entry, { value, usedUntil: now + Math.max(usedMs, usedForEachLoadMs * (now - began)) })
      })
      .finally(() => {
        entry.pending = undefined
      })
    if (entry.value === undefined) await entry.pending
    else entry.pending.catch(() => undefined)
  }
  return entry.value as unknown as EngineDictionary
}

const load = async (db: QueryExecutor, engine: SearchEngine): Promise<EngineDictionary> => {
  // The engine first: while it is away, nothing is read for it.
  const offered = await engine.search({
    size: 0,
    aggs: { occupations: { terms: { field: 'occupation', size: 10_000 } } },
  })
  const [companies, { matcher }, { rows }] = await Promise.all([
    listHiringCompanies(db),
    loadOccupations(db),
    db.execute(sql`select title_terms as terms, sum(count)::int as count from ${searchTitles}
      where count > 0 group by title_terms`),
  ])
  const titles = createJobTitles()
  for (const { terms, count } of rows) titles.count(titles.intern('', String(terms)), Number(count))
  const numbers = new Set(bucketsOf(offered.aggregations.occupations).map(({ key }) => Number(key)))
  const spellers = createSpellers()
  await runInSteps(
    addWords(spellers, {
      occupations: matcher,
      hasJobs: (occupation) => numbers.has(occupation),
      skills: skillNames(),
      companies,
      titles: frequentWords(titles),
    }),
  )
  return {
    dictionary: createDictionary(
      matcher,
      { isTitle: titles.isTitle, count: titles.countWord, forms: titles.formsOf },
      companies,
      spellers,
    ),
    doubles: toDoubles(await findDoubles(engine, companies)),
  }
}

const toDoubles = (groups: readonly (readonly Source[])[]): Doubles => ({
  groups,
  groupOf: new Map(groups.flatMap((sources) => sources.map(({ id }) => [id, sources] as const))),
})

export const bucketsOf = (aggregation: { buckets?: unknown } | undefined): Bucket[] =>
  (aggregation?.buckets ?? []) as Bucket[]

/** Runs it to its end, and lets others go first whenever some milliseconds have passed. */
const runInSteps = async (steps: Iterable<void>): Promise<void> => {
  let began = performance.now()
  for (const _ of steps) {
    if (performance.now() - began < maxStepMs) continue
    await setImmediate()
    began = performance.now()
  }
}

const frequentWords = (titles: ReturnType<typeof createJobTitles>): [string, number][] =>
  Array.from(titles.words(), (word): [string, number] => [word, titles.countWord(word)])
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxWords)

const skillNames = (): string[] => [
  ...new Set(languages.flatMap(({ key }) => (configList('skills', key) ?? []).map(({ value }) => value))),
]

/** Jobs with the same title at the same places, of companies that are called the same and are not the same record. */
const findDoubles = async (
  engine: SearchEngine,
  companies: readonly { id: number; name: string }[],
): Promise<Source[][]> => {
  const byKey = new Map<string, number[]>()
  for (const { id, name } of companies) {
    const key = comparable(withoutCompanyForm(name)) || comparable(name)
    byKey.set(key, [...(byKey.get(key) ?? []), id])
  }
  const shared = [...byKey.values()].filter((ids) => ids.length > 1).flat()
  if (shared.length === 0) return []
  const { aggregations } = await engine.search({
    size: 0,
    query: hasAny('company', shared),
    aggs: {
      postings: {
        terms: { field: 'posting', min_doc_count: 2, size: 5_000 },
        aggs: {
          sources: { top_hits: { size: 20, sort: [{ id: 'asc' }], _source: false, docvalue_fields: ['company'] } },
        },
      },
    },
  })
  type Sources = { hits: { hits: { _id: string; fields: { company: number[] } }[] } }
  return bucketsOf(aggregations.postings)
    .map(({ sources }) =>
      (sources as Sources).hits.hits.map(({ _id, fields }) => ({ id: Number(_id), company: fields.company[0] ?? 0 })),
    )
    .filter((sources) => new Set(sources.map(({ company }) => company)).size > 1)
}

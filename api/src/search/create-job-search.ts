import type { QueryExecutor } from '../platform/database/database.ts'
import { createIndexedJobSearch } from './indexed-job-search.ts'
import type { JobSearch } from './job-search.ts'
import { askEngine, searchEngineOf } from './opensearch/engine-of-database.ts'
import { createOpenSearchJobSearch } from './opensearch/opensearch-job-search.ts'

/** The search of this database: by the engine that was set up for it, or by the index in memory. */
export const createJobSearch = (db: QueryExecutor): JobSearch => {
  const indexed = createIndexedJobSearch(db)
  const engine = searchEngineOf(db)
  if (!engine) return indexed
  const searched = createOpenSearchJobSearch(db, engine)
  const either = <Value>(ask: (search: JobSearch) => Promise<Value>) =>
    askEngine(
      db,
      () => ask(searched),
      () => ask(indexed),
    )
  return {
    search: (...asked) => either(({ search }) => search(...asked)),
    facets: (...asked) => either(({ facets }) => facets(...asked)),
    origins: (...asked) => either(({ origins }) => origins(...asked)),
    relaxations: (...asked) => either(({ relaxations }) => relaxations(...asked)),
    suggest: (...asked) => either(({ suggest }) => suggest(...asked)),
    suggestRows: (...asked) => either(({ suggestRows }) => suggestRows(...asked)),
    matchAmong: (...asked) => either(({ matchAmong }) => matchAmong(...asked)),
    createMatcher: (...asked) => either(({ createMatcher }) => createMatcher(...asked)),
    similar: (...asked) => either(({ similar }) => similar(...asked)),
  }
}

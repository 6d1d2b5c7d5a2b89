import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { SearchEngine } from './search-engine.ts'

type Use = { engine: SearchEngine; fallsBack: boolean }

const uses = new WeakMap<QueryExecutor, Use>()

/** From now on the jobs of this database are searched by the engine. `fallsBack`: by the index in memory while the engine is away. */
export const useSearchEngine = (
  db: QueryExecutor,
  engine: SearchEngine,
  { fallsBack }: { fallsBack: boolean },
): void => {
  uses.set(db, { engine, fallsBack })
}

/** Undefined where the index in memory of this process answers. */
export const searchEngineOf = (db: QueryExecutor): SearchEngine | undefined => uses.get(db)?.engine

const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.reason === 'unavailable'

/** Asks the engine of the database, or the index in memory where there is none, and where it may while the engine is away. */
export const askEngine = async <Value>(
  db: QueryExecutor,
  ask: (engine: SearchEngine) => Promise<Value>,
  askIndex: () => Promise<Value>,
): Promise<Value> => {
  const use = uses.get(db)
  if (!use) return askIndex()
  try {
    return await ask(use.engine)
  } catch (error) {
    if (use.fallsBack && isUnavailable(error)) return askIndex()
    throw error
  }
}

import { expect, test } from '@jest/globals'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { getEngineDictionary } from './engine-dictionary.ts'
import type { SearchEngine } from './search-engine.ts'

// While OpenSearch was away, each search that came read all titles and companies from PostgreSQL, and then failed all the same.
test('nothing is read from the database while the engine is away', async () => {
  let reads = 0
  const database = {
    execute: async () => {
      reads += 1
      return { rows: [] }
    },
  } as unknown as QueryExecutor
  const search = () => Promise.reject(new ApiError('unavailable'))
  const engine = { search } as unknown as SearchEngine
  await expect(getEngineDictionary(database, engine)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(reads).toBe(0)
})

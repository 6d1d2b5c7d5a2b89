import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { toSearchCriteria } from '../search-criteria.ts'
import { countEngineFacets } from './engine-facets.ts'
import definition from './index-definition.json' with { type: 'json' }
import { indexVersion } from './job-feed.ts'
import type { SearchBody, SearchEngine } from './search-engine.ts'

// Releases told by the time at which an index was built whose it was: what a replica of the former release had built anew during an upgrade was taken
// for that of a newer one, and searched with fields that it lacks.
test('an index of other fields has another version: where a release had the former, raise `indexVersion`', () => {
  const hash = createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 12)
  expect({ version: indexVersion, hash }).toEqual({ version: 1, hash: '55c31545974a' })
})

// Until the index of the former release was built anew, whose jobs are in no sample, each option of many jobs had none.
test('an index without samples is counted whole', async () => {
  const total = 60_000
  const searchAll = async (bodies: readonly SearchBody[]) =>
    bodies.map((body) =>
      JSON.stringify(body.query).includes('"sample"')
        ? { total: 0, hits: [], aggregations: { job_types: { buckets: [] } } }
        : { total, hits: [], aggregations: { job_types: { buckets: [{ key: 1, doc_count: total }] } } },
    )
  const criteria = toSearchCriteria({}, { country: 'sg', language: 'en-us' })
  const facets = await countEngineFacets({ searchAll } as unknown as SearchEngine, criteria, [])
  expect([facets.total, facets.job_types]).toEqual([total, { 1: total }])
})

import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { encodeTag, type TagGroup, tagGroups } from '../../jobs/tags.ts'
import { toSearchCriteria } from '../search-criteria.ts'
import { countEngineFacets } from './engine-facets.ts'
import definition from './index-definition.json' with { type: 'json' }
import { toDocument } from './job-documents.ts'
import { indexVersion } from './job-feed.ts'
import type { SearchBody, SearchEngine } from './search-engine.ts'

// Releases told by the time at which an index was built whose it was: what a replica of the former release had built anew during an upgrade was taken
// for that of a newer one, and searched with fields that it lacks.
test('an index of other fields, or of other values in them, has another version: where a release had the former, raise `indexVersion`', () => {
  const document = toDocument({
    id: 8,
    rank_at: 1_790_000_000_000,
    valid_through: 1_800_000_000_000,
    pay: 3_000,
    pay_min: 2_000,
    company: 4,
    company_name: 'Harbour Logistics Pte. Ltd.',
    answer_rate: 0.5,
    language: 'en-us',
    scopes: [1, 2],
    tags: (Object.keys(tagGroups) as TagGroup[]).map((group) => encodeTag(group, 5)),
    title_terms: 'senior warehouse 仓库主管',
    words: '@1 forklift warehous 仓库',
  })
  const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
  expect({ version: indexVersion, hash: hashOf(definition), document: hashOf(document) }).toEqual({
    version: 1,
    hash: '9fad68c806d0',
    document: '302193c4047b',
  })
})

// Until the index of the former release was built anew, whose jobs are in no sample, each option of many jobs had none. Its field of that name had a number
// from 0 to 1,023 for each job, so that a sample of one in 1,024 was counted for a half.
test('an index without samples is counted whole', async () => {
  const total = 60_000
  const answer = (count: number, type: number) => ({
    total: count,
    hits: [],
    aggregations: { job_types: { buckets: count === 0 ? [] : [{ key: type, doc_count: count }] } },
  })
  const searchAll = async (bodies: readonly SearchBody[]) =>
    bodies.map(({ query }) => {
      const asked = JSON.stringify(query)
      if (asked.includes('"sample"')) return answer(Math.round(total / 1_024), 2)
      return answer(asked.includes('"samples"') ? 0 : total, 1)
    })
  const criteria = toSearchCriteria({}, { country: 'sg', language: 'en-us' })
  const facets = await countEngineFacets({ searchAll } as unknown as SearchEngine, criteria, [])
  expect([facets.total, facets.job_types]).toEqual([total, { 1: total }])
})

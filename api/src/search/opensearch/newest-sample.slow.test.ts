import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { encodeTag } from '../../jobs/tags.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { JobSearch, Visitor } from '../job-search.ts'
import { toDocument } from './job-documents.ts'
import { rebuildIndex } from './job-feed.ts'
import { findMissingOpenSearch, startTestNode, type TestNode } from './opensearch-fixture.ts'
import { createOpenSearchJobSearch } from './opensearch-job-search.ts'
import { openSearchEngine, type SearchEngine } from './search-engine.ts'

const missing = findMissingOpenSearch()
if (missing !== undefined) console.warn(`Searches of very many jobs by OpenSearch are not tested. ${missing}`)
// Left out where Java or Maven is missing, which the warning above names; both are there in continuous integration.
const describeWithNode = missing === undefined ? describe : describe.skip

const jobs = 52_000
const visitor: Visitor = { country: 'sg', language: 'en-us' }
const scope = findCountry('sg')?.id
const newestAt = Date.now()
const titled = { new: 200, old: 30_000 }

/** The higher its id, the older a job. Two are called just “nurse”. Half are of one type. */
const documentOf = (id: number) => {
  const title = Object.values(titled).includes(id) ? 'nurse' : 'nurse manager'
  return toDocument({
    ...{ id, rank_at: newestAt - id * 1_000, title_terms: title, words: title, language: 'en-us' },
    ...{ scopes: [scope], tags: [encodeTag('jobType', 1 + (id % 2))] },
  })
}

// Every search ranked and counted all its matches one by one: a common word at a million jobs took a quarter of a second.
describeWithNode('past 10,000 matches', () => {
  let node: TestNode
  let api: TestApp
  let engine: SearchEngine
  let jobSearch: JobSearch

  beforeAll(async () => {
    node = await startTestNode()
    api = await createTestApp()
    engine = openSearchEngine(node.url)
    const index = await rebuildIndex(api.db, engine, { shards: 1, replicas: 0 })
    for (let first = 1; first <= jobs; first += 4_000) {
      const ids = Array.from({ length: Math.min(4_000, jobs - first + 1) }, (_, offset) => first + offset)
      const body = ids.flatMap((id) => [{ index: { _index: index, _id: String(id) } }, documentOf(id)])
      const { body: written } = await engine.client.bulk({ body: body as never }, { requestTimeout: 60_000 })
      expect(written.errors).toBe(false)
    }
    await engine.client.indices.refresh({ index })
    jobSearch = createOpenSearchJobSearch(api.db, engine)
  }, 180_000)
  afterAll(async () => {
    await engine.client.close()
    await api.close()
    await node.close()
  })

  const search = (page: number, size: number) =>
    jobSearch.search({ query: 'nurse' }, visitor, { sort: sortOrder.relevance, page, size })

  test('all are told, and the newest are ranked', async () => {
    const { ids, total, isApproximate } = await search(1, 30)
    expect([ids[0], total, isApproximate]).toEqual([titled.new, jobs, true])
    expect(ids).not.toContain(titled.old)
  })

  test('the others follow by date, and no page repeats a job', async () => {
    const pages: number[] = []
    for (let page = 1; page <= 10; page += 1) pages.push(...(await search(page, 1_000)).ids)
    expect(new Set(pages).size).toBe(10_000)
    expect(pages.slice(3_000, 3_003)).toEqual([3_001, 3_002, 3_003])
    expect((await search(11, 1_000)).ids).toEqual([])
  })

  test('facets are counted in a sample, and their total is exact', async () => {
    const { total, job_types: types } = await jobSearch.facets({ query: 'nurse', job_types: [1] }, visitor)
    expect(total).toBe(jobs / 2)
    for (const type of [1, 2]) expect(Math.abs((types[type] ?? 0) / (jobs / 2) - 1)).toBeLessThan(0.1)
  })
})

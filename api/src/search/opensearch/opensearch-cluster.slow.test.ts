import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { searchEngineOf } from './engine-of-database.ts'
import { feedEngine, rebuildWhereNeeded } from './feed-engine.ts'
import { findMissingOpenSearch, startTestNode, type TestNode } from './opensearch-fixture.ts'
import type { SearchEngine } from './search-engine.ts'

const missing = findMissingOpenSearch()
if (missing !== undefined) console.warn(`A cluster of OpenSearch is not tested. ${missing}`)
// Left out where Java or Maven is missing, which the warning above names; both are there in continuous integration.
const describeWithNode = missing === undefined ? describe : describe.skip

describeWithNode('three nodes with a copy of each shard', () => {
  let nodes: TestNode
  let api: TestApp
  let engine: SearchEngine

  const post = (title: string) => upsertJobs(api.db, [jobRecord({ identifier: title, title })])
  const find = async () => {
    const { status, body } = await api.visitor().get('/api/job/jobs/search?sort=1&page=1&size=20')
    return { status, titles: (body.data?.items ?? []).map((job: { title: string }) => job.title).sort() }
  }

  beforeAll(async () => {
    nodes = await startTestNode({ nodes: 3 })
    api = await createTestApp({ OPENSEARCH_URL: nodes.url })
    engine = searchEngineOf(api.db) as SearchEngine
    await upsertCompanies(api.db, [companyRecord()])
    for (const title of ['Baker', 'Nurse', 'Driver']) await post(title)
    await rebuildWhereNeeded(api.db, { shards: 3, replicas: 1 })
    await engine.client.cluster.health({ wait_for_status: 'green', timeout: '60s' }, { requestTimeout: 70_000 })
  }, 240_000)
  afterAll(async () => {
    await api.close()
    await nodes.close()
  })

  test('find and take jobs without one of them', async () => {
    await nodes.stopNode(3)
    expect(await find()).toEqual({ status: 200, titles: ['Baker', 'Driver', 'Nurse'] })
    await post('Cook')
    await feedEngine(api.db)
    await engine.client.indices.refresh({ index: engine.alias })
    expect((await find()).titles).toEqual(['Baker', 'Cook', 'Driver', 'Nurse'])
  }, 120_000)
})

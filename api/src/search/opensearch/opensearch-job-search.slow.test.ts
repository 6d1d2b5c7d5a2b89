import { afterAll, beforeAll, describe } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../../platform/cache/query-cache.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { jobSearchFixture } from '../job-search-fixture.ts'
import { rebuildIndex } from './job-feed.ts'
import { findMissingOpenSearch, startTestNode, type TestNode } from './opensearch-fixture.ts'
import { createOpenSearchJobSearch } from './opensearch-job-search.ts'
import { openSearchEngine } from './search-engine.ts'

const missing = findMissingOpenSearch()
if (missing !== undefined) console.warn(`Searches by OpenSearch are not tested. ${missing}`)

// Left out where Java or Maven is missing, which the warning above names; both are there in continuous integration.
const describeWithNode = missing === undefined ? describe : describe.skip

describeWithNode('searches by OpenSearch', () => {
  let node: TestNode
  beforeAll(async () => {
    node = await startTestNode()
  }, 120_000)
  afterAll(() => node.close())

  jobSearchFixture(async (records) => {
    const { db, close } = await createTestApp()
    await upsertCompanies(db, records.companies)
    await upsertJobs(db, records.jobs)
    invalidateJobCaches()
    const engine = openSearchEngine(node.url)
    await rebuildIndex(db, engine, { shards: 1, replicas: 0 })
    const idsOf = async (table: typeof jobs | typeof companies) => {
      const { rows } = await db.execute(sql`select identifier, id from ${table}`)
      return new Map(rows.map(({ identifier, id }) => [String(identifier), Number(id)]))
    }
    return {
      jobSearch: createOpenSearchJobSearch(db, engine),
      jobIds: await idsOf(jobs),
      companyIds: await idsOf(companies),
      close: async () => {
        await engine.client.close()
        await close()
      },
    }
  })
})

import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createIndexedJobSearch } from './indexed-job-search.ts'
import { jobSearchFixture } from './job-search-fixture.ts'

jobSearchFixture(async (records) => {
  const { db, close } = await createTestApp()
  await upsertCompanies(db, records.companies)
  await upsertJobs(db, records.jobs)
  invalidateJobCaches()
  const idsOf = async (table: typeof jobs | typeof companies) => {
    const { rows } = await db.execute(sql`select identifier, id from ${table}`)
    return new Map(rows.map(({ identifier, id }) => [String(identifier), Number(id)]))
  }
  return {
    jobSearch: createIndexedJobSearch(db),
    jobIds: await idsOf(jobs),
    companyIds: await idsOf(companies),
    close,
  }
})

import { expect, test } from '@jest/globals'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import { upsertJobs } from '../../../api/src/jobs/upsert-jobs.ts'
import { openDatabase } from '../../../api/src/platform/database/database.ts'
import { jobRecord } from '../../../api/src/testing/records.ts'
import { countOnce, type Execute } from './bulk-load.ts'

// A trigger that may return early could not be run over the whole table, and every fill ended there.
test('counted once over all jobs, it is what the triggers counted', async () => {
  const { db, close } = await openTestDatabase(new URL('../../../api/drizzle', import.meta.url), openDatabase)
  const execute: Execute = async (text) => (await db.execute(text)).rows
  await upsertJobs(
    db,
    ['Cook', 'Cook', 'Nurse'].map((title, index) =>
      jobRecord({ identifier: `job-${index}`, title, jobTypeId: 1 + (index % 2), companyIdentifier: null }),
    ),
  )
  const counts = () => execute('select scope, tag, count from search_counts order by scope, tag')
  const titles = () => execute('select country, title_terms, count from search_titles order by title_terms')
  const counted = [await counts(), await titles()]
  expect(counted[0]?.length).toBeGreaterThan(5)
  for (const table of ['search_counts', 'search_titles']) await execute(`delete from ${table}`)
  await countOnce(execute)
  expect([await counts(), await titles()]).toEqual(counted)
  await close()
}, 60_000)

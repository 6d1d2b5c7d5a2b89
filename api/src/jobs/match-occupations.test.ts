import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { importedOccupations } from '../occupations/tables.ts'
import { occupationNumber } from '../occupations/taxonomy.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { matchJobOccupations } from './match-occupations.ts'
import { jobs, occupationMatching } from './tables.ts'
import { groupOfTag, idOfTag, tagGroups } from './tags.ts'
import { upsertCompanies, upsertJobs } from './upsert-jobs.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [
    jobRecord({ identifier: 'nurse', title: 'Registered nurse', isUrgent: true }),
    jobRecord({ identifier: 'tamer', title: 'Dragon tamer', functionTitleId: null }),
  ])
})
afterAll(() => api.close())

const occupationsOf = async (identifier: string) => {
  const [row] = await api.db.select({ tags: jobs.tags }).from(jobs).where(sql`identifier = ${identifier}`)
  return (row?.tags ?? []).filter((tag) => groupOfTag(tag) === tagGroups.occupation).map(idOfTag)
}

test('a job has its occupations from the import on, and jobs of former releases get them afterwards', async () => {
  expect(await occupationsOf('nurse')).toContain(occupationNumber('registered-nurse'))
  const before = await api.db.select({ tags: jobs.tags }).from(jobs).orderBy(jobs.id)
  await api.db.execute(
    sql`update ${jobs} set tags = array(select tag from unnest(tags) as tag where tag >> 24 not in (11, 13))`,
  )
  await matchJobOccupations(api.db)
  expect((await api.db.select({ tags: jobs.tags }).from(jobs).orderBy(jobs.id)).map(({ tags }) => tags.sort())).toEqual(
    before.map(({ tags }) => tags.sort()),
  )
})

test('when the occupations change, all jobs are matched again', async () => {
  await matchJobOccupations(api.db)
  expect(await api.db.select().from(occupationMatching)).toMatchObject([{ lastJobId: null }])
  expect(await occupationsOf('tamer')).toEqual([])
  await api.db
    .insert(importedOccupations)
    .values({ id: 'dragon-tamer', number: 7, isco: '5164', names: { 'en-us': ['Dragon tamer'] } })
  invalidateJobCaches()
  await matchJobOccupations(api.db)
  expect(await occupationsOf('tamer')).toEqual([7])
  expect(await occupationsOf('nurse')).toContain(occupationNumber('registered-nurse'))
})

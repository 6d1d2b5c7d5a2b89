import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { upsertJobs } from '../jobs/job-store.ts'
import { jobRecord } from '../testing/records.ts'
import { onEveryDatabase, type TestApp } from '../testing/test-app.ts'
import { countByBits, countGroupByBits } from './count-by-bits.ts'
import { toCriteria } from './search-criteria.ts'
import { tag } from './tags.ts'

onEveryDatabase((open) => {
  let api: TestApp
  beforeAll(async () => {
    api = await open()
  }, 120_000)
  afterAll(() => api.close())

  const visitor = { country: 'sg', language: 'en-us' } as const
  const count = (filter: Parameters<typeof toCriteria>[0]) => countByBits(api.db, toCriteria(filter, visitor))
  const job = (identifier: string, facts: Partial<ReturnType<typeof jobRecord>> = {}) =>
    jobRecord({ identifier, companyIdentifier: null, jobTypeId: 1, xpLvlId: 1, validThrough: null, ...facts })
  const remote: Partial<ReturnType<typeof jobRecord>> = {
    arrangement: 'remote',
    applicantLocation: { kind: 'worldwide', countries: [] },
  }

  test('bits follow what is written, changed, closed and deleted', async () => {
    expect(await count({})).toEqual({ total: 0, abroad: 0, best: 0 })
    await upsertJobs(api.db, [
      job('one'),
      job('two', { xpLvlId: 2 }),
      job('three', { jobTypeId: 2 }),
      job('abroad', { country: 'jp', places: [], ...remote }),
    ])
    // Far away by its id, so that it stands in another chunk.
    await api.db.execute(`select setval(pg_get_serial_sequence('jobs', 'id'), 20000)`)
    await upsertJobs(api.db, [job('far')])
    expect(await count({})).toEqual({ total: 5, abroad: 1, best: 0 })
    expect(await count({ job_types: [1], xp_lvls: [1] })).toEqual({ total: 3, abroad: 1, best: 0 })
    expect(await count({ job_types: [1, 2], xp_lvls: [1, 2] })).toEqual({ total: 5, abroad: 1, best: 0 })
    expect(await count({ job_types: [1], country: 'jp' })).toEqual({ total: 1, abroad: 0, best: 0 })

    await upsertJobs(api.db, [job('two', { xpLvlId: 1 })])
    expect(await count({ job_types: [1], xp_lvls: [1] })).toEqual({ total: 4, abroad: 1, best: 0 })
    await upsertJobs(api.db, [job('two', { xpLvlId: 1, status: 'closed' })])
    expect(await count({ job_types: [1], xp_lvls: [1] })).toEqual({ total: 3, abroad: 1, best: 0 })
    await upsertJobs(api.db, [job('two', { xpLvlId: 1 })])
    await api.db.execute(`delete from jobs where identifier = 'far'`)
    expect(await count({ job_types: [1], xp_lvls: [1] })).toEqual({ total: 3, abroad: 1, best: 0 })
  })

  test('each option of a group is counted under the other filters', async () => {
    const types = await countGroupByBits(api.db, toCriteria({ xp_lvls: [1] }, visitor), 'jobType')
    expect(new Map(types)).toEqual(
      new Map([
        [tag('jobType', 1), 3],
        [tag('jobType', 2), 1],
      ]),
    )
  })

  test('a job past its last day counts no more, before the sweep closes it too', async () => {
    await upsertJobs(api.db, [job('three', { jobTypeId: 2, validThrough: new Date(Date.now() - 1000) })])
    expect(await count({ job_types: [2] })).toEqual({ total: 0, abroad: 0, best: 0 })
    const types = await countGroupByBits(api.db, toCriteria({ xp_lvls: [1] }, visitor), 'jobType')
    expect(types).toEqual([[tag('jobType', 1), 3]])
  })

  test('pay and words that are not kept are not for bits to tell', async () => {
    expect(await count({ query: 'accountant' })).toBeNull()
    expect(await count({ salary_from: 1000 })).toBeNull()
  })
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { loadCompanyAnswers } from '../../api/src/applications/my-jobs/response-times.ts'
import { applications } from '../../api/src/applications/tables.ts'
import { companies, companyProfiles } from '../../api/src/companies/tables.ts'
import { jobs } from '../../api/src/jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../api/src/jobs/upsert-jobs.ts'
import { companyRecord, jobRecord } from '../../api/src/testing/records.ts'
import { createTestApp, type TestApp } from '../../api/src/testing/test-app.ts'
import { demoSource } from './data/generate-companies.ts'
import { demoApplicants, insertCompanyAnswers } from './insert-company-answers.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(
    api.db,
    [1, 2].map((number) =>
      companyRecord({
        source: demoSource,
        identifier: `company-${number}`,
        name: `Company ${number}`,
        profile: { registration: { number: `DEMO-${number}`, register: null, registeredOn: null } },
      }),
    ),
  )
  await upsertJobs(
    api.db,
    [1, 2].map((number) =>
      jobRecord({
        source: demoSource,
        identifier: `job-${number}`,
        companyIdentifier: 'company-1',
        title: `Job ${number}`,
      }),
    ),
  )
}, 120_000)
afterAll(() => api.close())

test('one company answers, with news, another was struck off, and doing it again changes nothing', async () => {
  for (const _ of [1, 2]) await insertCompanyAnswers(api.db)
  expect(await api.db.$count(applications)).toBe(demoApplicants)
  const [answering, struckOff] = await api.db
    .select({ id: companies.id, news: companyProfiles.news, withdrawnOn: companyProfiles.registrationWithdrawnOn })
    .from(companies)
    .innerJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
    .orderBy(companies.id)
  expect(answering).toMatchObject({ withdrawnOn: null, news: [{ source: 'The company' }, {}] })
  expect(struckOff?.withdrawnOn).toMatch(/^2026-/)
  expect(await loadCompanyAnswers(api.db, answering?.id ?? 0)).toMatchObject({ applications: 12, share: 10 / 12 })
  expect(await api.db.$count(jobs, sql`company_id = ${answering?.id}`)).toBe(2)
})

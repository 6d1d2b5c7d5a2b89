import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { asc } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import { upsertCompanies } from '../../jobs/upsert-jobs.ts'
import { companyRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

// What was there already was once sorted out by a join, which gave the rest back in an order of its own: the same demo
// catalogue had other addresses on every first start.
test('new rows are numbered in the order in which they were given', async () => {
  const identifiers = Array.from({ length: 60 }, (_, index) => `company-${(index * 37) % 60}`)
  await upsertCompanies(
    api.db,
    identifiers.map((identifier) => companyRecord({ identifier })),
  )
  const rows = await api.db.select({ identifier: companies.identifier }).from(companies).orderBy(asc(companies.id))
  expect(rows.map(({ identifier }) => identifier)).toEqual(identifiers)
})

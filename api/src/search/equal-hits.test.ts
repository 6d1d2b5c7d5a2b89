import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  const cook = jobRecord({ title: 'Pastry Cook', companyIdentifier: null })
  const [place] = cook.places
  await upsertJobs(api.db, [
    { ...cook, identifier: 'here', postedAt: new Date('2026-01-01') },
    {
      ...cook,
      identifier: 'abroad',
      country: 'jp',
      places: place ? [{ ...place, country: 'jp', countryCode: 'JP' }] : [],
      arrangement: 'remote',
      applicantLocation: { kind: 'worldwide', countries: [] },
      postedAt: new Date('2026-02-01'),
    },
  ])
}, 120_000)
afterAll(() => api.close())

// A remote job abroad, being newer, stood before a local job of the same title.
test.each([
  ['relevance: the searched country first', 'query=pastry', ['sg', 'jp']],
  ['newest: by day', 'query=pastry&sort=1', ['jp', 'sg']],
  ['in all countries none stands before another', 'query=pastry&country=all', ['jp', 'sg']],
])('equal hits by %s', async (_, query, countries) => {
  const { body } = await api.visitor().get(`/api/job/jobs/search?${query}`, { 'country-id': '193' })
  expect(body.data.items.map((item: { places: { country: string }[] }) => item.places[0]?.country)).toEqual(countries)
})

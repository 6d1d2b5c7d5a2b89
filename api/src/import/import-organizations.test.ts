import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { asc } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { writeBatch } from './import-batch.ts'
import { importFiles } from './import-files.ts'
import { postingFixture } from './posting-fixture.ts'

let api: TestApp
const folder = mkdtempSync(join(tmpdir(), 'organizations-'))
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const importRecords = async (...records: object[]) => {
  const file = join(folder, 'records.jsonl')
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'))
  const reasons: string[] = []
  const summary = await importFiles(
    [file],
    (batch) => writeBatch(api.db, batch),
    ({ reason }) => reasons.push(reason),
    { now: Date.parse('2026-06-01T00:00:00Z'), keepExpired: false },
  )
  return { summary, reasons }
}
const harbour = { '@type': 'Organization', name: 'Harbour Foods', url: 'https://www.harbour.example' }

// Records of companies were refused as “not a JobPosting”, and a posting took back what was known of its employer.
test('a company alone fills in the employer of a posting that has its name and website; another of that name stays another', async () => {
  const posting = postingFixture({ hiringOrganization: { name: 'Harbour Foods', sameAs: 'https://harbour.example/' } })
  await importRecords(posting)
  const described = {
    ...harbour,
    legalName: 'Harbour Foods Pte. Ltd.',
    foundingDate: '1998',
    description: 'We bake bread for half of the city, every night of the year.',
  }
  const other = { ...described, url: 'https://www.elsewhere.example', foundingDate: '2020' }
  const { summary } = await importRecords(described, other, {
    '@graph': [{ '@type': 'Organization', name: 'Quay' }, { '@type': 'WebSite' }],
  })
  expect(summary).toMatchObject({ imported: 2, updated: 1, rejected: 0 })
  const rows = await api.db.select().from(companies).orderBy(asc(companies.id))
  expect(rows.map(({ name }) => name)).toEqual(['Harbour Foods', 'Harbour Foods', 'Quay'])
  const [first] = rows
  const profile = async () => (await api.visitor().get(`/api/data/companies/${first?.id}/profile`)).body.data
  const filled = {
    legal_name: 'Harbour Foods Pte. Ltd.',
    overview: described.description,
    founded_in: 1998,
    open_jobs: 1,
  }
  expect(await profile()).toMatchObject(filled)

  expect((await importRecords(described)).summary).toMatchObject({ unchanged: 1, updated: 0, imported: 0 })
  await importRecords(postingFixture({ ...posting, title: 'Bookkeeper' }))
  expect(await profile()).toMatchObject(filled)
})

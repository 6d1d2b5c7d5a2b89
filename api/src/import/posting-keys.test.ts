import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { employerEnvironment, registerCompleteMember } from '../chats/chat-fixture.ts'
import { companies } from '../companies/tables.ts'
import { addPerson, organisationOf } from '../employer/employer-fixture.ts'
import { jobs } from '../jobs/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { writeBatch } from './import-batch.ts'
import { importFiles } from './import-files.ts'
import { postingFixture } from './posting-fixture.ts'

let api: TestApp
let folder: string
beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  folder = await mkdtemp(join(tmpdir(), 'posting-keys-'))
}, 120_000)
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** The counts of an import of these records, in one file. */
const importAll = async (...records: object[]) => {
  const file = join(folder, `${crypto.randomUUID()}.jsonl`)
  await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'))
  const write: Parameters<typeof importFiles>[1] = (batch) => writeBatch(api.db, batch)
  const { imported, updated, unchanged, rejected } = await importFiles([file], write, () => undefined, {
    now: Date.now(),
    keepExpired: false,
  })
  return { imported, updated, unchanged, rejected }
}
const counts = (facts: object) => ({ imported: 0, updated: 0, unchanged: 0, rejected: 0, ...facts })
const numbered = (value: string, employer: string, facts: object = {}) =>
  postingFixture({
    identifier: { '@type': 'PropertyValue', value },
    hiringOrganization: { '@type': 'Organization', name: employer },
    ...facts,
  })
const jobsOf = async (employer: string) =>
  (
    await api.db.execute(sql`
      select ${jobs.id}, title, ${jobs.country}, status, company_id from ${jobs}
        join ${companies} on ${companies.id} = company_id
      where ${companies.name} = ${employer} order by ${jobs.id}`)
  ).rows as { id: number; title: string; country: string; company_id: number }[]

/**
 * Two employers used the number 88412, in feeds that said neither whose number it is nor an address. The second import took over the job
 * of the first, with the application that was sent to it: its credentials listed and opened it, and *My jobs* named the wrong employer.
 */
describe('two employers with one number', () => {
  const hospital = numbered('88412', 'Lantern Bay Hospital', { title: 'Ward Pharmacist' })
  const quays = numbered('88412', 'Northgate Quays', { title: 'Crane Operator' })

  test('have a job each, and only the employer that an application was sent to reads it', async () => {
    expect(await importAll(hospital)).toEqual(counts({ imported: 1 }))
    const [job] = await jobsOf('Lantern Bay Hospital')
    const member = await registerCompleteMember(api)
    await member.post('/api/job/saved-jobs/create', { job_id: job?.id })
    const sent = { source: 'job_search', first_message: 'I know your wards' }
    const { id } = (await member.post(`/api/data/jobs/${job?.id}/applications`, sent)).body.data

    expect(await importAll(quays)).toEqual(counts({ imported: 1 }))
    expect(await importAll(hospital, quays)).toEqual(counts({ unchanged: 2 }))
    const [other] = await jobsOf('Northgate Quays')
    expect([job?.title, other?.title]).toEqual(['Ward Pharmacist', 'Crane Operator'])

    const at = async (companyId = 0) => {
      const { calls } = await organisationOf(api, [companyId])
      const admin = await addPerson(api, companyId, { role: 'admin' })
      const query = `recruiter_id=${admin.id}&scope=company`
      return {
        jobs: (await calls.get(`/jobs?${query}`)).body.data.items.map((item: { id: number }) => item.id),
        list: await calls.get(`/jobs/${job?.id}/applications?recruiter_id=${admin.id}`),
        opened: await calls.post(`/applications/${id}/open`, { recruiter_id: admin.id }),
      }
    }
    const first = await at(job?.company_id)
    expect(first).toMatchObject({
      jobs: [job?.id],
      list: { body: { data: { items: [{ id }] } } },
      opened: { status: 200, body: { data: { first_message: 'I know your wards' } } },
    })
    const second = await at(other?.company_id)
    expect(second).toMatchObject({
      jobs: [other?.id],
      list: { status: 404, body: { code: 40004 } },
      opened: { status: 404, body: { code: 40004 } },
    })
    for (const tab of ['saved', 'viewed']) {
      const [row] = (await member.get(`/api/jobApplication/my-jobs?tab=${tab}`)).body.data.items
      expect(row).toMatchObject({ job: { title: 'Ward Pharmacist', company: { name: 'Lantern Bay Hospital' } } })
    }
  })

  test('that are imported at once are two as well, and each only once', async () => {
    const records = Array.from({ length: 40 }, (_, index) => [
      numbered(`at-once-${index}`, 'Reed Bakery'),
      numbered(`at-once-${index}`, 'Stone Mill'),
    ]).flat()
    const [one, two] = await Promise.all([importAll(...records), importAll(...records.toReversed())])
    expect(one.imported + two.imported).toBe(80)
    expect(one.unchanged + two.unchanged).toBe(80)
    expect((await jobsOf('Reed Bakery')).length + (await jobsOf('Stone Mill')).length).toBe(80)
  })
})

test('an update that names another employer makes another job, and the former one stays as it was', async () => {
  const before = numbered('moved', 'Old Ferry', { title: 'Deckhand', url: 'https://ferry.example/moved' })
  expect(await importAll(before)).toEqual(counts({ imported: 1 }))
  const after = { ...before, hiringOrganization: { '@type': 'Organization', name: 'New Ferry' } }
  expect(await importAll(after)).toEqual(counts({ imported: 1 }))
  const unnamed = { ...after, hiringOrganization: undefined }
  expect(await importAll(unnamed)).toEqual(counts({ imported: 1 }))
  expect(await importAll(before, after, unnamed)).toEqual(counts({ unchanged: 3 }))
  expect(await jobsOf('Old Ferry')).toMatchObject([{ title: 'Deckhand', status: 'open' }])
  expect(await jobsOf('New Ferry')).toMatchObject([{ title: 'Deckhand', status: 'open' }])
})

// The last of three cities won, and the summary counted one of three records.
test('one number in three cities with addresses of their own is three jobs', async () => {
  const inCity = (country: string, city: string, tag = '') =>
    numbered('LIFT-0937', 'Perrin Elevators', {
      title: 'Lift Mechanic',
      description: `<p>Keep the lifts of ${city} running.</p>`,
      jobLocation: { address: { addressCountry: country, addressLocality: city } },
      url: `http${tag ? '' : 's'}://careers.perrin.example/LIFT-0937?city=${city}${tag}`,
    })
  const inCities = (tag?: string) => [
    inCity('SG', 'Singapore', tag),
    inCity('MY', 'Kuala Lumpur', tag),
    inCity('GB', 'London', tag),
  ]
  const cities = inCities()
  expect(await importAll(...cities)).toEqual(counts({ imported: 3 }))
  expect(await importAll(...cities)).toEqual(counts({ unchanged: 3 }))
  expect((await jobsOf('Perrin Elevators')).map(({ country }) => country)).toEqual(['sg', 'my', 'gb'])
  // Where a visitor came from names no other posting.
  const [first] = cities
  expect(await importAll(...inCities('&utm_source=board'))).toEqual(counts({ updated: 3 }))
  expect(await importAll({ ...first, description: '<p>Changed.</p>' })).toEqual(counts({ updated: 1 }))
  expect(await jobsOf('Perrin Elevators')).toHaveLength(3)
})

test('every record of a file that repeats itself is in one count', async () => {
  const one = numbered('twice', 'Repeat Works')
  const changed = { ...one, title: 'Senior accountant' }
  expect(await importAll(one, changed, changed, { '@type': 'Person' })).toEqual(
    counts({ imported: 1, updated: 1, unchanged: 1, rejected: 1 }),
  )
  expect(await jobsOf('Repeat Works')).toMatchObject([{ title: 'Senior accountant' }])
})

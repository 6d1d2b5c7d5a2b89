import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { eq } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import { upsertCompanies } from '../../jobs/upsert-jobs.ts'
import { companyRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { alertPath, alertSteps } from '../job-alerts-fixture.ts'
import { countFollowers } from './count-followers.ts'

let api: TestApp
let id: number
const { member, guest, importJobs, runInDays, mailsTo, alertBody } = alertSteps(() => api)
const body = { time_zone: 'Asia/Singapore' }
const pathOf = (company = id) => `/api/data/companies/${company}`

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord(), companyRecord({ identifier: 'company-2', name: 'Quay Bakery' })])
  const [row] = await api.db.select({ id: companies.id }).from(companies).where(eq(companies.name, 'Quay Bakery'))
  id = row?.id ?? 0
}, 120_000)
afterAll(() => api.close())

test('a follow is a job alert: its mail has the company’s new jobs alone, and unfollowing ends it', async () => {
  const { visitor, email } = await member()
  for (const _ of [1, 2]) {
    const answer = await visitor.post(`${pathOf()}/follow`, body)
    expect([answer.status, answer.body.data]).toEqual([200, { is_followed: true, needs_confirmation: false }])
  }
  expect((await visitor.get(`${pathOf()}/profile`)).body.data.is_followed).toBe(true)
  const alerts = async () => (await visitor.get(alertPath)).body.data.items
  expect(await alerts()).toMatchObject([{ criteria: { company_ids: [id], country: 'all' }, frequency: 'daily' }])
  await countFollowers(api.db)
  const [row] = await api.db.select().from(companies).where(eq(companies.id, id))
  expect(row?.followers).toBe(1)

  // One abroad too: whoever follows a company asks for all of its jobs.
  await importJobs([
    { title: 'Baker', companyIdentifier: 'company-2' },
    { title: 'Pastry Chef', companyIdentifier: 'company-2', country: 'my' },
    { title: 'Gardener' },
  ])
  await runInDays(1)
  await api.deliverMails()
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Baker')
  expect(mail?.text).toContain('Pastry Chef')
  expect(mail?.text).not.toContain('Gardener')

  for (const _ of [1, 2]) expect((await visitor.delete(`${pathOf()}/follow`)).body.data).toEqual({ is_followed: false })
  expect(await alerts()).toEqual([])
  await countFollowers(api.db)
  const [after] = await api.db.select().from(companies).where(eq(companies.id, id))
  expect(after?.followers).toBe(0)
})

test('needs a member, a company, a time zone, and room for one more alert', async () => {
  const { visitor } = await member()
  expect((await (await guest()).post(`${pathOf()}/follow`, body)).body.code).toBe(errorCode.noPermission)
  expect((await visitor.post(`${pathOf(99_999)}/follow`, body)).status).toBe(404)
  expect((await visitor.post(`${pathOf()}/follow`, { time_zone: 'Nowhere/Land' })).status).toBe(422)
  for (let index = 0; index < 20; index += 1)
    await visitor.post(`${alertPath}/create`, alertBody({ query: `word${index}` }))
  expect((await visitor.post(`${pathOf()}/follow`, body)).body.code).toBe(errorCode.jobAlertLimit)
})

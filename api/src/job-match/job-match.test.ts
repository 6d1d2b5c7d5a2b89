import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { placeId, preferenceBody } from '../testing/profile-bodies.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let api: TestApp
let path: string

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [jobRecord({ xpLvlId: 4, skills: ['Excel', 'Xero'] })])
  const { items } = (await api.visitor().get('/api/job/jobs/search?country=sg')).body.data
  path = `/api/job/jobs/${items[0].id}/match`
}, 120_000)
afterAll(() => api.close())

test('a member reads how their own profile fits, in their language', async () => {
  const member = api.visitor()
  await member.register()
  await member.post('/api/jobseekers/skills/create', { name: 'Excel', proficiency_id: null })
  await member.post('/api/jobseeker/job-preferences/create', preferenceBody())
  const { status, body } = await member.send('GET', path, undefined, { 'language-id': '4' })
  expect(status).toBe(200)
  expect(body.data.requirements).toMatchObject([
    { kind: 'experience', state: 'unknown', wanted: '3〜5年', own: null },
    { kind: 'skill', state: 'met', wanted: 'Excel', found_in: 'skills' },
    { kind: 'skill', state: 'unmet', wanted: 'Xero', found_in: null },
  ])
  expect(body.data.preferences.map(({ kind }: { kind: string }) => kind)).toContain('pay')
})

test('a member reads how far it is from where they live, once they said where that is', async () => {
  const member = api.visitor()
  await member.register()
  const homeOf = async () => (await member.get(path)).body.data.home
  expect(await homeOf()).toBeUndefined()
  await member.patch('/api/jobseeker/me', { location_id: placeId('tampines') })
  expect(await homeOf()).toEqual({ place: 'Tampines', distance_km: expect.any(Number) })
})

test('another member reads nothing of it', async () => {
  const other = api.visitor()
  await other.register()
  const { body } = await other.get(path)
  expect(body.data.requirements.map(({ state }: { state: string }) => state)).toEqual(['unknown', 'unmet', 'unmet'])
  expect(body.data).toMatchObject({ preferences: [], preference_title: null })
})

test('guests have no profile, and a job that is not there no match', async () => {
  expect((await api.visitor().get(path)).status).toBe(401)
  const member = api.visitor()
  await member.register()
  const { status, body } = await member.get('/api/job/jobs/999999/match')
  expect([status, body.code]).toEqual([404, 40004])
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { upsertCompanies, upsertJobs } from '../upsert-jobs.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(
    api.db,
    Array.from({ length: 35 }, (_, index) => jobRecord({ identifier: `job-${index}`, title: `Cook ${index}` })),
  )
}, 120_000)
afterAll(() => api.close())

const list = async (visitor: ReturnType<TestApp['visitor']>, query = '') => {
  const { body } = await visitor.get(`/api/job/jobs/saved-jobs${query}`)
  return { ids: body.data.items.map((job: { id: number }) => job.id), total: body.data.total }
}
const save = (visitor: ReturnType<TestApp['visitor']>, jobId: unknown, headers?: Record<string, string>) =>
  visitor.post('/api/job/saved-jobs/create', { job_id: jobId }, headers)

test('saving, listing and removing, each twice', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  for (const _ of [1, 2]) expect((await save(visitor, 2)).body.data).toEqual({ is_saved: true })
  await save(visitor, 1)
  expect(await list(visitor)).toEqual({ ids: [1, 2], total: 2 })
  expect(await list(visitor, '?sort=2')).toEqual({ ids: [2, 1], total: 2 })
  expect((await visitor.get('/api/job/jobs/2/is-saved')).body.data).toEqual({ is_saved: true })
  expect((await visitor.get('/api/job/jobs/2')).body.data.is_saved).toBe(true)
  expect((await visitor.get('/api/job/jobs/saved-jobs/2')).body.data.title).toBe('Cook 1')
  for (const _ of [1, 2]) {
    expect((await visitor.delete('/api/job/saved-jobs/2/delete')).body.data).toEqual({ is_saved: false })
  }
  expect((await visitor.get('/api/job/jobs/saved-jobs/2')).status).toBe(404)
  expect(await list(visitor)).toEqual({ ids: [1], total: 1 })
})

test('pages hold thirty; one past the end is empty', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  for (let id = 1; id <= 35; id += 1) await save(visitor, id)
  expect((await list(visitor)).ids).toHaveLength(30)
  expect((await list(visitor, '?page=2')).ids).toHaveLength(5)
  expect((await list(visitor, '?page=1000000')).ids).toEqual([])
  // The answer did not say which page it was, nor how many items a page holds.
  const { body } = await visitor.get('/api/job/jobs/saved-jobs?page=3&size=15')
  expect(body.data).toMatchObject({ total: 35, page: 3, size: 15 })
  expect(body.data.items).toHaveLength(5)
  for (const page of ['-1', '0', '1000000000', 'x']) {
    expect((await visitor.get(`/api/job/jobs/saved-jobs?page=${page}`)).body.code).toBe(40001)
  }
})

test('without a session there is nothing to save to', async () => {
  expect((await save(api.visitor(), 1)).status).toBe(401)
  expect((await api.visitor().get('/api/job/jobs/saved-jobs')).body.code).toBe(40003)
})

test('what cannot be a job is refused', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  expect((await save(visitor, 999)).status).toBe(404)
  for (const id of [0, -1, 1e9 * 5, 1.5, '1', null, undefined, {}]) expect((await save(visitor, id)).status).toBe(422)
})

test('nobody sees or changes what another saved', async () => {
  const [one, other] = [api.visitor(), api.visitor()]
  await one.guest()
  await other.guest()
  await save(one, 3)
  await other.delete('/api/job/saved-jobs/3/delete')
  expect((await other.get('/api/job/jobs/saved-jobs/3')).status).toBe(404)
  expect((await other.get('/api/job/jobs/3')).body.data.is_saved).toBe(false)
  expect(await list(one)).toEqual({ ids: [3], total: 1 })
})

test('a guest’s saved jobs move to the account, at registration and at login', async () => {
  const account = registration()
  const phone = api.visitor()
  await phone.guest()
  await save(phone, 4)
  await phone.register(account)
  expect(await list(phone)).toEqual({ ids: [4], total: 1 })

  const laptop = api.visitor()
  await laptop.guest()
  await save(laptop, 4)
  await save(laptop, 5)
  await laptop.post('/api/auth/jobseekers/login', { login: account.email, password: account.password })
  expect((await list(laptop)).ids.toSorted()).toEqual([4, 5])
  expect((await list(phone)).ids.toSorted()).toEqual([4, 5])
})

// It spoke of an application that is being processed (41134).
test('the same call at work already has a code of its own', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(visitor, 8, key)))
  for (const { status, body } of answers)
    expect([
      [200, 0],
      [409, 40019],
    ]).toContainEqual([status, body.code])
})

test('a repeated key saves once, and another body under it is refused', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await save(visitor, 6, key)).status).toBe(200)
  await visitor.delete('/api/job/saved-jobs/6/delete')
  const repeat = await save(visitor, 6, key)
  expect(repeat.headers['idempotent-replayed']).toBe('true')
  expect(await list(visitor)).toEqual({ ids: [], total: 0 })
  expect((await save(visitor, 7, key)).status).toBe(422)
  expect((await save(visitor, 7, { 'idempotency-key': 'short' })).status).toBe(400)
  expect((await save(visitor, 7, { 'idempotency-key': 'x'.repeat(5000) })).status).toBe(400)
})

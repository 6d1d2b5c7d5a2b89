import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { JobPreference, JobPreferenceBody } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { placeId, preferenceBody, remotePreferenceBody } from '../../testing/profile-bodies.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/jobseeker/job-preferences'

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const add = (body: object, headers?: Record<string, string>) => member.post(`${path}/create`, body, headers)
const list = async (): Promise<JobPreference[]> => (await member.get(path)).body.data.items
const titles = async () => (await list()).map((item) => item.job_title)
const addOne = async (body: JobPreferenceBody = preferenceBody()) => {
  const { body: answer } = await add(body)
  return answer.data.items.at(-1) as JobPreference
}

test('are kept as they were told, the oldest first', async () => {
  const onSite = preferenceBody({
    job_title: 'Chef de partie',
    function_title_id: 1,
    work_arrangement: 'hybrid',
    country: 'jp',
    location_id: placeId('tokyo'),
    industry_id: 3,
    currency: 'JPY',
    salary_period: 'YEAR',
    salary_min: 4_000_000,
    salary_max: 1_000_000_000_000,
  })
  const remote = remotePreferenceBody()
  await add(onSite)
  const { status, body } = await add(remote)
  expect(status).toBe(200)
  expect(body.data.items).toMatchObject([onSite, remote])
  const [first] = await list()
  expect((await member.get(`${path}/${first?.id}`)).body.data).toEqual(first)
})

test('keep of each kind of work only what belongs to it', async () => {
  const everything = {
    country: 'sg',
    location_id: 999_999,
    work_language: 'ja',
    work_timezone: 'Asia/Tokyo',
  } as const
  const [onSite] = (await add(preferenceBody({ ...everything, location_id: null }))).body.data.items
  expect(onSite).toMatchObject({ country: 'sg', work_language: null, work_timezone: null })
  // Nobody asks where remote work is, so nothing about it can be wrong.
  const remote = await addOne(remotePreferenceBody(everything))
  expect(remote).toMatchObject({ country: null, location_id: null, work_language: 'ja' })
})

test.each<[string, string, object]>([
  ['no title', 'job_title', preferenceBody({ job_title: '  ' })],
  ['an unknown title of the list', 'function_title_id', preferenceBody({ function_title_id: 999_999 })],
  ['an unknown industry', 'industry_id', preferenceBody({ industry_id: 999_999 })],
  ['an unknown job type', 'job_type_id', preferenceBody({ job_type_id: 999_999 })],
  ['an unknown place', 'location_id', preferenceBody({ location_id: 999_999 })],
  ['a place of another country', 'location_id', preferenceBody({ location_id: placeId('tokyo') })],
  ['an unknown currency', 'currency', preferenceBody({ currency: 'QQQ' })],
  ['pay that ends below its beginning', 'salary_max', preferenceBody({ salary_max: 3_999 })],
  ['on-site work nowhere', 'country', preferenceBody({ country: null })],
  ['remote work without a language', 'work_language', remotePreferenceBody({ work_language: null })],
  ['remote work without a time zone', 'work_timezone', remotePreferenceBody({ work_timezone: null })],
  ['a time zone that there is not', 'work_timezone', remotePreferenceBody({ work_timezone: 'Asia/Atlantis' })],
  ['an offset for a time zone', 'work_timezone', remotePreferenceBody({ work_timezone: '+08:00' })],
  ['no body', 'job_title', {}],
])('%s is refused, added or changed, and the field is named', async (_, field, body) => {
  const { id } = await addOne(preferenceBody({ job_title: 'Kept' }))
  for (const answer of [await add(body), await member.patch(`${path}/${id}/update`, body)]) {
    expect(answer).toMatchObject({ status: 422, body: { code: 40001, errors: { [field]: expect.anything() } } })
  }
  expect(await titles()).toEqual(['Kept'])
})

describe('pay', () => {
  test.each(['negotiable', 'unpaid'] as const)('%s needs no amounts, and keeps none', async (salary_kind) => {
    const pay = { salary_kind, salary_min: null, salary_max: null }
    expect(await addOne(preferenceBody(pay))).toMatchObject({ salary_kind, salary_min: 0, salary_max: 0 })
    const { salary_min: _min, salary_max: _max, ...without } = preferenceBody({ salary_kind })
    expect((await add(without)).status).toBe(200)
    expect((await add(preferenceBody({ salary_kind, salary_min: 9, salary_max: 3 }))).status).toBe(200)
    expect((await list()).map(({ salary_max }) => salary_max)).toEqual([0, 0, 0])
  })

  test('an amount has both ends, and each that is missing is named', async () => {
    const answer = await add(preferenceBody({ salary_min: null, salary_max: null }))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 40001, errors: { salary_min: ['required'], salary_max: ['required'] } },
    })
    expect((await add(preferenceBody({ salary_kind: 'amount', salary_max: null }))).body.errors).toMatchObject({
      salary_max: ['required'],
    })
  })

  // A page of the release before reads 0 and 0, and sends them back with what it changed.
  test('that is to be agreed stays so when an earlier page changes something else, and becomes an amount by one', async () => {
    const { id } = await addOne(preferenceBody({ salary_kind: 'negotiable' }))
    const change = (body: object) => member.patch(`${path}/${id}/update`, body)
    const kind = async () => (await list()).find((preference) => preference.id === id)?.salary_kind
    await change(preferenceBody({ job_title: 'Head cook', salary_min: 0, salary_max: 0 }))
    expect(await kind()).toBe('negotiable')
    await change(preferenceBody())
    expect(await kind()).toBe('amount')
  })
})

test('of two tabs that saw the same version the second gets the preference as it is', async () => {
  const { id } = await addOne()
  const change = (job_title: string, version: number) =>
    member.patch(`${path}/${id}/update`, { ...preferenceBody({ job_title }), version })
  const answers = await Promise.all([change('One', 1), change('Two', 1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [current] = await list()
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 40026, data: current })
  expect((await change('Three', 2)).status).toBe(200)
})

describe.each([
  ['remote', remotePreferenceBody, preferenceBody, 41262],
  ['on-site or hybrid', preferenceBody, remotePreferenceBody, 41263],
] as const)('of %s work there are at most three', (_, ofKind, ofOther, code) => {
  test('also when five arrive at once; the other kind has its own three', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(ofKind())))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    expect(answers.find((answer) => answer.status !== 200)).toMatchObject({ status: 422, body: { code } })
    expect((await add(ofOther())).status).toBe(200)
    expect(await list()).toHaveLength(4)
  })

  test('and none is turned into a fourth one, though one of the three changes as it likes', async () => {
    for (let index = 0; index < 3; index += 1) await add(ofKind())
    const other = await addOne(ofOther())
    const change = (id: number, body: object) => member.patch(`${path}/${id}/update`, body)
    expect((await change(other.id, ofKind())).body.code).toBe(code)
    const [first] = await list()
    expect((await change(first?.id ?? 0, ofKind({ job_title: 'Changed' }))).status).toBe(200)
    expect((await change(first?.id ?? 0, ofOther())).status).toBe(200)
    expect((await change(other.id, ofKind())).status).toBe(200)
  })
})

test('hybrid and on-site work count together', async () => {
  for (const work_arrangement of ['on_site', 'hybrid', 'on_site'] as const)
    await add(preferenceBody({ work_arrangement }))
  expect((await add(preferenceBody({ work_arrangement: 'hybrid' }))).body.code).toBe(41263)
})

test('are deleted but for the last, also when all are deleted at once', async () => {
  const ids: number[] = []
  for (let index = 0; index < 3; index += 1) ids.push((await addOne()).id)
  const answers = await Promise.all(ids.map((id) => member.delete(`${path}/${id}/delete`)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2)
  expect(answers.find((answer) => answer.status !== 200)).toMatchObject({ status: 409, body: { code: 41341 } })
  const [last] = await list()
  expect((await member.delete(`${path}/${last?.id}/delete`)).body.code).toBe(41341)
  const gone = ids.find((id) => id !== last?.id)
  expect((await member.delete(`${path}/${gone}/delete`)).status).toBe(404)
  expect(await list()).toEqual([last])
})

test('repeated with its key, a preference is added once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (const _ of [1, 2]) await add(preferenceBody(), key)
  expect(await titles()).toEqual(['Accountant'])
  expect((await add(preferenceBody({ job_title: 'Another' }), key)).status).toBe(422)
})

test('belong to one member: to others they do not exist, to guests neither', async () => {
  const { id } = await addOne()
  const other = api.visitor()
  await other.register()
  expect((await other.get(path)).body.data.items).toEqual([])
  expect((await other.get(`${path}/${id}`)).status).toBe(404)
  expect((await other.patch(`${path}/${id}/update`, preferenceBody({ job_title: 'Taken' }))).status).toBe(404)
  expect((await other.delete(`${path}/${id}/delete`)).status).toBe(404)
  const guest = api.visitor()
  await guest.guest()
  expect((await guest.get(path)).body.code).toBe(40005)
  expect((await guest.post(`${path}/create`, preferenceBody())).body.code).toBe(40005)
  expect(await titles()).toEqual(['Accountant'])
})

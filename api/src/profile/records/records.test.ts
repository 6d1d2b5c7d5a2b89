import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { recordKindKeys, recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { recordContracts } from '@jobspan/shared-kit/contracts/profile/record-lists'
import { educationBody, experienceBody } from '../../testing/profile-bodies.ts'
import { recordSamples } from '../../testing/record-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Body = Record<string, unknown>

const kinds = recordKindKeys.map((kind) => {
  const { body, limitCode = 40001, ...sample } = recordSamples[kind]
  const { list, create } = recordContracts[kind]
  return {
    kind,
    list: list.path,
    path: create.path.replace('/create', ''),
    make: (facts: Body = {}): Body => ({ ...body, ...facts }),
    max: recordKinds[kind].maxCount,
    limitCode,
    ...sample,
  }
})

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

test('operations have the addresses that pages of earlier releases call', () => {
  const addresses = Object.fromEntries(kinds.map(({ kind, list, path }) => [kind, [list, path]]))
  expect(addresses).toMatchObject({
    work_experiences: ['/api/jobseekers/work-experiences', '/api/jobseeker/work-experiences'],
    educations: ['/api/jobseekers/educations', '/api/jobseeker/educations'],
    skills: ['/api/jobseekers/skills', '/api/jobseekers/skills'],
    languages: ['/api/jobseekers/languages', '/api/jobseekers/languages'],
    license_certifications: ['/api/jobseekers/license-certifications', '/api/jobseekers/license-certifications'],
    websites: ['/api/jobseekers/websites', '/api/jobseekers/websites'],
  })
})

describe.each(kinds)('$kind', ({ list, path, name, nameOf, make, wrong, max, limitCode }) => {
  type Item = { id: number; version: number } & Body
  let added = 0
  beforeEach(() => {
    added = 0
  })
  const add = (facts: Body = {}, headers?: Record<string, string>) => {
    added += 1
    return member.post(`${path}/create`, make({ [name]: nameOf(added), ...facts }), headers)
  }
  const change = (id: number | undefined, facts: Body) => member.patch(`${path}/${id}/update`, make(facts))
  const items = async (): Promise<Item[]> => (await member.get(list)).body.data.items
  const ids = async () => (await items()).map(({ id }) => id)

  test('is kept as it was told, and has its first version', async () => {
    expect((await add()).body.data.items).toMatchObject([{ ...make({ [name]: nameOf(1) }), version: 1 }])
    expect(await items()).toMatchObject([{ ...make({ [name]: nameOf(1) }), version: 1 }])
  })

  test('changes and goes', async () => {
    await add()
    await add()
    const [one, other] = await items()
    const changed = await change(one?.id, { [name]: nameOf(9) })
    expect(changed.body.data.items).toContainEqual(
      expect.objectContaining({ id: one?.id, version: 2, [name]: nameOf(9) }),
    )
    expect(changed.body.data.items).toContainEqual(other)
    expect((await member.delete(`${path}/${one?.id}/delete`)).body.data.items).toEqual([other])
    expect((await member.delete(`${path}/${one?.id}/delete`)).status).toBe(404)
    expect((await change(one?.id, {})).status).toBe(404)
  })

  // The second tab overwrote what the first had saved, and nobody saw it.
  test('of two tabs with the same version the second is refused, and gets the record as it is', async () => {
    await add()
    const [{ id = 0, version = 0 } = {}] = await items()
    const answers = await Promise.all(
      [7, 8].map((index) => member.patch(`${path}/${id}/update`, { ...make({ [name]: nameOf(index) }), version })),
    )
    const refused = answers.find(({ status }) => status !== 200)
    const [current] = await items()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(refused?.body).toMatchObject({ code: 40026, data: current })
    expect(current).toMatchObject({ id, version: 2 })
    expect((await member.patch(`${path}/${id}/update`, { ...make({ [name]: nameOf(9) }), version: 2 })).status).toBe(
      200,
    )
    // Pages of earlier releases send none.
    expect((await change(id, { [name]: nameOf(3) })).status).toBe(200)
    expect((await items())[0]).toMatchObject({ version: 4, [name]: nameOf(3) })
  })

  test('stands in the order that its member wished, and a new one before them', async () => {
    for (let index = 0; index < 3; index += 1) await add()
    const seen = await ids()
    const [first = 0, second = 0, third = 0] = seen
    const wished = [third, first, second]
    const order = (body: Body) => member.put(`${path}/order`, body)
    expect((await order({ ids: wished, from: seen })).body.data.items.map(({ id }: Item) => id)).toEqual(wished)
    expect(await ids()).toEqual(wished)
    // A second tab that saw the former order.
    const stale = await order({ ids: [second, third, first], from: seen })
    expect(stale).toMatchObject({ status: 409, body: { code: 40026 } })
    expect(stale.body.data.items.map(({ id }: Item) => id)).toEqual(wished)
    await add()
    expect((await ids()).slice(1)).toEqual(wished)
    expect((await order({ ids: wished })).body.code).toBe(40026)
    expect((await order({ ids: [first, first, second, third] })).body).toMatchObject({
      code: 40001,
      errors: { ids: ['duplicate'] },
    })
    expect((await order({ ids: [...wished, 999_999] })).body.code).toBe(40026)
    expect((await items()).map(({ version }) => version)).toEqual([1, 1, 1, 1])
  })

  test.each(wrong)('%j is refused, added or changed', async (facts) => {
    await add()
    const [stored] = await items()
    for (const answer of [await add(facts), await change(stored?.id, facts)]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 40001 } })
    }
    expect(await items()).toEqual([stored])
  })

  test('is told so many times at most, also when several arrive at once', async () => {
    for (let index = 0; index < max - 2; index += 1) await add()
    const answers = await Promise.all(Array.from({ length: 5 }, () => add()))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2)
    expect(answers.find((answer) => answer.status !== 200)).toMatchObject({ status: 422, body: { code: limitCode } })
    expect(await items()).toHaveLength(max)
  })

  test('repeated with its key, is added once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (const _ of [1, 2]) await add({ [name]: nameOf(1) }, key)
    expect(await items()).toHaveLength(1)
  })

  test('belongs to one member: to others it does not exist, to guests neither', async () => {
    await add()
    const [own] = await items()
    const other = api.visitor()
    await other.register()
    expect((await other.get(list)).body.data.items).toEqual([])
    expect((await other.patch(`${path}/${own?.id}/update`, make())).status).toBe(404)
    expect((await other.delete(`${path}/${own?.id}/delete`)).status).toBe(404)
    expect((await other.put(`${path}/order`, { ids: [own?.id] })).body).toMatchObject({
      code: 40026,
      data: { items: [] },
    })
    const guest = api.visitor()
    await guest.guest()
    const asGuest = [
      await guest.get(list),
      await guest.post(`${path}/create`, make()),
      await guest.put(`${path}/order`, { ids: [] }),
    ]
    expect(asGuest.map(({ body }) => body.code)).toEqual([40005, 40005, 40005])
    expect(await items()).toEqual([own])
  })
})

describe.each(kinds.slice(0, 2))('dates of $kind', ({ list, path, name, make }) => {
  const add = (facts: Body = {}) => member.post(`${path}/create`, make(facts))
  const names = async () => (await member.get(list)).body.data.items.map((item: Body) => item[name])

  test('what goes on comes first, then the latest', async () => {
    await add({ [name]: 'First', start: '2010-01', end: '2012-12' })
    await add({ [name]: 'Goes on since long', start: '2011-01', end: null })
    await add({ [name]: 'Latest', start: '2013-01', end: '2020-12', description: 'Ten lines.\n<b>As they are</b>' })
    await add({ [name]: 'Goes on', start: '2020-01', end: null })
    expect(await names()).toEqual(['Goes on', 'Goes on since long', 'Latest', 'First'])
  })

  test('are not still to come, and end after they began; each field says why', async () => {
    const errors = async (facts: object) => (await add(facts as Body)).body.errors
    expect(await errors({ start: '2099-01', end: null })).toMatchObject({ start: ['in_future'] })
    expect(await errors({ start: '2019-04', end: '2099-01' })).toMatchObject({ end: ['in_future'] })
    expect(await errors({ start: '2019-04', end: '2019-04' })).toMatchObject({ end: ['before_start'] })
    const thisMonth = new Date().toISOString().slice(0, 7)
    expect((await add({ start: '2019-04', end: thisMonth })).status).toBe(200)
    expect((await add({ start: thisMonth, end: null })).status).toBe(200)
  })

  test.each([
    { description: 'Too short' },
    { description: 'x'.repeat(4001) },
    { start: '2019-13' },
    { start: null },
    { start: '2022-04', end: '2022-03' },
  ])('%j is refused', async (facts) => {
    expect(await add(facts)).toMatchObject({ status: 422, body: { code: 40001 } })
    expect(await names()).toEqual([])
  })
})

// A page of the release before knows neither industry nor pay, and its change of a title took both away.
test('what a page of an earlier release does not know of a work experience stays', async () => {
  const path = '/api/jobseeker/work-experiences'
  const more = { industry_id: 3, salary: { amount: 5_000, currency: 'SGD' }, hide_from_company: true }
  const [entry] = (await member.post(`${path}/create`, experienceBody(more))).body.data.items
  const changed = await member.patch(`${path}/${entry.id}/update`, experienceBody({ job_title: 'Chief accountant' }))
  expect(changed.body.data.items).toMatchObject([{ job_title: 'Chief accountant', ...more }])
  const cleared = { industry_id: null, salary: null, hide_from_company: false }
  const emptied = await member.patch(`${path}/${entry.id}/update`, experienceBody(cleared))
  expect(emptied.body.data.items).toMatchObject([cleared])
})

test('a skill has fewer than 50 characters, counted as people do', async () => {
  const add = (name: string) => member.post('/api/jobseekers/skills/create', { name, proficiency_id: null })
  expect((await add('🎻'.repeat(49))).status).toBe(200)
  expect(await add('x'.repeat(50))).toMatchObject({ status: 422, body: { code: 41297 } })
  const [skill] = (await member.get('/api/jobseekers/skills')).body.data.items
  const longer = { name: '会'.repeat(50), proficiency_id: null }
  expect((await member.patch(`/api/jobseekers/skills/${skill.id}/update`, longer)).body.code).toBe(41297)
})

test('a skill or a language is told once, whatever its spelling, also when it arrives twice at once', async () => {
  const skill = (name: string) => member.post('/api/jobseekers/skills/create', { name, proficiency_id: null })
  const first = await Promise.all([skill('Gestión'), skill('gestion')])
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await skill('GESTIÓN')).body.errors).toMatchObject({ name: ['duplicate'] })
  const language = () => member.post('/api/jobseekers/languages/create', { language_id: 7, proficiency_id: 5 })
  const both = await Promise.all([language(), language()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)?.body.errors).toMatchObject({ language_id: ['duplicate'] })
  // Itself is no other.
  const [stored] = (await member.get('/api/jobseekers/skills')).body.data.items
  const renamed = { name: 'GESTIÓN', proficiency_id: 4 }
  expect((await member.patch(`/api/jobseekers/skills/${stored.id}/update`, renamed)).status).toBe(200)
})

// A student had to write that they study for ever: the month in which they graduate was refused.
test('a school ends up to eight years ahead, when its student expects to graduate', async () => {
  const year = new Date().getFullYear()
  const add = async (end: string) =>
    (await member.post('/api/jobseeker/educations/create', educationBody({ start: '2024-08', end }))).body
  expect((await add(`${year + 2}-06`)).data.items).toMatchObject([{ end: `${year + 2}-06` }])
  expect((await add(`${year + 9}-02`)).errors).toMatchObject({ end: ['in_future'] })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { educationBody, experienceBody } from '../testing/profile-bodies.ts'
import { onEveryDatabase, type TestApp } from '../testing/test-app.ts'

const kinds = [
  {
    kind: 'work experience',
    list: '/api/jobseekers/work-experiences',
    path: '/api/jobseeker/work-experiences',
    name: 'company_name',
    make: (facts: object = {}) => experienceBody(facts) as object,
    wrong: [{ job_title: ' ' }, { company_name: 'x'.repeat(101) }],
  },
  {
    kind: 'education',
    list: '/api/jobseekers/educations',
    path: '/api/jobseeker/educations',
    name: 'school_name',
    make: (facts: object = {}) => educationBody(facts) as object,
    wrong: [{ school_name: '' }, { degree_id: 999_999 }, { field_of_study: 'x'.repeat(101) }],
  },
]

const wrongOfBoth = [
  { description: 'Too short' },
  { description: 'x'.repeat(4001) },
  { start: '2019-13' },
  { start: null },
  { start: '2022-04', end: '2022-03' },
  // All three were taken.
  { start: '2022-04', end: '2022-04' },
  { start: '2099-01', end: null },
  { start: '2019-04', end: '2099-01' },
]

onEveryDatabase((open) => {
  let api: TestApp
  let member: ReturnType<TestApp['visitor']>

  beforeAll(async () => {
    api = await open()
  }, 120_000)
  afterAll(() => api.close())
  beforeEach(async () => {
    member = api.visitor()
    await member.register()
  })

  describe.each(kinds)('$kind', ({ list, path, name, make, wrong }) => {
    type Item = { id: number } & Record<string, unknown>
    const add = (facts: object = {}, headers?: Record<string, string>) =>
      member.post(`${path}/create`, make(facts), headers)
    const items = async (): Promise<Item[]> => (await member.get(list)).body.data.items
    const names = async () => (await items()).map((item) => item[name])

    test('is kept as it was told; what goes on comes first, then the latest', async () => {
      await add({ [name]: 'First', start: '2010-01', end: '2012-12' })
      await add({ [name]: 'Goes on since long', start: '2011-01', end: null })
      await add({ [name]: 'Latest', start: '2013-01', end: '2020-12', description: 'Ten lines.\n<b>As they are</b>' })
      const { body } = await add({ [name]: 'Goes on', start: '2020-01', end: null })
      expect(body.data.items.map((item: Item) => item[name])).toEqual([
        'Goes on',
        'Goes on since long',
        'Latest',
        'First',
      ])
      expect((await items())[2]).toMatchObject(
        make({ [name]: 'Latest', start: '2013-01', end: '2020-12', description: 'Ten lines.\n<b>As they are</b>' }),
      )
    })

    test('is not still to come, and ends after it began; each field says why', async () => {
      const errors = async (facts: object) => (await add(facts)).body.errors
      expect(await errors({ start: '2099-01', end: null })).toMatchObject({ start: ['in_future'] })
      expect(await errors({ start: '2019-04', end: '2099-01' })).toMatchObject({ end: ['in_future'] })
      expect(await errors({ start: '2019-04', end: '2019-04' })).toMatchObject({ end: ['before_start'] })
      const thisMonth = new Date().toISOString().slice(0, 7)
      expect((await add({ start: '2019-04', end: thisMonth })).status).toBe(200)
      expect((await add({ start: thisMonth, end: null })).status).toBe(200)
    })

    test('changes and goes', async () => {
      await add({ [name]: 'Before' })
      await add({ [name]: 'Other', start: '2000-01', end: '2001-01' })
      const [before] = await items()
      const changed = await member.patch(`${path}/${before?.id}/update`, make({ [name]: 'After', end: null }))
      expect(changed.body.data.items[0]).toMatchObject({ id: before?.id, [name]: 'After', end: null })
      expect((await member.delete(`${path}/${before?.id}/delete`)).body.data.items).toMatchObject([{ [name]: 'Other' }])
      expect((await member.delete(`${path}/${before?.id}/delete`)).status).toBe(404)
      expect((await member.patch(`${path}/${before?.id}/update`, make())).status).toBe(404)
    })

    test.each([...wrong, ...wrongOfBoth])('%j is refused, added or changed', async (facts) => {
      await add({ [name]: 'Kept' })
      const [kept] = await items()
      for (const answer of [await add(facts), await member.patch(`${path}/${kept?.id}/update`, make(facts))]) {
        expect(answer).toMatchObject({ status: 422, body: { code: 40001 } })
      }
      expect(await items()).toEqual([kept])
    })

    test('is told fifty times at most, also when many arrive at once', async () => {
      for (let index = 0; index < 48; index += 1) await add()
      const answers = await Promise.all(Array.from({ length: 5 }, () => add()))
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2)
      expect(answers.find((answer) => answer.status !== 200)).toMatchObject({ status: 422, body: { code: 40001 } })
      expect(await items()).toHaveLength(50)
    })

    test('repeated with its key, is added once', async () => {
      const key = { 'idempotency-key': crypto.randomUUID() }
      for (const _ of [1, 2]) await add({}, key)
      expect(await items()).toHaveLength(1)
    })

    test('belongs to one member: to others it does not exist, to guests neither', async () => {
      await add({ [name]: 'Mine' })
      const id = (await items())[0]?.id
      const other = api.visitor()
      await other.register()
      expect((await other.get(list)).body.data.items).toEqual([])
      expect((await other.patch(`${path}/${id}/update`, make())).status).toBe(404)
      expect((await other.delete(`${path}/${id}/delete`)).status).toBe(404)
      const guest = api.visitor()
      await guest.guest()
      expect((await guest.get(list)).body.code).toBe(40005)
      expect(await names()).toEqual(['Mine'])
    })
  })
})

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/jobseekers/career-summary'

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

const summary = async (who = member) => (await who.get('/api/jobseekers/profile')).body.data.career_summary
const save = (body: object, who = member) => who.put(path, body)

test('is kept in any script up to 4000 characters, and taken back', async () => {
  expect(await summary()).toEqual({ text: null, version: 0 })
  const text = `会計士です。\nأعمل محاسبًا ${'x'.repeat(3970)}`
  expect((await save({ text })).body.data).toEqual({ text, version: 1 })
  expect(await summary()).toEqual({ text, version: 1 })
  for (const nothing of [null, '', '  ']) expect((await save({ text: nothing })).body.data.text).toBeNull()
  expect(await summary()).toEqual({ text: null, version: 4 })
})

test.each([{ text: 'x'.repeat(4001) }, { text: 1 }, {}, { text: 'a', version: -1 }, { text: 'a', words: 2 }])(
  '%j is refused',
  async (body) => {
    expect(await save(body)).toMatchObject({ status: 422, body: { code: 40001 } })
    expect(await summary()).toEqual({ text: null, version: 0 })
  },
)

test('of two tabs that saw the same one the second gets what the first wrote', async () => {
  const answers = await Promise.all([save({ text: 'One', version: 0 }), save({ text: 'Two', version: 0 })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 40026, data: await summary() })
  expect((await save({ text: 'Three', version: 1 })).status).toBe(200)
  expect((await save({ text: 'Without' })).body.data).toEqual({ text: 'Without', version: 3 })
})

test('is one member’s, and no guest’s', async () => {
  await save({ text: 'Mine' })
  const other = api.visitor()
  await other.register()
  expect(await summary(other)).toEqual({ text: null, version: 0 })
  await save({ text: 'Theirs' }, other)
  expect((await summary()).text).toBe('Mine')
  const guest = api.visitor()
  await guest.guest()
  expect((await save({ text: 'Nobody’s' }, guest)).body.code).toBe(40005)
})

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/jobseeker/greeting-messages'

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

const add = (text: string, facts = {}) => member.post(`${path}/create`, { text, ...facts })
const texts = async () =>
  (await member.get(path)).body.data.items.map((item: { text: string; is_default: boolean }) =>
    item.is_default ? `* ${item.text}` : item.text,
  )
const idOf = async (text: string) =>
  (await member.get(path)).body.data.items.find((item: { text: string }) => item.text === text).id

test('are kept as they were written, the default first; the first one is the default', async () => {
  await add('Hello, I am <b>Aiko</b>.\nI know Node.js since 2019-2024')
  await add('  こんにちは  ')
  await add('Merhaba', { is_default: true })
  expect(await texts()).toEqual(['* Merhaba', 'Hello, I am <b>Aiko</b>.\nI know Node.js since 2019-2024', 'こんにちは'])
})

test('an eleventh is refused, also when eleven arrive at once', async () => {
  const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => add(`Hello ${index}`)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
  const refused = answers.find((answer) => answer.status !== 200)
  expect(refused).toMatchObject({ status: 422, body: { code: 41343 } })
  expect(await texts()).toHaveLength(10)
  expect((await member.delete(`${path}/${await idOf((await texts())[3])}/delete`)).status).toBe(200)
  expect((await add('Room again')).status).toBe(200)
})

test('there is one default, whatever is changed or deleted, and however much at once', async () => {
  for (const text of ['a', 'b', 'c']) await add(text)
  const [b, c] = [await idOf('b'), await idOf('c')]
  await Promise.all([b, c].map((id) => member.patch(`${path}/${id}/update`, { is_default: true })))
  expect((await texts()).filter((text: string) => text.startsWith('*'))).toHaveLength(1)
  await member.patch(`${path}/${c}/update`, { is_default: true, text: 'changed' })
  expect(await texts()).toEqual(['* changed', 'a', 'b'])
  await member.delete(`${path}/${c}/delete`)
  expect(await texts()).toEqual(['* a', 'b'])
})

// They were kept, though no phrase holds contact details.
test.each(['Call me: +65 9123 4567', 'Write to aiko@example.com', 'www.example.com'])('%s is refused', async (text) => {
  const added = await add(text)
  expect(added).toMatchObject({ status: 422, body: { code: 40001, errors: { text: ['contact_details'] } } })
  await add('Hello')
  const changed = await member.patch(`${path}/${await idOf('Hello')}/update`, { text })
  expect(changed).toMatchObject({ status: 422, body: { code: 40001, errors: { text: ['contact_details'] } } })
  expect(await texts()).toEqual(['* Hello'])
})

test.each([{ text: '' }, { text: '   ' }, { text: 'x'.repeat(501) }, { text: 5 }, {}])(
  '%j is refused',
  async (body) => {
    expect((await member.post(`${path}/create`, body)).status).toBe(422)
  },
)

test('repeated with its key, a message is added once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (const _ of [1, 2]) await member.post(`${path}/create`, { text: 'Once' }, key)
  expect(await texts()).toEqual(['* Once'])
})

test('belong to one member: to others they do not exist, to guests neither', async () => {
  await add('Mine')
  const id = await idOf('Mine')
  const other = api.visitor()
  await other.register()
  expect((await other.get(path)).body.data.items).toEqual([])
  expect((await other.patch(`${path}/${id}/update`, { text: 'Theirs' })).status).toBe(404)
  expect((await other.delete(`${path}/${id}/delete`)).status).toBe(404)
  const guest = api.visitor()
  await guest.guest()
  expect((await guest.get(path)).body.code).toBe(40005)
  expect(await texts()).toEqual(['* Mine'])
})

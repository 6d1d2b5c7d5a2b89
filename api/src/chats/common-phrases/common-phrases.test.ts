import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { maxCommonPhrases } from '@jobspan/shared-kit/contracts/chats/common-phrases'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { commonPhrases } from '../tables/phrases.ts'

const path = '/api/jobseeker/common-phrases'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let userId: number

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  userId = (await member.register()).body.data.user.id
})

type Phrase = { id: number; text: string }
const add = (text: string, who = member) => who.post(`${path}/create`, { text })
const items = async (who = member): Promise<Phrase[]> => (await who.get(path)).body.data.items
const textsOf = (phrases: Phrase[]) => phrases.map(({ text }) => text)

test('are added at the end, changed, ordered and deleted', async () => {
  for (const text of ['One', 'Two', 'Three']) await add(text)
  const [one, two, three] = await items()
  const ordered = await member.put(`${path}/order`, { ids: [three?.id, one?.id] })
  expect(textsOf(ordered.body.data.items)).toEqual(['Three', 'One', 'Two'])
  await member.patch(`${path}/${one?.id}/update`, { text: 'First' })
  await member.delete(`${path}/${two?.id}/delete`)
  expect(textsOf((await add('Four')).body.data.items)).toEqual(['Three', 'First', 'Four'])
})

test('are twenty at most, also where two come at once', async () => {
  const rows = Array.from({ length: maxCommonPhrases - 1 }, (_, index) => ({
    userId,
    text: `Phrase ${index}`,
    position: index,
  }))
  await api.db.insert(commonPhrases).values(rows)
  const answers = await Promise.all([add('Last'), add('Too many')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe(41181)
})

test.each(['Call 九一二三四五六七八', ' ', 'x'.repeat(501)])('%j is refused', async (text) => {
  expect(await add(text)).toMatchObject({ status: 422, body: { code: 40001 } })
  expect(await items()).toEqual([])
})

test('are one member’s, and no guest’s', async () => {
  const mine = (await add('Mine')).body.data.items[0].id
  const other = api.visitor()
  await other.register()
  expect((await other.patch(`${path}/${mine}/update`, { text: 'Theirs' })).status).toBe(404)
  expect((await other.delete(`${path}/${mine}/delete`)).status).toBe(404)
  await other.put(`${path}/order`, { ids: [mine] })
  expect(textsOf(await items())).toEqual(['Mine'])
  const guest = api.visitor()
  await guest.guest()
  expect((await add('Nobody’s', guest)).body.code).toBe(40005)
})

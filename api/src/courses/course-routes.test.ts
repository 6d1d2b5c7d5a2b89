import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { starterCourses } from '../../../demo/src/starter-courses.ts'
import { skillKey } from '../config/lists/skill-key.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { courses } from './tables.ts'

const [informationTechnology, healthcare] = [1, 8]
const [noExperience, tenYears] = [
  { id: 1, key: 'no-experience' },
  { id: 6, key: 'more-than-10-years' },
]

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 60_000)
afterAll(() => api.close())

const ask = async (query: string, language = '1') => {
  const { body } = await api.visitor().get(`/api/academy/recommended-courses${query}`, { 'language-id': language })
  return body.data.items.map(({ title }: { title: string }) => title)
}
const has = async (rows: (Partial<typeof courses.$inferInsert> & { skills?: string[] })[]) => {
  await api.db.delete(courses)
  const course = {
    provider: 'School',
    url: 'https://school.example',
    isFree: true,
    language: 'en-us',
    title: 'x',
  } as const
  await api.db.insert(courses).values(
    rows.map(({ skills = [], ...row }) => ({
      ...course,
      mainFunctionIds: [],
      skillKeys: skills.map(skillKey),
      ...row,
    })),
  )
}

/*
 * Who had applied as a nurse was told to learn to code: courses for other fields of work filled the list, and the level was never read.
 */
test('a course is told for its fields of work alone, and for its levels', async () => {
  await has([
    { title: 'Interviews' },
    { title: 'Coding', mainFunctionIds: [informationTechnology], xpLvlIds: [noExperience.id] },
    { title: 'Leading engineers', mainFunctionIds: [informationTechnology], xpLvlIds: [tenYears.id] },
    { title: 'Wound care', mainFunctionIds: [healthcare] },
  ])
  const it = `?job_category_ids=${informationTechnology}`
  expect(await ask(`?job_category_ids=${healthcare}`)).toEqual(['Wound care', 'Interviews'])
  expect(await ask(it)).toEqual(['Coding', 'Leading engineers', 'Interviews'])
  expect(await ask(`${it}&xp_lvl_key=${noExperience.key}`)).toEqual(['Coding', 'Interviews'])
  expect(await ask(`${it}&xp_lvl_key=${tenYears.key}`)).toEqual(['Leading engineers', 'Interviews'])
  expect(await ask('')).toEqual(['Interviews'])
})

// Whoever lacked one skill of a job was told the same courses as whoever lacked all.
test('where skills are asked about, what teaches most of them comes first, and what teaches others is not told', async () => {
  await has([
    { title: 'Interviews' },
    { title: 'Auditing', mainFunctionIds: [2], skills: ['Auditing'] },
    { title: 'Paid Excel', skills: ['Excel'], isAdvertising: true, price: 20, currency: 'SGD', isFree: false },
    { title: 'Excel', skills: ['Excel'] },
    { title: 'Books and sheets', skills: ['簿記', 'Excel'] },
    { title: 'Finance', mainFunctionIds: [2] },
  ])
  const asked = '?job_category_ids=2&skills=Excel,Bookkeeping'
  expect(await ask(asked)).toEqual(['Books and sheets', 'Excel', 'Paid Excel', 'Finance'])
  expect(await ask(`?job_category_ids=${healthcare}&skills=Wound+care`)).toEqual(['Interviews'])
  expect(await ask('?job_category_ids=2')).toEqual(['Auditing', 'Finance', 'Interviews'])
  const { body } = await api.visitor().get(`/api/academy/recommended-courses${asked}`)
  expect(body.data.items.slice(0, 3)).toMatchObject([
    { teaches: ['Bookkeeping', 'Excel'], is_advertising: false, price: null },
    { teaches: ['Excel'] },
    { teaches: ['Excel'], is_advertising: true, price: { amount: 20, currency: 'SGD' }, language: 'en-us' },
  ])
})

test('courses come in the visitor’s language, else in English', async () => {
  await has([{ title: 'Interviews' }, { title: '料理', language: 'ja' }])
  expect(await ask('', '4')).toEqual(['料理'])
  expect(await ask('', '6')).toEqual(['Interviews'])
})

test('none of the courses that there are to begin with is for a nurse', async () => {
  await api.db.delete(courses)
  await api.db.insert(courses).values(starterCourses.map((course) => ({ ...course, isFree: true })))
  expect(await ask(`?job_category_ids=${healthcare}`)).toEqual([])
  expect(await ask(`?job_category_ids=${informationTechnology}&xp_lvl_key=${tenYears.key}`)).toHaveLength(1)
})

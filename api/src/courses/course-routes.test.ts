import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { starterCourses } from '../../../demo/src/starter-courses.ts'
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
const has = async (rows: Partial<typeof courses.$inferInsert>[]) => {
  await api.db.delete(courses)
  const course = {
    provider: 'School',
    url: 'https://school.example',
    isFree: true,
    language: 'en-us',
    title: 'x',
  } as const
  await api.db.insert(courses).values(rows.map((row) => ({ ...course, mainFunctionIds: [], ...row })))
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

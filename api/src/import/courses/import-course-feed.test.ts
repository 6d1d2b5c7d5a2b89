import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { courses } from '../../courses/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { importCourseFeed } from './import-course-feed.ts'

let api: TestApp
let folder: string

beforeAll(async () => {
  api = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'courses-'))
}, 60_000)
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => api.db.delete(courses))

const write = async (name: string, text: string): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}
const course = (facts: object = {}) => ({
  '@type': 'Course',
  name: 'Excel for accountants',
  provider: { '@type': 'Organization', name: 'Harbour School' },
  url: 'https://school.example/excel',
  inLanguage: 'en-GB',
  teaches: ['Excel', 'Bookkeeping'],
  ...facts,
})
const rows = () => api.db.select().from(courses).orderBy(courses.id)

test('a course of schema.org is kept with its provider, price, language, level and what it teaches', async () => {
  const offers = { '@type': 'Offer', price: '120.50', priceCurrency: 'SGD' }
  const graph = [
    course({ offers, educationalLevel: 'Beginner', timeRequired: 'PT2H30M', about: 'Finance and accounting' }),
    course({ inLanguage: 'zh-Hant-TW', isAccessibleForFree: true, offers, sponsor: { name: 'Harbour School' } }),
    course({ inLanguage: 'de', name: 'Excel auf Deutsch' }),
  ]
  const file = await write('feed.json', JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }))
  expect(await importCourseFeed(api.db, file)).toMatchObject({ imported: 2, otherLanguage: 1, rejections: [] })
  expect(await rows()).toMatchObject([
    {
      title: 'Excel for accountants',
      provider: 'Harbour School',
      language: 'en-us',
      price: 120.5,
      currency: 'SGD',
      isFree: false,
      minutes: 150,
      xpLvlIds: [1, 2, 3],
      mainFunctionIds: [2],
      isAdvertising: false,
      feed: 'feed.json',
    },
    { language: 'zh-tw', price: null, currency: null, isFree: true, xpLvlIds: [], isAdvertising: true },
  ])
})

test('a CSV is read by its columns, and all of a feed whose provider pays is advertising', async () => {
  const text = `name,provider,url,language,skills,fields,levels,price,currency
"Wound care, step by step",Harbour School,https://school.example/wounds,ja,Wound care; First aid,8,1-3-years;3-5-years,9000,JPY\n`
  const file = await write('feed.csv', text)
  expect(await importCourseFeed(api.db, file, { isAdvertising: true })).toMatchObject({ imported: 1 })
  expect(await rows()).toMatchObject([
    { title: 'Wound care, step by step', language: 'ja', mainFunctionIds: [8], xpLvlIds: [3, 4], isAdvertising: true },
  ])
})

// The database refused a length of 90.5 minutes, and the import ended with its words, which named neither the line nor the column.
test('a length that is no whole number of minutes is told with its line', async () => {
  const row = 'Knots,Harbour School,https://school.example/knots,en,Knots'
  const file = await write('feed.csv', `name,provider,url,language,skills,minutes\n${row},90.5\n${row},-5\n${row},90\n`)
  expect((await importCourseFeed(api.db, file)).rejections).toEqual(
    [2, 3].map((line) => ({ line, reason: expect.stringMatching(/^minutes: /) })),
  )
})

test('a feed takes the place of what it brought before, and of nothing else', async () => {
  const other = await write('other.jsonl', JSON.stringify(course({ name: 'Other' })))
  const file = await write(
    'feed.jsonl',
    [course(), course({ name: 'Second' })].map((one) => JSON.stringify(one)).join('\n'),
  )
  await importCourseFeed(api.db, other)
  await importCourseFeed(api.db, file, { feed: 'school' })
  await write('feed.jsonl', JSON.stringify(course({ name: 'Third' })))
  expect(await importCourseFeed(api.db, file, { feed: 'school' })).toMatchObject({ imported: 1, replaced: 2 })
  expect((await rows()).map(({ title }) => title)).toEqual(['Other', 'Third'])
})

test('a bad row refuses the whole feed, and each is told with its line and what is wrong', async () => {
  const good = await write('feed.jsonl', JSON.stringify(course()))
  await importCourseFeed(api.db, good)
  const lines = [
    course({ name: 'Fine' }),
    course({ name: '' }),
    course({ url: 'javascript:alert(1)' }),
    course({ provider: undefined }),
    course({ inLanguage: undefined }),
    course({ offers: { price: 10 } }),
    course({ teaches: [] }),
    { '@type': 'Person', name: 'Aiko' },
  ]
  const bad = await write('feed.jsonl', `${lines.map((one) => JSON.stringify(one)).join('\n')}\n{"@type": "Course"`)
  const { imported, rejections } = await importCourseFeed(api.db, bad)
  expect(imported).toBe(0)
  expect(rejections.map(({ line, reason }) => `${line} ${reason.split(':')[0]}`)).toEqual([
    '2 name',
    '3 url',
    '4 provider',
    '5 inLanguage',
    '6 price',
    '7 teaches',
    '8 no schema.org Course',
    expect.stringMatching(/^9 /),
  ])
  expect((await rows()).map(({ title }) => title)).toEqual(['Excel for accountants'])
  const empty = await importCourseFeed(api.db, await write('empty.csv', 'name,provider\n'))
  expect(empty.rejections).toEqual([{ line: 1, reason: 'the file holds no course' }])
})

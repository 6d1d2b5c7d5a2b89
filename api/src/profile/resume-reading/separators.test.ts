import { expect, test } from '@jest/globals'
import { paragraphs, wordFile } from '../../testing/resume-files.ts'
import { readDocxText } from './docx-text.ts'
import { hasListSign, withoutListSign } from './list-sign.ts'
import { parseResume } from './parse-resume.ts'
import type { TextLine } from './text-line.ts'

const toLine = (text: string): TextLine => ({
  page: null,
  text,
  cells: text.split(/\s{2,}/),
  box: null,
  room: null,
  size: 11,
  isEmphasized: false,
  gap: 1,
  isListItem: false,
})
const itemsOf = (section: string, ...lines: string[]) =>
  parseResume(lines.map(toLine))
    .items.filter((item) => item.section === section)
    .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

test.each([
  ['Skills', 'Excel, SAP, Xero'],
  ['المهارات', 'Excel، SAP، Xero'],
  ['المهارات', 'Excel؛ SAP؛ Xero'],
  ['المهارات', 'المحاسبة: Excel، SAP، Xero'],
  ['スキル', 'Excel・SAP・Xero'],
  ['スキル', 'Excel‧SAP‧Xero'],
])('skills under %s are parted: %s', (heading, line) => {
  expect(itemsOf('skills', heading, line).map(({ name }) => name)).toEqual(['Excel', 'SAP', 'Xero'])
})

test.each([
  ['Languages', 'English, fluent, Malay, basic'],
  ['اللغات', 'الإنجليزية، طليق، الفرنسية، مبتدئ'],
  ['語学', '英語・流暢・マレー語・初級'],
])('how well a language is spoken follows it under %s', (heading, line) => {
  expect(itemsOf('languages', heading, line)).toEqual([
    { language_id: 1, proficiency_id: 4 },
    { language_id: expect.any(Number), proficiency_id: 1 },
  ])
})

test('degree, field and school are parted by ،', () => {
  expect(
    itemsOf('educations', 'التعليم', 'بكالوريوس، الهندسة المدنية، جامعة الواحة', 'سبتمبر، 2012 – فبراير، 2016'),
  ).toMatchObject([
    { degree_id: 5, field_of_study: 'الهندسة المدنية', school_name: 'جامعة الواحة', start: '2012-09', end: '2016-02' },
  ])
})

test.each([
  ['• One', 'One'],
  ['•One', 'One'],
  ['・五名', '五名'],
  ['‧五名', '五名'],
  ['1. One', 'One'],
  ['- One', 'One'],
])('%s is an item of a list', (text, item) => {
  expect([hasListSign(text), withoutListSign(text)]).toEqual([true, item])
})
test.each(['2.5 years', '-5 %', 'データ・アナリスト'])('%s is none', (text) => {
  expect([hasListSign(text), withoutListSign(text)]).toEqual([false, text])
})

test('a ・ that is typed into a paragraph of a Word file makes it an item', async () => {
  const { lines } = await readDocxText(wordFile(paragraphs('職務経歴', '・五名の課を率いた')))
  expect(lines.map(({ text, isListItem }) => [text, isListItem])).toEqual([
    ['職務経歴', false],
    ['五名の課を率いた', true],
  ])
})

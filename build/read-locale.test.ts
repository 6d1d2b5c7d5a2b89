import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { languages } from '../shared-kit/src/contracts/platform/locales.ts'
import { isPartText } from './cache-groups.ts'
import { findTextFaults } from './find-text-faults.ts'
import { listTextSources, readLocale } from './read-locale.ts'

let locales: string

beforeAll(async () => {
  locales = await mkdtemp(join(tmpdir(), 'subjects-'))
  await mkdir(join(locales, 'record'))
  for (const { key } of languages)
    await writeFile(join(locales, `${key}.json`), '{"save":"Save","record":{"own":"Own"}}')
  const texts = Object.fromEntries(
    languages.map(({ key }) => [key, { title: `Links ${key}`, fields: { url: 'Address' } }]),
  )
  await writeFile(join(locales, 'record/links.json'), JSON.stringify({ ...texts, ja: { title: ' ' }, tr: undefined }))
})
afterAll(() => rm(locales, { recursive: true }))

test('the file of a subject adds its texts below its name, in each language', () => {
  expect(readLocale(locales, 'en-us')).toEqual({
    save: 'Save',
    record: { own: 'Own', links: { title: 'Links en-us', fields: { url: 'Address' } } },
  })
})

test('what a language misses of a subject is told with the file of the subject', () => {
  const file = join(locales, 'record/links.json')
  expect(findTextFaults([locales])).toEqual([
    { kind: 'empty', language: 'ja', key: 'record.links.title', file },
    { kind: 'missing', language: 'ja', key: 'record.links.fields.url', file },
    { kind: 'missing', language: 'tr', key: 'record.links.title', file },
    { kind: 'missing', language: 'tr', key: 'record.links.fields.url', file },
  ])
})

// The file of a part was read by some checks and not by others.
test('a part has its texts in one file of all languages', async () => {
  const textSource = join(locales, 'parts/sheet/locales.json')
  await mkdir(join(locales, 'parts/sheet'), { recursive: true })
  const texts = Object.fromEntries(languages.map(({ key }) => [key, { show: `Show ${key}` }]))
  await writeFile(textSource, JSON.stringify({ ...texts, tr: {} }))
  expect(listTextSources(locales)).toEqual([textSource])
  expect(readLocale(textSource, 'ja')).toEqual({ show: 'Show ja' })
  expect(findTextFaults([textSource])).toEqual([{ kind: 'missing', language: 'tr', key: 'show', file: textSource }])
})

// Since they have one file, those of remotes in repositories of their own that still had a folder showed keys where a language missed a text.
test('a part may have its texts in a folder all the same', () => {
  const isOfPart = isPartText('/repository')
  const files = [
    'pay/locales/ja.json',
    'pay/locales.json',
    'locales/ja.json',
    'locales/record/websites.json',
    'pay/ja.json',
  ]
  expect(files.filter((file) => isOfPart(join('/repository/src', file)))).toEqual(files.slice(0, 2))
})

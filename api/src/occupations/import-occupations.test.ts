import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { languageOfFile, readEscoOccupations } from './esco-occupations.ts'
import { importOccupations } from './import-occupations.ts'
import { loadOccupations } from './load-occupations.ts'
import { importedOccupations } from './tables.ts'
import { occupationNumber } from './taxonomy.ts'

let api: TestApp
let folder: string
beforeAll(async () => {
  api = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'occupations-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await api.close()
})

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const uri = (concept: string) => `http://data.europa.eu/esco/occupation/${concept}`

/** As version 1.2 is downloaded: more columns, labels as lines of a cell, quotes where one holds a comma. */
const english = () =>
  write(
    'occupations_en.csv',
    [
      '\ufeffconceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,description',
      `Occupation,${uri('1')},8121,wire drawer,"wiredrawing setter\nwire  drawing, operator",,released,"Draws, ""cold""."`,
      `Occupation,${uri('2')},2221,nurse responsible for general care,registered nurse,,released,`,
      `Occupation,${uri('3')},2411,accountant,"ledger keeper\nauditor",,released,`,
    ].join('\n'),
  )
/** As version 1.0: fewer columns, both genders in one label. */
const spanish = () =>
  write(
    'occupations_es.csv',
    [
      'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description',
      `Occupation,${uri('1')},8121,trefilador/trefiladora,operador de trefiladora,`,
    ].join('\n'),
  )

const load = async () => {
  for (const file of [english(), spanish()])
    await importOccupations(api.db, languageOfFile(file) ?? 'en-us', readEscoOccupations(file))
  invalidateJobCaches()
  return (await loadOccupations(api.db)).matcher
}

test('occupations of both versions are read, joined by their concept, and written once', async () => {
  await load()
  const matcher = await load()
  expect(await api.db.select({ id: importedOccupations.id }).from(importedOccupations)).toHaveLength(3)
  const [number] = matcher.ofJob('Wire drawer', 'en-us', null)
  for (const title of ['wiredrawing setter', 'wire drawing operator'])
    expect(matcher.ofJob(title, 'en-us', null)).toEqual([number])
  for (const title of ['Trefiladora', 'operador de trefiladora'])
    expect(matcher.ofJob(title, 'es-es', null)).toEqual([number])
})

test('one that is ours adds its names to ours, and takes no name of another', async () => {
  const matcher = await load()
  expect(matcher.ofJob('Ledger keeper', 'en-us', null)).toEqual([occupationNumber('accountant')])
  expect(matcher.ofJob('Auditor', 'en-us', null)).toEqual([occupationNumber('auditor')])
})

test('a file of anything else is refused with its row', async () => {
  const file = write('occupations_ar.csv', 'name,code\nnurse,2221')
  await expect(importOccupations(api.db, 'ar', readEscoOccupations(file))).rejects.toThrow(
    /occupations_ar\.csv, row 2: .*conceptUri/s,
  )
  expect(languageOfFile('/data/occupations_fi.csv')).toBeNull()
})

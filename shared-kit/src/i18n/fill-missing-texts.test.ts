import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { languages } from '../contracts/platform/locales.ts'
import { fillMissingTexts } from './fill-missing-texts.ts'

const english = {
  title: 'Jobs',
  card: { save: 'Save', saved: 'Saved' },
  count_one: '{{count}} job',
  count_other: '{{count}} jobs',
}

it('puts English where a text is missing or empty, in groups too, and names each', () => {
  const missing: string[] = []
  const own = { title: '求人', card: { save: ' ' }, count_other: '{{count}}件' }
  expect(fillMissingTexts(own, english, 'ja', (key) => missing.push(key))).toEqual({
    title: '求人',
    card: { save: 'Save', saved: 'Saved' },
    count_other: '{{count}}件',
  })
  expect(missing).toEqual(['card.save', 'card.saved'])
  expect(fillMissingTexts({}, { card: { save: 'Save' } }, 'ja')).toEqual({ card: { save: 'Save' } })
})

it('fills every plural form that the language has, with the English one of the same name where there is one', () => {
  const filled = fillMissingTexts({ title: 'وظائف', card: english.card, count_other: 'وظيفة' }, english, 'ar')
  expect(filled).toMatchObject({ count_one: '{{count}} job', count_few: '{{count}} jobs', count_other: 'وظيفة' })
  expect(Object.keys(filled).filter((key) => key.startsWith('count_'))).toHaveLength(6)
  // Spanish has "many" for whole millions; nobody pays for a text that is never used.
  expect(Object.keys(fillMissingTexts(english, english, 'es-es'))).toEqual(Object.keys(english))
})

/** The texts of the repository are whole: none of its visitors may load a byte more for what could be missing elsewhere. */
it.each(languages.map(({ key }) => key))('adds nothing to whole texts in %s', (language) => {
  const folders = readdirSync('.')
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(name, 'src/locales'))
  for (const folder of ['shell/src/locales', 'shared-kit/src/i18n/locales', ...folders]) {
    const read = (key: string) => JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8'))
    const own = read(language)
    expect(JSON.stringify(fillMissingTexts(own, read('en-us'), language))).toBe(JSON.stringify(own))
  }
})

import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { listTextSources } from '../../build/read-locale.ts'
import { languages } from '../../shared-kit/src/contracts/platform/locales.ts'
import { checkTranslations } from './check-translations.ts'

const remotes = readdirSync('.').filter((name) => name.startsWith('mf-') && existsSync(join(name, 'src/remote.ts')))
const packages = [['shared-kit/src', 'shared-features/src'], ['shell/src'], ...remotes.map((name) => [`${name}/src`])]

/** Whoever reads these names the texts by a type. */
const serverTexts = listTextSources('api/src')

describe('text catalogues', () => {
  it.each(packages)('%s is whole in ten languages', (...sources) => {
    expect(checkTranslations(sources.flatMap(listTextSources), ...sources)).toEqual([])
  })

  it.each(serverTexts)('%s is whole in ten languages', (textSource) => {
    expect(checkTranslations([textSource])).toEqual([])
  })

  it('names a missing key, a missing plural form, an unused key and an unknown one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogues-'))
    mkdirSync(join(folder, 'locales'))
    mkdirSync(join(folder, 'source'))
    const whole = { title: 'Jobs', count_one: '{{count}} job', count_other: '{{count}} jobs', orphan: 'x' }
    for (const { key } of languages) writeFileSync(join(folder, 'locales', `${key}.json`), JSON.stringify(whole))
    writeFileSync(join(folder, 'locales', 'ja.json'), JSON.stringify({ ...whole, title: undefined }))
    writeFileSync(join(folder, 'source', 'page.tsx'), "t('title'); t('count'); t('gone')")
    const faults = checkTranslations([join(folder, 'locales')], join(folder, 'source'))
    expect(faults).toContain('ja: title is missing')
    expect(faults).toContain('ar: count_few is missing')
    expect(faults).toContain('en-us: orphan is used nowhere')
    expect(faults).toContain('en-us: gone is used but missing')
    expect(faults.some((fault) => fault.startsWith('id:'))).toBe(false)
  })
})

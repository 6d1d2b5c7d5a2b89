import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals'
import type { Platform } from '../../shared-kit/src/remote/remote-contract.ts'

const root = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const i18nextLoader = require('./i18next-loader.cjs') as (this: object, source: string) => string
const instance = import.meta.resolve('../replacements/i18next-instance.mjs')
const loader = (source: string): string => i18nextLoader.call({ getOptions: () => ({ instance }) }, source)

const file = join(root, 'node_modules/i18next/dist/esm/i18next.js')
const languages = ['en-us', 'zh-cn', 'zh-tw', 'ja', 'es-es', 'pt-br', 'ms', 'id', 'tr', 'ar']
const namespaces = [
  ...globSync('{mf-*,shell,shared-kit}/src/**/locales', { cwd: root }).filter((path) => !path.includes('node_modules')),
]

type I18n = Platform['i18n']
type Package = { createInstance(): I18n }
const load = async (path: string) => ((await import(pathToFileURL(path).href)) as { default: Package }).default

let folder = ''
let original: Package
let shaken: Package

beforeAll(async () => {
  // Below the repository, where its modules are found.
  folder = await mkdtemp(join(root, 'node_modules/.i18next-'))
  const target = join(folder, 'i18next.mjs')
  await writeFile(target, loader(await readFile(file, 'utf8')))
  original = await load(file)
  shaken = await load(target)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Texts = Record<string, unknown>

const settings = (language: string, texts: Record<string, Texts>) =>
  ({
    lng: language,
    fallbackLng: false,
    supportedLngs: false,
    lowerCaseLng: true,
    initAsync: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'kit',
    returnNull: false,
    parseMissingKeyHandler: (key: string, defaultText?: string) => defaultText ?? `missing ${key}`,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  }) as never

const both = (language: string, texts: Record<string, Texts>): [I18n, I18n] => {
  const instances = [original.createInstance(), shaken.createInstance()] as [I18n, I18n]
  for (const instance of instances) void instance.init(settings(language, texts))
  return instances
}

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as Texts, `${prefix}${key}.`)
      : [`${prefix}${key}`, `${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')],
  )

// What browsers load says each text as i18next says it on the server: otherwise a page would be rendered anew when its scripts have come.
describe.each(languages)('texts in %s', (language) => {
  it('are those of the whole package, with every number', async () => {
    const texts: Record<string, Texts> = {}
    for (const path of namespaces)
      texts[path] = JSON.parse(await readFile(join(root, path, `${language}.json`), 'utf8')) as Texts
    expect(Object.keys(texts).length).toBeGreaterThan(5)
    const [whole, part] = both(language, texts)
    for (const namespace of namespaces) {
      const [expected, found] = [whole.getFixedT(null, namespace), part.getFixedT(null, namespace)]
      for (const key of new Set(keysOf(texts[namespace] ?? {})))
        for (const values of [
          {},
          { name: 'A & B', title: '<i>' },
          ...[0, 1, 2, 3, 11, 1.5].map((count) => ({ count })),
        ])
          expect([key, found(key, values)]).toEqual([key, expected(key, values)])
    }
  })
})

const phrases = {
  plain: 'Plain',
  item_one: '{{count}} item',
  item_other: '{{count}} items',
  place_ordinal_one: '{{count}}st',
  place_ordinal_other: '{{count}}th',
  friend: 'A friend',
  friend_male: 'A boyfriend',
  nested: 'see $t(item, {"count": {{n}} })',
  price: '{{price, currency(currency: EUR)}}',
  list: ['one', 'two'],
  deep: { deeper: 'Deep', more: 'More' },
}

type Ask = (texts: I18n) => unknown
const asked: Record<string, Ask> = {
  'a plain text': ({ t }) => t('plain', { ns: 'own' }),
  'a text of the first namespace': ({ t }) => t('first'),
  'a namespace in the key': ({ t }) => t('own:deep.deeper'),
  'ordinal numbers': ({ t }) => [1, 4].map((count) => t('place', { ns: 'own', count, ordinal: true })),
  'a context': ({ t }) => t('friend', { ns: 'own', context: 'male' }),
  nesting: ({ t }) => t('nested', { ns: 'own', n: 3 }),
  formats: ({ t }) => t('price', { ns: 'own', price: 1234.5 }),
  'lists and objects': ({ t }) => [
    t('list', { ns: 'own', returnObjects: true }),
    t('list', { ns: 'own', joinArrays: '+' }),
    t('deep', { ns: 'own', returnObjects: true }),
  ],
  'several keys': ({ t }) => t(['gone', 'plain'] as never, { ns: 'own' }),
  'default texts': ({ t }) => [t('gone', 'Default'), t('gone', { defaultValue: '' }), t('gone_too', { count: 2 })],
  'a prefix of keys': ({ getFixedT }) => getFixedT(null, 'own', 'deep')('more'),
  'another language': ({ getFixedT }) => getFixedT('ja', 'own')('plain'),
  'whether a text is there': ({ exists }) => [exists('own:plain'), exists('own:gone'), exists('deep', { ns: 'own' })],
  'texts that were added': (texts) => {
    texts.addResourceBundle('en-us', 'late', { a: 'A', b: { c: 'C' } }, true, true)
    texts.addResourceBundle('en-us', 'late', { b: { d: 'D' } }, true, true)
    return [texts.t('b.c', { ns: 'late' }), texts.t('b.d', { ns: 'late' }), texts.getResourceBundle('en-us', 'late')]
  },
  'its languages': ({ language, languages: all, resolvedLanguage }) => [language, all, resolvedLanguage],
  'the direction of each language': ({ dir }) => languages.map((language) => dir(language)),
}

test.each(Object.entries(asked))('says %s as the whole package does', (_, ask) => {
  const [expected, found] = both('en-us', { kit: { first: 'First' }, own: phrases }).map(ask)
  expect(found).toEqual(expected)
  expect(found).toBeDefined()
})

it('refuses a version of i18next that is written in another way', () => {
  expect(() => loader('export default {}')).toThrow('no class Connector any more')
})

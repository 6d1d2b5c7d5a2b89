import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type LanguageKey, languages } from '../shared-kit/src/contracts/platform/locales.ts'
import { pluralFormsOf } from '../shared-kit/src/i18n/fill-missing-texts.ts'
import { listSubjectFiles, localeFile, readLocale } from './read-locale.ts'

/**
 * - `unreadable`: the file is not there, or is not JSON
 * - `missing`, `empty`: visitors of this language would read English
 * - `undefined`: sources name a key that is in no language
 * - `placeholders`, `unknown`, `unused`: other faults of upkeep
 */
export type TextFault = {
  kind: 'unreadable' | 'missing' | 'empty' | 'undefined' | 'placeholders' | 'unknown' | 'unused'
  language: LanguageKey
  /** Key of the text; what is wrong with the file where it is unreadable. */
  key: string
  file: string
}

type Text = { text: string; file: string }

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** Flattens `{ a: { b: 'x' } }` into `a.b → x`. */
const flatten = (node: object, prefix = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\w+)>/g)]
    .map((match) => match[1] ?? match[2])
    .sort()
    .join()

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

/** Without comments, whose examples call nothing. An address in a string is none: no space stands before its slashes. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/** Keys that sources name, as literals and as the fixed start of built ones (`` t(`sort.${x}`) ``). */
const keysInSources = (folders: readonly string[]) => {
  const literals = new Set<string>()
  /** Those that a call of `t` names. */
  const called = new Set<string>()
  const prefixes = new Set<string>()
  for (const file of folders.flatMap(filesBelow)) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const source = withoutComments(readFileSync(file, 'utf8'))
    for (const [, key] of source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+|[\w-]+)['"`]/g)) literals.add(key as string)
    for (const [, prefix] of source.matchAll(/`([\w-]+(?:\.[\w-]+)*[._])\$\{/g)) prefixes.add(prefix as string)
    // There `t` speaks with the kit's texts.
    if (/\bt = useTranslations\('kit'\)/.test(source)) continue
    for (const [, key] of source.matchAll(/\bt\(\s*['"]([\w.-]+)['"]/g)) called.add(key as string)
  }
  return { literals, called, prefixes }
}

const readTexts = (textSources: readonly string[], language: LanguageKey): Map<string, Text> =>
  new Map(
    textSources.flatMap((textSource) => {
      const subjects = new Map(
        listSubjectFiles(textSource).map((file) => [file.slice(textSource.length + 1, -5).replace(sep, '.'), file]),
      )
      return flatten(readLocale(textSource, language)).map(([key, text]): [string, Text] => {
        const subject = subjects.get(key.split('.').slice(0, 2).join('.'))
        return [key, { text, file: subject ?? localeFile(textSource, language) }]
      })
    }),
  )

/** Keys without their plural ending, for the keys that have plurals in English. */
const basesOf = (english: ReadonlyMap<string, Text>) => {
  const plurals = new Set([...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6)))
  const baseOf = (key: string) => {
    const base = key.replace(pluralSuffix, '')
    return plurals.has(base) ? base : key
  }
  return { plurals, baseOf, bases: new Set([...english.keys()].map(baseOf)) }
}

/**
 * Checks the text catalogues of one package: all ten languages there, the same keys (with
 * every plural form a language needs, CLDR), the same placeholders, no empty text. Where folders of sources are given, every key is
 * used and every used key is there.
 */
export const findTextFaults = (textSources: readonly string[], ...sourceFolders: readonly string[]): TextFault[] => {
  const faults: TextFault[] = []
  const [first = ''] = textSources
  const english = readTexts(textSources, 'en-us')
  const { plurals, baseOf, bases } = basesOf(english)
  /** The file that a text of a language belongs to: beside the English one. */
  const fileOf = (base: string, language: LanguageKey) =>
    (english.get(base) ?? english.get(`${base}_other`))?.file.replace(/en-us\.json$/, `${language}.json`) ??
    localeFile(first, language)

  for (const { key: language } of languages) {
    let texts: Map<string, Text>
    try {
      texts = readTexts(textSources, language)
    } catch (error) {
      faults.push({ kind: 'unreadable', language, key: (error as Error).message, file: textSources.join(', ') })
      continue
    }
    for (const base of bases) {
      const names = plurals.has(base) ? pluralFormsOf(language).map((form) => `${base}_${form}`) : [base]
      for (const key of names) {
        const text = texts.get(key)?.text
        const fault = { language, key, file: fileOf(base, language) }
        if (text === undefined) faults.push({ kind: 'missing', ...fault })
        else if (text.trim() === '') faults.push({ kind: 'empty', ...fault })
        else if (!plurals.has(base) && placeholders(text) !== placeholders(english.get(key)?.text ?? ''))
          faults.push({ kind: 'placeholders', ...fault })
      }
    }
    for (const [key, { file }] of texts)
      if (!bases.has(baseOf(key))) faults.push({ kind: 'unknown', language, key, file })
  }

  if (sourceFolders.length === 0) return faults
  const { literals, called, prefixes } = keysInSources(sourceFolders)
  const language = 'en-us'
  for (const key of bases) {
    const isUsed = literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix))
    if (!isUsed) faults.push({ kind: 'unused', language, key, file: fileOf(key, language) })
  }
  for (const key of called)
    if (!bases.has(key)) faults.push({ kind: 'undefined', language, key, file: fileOf(key, language) })
  return faults
}

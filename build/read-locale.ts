import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { LanguageKey } from '../shared-kit/src/contracts/platform/locales.ts'

type Texts = Record<string, unknown>

const readJson = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Files of a folder of texts that hold one subject in all languages, so that a new subject is one file: `locales/record/websites.json` has the texts
 * below `record.websites`, by language.
 */
export const listSubjectFiles = (folder: string): string[] =>
  globSync('*/*.json', { cwd: folder })
    .sort()
    .map((file) => join(folder, file))

/**
 * The catalogues of texts below a folder of sources: `locales` with a file for each language, and `locales.json` beside the code of a part that few
 * visitors open, with all languages by their keys.
 */
export const listTextSources = (sources: string): string[] =>
  globSync(['**/locales', '**/locales.json'], { cwd: sources })
    .sort()
    .map((path) => join(sources, path))

/** The file of a catalogue that the texts of a language are in. */
export const localeFile = (textSource: string, language: LanguageKey): string =>
  textSource.endsWith('.json') ? textSource : join(textSource, `${language}.json`)

/** The texts of a language in a catalogue, those of its subject files among them. */
export const readLocale = (textSource: string, language: LanguageKey): Texts => {
  const texts = readJson(localeFile(textSource, language))
  return textSource.endsWith('.json') ? ((texts[language] ?? {}) as Texts) : addSubjects(texts, textSource, language)
}

/** Puts the subject files of a folder into the texts of a language. */
export const addSubjects = (texts: Texts, folder: string, language: LanguageKey): Texts => {
  const all = { ...texts }
  for (const file of listSubjectFiles(folder)) {
    const group = basename(dirname(file))
    all[group] = { ...(all[group] as Texts | undefined), [basename(file, '.json')]: readJson(file)[language] ?? {} }
  }
  return all
}

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

/** The texts of a language in a folder, those of its subject files among them. */
export const readLocale = (folder: string, language: LanguageKey): Texts => {
  return addSubjects(readJson(join(folder, `${language}.json`)), folder, language)
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

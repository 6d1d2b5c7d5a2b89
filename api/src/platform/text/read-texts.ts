import { readFileSync } from 'node:fs'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'

/** The texts of a folder that holds a JSON file for each language, such as `locales/ja.json`. The folder's URL ends with a slash. */
export const readTexts = <Texts>(folder: URL): Record<LanguageKey, Texts> =>
  Object.fromEntries(
    languages.map(({ key }) => [key, JSON.parse(readFileSync(new URL(`${key}.json`, folder), 'utf8'))]),
  ) as Record<LanguageKey, Texts>

/** Puts values into the places of a text, which are named in double braces: `Try again in {{wait}}.` */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

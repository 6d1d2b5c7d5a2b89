import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../shared-kit/src/contracts/locales.ts'

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

/** Keys that sources name, as literals and as the fixed start of built ones (`` t(`sort.${x}`) ``). */
const keysInSources = (folder: string) => {
  const literals = new Set<string>()
  const prefixes = new Set<string>()
  for (const file of filesBelow(folder)) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    for (const [, key] of source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+|[\w-]+)['"`]/g)) literals.add(key as string)
    for (const [, prefix] of source.matchAll(/`([\w-]+(?:\.[\w-]+)*[._])\$\{/g)) prefixes.add(prefix as string)
    for (const [, key] of source.matchAll(/\bt\(\s*['"]([\w.-]+)['"]/g)) literals.add(`!${key}`)
  }
  return { literals, prefixes }
}

/**
 * Checks the text catalogues of one package, which may stand in several folders: all ten languages there, the same keys (with
 * every plural form a language needs, CLDR), the same placeholders, no empty text, every key used and every used key there.
 * Returns the faults as lines.
 */
export const checkTranslations = (localesFolders: readonly string[], sourceFolder: string): string[] => {
  const faults: string[] = []
  const read = (language: string) =>
    new Map(
      localesFolders.flatMap((folder) => flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))),
    )
  const english = read('en-us')
  const plurals = new Set([...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6)))
  const baseOf = (key: string) => {
    const base = key.replace(pluralSuffix, '')
    return plurals.has(base) ? base : key
  }
  const bases = new Set([...english.keys()].map(baseOf))

  for (const { key: language, intl } of languages) {
    let texts: Map<string, string>
    try {
      texts = read(language)
    } catch (error) {
      faults.push(`${localesFolders.join(', ')}: ${language}.json: ${(error as Error).message}`)
      continue
    }
    const forms = new Intl.PluralRules(intl).resolvedOptions().pluralCategories
    for (const base of bases) {
      for (const key of plurals.has(base) ? forms.map((form) => `${base}_${form}`) : [base]) {
        const text = texts.get(key)
        // Spanish, Portuguese: "many" is only for millions in compact notation, which no text of ours writes.
        if (text === undefined && key.endsWith('_many') && language !== 'ar') continue
        if (text === undefined) faults.push(`${language}: ${key} is missing`)
        else if (text.trim() === '') faults.push(`${language}: ${key} is empty`)
        else if (!plurals.has(base) && placeholders(text) !== placeholders(english.get(key) as string))
          faults.push(`${language}: ${key} has other placeholders than en-us`)
      }
    }
    for (const key of texts.keys()) if (!bases.has(baseOf(key))) faults.push(`${language}: ${key} is not in en-us`)
  }

  const { literals, prefixes } = keysInSources(sourceFolder)
  for (const base of bases) {
    const used = literals.has(base) || [...prefixes].some((prefix) => base.startsWith(prefix))
    if (!used) faults.push(`en-us: ${base} is used nowhere`)
  }
  for (const literal of literals)
    if (literal.startsWith('!') && !bases.has(literal.slice(1)) && !plurals.has(literal.slice(1)))
      faults.push(`en-us: ${literal.slice(1)} is used but missing`)
  return faults
}

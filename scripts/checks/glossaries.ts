import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listTextSources, readLocale } from '../../build/read-locale.ts'
import type { LanguageKey } from '../../shared-kit/src/contracts/platform/locales.ts'

/** What one language calls the terms of the product: `docs/glossaries/{language}.json`, explained in docs/voice.md. */
export type Glossary = {
  /** How the texts speak to their reader. */
  address: string
  /** By the English term. One of the words stands in every text whose English has the term. English lists the forms of the term. */
  terms: Record<string, string[]>
  /** Words that no text has, with what stands in their place. A star stands for the rest of a word. */
  refused: Record<string, string>
  /** Patterns of punctuation and spacing that no text has, with the reason. */
  patterns: Record<string, string>
  /** By term, refused word or pattern: texts that do otherwise, as `folder#key`, with the reason. */
  exceptions: Record<string, Record<string, string>>
}

/** All texts of one language, by `folder#key`. */
type Texts = ReadonlyMap<string, string>

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const textsIn = (node: unknown, key: string): [string, string][] => {
  if (typeof node === 'string') return [[key, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) =>
    textsIn(child, /[#]$/.test(key) ? key + name : `${key}.${name}`),
  )
}

const textSources = [
  ...globSync('{shell,shared-kit,shared-features,mf-*,api,registry/console}/src').flatMap(listTextSources),
  ...globSync('shell/src/legal/*/en-us.json').map((file) => dirname(file)),
].sort()

export const readTexts = (language: LanguageKey): Texts =>
  new Map(
    textSources
      // The registry’s console is in English alone.
      .filter((textSource) => language === 'en-us' || !textSource.startsWith('registry/'))
      .flatMap((textSource) => textsIn(readLocale(textSource, language), `${textSource.replace(/\.json$/, '')}#`)),
  )

export const readGlossary = (language: LanguageKey): Glossary => read(`docs/glossaries/${language}.json`) as Glossary

/** These are written without spaces between words. */
const withoutSpaces: readonly LanguageKey[] = ['ja', 'zh-cn', 'zh-tw']

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word of the glossary as it stands in a text: whole, where the language has words. */
const toPattern = (word: string, language: LanguageKey): RegExp => {
  if (withoutSpaces.includes(language)) return new RegExp(escapePattern(word), 'iu')
  const before = word.startsWith('*') ? '' : '(?<![\\p{L}\\p{M}_])'
  const after = word.endsWith('*') ? '' : '(?![\\p{L}\\p{M}_])'
  return new RegExp(before + escapePattern(word.replaceAll(/^\*|\*$/g, '')) + after, 'iu')
}

const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '{}')

/**
 * By term, the texts whose English says it. Not those in which it means something else: they are the exceptions of the English glossary. Plural
 * forms that English lacks have no English text and are not looked at.
 */
export const keysByTerm = ({ terms, exceptions }: Glossary, english: Texts): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(terms).map(([term, forms]) => {
      const patterns = forms.map((form) => toPattern(form, 'en-us'))
      const isSaid = (text: string) => patterns.some((pattern) => pattern.test(withoutPlaceholders(text)))
      const others = exceptions[term] ?? {}
      return [term, [...english].flatMap(([key, text]) => (isSaid(text) && !(key in others) ? [key] : []))]
    }),
  )

/** What a language’s texts do otherwise than its glossary, one line each; exceptions that nothing needs any more too. */
export const glossaryFaults = (
  language: LanguageKey,
  glossary: Glossary,
  texts: Texts,
  keysOf: Record<string, string[]>,
): string[] => {
  const found = new Map<string, string>()
  const note = (entry: string, key: string, what: string) => found.set(`${entry} ${key}`, `${key}: ${what}`)
  for (const [term, words] of Object.entries(glossary.terms))
    for (const key of keysOf[term] ?? []) {
      const text = texts.get(key)?.toLocaleLowerCase(language)
      if (text === undefined || words.some((word) => text.includes(word.toLocaleLowerCase(language)))) continue
      note(term, key, `“${term}” is ${words.join(' or ')}: ${texts.get(key)}`)
    }
  const patterns = [
    ...Object.entries(glossary.refused).map(([word, reason]) => [word, reason, toPattern(word, language)] as const),
    ...Object.entries(glossary.patterns).map(([word, reason]) => [word, reason, new RegExp(word, 'u')] as const),
  ]
  for (const [key, text] of texts)
    for (const [word, reason, pattern] of patterns)
      if (pattern.test(withoutPlaceholders(text))) note(word, key, `not “${word}” (${reason}): ${text}`)
  // Those of the English glossary say where a term means something else.
  const unneeded = Object.entries(glossary.exceptions).flatMap(([entry, keys]) =>
    Object.keys(language === 'en-us' && entry in glossary.terms ? {} : keys).flatMap((key) =>
      found.delete(`${entry} ${key}`) ? [] : [`${key}: needs no exception for “${entry}”`],
    ),
  )
  return [...found.values(), ...unneeded].map((fault) => `${language} ${fault}`)
}
